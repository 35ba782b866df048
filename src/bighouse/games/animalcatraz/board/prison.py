"""The prison, a line a space: the Guard, icons that he shuts, doors, vacant cells, and who is there."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, GOOD, HIDDEN, SECRET, rule
from bighouse.games.animalcatraz.board.ink import MET, UNMET, WIDE, Cast, grid, spaced
from bighouse.games.animalcatraz.box.components import CELLBLOCK_A, FIRST_CELL, SPACE_WORDS
from bighouse.games.animalcatraz.sight.view import CellView, SpaceView, VacantView

ICON_NAMES = {
    "trade": "Trade", "attack_steal": "Attack/Steal", "study": "Study", "work": "Work", "workout": "Workout",
    "chess": "Chess", "eat": "Eat", "king": "King", "recruit": "Recruit", "invite": "Invite", "escape": "Escape",
    "shower": "Shower",
}  # fmt: skip
MODULE_ICONS = ("recruit", "invite")  # that only work with Gangsters
ROOMY = 78  # columns from which who is there stands in a column
FREE = "+"  # under a Guard of the viewer's own, who lets it be used for nothing
RAT = "rats"


class Prison:
    """Draws the spaces of a view."""

    def __init__(self, cast: Cast, width: int) -> None:
        self.cast = cast
        self.width = width
        self.wide = width >= WIDE
        self.roomy = width >= ROOMY

    def drawn(self) -> RenderableType:
        table = grid(4 if self.roomy else 3)
        for space in self.cast.view.spaces:
            self.add(table, self.title(space), self.guard(space), self.icons(space), self.there(space.space))
            if space.door is not None:
                self.add(table, Text(), self.door(space), self.vacant(space), self.cell(space))
        who = self.there("hole")
        if who:
            self.add(table, Text("The Hole", f"bold {BAD}"), Text(), Text(), who)
        legend = f"{UNMET} shut  {FREE} free, your Guard  {MET} used"
        right = f"number: what it takes to corrupt him  {legend}" if self.wide else legend
        return Group(rule("The prison", self.width, right), table)

    def add(self, table: Table, title: Text, guard: Text, icons: Text, who: Text) -> None:
        """A line; where room is short, what is there comes behind the icons."""
        if self.roomy:
            table.add_row(title, guard, icons, who)
        else:
            table.add_row(title, guard, spaced([icons, who], "   "))

    def title(self, space: SpaceView) -> Text:
        name = self.cast.space(space.space).removeprefix("the ")
        out = Text(name, "bold")
        left = self.cast.view.decks.get(space.space) if self.roomy else None
        return out if left is None else out.append(f" {left}", DIM)

    def guard(self, space: SpaceView) -> Text:
        """His letter and name, whose he is, and what he takes."""
        if space.guard is None:
            return Text("·", DIM)
        name = str(self.cast.guards[space.guard].name).removeprefix("Officer ")
        out = Text.assemble((f"{space.letter} ", f"bold {BRASS}"), name if self.wide else name[:5])
        if space.needed is not None:
            out.append(f" {space.needed}", DIM)
        if space.owner is not None:
            out.append(" ").append_text(self.cast.rival(space.owner))
        return out.append(" trapped", HIDDEN) if space.trapped else out

    def icons(self, space: SpaceView) -> Text:
        """Those of the space; shut ones are struck through, and those that have been used are marked."""
        used = self.used()
        mine = space.owner is not None and self.cast.viewer in self.cast.view.rivals[space.owner].seats
        parts: list[Text] = []
        for icon in space.icons:
            if icon in MODULE_ICONS and "gangsters" not in self.cast.view.modules:
                continue
            text = Text(ICON_NAMES[icon] if self.wide else ICON_NAMES[icon].partition("/")[0])
            if icon in space.shut:
                text = Text(f"{FREE}{text}", GOOD) if mine else Text(f"{UNMET}{text}", f"strike {BAD}")
            parts.append(text.append(MET, DIM) if f"{space.space}:{icon}" in used else text)
        return Text(" ").join(parts)

    def used(self) -> list[str]:
        """Icons that the Convict has used this round whose turn it is, or else the viewer's own."""
        view = self.cast.view
        if view.active is not None:
            return view.convicts[view.active].used
        own = [convict.used for convict in view.convicts if convict.seat == view.viewer]
        return own[0] if own else []

    def there(self, space: str, named: bool = True) -> Text:
        """Who is in a space; who lies is told so."""
        view = self.cast.view
        parts: list[Text] = []
        for index, convict in enumerate(view.convicts):
            if convict.space == space and convict.posture != "escaped":
                text = self.cast.convict(index) if self.wide and named else self.cast.badge(index)
                parts.append(text.append(" lying", BAD) if convict.posture == "lying" else text)
        for each in view.spaces:
            if each.space == space:
                parts += [Text("Warden", f"bold {BRASS}").append_text(self.owned())] if each.warden else []
                parts += [Text(RAT, BAD)] if each.rat else []
        return spaced(parts)

    def owned(self) -> Text:
        owner = self.cast.view.warden_owner
        return Text() if owner is None else Text(" ").append_text(self.cast.rival(owner))

    # What a Cellblock has besides

    def door(self, space: SpaceView) -> Text:
        out = Text("door shut" if space.door == "shut" else "door open", BAD if space.door == "shut" else DIM)
        return out if space.king is None else Text.assemble(out, ("  King ", GOOD), self.cast.rival(space.king))

    def vacant(self, space: SpaceView) -> Text:
        return spaced([self.vacant_cell(cell) for cell in space.vacant])

    def vacant_cell(self, cell: VacantView) -> Text:
        """ "a1 ▯ Slick"; a dot where nothing is."""
        out = Text(cell.cell, DIM)
        if cell.card is not None:
            card = cell.card.card
            words = "▯" if card is None else f"{self.cast.cards[card].name} {SECRET}"
            out.append(" ").append(words, "" if card is None else HIDDEN)
        if cell.gangster is not None:
            out.append(" ").append(str(self.cast.gangsters[cell.gangster].name), BRASS)
        return out if cell.card is not None or cell.gangster is not None else out.append(" ·", DIM)

    def cell(self, space: SpaceView) -> Text:
        """The numbered cell behind it: whose, what is stashed, what was left there, and who is in."""
        number = SPACE_WORDS.index(space.space) - CELLBLOCK_A
        cell = self.cast.view.cells[number]
        out = Text(f"cell {number + 1}", DIM)
        if cell.rival is None:
            return out.append(" empty", DIM)
        out.append(" ").append_text(self.cast.rival(cell.rival)).append(f" {self.stash(cell)}", DIM)
        if cell.attack is not None:
            out.append(f" {self.cast.cards[cell.attack].name}", BAD)
        who = self.there(SPACE_WORDS[FIRST_CELL + number], named=False)
        return out.append(": ").append_text(who) if who else out

    def stash(self, cell: CellView) -> str:
        return f"{'stash ' if self.wide else ''}{len(cell.stash)}/{cell.limit}"

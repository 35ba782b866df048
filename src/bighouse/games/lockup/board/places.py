"""The eight locations: rewards, goon, suspicion, loot and crews."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, HIDDEN, People, rule
from bighouse.games.lockup.board.ink import ICON, bag, eyes, icons, in_order, sign
from bighouse.games.lockup.board.rewards import packed, signs_of, tiers
from bighouse.games.lockup.box.components import Box, Goon
from bighouse.games.lockup.sight.view import CrewAt, GuardsAt, LocationView, LockupView

COLUMNS = 4
GAP = 2
LEAST_CREW_LINES = 1  # room for crews, so that the picture does not jump when they arrive


class Places:
    """Draws the locations of a view."""

    def __init__(self, view: LockupView, box: Box, people: People) -> None:
        self.view = view
        self.box = box
        self.people = people
        self.goons = {goon.id: goon for goon in box.goons}
        self.guards = {guard.id: guard for guard in box.guards}
        self.used = set(view.players[view.viewer].visited) if view.viewer is not None else set()

    # A picture: four places abreast

    def picture(self, width: int) -> RenderableType:
        each = (width - GAP * (COLUMNS - 1)) // COLUMNS
        lines: list[Text] = []
        for start in range(0, len(self.view.locations), COLUMNS):
            cells = [self.cell(place, each) for place in self.view.locations[start : start + COLUMNS]]
            tallest = max(len(cell) for cell in cells)
            for row in range(tallest):
                line = Text()
                for number, cell in enumerate(cells):
                    text = cell[row].copy() if row < len(cell) else Text()
                    text.truncate(each, overflow="ellipsis")
                    text.pad_right(each - text.cell_len + (GAP if number < COLUMNS - 1 else 0))
                    line.append_text(text)
                line.rstrip()
                lines.append(line)
        return Group(*lines)

    def cell(self, place: LocationView, width: int) -> list[Text]:
        card = self.box.locations[self.view.locations.index(place)]
        lines = [rule(self.title(place), width, eyes(place.suspicion))]
        lines += packed(tiers(card.rewards[self.view.rules.players]), width)
        if card.has_goon_space:
            lines.append(self.goon(place))
        if place.loot:
            lines.append(Text.assemble(("loot ", DIM), bag(place.loot)))
        crews = self.crews(place, width)
        return lines + crews + [Text()] * (LEAST_CREW_LINES - len(crews))

    def title(self, place: LocationView) -> Text:
        card = self.box.locations[self.view.locations.index(place)]
        words = f"{card.number} {card.name}"
        if self.view.resolution is not None and self.view.resolution.location == place.location:
            return Text(f" {words} ", f"bold reverse {BRASS}")
        return Text(words, f"bold {DIM}" if place.location in self.used else f"bold {BRASS}")

    def goon(self, place: LocationView) -> Text:
        if place.goon is None:
            return Text("no goon", DIM)
        return goon_line(self.goons[place.goon])

    def crews(self, place: LocationView, width: int) -> list[Text]:
        """A line for each crew: its tokens, and at the right what they count; by rank where that is fixed."""
        rows = [(crew.seat, self.tokens(crew), crew.strength, crew.face_down > len(crew.known)) for crew in place.crews]
        if place.guards is not None:
            guards = place.guards
            rows.append((len(self.people.sitters), self.cards(guards), guards.strength, guards.face_down > 0))
        fixed = self.view.resolution
        if fixed is not None and fixed.location == place.location and fixed.ranked:
            order = [rank.seat for rank in fixed.present]
            rows.sort(key=lambda row: order.index(row[0]) if row[0] in order else len(order))
        most = max((strength for _, _, strength, _ in rows), default=0)
        lines: list[Text] = []
        for seat, tokens, strength, unsure in rows:
            left = Text.assemble(self.people.badge(seat), " ", tokens)
            total = str(strength) if not unsure else f"{strength}+?" if strength else "?"
            gap = " " * max(1, width - left.cell_len - len(total))
            lines.append(Text.assemble(left, gap, (total, f"bold {BRASS}" if strength == most else "bold")))
        return lines

    def tokens(self, crew: CrewAt) -> Text:
        """Face up as they are; face down in parentheses, with a question mark for what the viewer does not know."""
        parts: list[Text] = []
        for token in in_order(crew.face_up):
            parts.append(Text(f"{sign(token)}=0", DIM) if token in crew.nullified else Text(sign(token)))
        parts += [Text(f"({sign(token)})", HIDDEN) for token in in_order(crew.known)]
        parts += [Text("(?)", DIM)] * (crew.face_down - len(crew.known))
        if crew.bonus:
            parts.append(Text(f"+{crew.bonus}"))
        return Text(" ").join(parts)

    def cards(self, guards: GuardsAt) -> Text:
        parts: list[Text] = []
        for card in guards.face_up:
            guard = self.guards[card]
            word = "E" if guard.enforcer else "L" if guard.lookout else str(guard.strength)
            parts.append(Text(f"{word}=0", DIM) if card in guards.nullified else Text(word))
        return Text(" ").join(parts + [Text("(?)", DIM)] * guards.face_down)

    # A list: a place a line or two

    def listed(self, width: int, rewards: bool = True) -> RenderableType:
        lines: list[Text] = []
        for place in self.view.locations:
            card = self.box.locations[self.view.locations.index(place)]
            head = self.title(place)
            head.pad_right(18 - head.cell_len)
            if rewards:
                line = Text.assemble(head, Text("  ").join(tiers(card.rewards[self.view.rules.players])))
                line.truncate(width, overflow="ellipsis")
                lines.append(line)
                head = Text(" " * 3)
            present = self.present(place)
            if present or not rewards:
                line = Text.assemble(head, Text("   ").join(present))
                line.truncate(width, overflow="ellipsis")
                lines.append(line)
        return Group(*lines)

    def present(self, place: LocationView) -> list[Text]:
        parts: list[Text] = []
        if place.suspicion:
            parts.append(eyes(place.suspicion))
        if place.goon is not None:
            parts.append(goon_line(self.goons[place.goon]))
        if place.loot:
            parts.append(Text.assemble(("loot ", DIM), bag(place.loot)))
        return parts + self.crews(place, 1)


def goon_line(goon: Goon) -> Text:
    """A goon with its suspicion icons, valuables and effects."""
    valuables = dict(zip(("shield", "gem", "magic"), goon.valuables))
    parts = [Text(goon.name, "italic")]
    if goon.suspicion:
        parts.append(Text(ICON * goon.suspicion, BAD))
    if any(goon.valuables):
        parts.append(icons(valuables))
    if goon.effects:
        parts.append(signs_of(goon.effects))
    if goon.patrol_resource >= 0:
        resource = ["scrap", "potion", "iron", "gold"][goon.patrol_resource]
        parts.append(Text.assemble(("leaves ", DIM), bag({resource: 1})))
    return Text(" ").join(parts)

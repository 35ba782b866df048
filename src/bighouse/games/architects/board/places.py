"""The nine places, the Black Market, the Guildhall, the Cathedral and the virtue track."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.english import capital, signed
from bighouse.engine.ink import BAD, BRASS, DIM, People, rule
from bighouse.games.architects.board.ink import BELL, COLOURS, badges, bag, fitted, lacking, owners
from bighouse.games.architects.box.components import PLACE_WORDS
from bighouse.games.architects.sight.view import ArchitectsView, PlaceView, StallView
from bighouse.games.architects.words.phrases import LEVEL_NAMES, PLACE_NAMES, SPACE_NAMES

COLUMNS = 3
GAP = 2
ROOMY = 76  # room for words beside a heading
NAME = 18  # columns for the name of a place in a list


def place_title(place: str) -> str:
    return capital(PLACE_NAMES[PLACE_WORDS.index(place)].removeprefix("the "))


class Town:
    """Draws the board of a view."""

    def __init__(self, view: ArchitectsView, people: People) -> None:
        self.view = view
        self.people = people

    # The large circles

    def picture(self, width: int) -> RenderableType:
        """Three places abreast, each with its workers and what the viewer's next one would bring."""
        each = (width - GAP * (COLUMNS - 1)) // COLUMNS
        lines: list[Text] = []
        for start in range(0, len(self.view.places), COLUMNS):
            cells = [self.cell(place, each) for place in self.view.places[start : start + COLUMNS]]
            for row in range(max(len(cell) for cell in cells)):
                parts = [fitted(cell[row] if row < len(cell) else Text(), each) for cell in cells]
                lines.append(Text(" " * GAP).join(parts))
        return Group(*lines)

    def cell(self, place: PlaceView, width: int) -> list[Text]:
        tax = Text(f"{self.view.tax} silver", COLOURS["silver"]) if place.place == "tax_stand" else ""
        lines = [rule(place_title(place.place), width, tax), owners(self.people, place.workers)]
        if place.next is not None:
            lines.append(Text(f"next: {place.next.words}", DIM))
        return lines

    def listed(self, width: int) -> RenderableType:
        """A place a line."""
        lines: list[Text] = []
        for place in self.view.places:
            line = fitted(Text(place_title(place.place), f"bold {BRASS}"), NAME)
            line.append_text(fitted(owners(self.people, place.workers), max(10, width // 3)))
            if place.next is not None:
                line.append(f" {place.next.words}", DIM)
            lines.append(fitted(line, width))
        return Group(*lines)

    # The Black Market and the Prison

    def market(self, width: int) -> RenderableType:
        return Group(
            rule("Black Market", width),
            *(fitted(self.stall(stall, i), width) for i, stall in enumerate(self.view.market)),
        )

    def stall(self, stall: StallView, number: int) -> Text:
        price = f"{stall.silver} silver, {stall.virtue} virtue"
        line = Text.assemble((f"{capital(SPACE_NAMES[number]):<13}", BRASS), (f"{price:<20}", DIM))
        line.append_text(fitted(Text("free", DIM) if stall.worker is None else self.people.badge(stall.worker), 6))
        if not stall.offer:
            return line.append("any apprentice, or one of several plans")
        line.append_text(bag(stall.offer))
        return line.append(f" ({stall.pile} in the pile)" if stall.pile else " (printed on the board)", DIM)

    def prison(self, width: int) -> RenderableType:
        """Who sits there, and what a reset would bring now."""
        line = Text.assemble(("Prison  ", f"bold {BRASS}"), owners(self.people, [p.prison for p in self.view.players]))
        threats: list[Text] = []
        for verdict in self.view.reset:
            parts = ["\u22121 virtue"] if verdict.loses_virtue else []
            parts += ["1 debt"] if verdict.takes_debt else []
            if parts:
                threats.append(Text.assemble(self.people.badge(verdict.seat), (f" {', '.join(parts)}", BAD)))
        if threats:
            line.append("   a reset now: ", DIM).append_text(Text("  ").join(threats))
        line.truncate(width, overflow="ellipsis")
        return line

    # Guildhall, Cathedral and virtue

    def guildhall(self, width: int) -> RenderableType:
        hall = self.view.guildhall
        bells = ", ".join(str(space) for space in hall.resets if space >= hall.next)
        right = f"{len(hall.workers)} of {hall.spaces}" + (f", {BELL} at {bells}" if bells else "")
        counts = [hall.workers.count(seat) for seat in range(len(self.view.players))]
        return Group(rule("Guildhall", width, right), owners(self.people, counts))

    def cathedral(self, width: int) -> RenderableType:
        lines: list[Text] = [rule("Cathedral", width, f"{self.view.rewards_left} rewards left")]
        for level in reversed(self.view.cathedral[1:]):
            line = fitted(Text(f"{capital(LEVEL_NAMES[level.level])}", BRASS), 11)
            line.append(f"{level.points:>2} VP  ")
            line.append_text(fitted(bag(level.cost), 20))
            line.append_text(fitted(Text(f"{len(level.players)}/{level.spaces}", DIM), 5))
            line.append_text(badges(self.people, level.players))
            mine = self.view.cathedral_next
            if mine is not None and mine.level == level.level:
                line.append("  ").append_text(self.next_step())
            lines.append(fitted(line, width))
        return Group(*lines)

    def next_step(self) -> Text:
        mine = self.view.cathedral_next
        if mine is None or mine.ready:
            return lacking({}, [])
        missing = ["more virtue"] if mine.too_wicked else []
        missing += ["a space"] if mine.full else []
        if mine.cards and not self.hand():
            missing.append("a plan")
        return lacking(mine.short, missing)

    def hand(self) -> int:
        return 0 if self.view.viewer is None else self.view.players[self.view.viewer].hand_count

    def virtue(self, width: int) -> RenderableType:
        """The track, a step a column; where something is closed the number is red."""
        each = max(4, min(7, width // len(self.view.virtue)))
        rows = [Text(), Text(), Text()]
        for step in self.view.virtue:
            closed = BAD if not (step.market_open and step.cathedral_open) else DIM
            rows[0].append_text(fitted(Text(str(step.virtue), closed), each))
            rows[1].append_text(fitted(Text(signed(step.points), DIM), each))
            marks = badges(self.people, step.players[:1])
            if len(step.players) > 1:
                marks.append(f"+{len(step.players) - 1}", DIM)
            rows[2].append_text(fitted(marks, each))
        return Group(rule("Virtue and its VP", width, self.bars() if width >= ROOMY else ""), *rows)

    def bars(self) -> str:
        wicked = [step.virtue for step in self.view.virtue if not step.cathedral_open]
        honest = [step.virtue for step in self.view.virtue if not step.market_open]
        parts = [f"{max(wicked)} or less: no Cathedral"] if wicked else []
        parts += [f"{min(honest)} or more: no Black Market"] if honest else []
        return ", ".join(parts)

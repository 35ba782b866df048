"""A Mat in full: bars as slots, skills, Gangsters, cards with what they do, stash, Crimes and the Escape Plan."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import counted, with_sign
from bighouse.engine.ink import BAD, BRASS, DIM, GOOD, HIDDEN, SECRET, rule
from bighouse.games.animalcatraz.board.ink import GREEN, MET, RED, UNMET, Cast, spaced
from bighouse.games.animalcatraz.box.components import ESCAPE_TOOL, WEAPON, Card
from bighouse.games.animalcatraz.sight.view import BarView, CellView, CrimeView, HeldView, RivalView
from bighouse.games.animalcatraz.words.card_words import card_sentence, plan_sentence
from bighouse.games.animalcatraz.words.skill_words import gangster_sentence, skill_sentence

FULL, FREE = "■", "□"
SKILL_NUMBERS = ("I", "II")


class Mat:
    """One Convict's Mat; in brief cards, skills and Gangsters do not say what they do."""

    def __init__(self, cast: Cast, index: int, width: int, with_stash: bool = True) -> None:
        self.cast = cast
        self.index = index
        self.width = width
        self.with_stash = with_stash  # partners share one, which is shown once
        self.convict = cast.view.convicts[index]

    def title(self) -> Text:
        hidden = Text(f"{SECRET} hidden from others", HIDDEN) if self.cast.own(self.index) else Text()
        return rule(self.cast.convict(self.index), self.width, hidden)

    def drawn(self, brief: bool = False) -> list[RenderableType]:
        if self.convict.convict is None:
            return [self.title(), Text("to be chosen", DIM)]
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(no_wrap=True, style=DIM)
        table.add_column()
        for heading, text in self.brief_rows() if brief else self.rows():
            if text:
                table.add_row(heading, text)
        return [self.title(), table]

    def rows(self) -> list[tuple[str, Text]]:
        return [
            *self.bars(),
            *self.skills(),
            *self.held(f"Carries {len(self.convict.carry)}/{self.convict.carry_limit}", self.convict.carry),
            *self.gangsters(),
            *self.held("Upgrade", one(self.convict.upgrade)),
            *self.held("In the cell", one(self.convict.cell_upgrade)),
            *self.stash(),
            *[("Crime" if not i else "", crime(self.cast, each)) for i, each in enumerate(self.convict.crimes)],
        ]

    def brief_rows(self) -> list[tuple[str, Text]]:
        cast, convict = self.cast, self.convict
        carried = spaced([cast.card(held) for held in convict.carry], ", ")
        crew = [self.gangster_name(i) for i in range(len(convict.gangsters))]
        upgrades = [cast.card(held) for held in (convict.upgrade, convict.cell_upgrade) if held is not None]
        cell = self.cell()
        stash = cell.stash if self.with_stash else []
        return [
            ("Bars", spaced([bar for _, bar in self.bars(3)])),
            (f"Carries {len(convict.carry)}/{convict.carry_limit}", carried),
            ("Gangsters", spaced(crew, ", ")),
            ("Upgrades", spaced(upgrades, ", ")),
            (f"Stash {len(cell.stash)}/{cell.limit}", spaced([cast.card(held) for held in stash], ", ")),
            ("Crimes", Text("\n").join([crime(cast, each) for each in convict.crimes])),
        ]

    # Bars and skills

    def bars(self, letters: int | None = None) -> list[tuple[str, Text]]:
        """Both, their names cut to so many letters."""
        convict = self.convict
        strength = "Primal" if convict.primal else "Strength"
        return [
            ("Bars", bar(strength[:letters], convict.strength, RED)),
            ("", bar("Cunning"[:letters], convict.cunning, GREEN)),
        ]

    def skills(self) -> list[tuple[str, Text]]:
        """Both, with the Cunning that each needs; those that do not work now are dimmed."""
        card = self.cast.inmates[self.convict.convict or ""]
        out: list[tuple[str, Text]] = []
        for number, on in enumerate(self.convict.skills):
            words = skill_sentence(self.cast.box, card.index, number + 1)
            text = Text.assemble(
                (MET if on else UNMET, GOOD if on else DIM),
                (f" {card.skill_name} {SKILL_NUMBERS[number]}", "" if on else DIM),
                (f" from Cunning {card.skill_levels[number]}: ", DIM),
                (words, "" if on else DIM),
            )
            out.append(("Skills" if not number else "", text))
        return out

    # Cards

    def held(self, heading: str, held: list[HeldView]) -> list[tuple[str, Text]]:
        return [(heading if not i else "", self.card(each)) for i, each in enumerate(held)]

    def card(self, held: HeldView) -> Text:
        """Its name, its figures, and what it does."""
        out = self.cast.card(held)
        if held.card is None:
            return out
        card: Card = self.cast.cards[held.card]
        out.append(" shown" if held.shown else "", BRASS).append(f"  {figures(card)}", BRASS)
        return out.append(f"  {card_sentence(self.cast.box, card.index)}", DIM)

    def gangsters(self) -> list[tuple[str, Text]]:
        out: list[tuple[str, Text]] = []
        for number, gangster in enumerate(self.convict.gangsters):
            words = gangster_sentence(self.cast.box, self.cast.gangsters[gangster.gangster].index)
            text = self.gangster_name(number).append(f"  {words}", DIM)
            out.append(("Gangsters" if not number else "", text))
            if gangster.card is not None:
                out.append(("", Text("  carries ", DIM).append_text(self.card(gangster.card))))
        return out

    def gangster_name(self, number: int) -> Text:
        gangster = self.convict.gangsters[number]
        out = Text.assemble(str(self.cast.gangsters[gangster.gangster].name), (f" {gangster.strength}", RED))
        if gangster.card is not None:
            out.append(" with ", DIM).append_text(self.cast.card(gangster.card))
        return out.append(" used", DIM) if gangster.used else out

    def cell(self) -> CellView:
        return next(cell for cell in self.cast.view.cells if cell.cell == self.convict.cell)

    def stash(self) -> list[tuple[str, Text]]:
        cell = self.cell()
        if not self.with_stash:
            return []
        return self.held(f"Stash {len(cell.stash)}/{cell.limit}", cell.stash)


def one(held: HeldView | None) -> list[HeldView]:
    return [] if held is None else [held]


def figures(card: Card) -> str:
    """Trade Value first: "3, attack 2, damage 1"."""
    parts = [f"value {card.value}"]
    if card.kind == WEAPON:
        parts += [f"attack {with_sign(card.attack)}", f"damage {card.damage}"]
    elif card.kind == ESCAPE_TOOL:
        parts += [f"red {with_sign(card.red)}", f"green {with_sign(card.green)}"]
    return ", ".join(parts)


def bar(name: str, shown: BarView, colour: str) -> Text:
    """The slots of each level, filled up to the marker: "Strength 2  ■ ■■ ■□ □□□"."""
    groups: list[str] = []
    done = 0
    for slots in shown.slots:
        filled = min(slots, max(0, shown.slot + 1 - done))
        groups.append(FULL * filled + FREE * (slots - filled))
        done += slots
    return Text.assemble((f"{name} ", DIM), (str(shown.level), f"bold {colour}"), "  ", (" ".join(groups), colour))


def crime(cast: Cast, shown: CrimeView) -> Text:
    """A Crime with its REP and how far it is; face down when it is another's."""
    if shown.crime is None:
        return Text("▯ face down", DIM)
    card = cast.crimes[shown.crime]
    out = Text.assemble((f"{card.name} {SECRET}", HIDDEN), (f"  {with_sign(card.rep)} REP", BRASS))
    if card.points:
        out.append(f" {counted(card.points, 'point')}", DIM)
    out.append("  ready" if shown.ready else "", f"bold {GOOD}")
    for step in shown.steps:
        far = f" {step.have}/{step.need}" if step.need > 1 else ""
        out.append(f"  {MET if step.met else UNMET} ", GOOD if step.met else BAD).append(f"{step.words}{far}")
    return out


def side_lines(cast: Cast, rival: RivalView) -> list[RenderableType]:
    """What the Convicts of a rival share: the Escape Plan with its tools, and Crimes that were kept."""
    parts: list[RenderableType] = []
    if rival.plan is not None and rival.plan.plan is not None:
        plan = cast.plans[rival.plan.plan]
        mark = "" if rival.plan.revealed else f" {SECRET}"
        text = Text.assemble(
            ("Escape Plan  ", DIM), (f"{plan.name}{mark}", BRASS if rival.plan.revealed else HIDDEN),
            (f"  {plan_sentence(cast.box, plan.index)}", DIM),
        )  # fmt: skip
        if rival.secured:
            text.append(f"  Secured: {', '.join(str(cast.cards[tool].name) for tool in rival.secured)}.", GOOD)
        parts.append(text)
    if rival.crimes:
        names = ", ".join(str(cast.crimes[crime].name) for crime in rival.crimes)
        parts.append(Text.assemble(("Crimes kept  ", DIM), names))
    return parts

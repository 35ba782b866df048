"""The night, steps C: everybody to their cells, REP for Gangsters, slots for a read or a workout (RULES.md 5)."""

from __future__ import annotations

from typing import Final, cast

from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import (
    FIRST_CELL,
    NIGHT_ANY,
    NIGHT_CUNNING,
    NIGHT_STRENGTH,
    NO_NIGHT_UPGRADE,
    NOTHING,
)
from bighouse.games.animalcatraz.rules.actions import NIGHT, NIGHTS, SHOW, STASH, at_place, kind_of
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import change_cunning, change_strength
from bighouse.games.animalcatraz.rules.events import GANGSTERS_COUNTED, NIGHT_FELL, UPGRADE_SHOWN
from bighouse.games.animalcatraz.rules.loot import hides_something
from bighouse.games.animalcatraz.rules.mats import at_place as cards_at
from bighouse.games.animalcatraz.rules.mats import find, show
from bighouse.games.animalcatraz.rules.primal import round_passes
from bighouse.games.animalcatraz.rules.reputation import FROM_GANGSTERS, change_rep
from bighouse.games.animalcatraz.rules.riots import BEGIN_RIOT
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, first_seat
from bighouse.games.animalcatraz.rules.sources import CARD
from bighouse.games.animalcatraz.rules.state import ESCAPED, HOLED, STANDING, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import card_name

NIGHT_SLOTS: Final = 2


class NightSteps(Step[Animalcatraz]):
    """C1 to C5, without Actions."""

    def run(self, game: Animalcatraz) -> None:
        game.tell(NIGHT_FELL, game.day)
        round_passes(game)
        for convict in game.convicts:
            if convict.posture != ESCAPED:
                to_bed(convict)
        game.do([GANGSTERS_PAY, CLEAN_UP, SLEEP])


def to_bed(convict: Convict) -> None:
    """To the own cell; what The Hole still asks for stays as Action Loss, and who lies stays lying (R37)."""
    convict.space = FIRST_CELL + convict.cell
    if convict.posture == HOLED:
        convict.posture = STANDING


class GangstersPay(Step[Animalcatraz]):
    """C2: REP for each Gangster on the Mats, from the Shank clockwise; those of an escaped Convict are frozen."""

    def run(self, game: Animalcatraz) -> None:
        for rival in clockwise_from(game, game.shank):
            count = 0
            for index in convicts_of(game, rival):
                if game.convicts[index].posture != ESCAPED:
                    count += len(game.convicts[index].gangsters)
            if count:
                game.tell(GANGSTERS_COUNTED, first_seat(game, rival), count)
                change_rep(game, rival, count * game.box.gangster_rep, FROM_GANGSTERS)
        if game.risen:
            game.do_next(BEGIN_RIOT)


class CleanUp(Step[Animalcatraz]):
    """C3 and C4: the Infirmary pile goes under the Chair, shuffled; placed Trash Tags leave the game."""

    def run(self, game: Animalcatraz) -> None:
        pile = game.pile
        game.pile = []
        if len(pile) > 1:
            game.rng.shuffle(pile)
            for copy in pile:
                game.known[copy] = 0
        game.chair = pile + game.chair
        game.placed_tags = [0] * len(game.placed_tags)


class Sleep(Step[Animalcatraz]):
    """C5: all players at once; one who leads two Convicts answers for one after the other."""

    def run(self, game: Animalcatraz) -> None:
        game.slept_on = []
        for convict in game.convicts:
            convict.night = NOTHING
        first: list[Choice[Animalcatraz]] = []
        for seat in range(game.seats):
            sleepers = asleep(game, seat)
            if sleepers:
                settle_in(game, sleepers[0])
                first.append(NightUpgrade(seat, sleepers[0]))
        game.gather(first)


def asleep(game: Animalcatraz, seat: int) -> list[int]:
    """The Convicts of a seat that have a night upgrade to come; a stink bomb in the cell spoils it."""
    out: list[int] = []
    for i in range(len(game.convicts)):
        convict = game.convicts[i]
        if (
            convict.seat == seat
            and convict.posture != ESCAPED
            and convict.night == NOTHING
            and not stinks(game, convict)
        ):
            out.append(i)
    return out


def stinks(game: Animalcatraz, convict: Convict) -> bool:
    attack = game.cell_attacks[convict.cell]
    return attack != NOTHING and game.box.of(attack).cell_attack == NO_NIGHT_UPGRADE


def settle_in(game: Animalcatraz, index: int) -> None:
    """The slots of the night, with what the Cell Upgrade on the Mat adds (R70)."""
    convict = game.convicts[index]
    convict.night = NIGHT_SLOTS
    if convict.cell_upgrade != NOTHING:
        sleep_on(game, index, convict.cell_upgrade)


def sleep_on(game: Animalcatraz, index: int, copy: int) -> None:
    """What one Cell Upgrade gives to one Convict at night."""
    perks = game.box.of(copy).modifiers
    game.convicts[index].night += perks[NIGHT_ANY]
    game.because(CARD, game.box.kind_of[copy])
    change_strength(game, index, perks[NIGHT_STRENGTH])
    change_cunning(game, index, perks[NIGHT_CUNNING])
    game.because()


class NightUpgrade(AskedOf):
    """How many slots are Strength, the rest is Cunning (D18, R38); a Cell Upgrade of the stash may be shown first."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        convict = game.convicts[self.index]
        out = [NIGHT + slots for slots in range(min(convict.night + 1, NIGHTS))]
        if convict.primal:
            out = out[-1:]  # only Strength can rise
        return out + [at_place(SHOW, STASH, kind) for kind in comforts(game, self.index)]

    def always_asked(self, game: Animalcatraz) -> bool:
        """A Primal Convict too, though it has no choice: a question must not betray what lies in the stash (32.1)."""
        return hides_something(game, self.index, STASH)

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = game.convicts[self.index]
        if action >= SHOW:
            copy = find(game, self.index, STASH, kind_of(SHOW, action))
            show(game, copy)
            game.shown[copy] = 1
            game.slept_on.append(copy)
            game.tell(UPGRADE_SHOWN, self.seat, game.box.kind_of[copy])
            sleep_on(game, self.index, copy)
            game.do_next(self)
            ask_partners_anew(game)
            return
        strength = action - NIGHT
        change_strength(game, self.index, strength)
        change_cunning(game, self.index, convict.night - strength)
        others = asleep(game, self.seat)
        if others:
            settle_in(game, others[0])
            game.do_next(NightUpgrade(self.seat, others[0]))

    def lapse(self, game: Animalcatraz) -> int:
        convict = game.convicts[self.index]
        return NIGHT + (convict.night if convict.primal else (convict.night + 1) // 2)

    def question(self, game: Animalcatraz) -> str:
        convict = game.convicts[self.index]
        name = game.box.inmates[convict.card].name
        return f"Night: how does {name} spend {convict.night} slots?"

    def chapter(self, game: Animalcatraz) -> str:
        return "night"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action >= SHOW:
            return Wording(f"Show {card_name(game, kind_of(SHOW, action))}", "its bonus counts tonight")
        strength = action - NIGHT
        cunning = game.convicts[self.index].night - strength
        return Wording(f"{strength} Strength, {cunning} Cunning")


def ask_partners_anew(game: Animalcatraz) -> None:
    """Whoever is still asked at the same time can no longer sleep on what has just been shown."""
    for lane in game.lanes:
        if lane.options:
            choice = cast(NightUpgrade, lane.agenda[-1])
            lane.options = choice.allowed(game)


def comforts(game: Animalcatraz, index: int) -> list[int]:
    """Kinds of Cell Upgrades in the stash that nobody has slept on tonight (R70)."""
    out: list[int] = []
    for copy in cards_at(game, index, STASH):
        card = game.box.of(copy)
        perks = card.modifiers
        if perks[NIGHT_ANY] + perks[NIGHT_STRENGTH] + perks[NIGHT_CUNNING] and copy not in game.slept_on:
            out.append(card.index)
    return out


GANGSTERS_PAY: Final = GangstersPay()
CLEAN_UP: Final = CleanUp()
SLEEP: Final = Sleep()
NIGHT_STEPS: Final = NightSteps()

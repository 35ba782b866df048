"""The Getaway: an Escapee passes three cards, which sacrificed Guards make harder or easier (section 30, R55)."""

from __future__ import annotations

from bighouse.engine.english import with_sign
from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import NOTHING, Stage
from bighouse.games.animalcatraz.rules.actions import DONE, SACRIFICE
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.events import (
    GETAWAY_ROLLED,
    GUARD_SACRIFICED,
    STAGE_FAILED,
    STAGE_PASSED,
    STAGE_TURNED,
)
from bighouse.games.animalcatraz.rules.guard_traps import lift_trap
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, first_seat
from bighouse.games.animalcatraz.rules.standings import win
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz
from bighouse.games.animalcatraz.words.phrases import guard_name, name_of


def padlock(game: Animalcatraz, number: int) -> int:
    """What a padlock of the face-up card asks for now; 0: it is not there."""
    return number + game.hindrance if number else 0


def stage_of(game: Animalcatraz) -> Stage:
    """The card that the Escapee stands before: it lies face up on its deck."""
    return game.box.stages[game.getaway[game.convicts[game.escapee].stage][-1]]


class GetawayTurn(Step[Animalcatraz]):
    """The top card of the deck; rivals from the Shank may sacrifice Guards, then the Escapee's side, then the rolls."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        game.escapee = self.index
        game.hindrance = 0
        game.reveal()
        game.tell(STAGE_TURNED, convict.seat, convict.card, stage_of(game).index)
        steps: list[Step[Animalcatraz]] = []
        for rival in clockwise_from(game, game.shank):
            if rival != convict.rival:
                steps.append(AskGuards(rival))
        steps.append(AskGuards(convict.rival))
        steps.append(Dash(self.index))
        game.do(steps)

    def args(self) -> list[int]:
        return [self.index]


class AskGuards(Step[Animalcatraz]):
    """A rival is asked while it owns a Guard."""

    def __init__(self, rival: int) -> None:
        self.rival = rival

    def run(self, game: Animalcatraz) -> None:
        if self.rival in game.owners:
            escapee = game.convicts[game.escapee]
            seat = escapee.seat if escapee.rival == self.rival else first_seat(game, self.rival)
            game.do_next(SacrificeGuards(seat, self.rival))

    def args(self) -> list[int]:
        return [self.rival]


class SacrificeGuards(Asked):
    """Which Guards a rival gives up, one after the other (D21)."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def helps(self, game: Animalcatraz) -> bool:
        return game.convicts[game.escapee].rival == self.rival

    def change(self, game: Animalcatraz) -> int:
        """What each Guard adds to every padlock, or takes off."""
        value = stage_of(game).guard_value
        return -value if self.helps(game) else value

    def candidates(self, game: Animalcatraz) -> list[int]:
        out = [SACRIFICE + guard for guard in range(len(game.owners)) if game.owners[guard] == self.rival]
        out.append(DONE)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == DONE:
            return
        guard = action - SACRIFICE
        change = self.change(game)
        lift_trap(game, guard)
        game.owners[guard] = NOTHING  # back on black, where he stands
        game.rivals[self.rival].stands -= 1  # out of the game (R55)
        game.hindrance += change
        game.tell(GUARD_SACRIFICED, self.seat, guard, change)
        game.do_next(AskGuards(self.rival))

    def lapse(self, game: Animalcatraz) -> int:
        return DONE

    def args(self) -> list[int]:
        return [self.seat, self.rival]

    def question(self, game: Animalcatraz) -> str:
        card = stage_of(game)
        locks: list[str] = []
        if card.red:
            locks.append(f"Strength {padlock(game, card.red)}")
        if card.green:
            locks.append(f"Cunning {padlock(game, card.green)}")
        whose = "help" if self.helps(game) else "stop"
        return f"{card.name} ({' and '.join(locks)}): give up Guards to {whose} {name_of(game, game.escapee)}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "getaway"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == DONE:
            return Wording("Give up no more")
        name = guard_name(game, action - SACRIFICE)
        return Wording(f"Give up {name}", f"{with_sign(self.change(game))} on every padlock; his stand is lost")


class Dash(Step[Animalcatraz]):
    """The rolls: every padlock that the card shows must open."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        card = stage_of(game)
        passed = True
        if card.red:
            passed = opens(game, self.index, 0, strength_level(game, convict), padlock(game, card.red))
        if passed and card.green:
            passed = opens(game, self.index, 1, cunning_level(game, convict), padlock(game, card.green))
        game.tell(STAGE_PASSED if passed else STAGE_FAILED, convict.seat, convict.card, card.index)
        deck = game.getaway[convict.stage]
        deck.insert(0, deck.pop())  # under its deck, so that several Escapees can share it
        game.escapee = NOTHING
        game.hindrance = 0
        if not passed:
            return
        convict.stage += 1
        if convict.stage < len(game.getaway):
            game.do_next(GetawayTurn(self.index))
        else:
            convict.stage = NOTHING
            if got_away(game, convict.rival):
                win(game, convict.rival)

    def args(self) -> list[int]:
        return [self.index]


def opens(game: Animalcatraz, index: int, stat: int, level: int, needed: int) -> bool:
    """Level and two dice against a padlock."""
    convict = game.convicts[index]
    rolled = game.roll(GETAWAY_ROLLED, [convict.seat, convict.card, stat, needed], 2, 6, [level])
    return sum(rolled) + level >= needed


def got_away(game: Animalcatraz, rival: int) -> bool:
    """Whether every Convict of a rival is out for good."""
    for index in convicts_of(game, rival):
        convict = game.convicts[index]
        if convict.posture != ESCAPED or convict.stage != NOTHING:
            return False
    return True

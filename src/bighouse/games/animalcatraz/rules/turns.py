"""The order of turns in a round, and how each begins (RULES.md sections 5 and 6)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import FIRST_CELL, NOTHING, SLOW_START
from bighouse.games.animalcatraz.rules.actions import CONVICT
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.bars import change_strength, primal_actions
from bighouse.games.animalcatraz.rules.events import POISON_WORKED, STOOD_UP, TURN_BEGAN, TURN_LOST
from bighouse.games.animalcatraz.rules.getaway import GetawayTurn
from bighouse.games.animalcatraz.rules.injury import cure, end_turn, leave_hole
from bighouse.games.animalcatraz.rules.rats import MeetRats
from bighouse.games.animalcatraz.rules.reactions import Reactions
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, deciding_seat, paired
from bighouse.games.animalcatraz.rules.state import ESCAPED, HOLED, LYING, STANDING, Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.rules.warden import MeetWarden


class Turns(Step[Animalcatraz]):
    """From the Shank clockwise; rivals with two Convicts alternate, going round twice."""

    def run(self, game: Animalcatraz) -> None:
        steps: list[Step[Animalcatraz]] = []
        for _ in range(2 if paired(game) else 1):
            for rival in clockwise_from(game, game.shank):
                steps.append(Slot(rival))
        game.do(steps)


class Slot(Step[Animalcatraz]):
    """A rival's place in the round: one of its Convicts that has not played."""

    def __init__(self, rival: int) -> None:
        self.rival = rival

    def run(self, game: Animalcatraz) -> None:
        waiting = yet_to_play(game, self.rival)
        if len(waiting) == 1:
            game.do_next(StartTurn(waiting[0]))
        elif waiting:
            game.do_next(PickConvict(deciding_seat(game, self.rival), self.rival))

    def args(self) -> list[int]:
        return [self.rival]


def yet_to_play(game: Animalcatraz, rival: int) -> list[int]:
    """Escaped ones are skipped unless they are in the Getaway."""
    out: list[int] = []
    for index in convicts_of(game, rival):
        convict = game.convicts[index]
        if not convict.played and (convict.posture != ESCAPED or convict.stage != NOTHING):
            out.append(index)
    return out


class PickConvict(Asked):
    """Which Convict of the side plays now (D2)."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [CONVICT + index for index in yet_to_play(game, self.rival)]

    def take(self, game: Animalcatraz, action: int) -> None:
        game.do_next(StartTurn(action - CONVICT))

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def args(self) -> list[int]:
        return [self.seat, self.rival]

    def question(self, game: Animalcatraz) -> str:
        return "Which of your Convicts plays now?"

    def chapter(self, game: Animalcatraz) -> str:
        return "teams"


class StartTurn(Step[Animalcatraz]):
    """The budget, what is owed of it, getting up; then poison, rats and the Warden (section 6)."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        index = self.index
        convict = game.convicts[index]
        convict.played = True
        game.rivals[convict.rival].last_convict = index
        if convict.stage != NOTHING:
            game.do_next(GetawayTurn(index))
            return
        game.active = index
        if game.arrangements:
            game.arrangements = []
        fresh(convict)
        convict.bonus = primal_actions(game, convict)
        budget = game.box.actions + convict.bonus
        if itches(game, convict):
            budget -= 1
        paid = min(convict.loss, budget)
        convict.loss -= paid
        convict.actions = budget - paid
        game.tell(TURN_BEGAN, convict.seat, convict.card, convict.actions)
        if convict.loss:
            game.tell(TURN_LOST, convict.seat, convict.card, convict.loss)
            end_turn(game)
            return
        steps = get_up(game, index)
        unheard = not steps  # nobody reacts: what could not happen now cannot come in between either
        if convict.poisoned or not unheard:
            steps.append(Poison(index))
        if game.rats or not unheard:
            steps.append(MeetRats(index, convict.space))
        if game.warden == convict.space or not unheard:
            steps.append(MeetWarden(index, convict.space))
        steps.append(TakeTurn(convict.seat, index))
        game.do(steps)

    def args(self) -> list[int]:
        return [self.index]


def fresh(convict: Convict) -> None:
    """What counts for one turn begins anew."""
    convict.free_moves = 0
    convict.passes = 0
    convict.paid_warden = False
    convict.left_hole = False
    convict.rats_met = 0
    convict.tormented = 0
    if convict.boosts:
        convict.boosts = []


def itches(game: Animalcatraz, convict: Convict) -> bool:
    """Whether it starts in a cell with itching powder (legacy Cell Attacks)."""
    attack = game.cell_attacks[convict.cell]
    return (
        attack != NOTHING
        and convict.space == FIRST_CELL + convict.cell
        and game.box.of(attack).cell_attack == SLOW_START
    )


def get_up(game: Animalcatraz, index: int) -> list[Step[Animalcatraz]]:
    """Everything is paid: a lying Convict stands, one in The Hole comes out, and rivals there may react."""
    convict = game.convicts[index]
    steps: list[Step[Animalcatraz]] = []
    if convict.posture == LYING:
        convict.posture = STANDING
        convict.felled = False
        game.tell(STOOD_UP, convict.seat, convict.card)
    elif convict.posture == HOLED:
        leave_hole(game, index)
        steps.append(Reactions(index, convict.space))
    return steps


class Poison(Step[Animalcatraz]):
    """An Assassin's poison takes a slot of Strength, but not in the Infirmary, where it ends."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        cure(convict)
        if convict.poisoned:
            game.tell(POISON_WORKED, convict.seat, convict.card)
            change_strength(game, self.index, -1)

    def args(self) -> list[int]:
        return [self.index]

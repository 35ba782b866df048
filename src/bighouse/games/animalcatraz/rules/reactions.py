"""What rivals may call out as a Convict enters their space: the Cult Leader, then Trash Tags (RULES.md 7, 28)."""

from __future__ import annotations

from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import CULT_LEADER, GUARDED, TAGS_MODULE
from bighouse.games.animalcatraz.rules.actions import CALL, PASS, PROVOKE
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.bars import change_cunning, cunning_level, has_skill
from bighouse.games.animalcatraz.rules.events import CULT_CALLED, PROVOKED
from bighouse.games.animalcatraz.rules.injury import gain_actions
from bighouse.games.animalcatraz.rules.sides import clockwise_from, first_seat, standing_at
from bighouse.games.animalcatraz.rules.state import MOST_RIVALS, STANDING, Animalcatraz
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, name_of


class Reactions(Step[Animalcatraz]):
    """A Convict has come into a space on its own turn; if something has taken it elsewhere nobody reacts."""

    def __init__(self, index: int, space: int) -> None:
        self.index = index
        self.space = space

    def run(self, game: Animalcatraz) -> None:
        if game.convicts[self.index].space == self.space and game.active == self.index:
            react(game, self.index, self.space)

    def args(self) -> list[int]:
        return [self.index, self.space]


def react(game: Animalcatraz, index: int, space: int) -> None:
    """Whoever may call out in the space that a Convict has come into is asked."""
    if space >= GUARDED:
        return
    if game.has(TAGS_MODULE):
        game.do_next(Provocations(index, space))
    leader = cult_leader(game, index)
    if leader >= 0:
        game.do_next(CultCall(game.convicts[leader].seat, index, leader))  # before any tags


def cult_leader(game: Animalcatraz, index: int) -> int:
    """A rival Cult Leader in the space whom the Convict could hear; -1: there is none."""
    convict = game.convicts[index]
    for other in range(len(game.convicts)):
        leader = game.convicts[other]
        if (
            leader.space == convict.space
            and leader.rival != convict.rival
            and leader.posture == STANDING
            and has_skill(game, leader, CULT_LEADER, 1)
            and cunning_level(game, convict) < cunning_level(game, leader)
            and (convict.actions > 0 or has_skill(game, leader, CULT_LEADER, 2))
        ):
            return other
    return -1


class Reaction(Asked):
    """An optional, timed choice: no answer in time is no call (R44)."""

    def seconds(self, game: Animalcatraz) -> int:
        return game.reaction_seconds

    def lapse(self, game: Animalcatraz) -> int:
        return PASS


class CultCall(Reaction):
    """The Cult Leader takes an Action, and with his second skill a slot of Cunning (D14)."""

    def __init__(self, seat: int, index: int, leader: int) -> None:
        super().__init__(seat)
        self.index = index
        self.leader = leader

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [CALL, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        leader = game.convicts[self.leader]
        convict = game.convicts[self.index]
        game.tell(CULT_CALLED, self.seat, leader.card, convict.card)
        second = has_skill(game, leader, CULT_LEADER, 2)
        if convict.actions > 0:
            gain_actions(game, self.index, -1)
        if second:
            change_cunning(game, self.index, -1)

    def topic(self, game: Animalcatraz) -> str:
        return "cult_call"

    def args(self) -> list[int]:
        return [self.seat, self.index, self.leader]

    def question(self, game: Animalcatraz) -> str:
        return f"{name_of(game, self.index)} came to {name_of(game, self.leader)}: call out?"

    def chapter(self, game: Animalcatraz) -> str:
        return "convicts"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Stay silent")
        lost = ["1 Action"] if game.convicts[self.index].actions else []
        if has_skill(game, game.convicts[self.leader], CULT_LEADER, 2):
            lost.append("1 Cunning slot")
        return Wording("Call out", f"{' and '.join(lost)} lost")


class Provocations(Step[Animalcatraz]):
    """Every rival with a standing Convict there and a tag left is asked at the same time."""

    def __init__(self, index: int, space: int) -> None:
        self.index = index
        self.space = space

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if convict.space != self.space or game.active != self.index:
            return
        choices: list[Choice[Animalcatraz]] = []
        for rival in clockwise_from(game, convict.rival):
            if rival != convict.rival and game.rivals[rival].tags > 0:
                for other in standing_at(game, self.space):
                    if game.convicts[other].rival == rival:
                        choices.append(Provoke(game.convicts[other].seat, self.index, rival))
                        break
        if choices:
            game.gather(choices)

    def args(self) -> list[int]:
        return [self.index, self.space]


class Provoke(Reaction):
    """Place a Trash Tag: without a Fight between the two by the end of round 4 it costs REP (D14)."""

    def __init__(self, seat: int, index: int, rival: int) -> None:
        super().__init__(seat)
        self.index = index
        self.rival = rival

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [PROVOKE, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        other = game.convicts[self.index].rival
        game.rivals[self.rival].tags -= 1
        game.placed_tags[self.rival * MOST_RIVALS + other] += 1
        game.tell(PROVOKED, self.seat, first_seat(game, other), game.convicts[self.index].card)

    def topic(self, game: Animalcatraz) -> str:
        return "trash_tags"

    def args(self) -> list[int]:
        return [self.seat, self.index, self.rival]

    def question(self, game: Animalcatraz) -> str:
        convict = game.convicts[self.index]
        return f"{name_of(game, self.index)} came to {SPACE_NAMES[convict.space]}: place a Trash Tag?"

    def chapter(self, game: Animalcatraz) -> str:
        return "tags"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Let it pass")
        return Wording("Provoke", f"1 of {game.rivals[self.rival].tags} Trash Tags")

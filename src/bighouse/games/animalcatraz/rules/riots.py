"""Riots: everybody against everybody, for level 13 and at the end of the game (RULES.md section 22)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import listed, signed
from bighouse.engine.step import Step
from bighouse.engine.story import UNKNOWN
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import (
    CELLS,
    COURTYARD,
    EL_CHAPO,
    FIRST_CELL,
    NOTHING,
    block_of,
)
from bighouse.games.animalcatraz.rules.actions import RIVAL
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.events import (
    KINGPIN,
    LIES_DOWN,
    RIOT_BEGAN,
    RIOT_FOUGHT,
    RIOT_WON,
    RIVAL_FELL,
)
from bighouse.games.animalcatraz.rules.exchanges import begin_fight
from bighouse.games.animalcatraz.rules.injury import cure, end_turn
from bighouse.games.animalcatraz.rules.odds import percent
from bighouse.games.animalcatraz.rules.reputation import FROM_RIOTS, change_rep
from bighouse.games.animalcatraz.rules.riot_chances import riot_chance
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, deciding_seat, first_seat, in_prison
from bighouse.games.animalcatraz.rules.standings import win
from bighouse.games.animalcatraz.rules.state import (
    HOLED,
    LYING,
    NIGHT,
    NO_RIOT,
    STANDING,
    Animalcatraz,
    Riot,
)
from bighouse.games.animalcatraz.words.phrases import name_of


class BeginRiot(Step[Animalcatraz]):
    """Somebody has reached level 13: a Riot in the space of the first of them in turn order (22.2, R34)."""

    def run(self, game: Animalcatraz) -> None:
        risen = game.risen
        game.risen = 0
        for rival in clockwise_from(game, game.shank):
            if risen >> rival & 1:
                start(game, space_of(game, rival), risen, final=False)
                return


class FinalRiot(Step[Animalcatraz]):
    """The Riot of the last Event, with its rule; with nobody inside there is none (R55)."""

    def run(self, game: Animalcatraz) -> None:
        space = game.box.events[game.event].space
        if takers(game):
            start(game, space, 0, final=True)
        else:
            game.event = NOTHING


def takers(game: Animalcatraz) -> list[int]:
    """The rivals with a Convict in prison, from the Shank clockwise."""
    out: list[int] = []
    for rival in clockwise_from(game, game.shank):
        for index in convicts_of(game, rival):
            if in_prison(game.convicts[index]) and rival not in out:
                out.append(rival)
    return out


def space_of(game: Animalcatraz, rival: int) -> int:
    """Where the Convict is that reached the level: of two the one that played last, or the one that is not out."""
    inside = [index for index in convicts_of(game, rival) if in_prison(game.convicts[index])]
    last = game.rivals[rival].last_convict
    convict = game.convicts[last if last in inside else inside[0]]
    return COURTYARD if convict.posture == HOLED else convict.space


def start(game: Animalcatraz, space: int, causes: int, final: bool) -> None:
    """Everybody in prison is brought there; who lay or was in The Hole gets up, and what it owed is cancelled."""
    riot = Riot()
    riot.space = space
    riot.final = final
    riot.causes = causes
    game.riot = riot
    game.tell(RIOT_BEGAN, space, int(final))
    for convict in game.convicts:
        if in_prison(convict):
            riot.standing |= 1 << convict.rival
            convict.space = space
            cure(convict)
            if convict.posture != STANDING:
                convict.posture = STANDING
                convict.felled = False
                convict.loss = 0
    game.do([RiotFight(takers(game)[0]), AFTER_RIOT])


class RiotFight(Step[Animalcatraz]):
    """The Shank holder attacks first, then whoever has won, until one rival is left (R33)."""

    def __init__(self, rival: int) -> None:
        self.rival = rival

    def run(self, game: Animalcatraz) -> None:
        if still_in(game, self.rival):
            game.do_next(PickRival(deciding_seat(game, self.rival), self.rival))
        else:
            end_riot(game, self.rival)

    def args(self) -> list[int]:
        return [self.rival]


def still_in(game: Animalcatraz, rival: int) -> list[int]:
    """The other rivals with an uninjured fighter, clockwise."""
    return [other for other in clockwise_from(game, rival)[1:] if game.riot.standing >> other & 1]


class PickRival(Asked):
    """Whom the attacker goes for; his fighters are named next (D13)."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [RIVAL + other for other in still_in(game, self.rival)]

    def take(self, game: Animalcatraz, action: int) -> None:
        other = action - RIVAL
        sides = [able_of(game, self.rival), able_of(game, other)]
        mats = [sum([1 << index for index in side]) for side in sides]
        game.tell(RIOT_FOUGHT, first_seat(game, self.rival), first_seat(game, other))
        game.do_next(RiotGoesOn(self.rival, other))
        begin_fight(game, [sides[0][0], sides[1][0]], mats, game.riot.space)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def args(self) -> list[int]:
        return [self.seat, self.rival]

    def question(self, game: Animalcatraz) -> str:
        return "The Riot: whom do you attack?"

    def chapter(self, game: Animalcatraz) -> str:
        return "riots"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        other = action - RIVAL
        names = [name_of(game, index) for index in able_of(game, other)]
        chance = riot_chance(game, self.seat, self.rival, other, [])
        detail = f"REP {signed(game.rivals[other].rep)}: {percent(chance.chance)} without weapons"
        return Wording(f"Attack {listed(names)}", detail)


def inmates_of(game: Animalcatraz, rival: int) -> list[int]:
    """The Convicts of a rival that are in prison."""
    return [index for index in convicts_of(game, rival) if in_prison(game.convicts[index])]


class RiotGoesOn(Step[Animalcatraz]):
    """Of two that have fought one is out; the other attacks again, if anybody of it is left (R106)."""

    def __init__(self, rival: int, other: int) -> None:
        self.rival = rival
        self.other = other

    def run(self, game: Animalcatraz) -> None:
        winner, loser = self.rival, self.other
        if not game.riot.standing >> winner & 1:
            winner, loser = loser, winner
        fall_out(game, loser)
        others = still_in(game, winner)
        if others and not able_of(game, winner):
            fall_out(game, winner)
            winner = others[0]
        game.do_next(RiotFight(winner))

    def args(self) -> list[int]:
        return [self.rival, self.other]


def fall_out(game: Animalcatraz, rival: int) -> None:
    game.riot.standing &= ~(1 << rival)
    game.riot.fallen.append(rival)
    game.tell(RIVAL_FELL, first_seat(game, rival))


def able_of(game: Animalcatraz, rival: int) -> list[int]:
    """The Convicts of a rival on whose Mats somebody can still fight; the Fights of the others are not theirs."""
    return [
        index for index in inmates_of(game, rival) if not game.riot.out >> index & 1 or game.convicts[index].gangsters
    ]


def end_riot(game: Animalcatraz, winner: int) -> None:
    """REP, then everybody to where the Riot leaves them, then whoever has won the game by it."""
    riot = game.riot
    game.tell(RIOT_WON, first_seat(game, winner))
    lie_down(game)
    for rival in range(len(game.rivals)):
        if rival != winner:
            change_rep(game, rival, game.box.riot_lost, FROM_RIOTS)
    change_rep(game, winner, game.box.riot_won, FROM_RIOTS)
    if game.active != NOTHING and riot.causes >> game.convicts[game.active].rival & 1:
        end_turn(game)  # the turn of who caused it is over (22.2), even crowned by it (R78)
    reached = game.rivals[winner].rep == game.box.most_rep
    game.riot = NO_RIOT
    if riot.final:
        game.event = NOTHING
    if reached and not game.ends_with(EL_CHAPO):
        game.tell(KINGPIN, first_seat(game, winner))
        win(game, winner)
        return
    if reached and not game.rivals[winner].crowned:
        game.rivals[winner].crowned = True
        game.tell(KINGPIN, first_seat(game, winner))
    if riot.final and not game.ends_with(EL_CHAPO):
        win(game, leader(game, winner, riot.fallen))
    elif game.risen:
        game.do_next(BEGIN_RIOT)


def lie_down(game: Animalcatraz) -> None:
    """Injured Convicts lie in their cells and owe the damage; the others stay where they are, but not in a cell of
    somebody else's, and at night they go to their own (R35)."""
    riot = game.riot
    for index in range(len(game.convicts)):
        convict = game.convicts[index]
        if not in_prison(convict):
            continue
        home = FIRST_CELL + convict.cell
        if riot.out >> index & 1:
            convict.space = home
            convict.posture = LYING
            convict.felled = True
            convict.loss += riot.damage[index]
            game.tell(LIES_DOWN, convict.seat, convict.card, convict.loss or UNKNOWN)
        elif game.round == NIGHT:
            convict.space = home
        elif FIRST_CELL <= riot.space < FIRST_CELL + CELLS and riot.space != home:
            convict.space = block_of(riot.space)


def leader(game: Animalcatraz, winner: int, fallen: list[int]) -> int:
    """Most REP after the final Riot: its winner wins a tie, else who fell later; no Escapee (R36, R55)."""
    best = winner
    for rival in fallen:
        ahead = game.rivals[rival].rep - game.rivals[best].rep
        if ahead > 0 or (ahead == 0 and best != winner):
            best = rival
    return best


class AfterRiot(Step[Animalcatraz]):
    """A turn in which a Riot broke out goes on if its Convict is not lying (R34)."""

    def run(self, game: Animalcatraz) -> None:
        if game.active != NOTHING and game.convicts[game.active].posture != STANDING:
            end_turn(game)


AFTER_RIOT: Final = AfterRiot()
BEGIN_RIOT: Final = BeginRiot()
FINAL_RIOT: Final = FinalRiot()

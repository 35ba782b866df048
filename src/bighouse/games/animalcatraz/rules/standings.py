"""Who stands where, and who has won (RULES.md sections 2, 22 and 30)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.events import WON
from bighouse.games.animalcatraz.rules.injury import end_turn
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, first_seat
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz


def win(game: Animalcatraz, rival: int) -> None:
    """The game ends at once, with everything that was still to be done."""
    game.winner = rival
    end_turn(game)
    game.tell(WON, first_seat(game, rival), game.rivals[rival].rep)
    game.main.agenda = []


def end_of_days(game: Animalcatraz) -> None:
    """The last day of an El Chapo: crowned rivals before others, then most REP, then first in turn order (R53)."""
    best = NOTHING
    for rival in clockwise_from(game, game.shank):
        if best == NOTHING or before(game, rival, best):
            best = rival
    win(game, best)


def before(game: Animalcatraz, rival: int, other: int) -> bool:
    here, there = game.rivals[rival], game.rivals[other]
    if here.crowned != there.crowned:
        return here.crowned
    return here.rep > there.rep


def escaped(game: Animalcatraz, rival: int) -> int:
    """How many Convicts of a rival are out."""
    count = 0
    for index in convicts_of(game, rival):
        if game.convicts[index].posture == ESCAPED:
            count += 1
    return count


def scores(game: Animalcatraz) -> list[int]:
    """The REP of each seat's rival."""
    out = [0] * game.seats
    for rival in game.rivals:
        for seat in range(game.seats):
            if rival.seats >> seat & 1:
                out[seat] = rival.rep
    return out


def winners(game: Animalcatraz) -> list[int]:
    """The seats of the rival that has won."""
    if game.winner == NOTHING:
        return []
    return [seat for seat in range(game.seats) if game.rivals[game.winner].seats >> seat & 1]

"""Turns: their beginning, their end, and the last round (RULES.md sections 3 and 12)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, listed
from bighouse.engine.names import possessive
from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import BLACK_MARKET, LOCATIONS, PRISON, SPACES
from bighouse.games.architects.rules.actions import FETCH, FETCH_HELD, FROM_MARKET, FROM_PRISON, GAIN, GO, OPPONENT
from bighouse.games.architects.rules.end_effects import GAME_END_PHASE
from bighouse.games.architects.rules.events import (
    END_TRIGGERED,
    PHASE_BEGAN,
    TURN_BEGAN,
    TURN_LOST,
    WORKER_FETCHED,
)
from bighouse.games.architects.rules.guildhall import guildhall_is_full
from bighouse.games.architects.rules.opponent import OPPONENT_TURN
from bighouse.games.architects.rules.placing import PlaceWorker, place_offer
from bighouse.games.architects.rules.plans import DiscardCard
from bighouse.games.architects.rules.refusals import CIRCLES_FIRST, NO_WORKER_HOME, NOBODY_THERE
from bighouse.games.architects.rules.state import FINAL_ROUND, NOBODY, NOT_YET, TURNS, Architects
from bighouse.games.architects.words.phrases import SPACE_NAMES, bare_name, place_name, rival_name, workers_words


class FirstTurn(Step[Architects]):
    """The game begins with the first player in turn order."""

    def run(self, game: Architects) -> None:
        game.phase = TURNS
        game.tell(PHASE_BEGAN, TURNS)
        game.do_next(TakeTurn(game.order[0]))


class TakeTurn(Step[Architects]):
    """Place a worker and act; with no worker at home the whole turn is to bring one back."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        who = self.who
        game.active = who
        game.turn += 1
        game.tell(TURN_BEGAN, who, game.turn)
        game.do_next(EndTurn(who))
        if who == game.automaton:
            game.do_next(OPPONENT_TURN)
        elif game.players[who].home > 0:
            game.do_next(PlaceWorker(who))
        elif fetchable(game, who):
            game.do_next(FetchWorker(who))
        else:
            game.tell(TURN_LOST, who)

    def args(self) -> list[int]:
        return [self.who]


def on_circles(game: Architects, who: int) -> bool:
    return max(game.players[who].at) > 0


def fetchable(game: Architects, who: int) -> list[int]:
    """Where an own worker can be fetched from: large circles, or else anywhere but the Guildhall (R7, R66)."""
    player = game.players[who]
    out: list[int] = []
    for place in range(LOCATIONS):
        if player.at[place] > 0:
            out.append(FETCH + place)
    if out:
        return out
    for space in range(SPACES):
        if game.market[space] == who:
            out.append(FETCH + FROM_MARKET + space)
    if player.prison > 0:
        out.append(FETCH + FROM_PRISON)
    for holder in range(len(game.players)):
        if game.players[holder].held[who] > 0:
            out.append(FETCH_HELD + (OPPONENT if holder == game.automaton else holder))
    return out


def holder_of(game: Architects, action: int) -> int:
    """On whose board the worker of an action of the FETCH_HELD family stands."""
    word = action - FETCH_HELD
    return game.automaton if word == OPPONENT else word


class FetchWorker(Choice[Architects]):
    """Bring one own worker home; that is the whole turn."""

    def candidates(self, game: Architects) -> list[int]:
        return fetchable(game, self.seat) + [GO + place for place in range(LOCATIONS)]

    def refusal(self, game: Architects, action: int) -> int:
        return NO_WORKER_HOME if GO <= action < FETCH else 0

    def beyond(self, game: Architects, action: int) -> int:
        if FETCH <= action < FETCH + LOCATIONS:
            return NOBODY_THERE
        if FETCH + LOCATIONS <= action < GAIN:
            return CIRCLES_FIRST if on_circles(game, self.seat) else NOBODY_THERE
        return NO_WORKER_HOME if GO <= action < FETCH else NOT_ASKED_FOR

    def take(self, game: Architects, action: int) -> None:
        seat = self.seat
        player = game.players[seat]
        player.home += 1
        if action >= FETCH_HELD:
            holder = holder_of(game, action)
            game.players[holder].held[seat] -= 1
            game.tell(WORKER_FETCHED, seat, -1, holder)
        elif action == FETCH + FROM_PRISON:
            player.prison -= 1
            game.tell(WORKER_FETCHED, seat, PRISON, NOBODY)
        elif action >= FETCH + FROM_MARKET:
            game.market[action - FETCH - FROM_MARKET] = NOBODY
            game.tell(WORKER_FETCHED, seat, BLACK_MARKET, NOBODY)
        else:
            player.at[action - FETCH] -= 1
            game.tell(WORKER_FETCHED, seat, action - FETCH, NOBODY)

    def question(self, game: Architects) -> str:
        return "No worker is at home: bring one back, which takes the whole turn"

    def chapter(self, game: Architects) -> str:
        return "fetching"

    def offer(self, game: Architects, action: int) -> Wording:
        if action < FETCH:
            return place_offer(game, self.seat, action - GO)
        bring = "Bring a worker home from"
        if action >= FETCH_HELD:
            board = f"{possessive(rival_name(game, holder_of(game, action)))} board"
            return Wording(capital(board), "bring a worker home", f"{bring} {board}")
        source = action - FETCH
        if source == FROM_PRISON:
            return Wording(bare_name(PRISON), "bring a worker home", f"{bring} {place_name(PRISON)}")
        if source >= FROM_MARKET:
            stall = f"Black Market, {SPACE_NAMES[source - FROM_MARKET]}"
            return Wording(stall, "bring a worker home", f"{bring} the {stall}")
        count = game.players[self.seat].at[source]
        detail = f"bring 1 of {workers_words(count)} home" if count > 1 else "bring your worker home"
        return Wording(bare_name(source), detail, f"{bring} {place_name(source)} ({count} there)")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NO_WORKER_HOME:
            return Reason("No worker is at home: first one has to come back", "§3")
        if refusal == CIRCLES_FIRST:
            at = game.players[self.seat].at
            where = listed([place_name(place) for place in range(LOCATIONS) if at[place] > 0], "or")
            return Reason(f"A worker comes back from {where}, as long as you have any there", "R7")
        if action >= FETCH_HELD:
            holder = holder_of(game, action)
            if not 0 <= holder < len(game.players):
                return Reason("Nobody plays there", "R7")
            if holder == self.seat:
                return Reason("Your own board holds none of your workers", "R7")
            return Reason(f"{rival_name(game, holder)} holds none of your workers", "R7")
        source = action - FETCH
        if source < FROM_MARKET:
            return Reason(f"You have no worker at {place_name(source)}", "§3")
        where = place_name(PRISON) if source == FROM_PRISON else f"the {SPACE_NAMES[source - FROM_MARKET]}"
        return Reason(f"You have no worker at {where}", "R7")


class EndTurn(Step[Architects]):
    """Hand limit, end trigger, next player (R9)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        game.do_next(NextPlayer(self.who))
        excess = len(game.players[self.who].hand) - game.box.hand_limit
        if excess > 0:
            game.do_next(DiscardCard(self.who, excess))

    def args(self) -> list[int]:
        return [self.who]


class NextPlayer(Step[Architects]):
    """The last space of the Guildhall gives everybody one more turn, whoever took it last (R46, R54)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        if game.turns_left == NOT_YET:
            if guildhall_is_full(game):
                game.turns_left = len(game.players)
                game.phase = FINAL_ROUND
                game.tell(END_TRIGGERED, self.who)
        else:
            game.turns_left -= 1
        if game.turns_left == 0:
            game.do_next(GAME_END_PHASE)
        else:
            game.do_next(TakeTurn(game.after(self.who)))

    def args(self) -> list[int]:
        return [self.who]


FIRST_TURN: Final = FirstTurn()

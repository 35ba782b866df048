"""The end: Extra Grant decides, hands are discarded, everything is scored (RULES.md sections 10 and 12)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.rules.actions import DECLINE, DISCARD, KEEP, PLAY
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import OBJECTIVE_WITHDRAWN, PHASE_BEGAN, SCORED
from bighouse.games.prison_architect.rules.objective_decks import discard_objective
from bighouse.games.prison_architect.rules.objective_phase import play_objective
from bighouse.games.prison_architect.rules.refusals import NOT_IN_HAND, NOT_PLAYED
from bighouse.games.prison_architect.rules.scoring import SHEET_LINES
from bighouse.games.prison_architect.rules.standings import sheet_of
from bighouse.games.prison_architect.rules.state import GAME_END, PrisonArchitect


class GameEnd(Step[PrisonArchitect]):
    """Whoever owns Extra Grant decides before the hands go (R54)."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = GAME_END
        game.tell(PHASE_BEGAN, GAME_END, game.week)
        steps: list[Step[PrisonArchitect]] = []
        for seat in game.initiative:
            for card in game.players[seat].prison.cards:
                for _ in range(game.box.cards[card].late_play):
                    steps.append(PlayLate(seat))
                for _ in range(game.box.cards[card].late_discard):
                    steps.append(Withdraw(seat))
        steps.append(DISCARD_HANDS)
        game.do(steps)


class PlayLate(Asked):
    """One objective of the hand may still be played."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = [PLAY + objective for objective in game.players[self.seat].hand]
        out.append(DECLINE)
        return out

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_IN_HAND if PLAY <= action < DISCARD else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action == DECLINE:
            return
        play_objective(game, self.seat, action - PLAY)
        if not game.solo:
            game.reveal()  # the others have seen it

    def question(self, game: PrisonArchitect) -> str:
        return "Extra Grant: which objective do you still play, if any?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "game-end"


class Withdraw(Asked):
    """One played objective may go: it neither scores nor costs."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = [DISCARD + objective for objective in game.players[self.seat].played]
        out.append(DECLINE)
        return out

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_PLAYED if DISCARD <= action < KEEP else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action == DECLINE:
            return
        objective = action - DISCARD
        game.players[self.seat].played.remove(objective)
        game.withdrawn.append(objective)
        game.tell(OBJECTIVE_WITHDRAWN, self.seat, objective)

    def question(self, game: PrisonArchitect) -> str:
        return "Extra Grant: which played objective do you discard, if any?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "game-end"


class DiscardHands(Step[PrisonArchitect]):
    """Hands go face down, then every line of the score sheets is told."""

    def run(self, game: PrisonArchitect) -> None:
        for seat in range(game.seats):
            hand = game.players[seat].hand
            game.players[seat].hand = []
            for objective in hand:
                discard_objective(game, seat, objective)
        if game.story is not None:  # to judge all objectives takes long: only where somebody listens
            tell_scores(game)


def tell_scores(game: PrisonArchitect) -> None:
    for seat in range(game.seats):
        total = 0
        lines = sheet_of(game, seat)
        for line in range(SHEET_LINES):
            total += lines[line]
            if lines[line]:
                game.tell(SCORED, seat, line, lines[line], total)


DISCARD_HANDS: Final = DiscardHands()

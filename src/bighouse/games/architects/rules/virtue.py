"""The virtue track and debts (RULES.md section 8)."""

from __future__ import annotations

from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Wording
from bighouse.games.architects.box.components import TOP_VIRTUE
from bighouse.games.architects.rules.actions import DECLINE, DESTROY_DEBT
from bighouse.games.architects.rules.events import (
    DEBT_BELOW_ZERO,
    DEBT_DESTROYED,
    DEBT_TAKEN,
    VIRTUE_CHANGED,
    VIRTUE_LOST_AT_TOP,
)
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.words.phrases import debts_words


def change_virtue(game: Architects, who: int, change: int) -> None:
    """Gain or lose virtue. A choice may follow at once, so what comes later must be on the agenda already."""
    if change > 0:
        gain_virtue(game, who, change)
    elif change < 0:
        lose_virtue(game, who, -change)


def gain_virtue(game: Architects, who: int, count: int) -> None:
    """Points above the top of the track may each destroy an unpaid debt (R36), else they are lost (R37)."""
    player = game.players[who]
    gained = min(count, TOP_VIRTUE - player.virtue)
    surplus = count - gained
    player.virtue += gained
    if gained > 0:
        game.tell(VIRTUE_CHANGED, who, gained, player.virtue)
    if surplus > 0:
        if player.unpaid == 0:
            game.tell(VIRTUE_LOST_AT_TOP, who, surplus)
        elif who == game.automaton:
            destroy_debts(game, who, min(surplus, player.unpaid))  # it always does (15.4)
        else:
            game.do_next(DestroyDebt(who, surplus))


def lose_virtue(game: Architects, who: int, count: int) -> None:
    """Every point that cannot be lost is a debt."""
    player = game.players[who]
    lost = min(count, player.virtue)
    player.virtue -= lost
    if lost > 0:
        game.tell(VIRTUE_CHANGED, who, -lost, player.virtue)
    if count > lost:
        take_debts(game, who, count - lost, DEBT_BELOW_ZERO)


def take_debts(game: Architects, who: int, count: int, reason: int) -> None:
    if count > 0:
        game.players[who].unpaid += count
        game.debts_given += count
        game.tell(DEBT_TAKEN, who, count, reason)


def destroy_debts(game: Architects, who: int, count: int) -> None:
    """Unpaid debts go back to the pile: that is not paying them (R49)."""
    game.players[who].unpaid -= count
    game.debts_given -= count
    game.tell(DEBT_DESTROYED, who, count)


class ChangeVirtue(Step[Architects]):
    """A gain or loss of virtue that waits for its place in the order."""

    def __init__(self, who: int, change: int) -> None:
        self.who = who
        self.change = change

    def run(self, game: Architects) -> None:
        change_virtue(game, self.who, self.change)

    def args(self) -> list[int]:
        return [self.who, self.change]


def one_debt(owed: int) -> str:
    """The debt that is destroyed, of so many."""
    return "your unpaid debt" if owed == 1 else f"1 of your {owed} unpaid debts"


class DestroyDebt(Choice[Architects]):
    """A point above the top of the track may destroy a debt, on anybody's turn; then the next point."""

    def __init__(self, seat: int, surplus: int) -> None:
        super().__init__(seat)
        self.surplus = surplus

    def candidates(self, game: Architects) -> list[int]:
        return [DESTROY_DEBT, DECLINE]

    def take(self, game: Architects, action: int) -> None:
        if action == DECLINE:
            game.tell(VIRTUE_LOST_AT_TOP, self.seat, self.surplus)
            return
        destroy_debts(game, self.seat, 1)
        if self.surplus > 1:
            if game.players[self.seat].unpaid > 0:
                game.do_next(DestroyDebt(self.seat, self.surplus - 1))
            else:
                game.tell(VIRTUE_LOST_AT_TOP, self.seat, self.surplus - 1)

    def args(self) -> list[int]:
        return [self.seat, self.surplus]

    def question(self, game: Architects) -> str:
        owed = debts_words(game.players[self.seat].unpaid)
        return f"You gain {self.surplus} virtue above {TOP_VIRTUE} and have {owed}: destroy one?"

    def chapter(self, game: Architects) -> str:
        return "debts"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == DESTROY_DEBT:
            return Wording(f"Use 1 virtue to destroy {one_debt(game.players[self.seat].unpaid)}")
        lost = f"let {self.surplus} virtue go"
        return Wording("Keep your debts", lost, f"Keep your debts and {lost}")

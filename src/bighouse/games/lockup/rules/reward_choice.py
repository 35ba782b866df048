"""What every reward decision has in common: declining it, and playing tomes before it."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import ANY_TIME, LOCATION_WORDS
from bighouse.games.lockup.rules.actions import DECLINE
from bighouse.games.lockup.rules.events import DECLINED
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.rules.tomes import (
    add_tomes,
    is_tome,
    play_tome,
    tome_beyond,
    tome_offer,
    tome_reason,
    tome_refusal,
)
from bighouse.games.lockup.words.phrases import place, where_crew_goes


class RewardChoice(Choice[Lockup]):
    """A player's reward decision at the location being resolved."""

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def rewards(self, game: Lockup, out: list[int]) -> None:
        """Add what might be taken."""
        raise NotImplementedError

    def reward_refusal(self, game: Lockup, action: int) -> int:
        return 0

    def reward_beyond(self, game: Lockup, action: int) -> int:
        return NOT_ASKED_FOR

    def promise(self, game: Lockup) -> str:
        """What can be had, as the question says it."""
        raise NotImplementedError

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        raise NotImplementedError

    def reward_reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        raise NotImplementedError

    def collect(self, game: Lockup, action: int) -> None:
        """Take the reward; the player has already been marked as one who collected."""
        raise NotImplementedError

    def decline(self, game: Lockup) -> None:
        game.tell(DECLINED, self.seat, game.here)

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        self.rewards(game, out)
        out.append(DECLINE)
        add_tomes(game, self.seat, out)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if action == DECLINE:
            return 0
        if is_tome(action):
            return tome_refusal(game, self.seat, action, ANY_TIME)
        return self.reward_refusal(game, action)

    def beyond(self, game: Lockup, action: int) -> int:
        return tome_beyond(action) if is_tome(action) else self.reward_beyond(game, action)

    def hushed(self, game: Lockup) -> bool:
        """Where everybody can see that nothing is to be had, only a tome in hand is worth asking about."""
        rewards: list[int] = []
        self.rewards(game, rewards)
        for action in rewards:
            if self.reward_refusal(game, action) == 0:
                return False
        return True

    def take(self, game: Lockup, action: int) -> None:
        if is_tome(action):
            game.do_next(self)
            play_tome(game, self.seat, action)
        elif action == DECLINE:
            self.decline(game)
        else:
            game.collected |= 1 << self.seat
            self.collect(game, action)

    def args(self) -> list[int]:
        return [self.seat, self.rank]

    def question(self, game: Lockup) -> str:
        return f"{capital(place(game, game.here))}: {self.promise(game)}, or decline and {where_crew_goes(game)}"

    def chapter(self, game: Lockup) -> str:
        return LOCATION_WORDS[game.here].replace("_", "-")

    def offer(self, game: Lockup, action: int) -> Wording:
        if action == DECLINE:
            home = where_crew_goes(game)
            return Wording("Decline", home, f"Decline and {home}")
        return tome_offer(game, action) if is_tome(action) else self.reward_offer(game, action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        if is_tome(action):
            return tome_reason(game, self.seat, action, refusal)
        return self.reward_reason(game, action, refusal)

"""Sides: seats that win and know together, up to eight of them; what a side knows nobody else does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bighouse.engine.game import Game
from bighouse.engine.option import Setting
from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice, Step
from bighouse.engine.story import Story
from market.room import MarketRoom
from market.rules import DONE, DRAW, DREW, STOW, STOWED, Market, OpenBids, ShowBids, Stow, Toll
from tests.contract.modes import positions

SEATS: Final = 8


def partners(game: Game, seat: int) -> list[int]:
    sides = game.room.sides(game.seats, {})
    return [other for other in range(game.seats) if sides[other] == sides[seat]]


def knowers(game: Game, seat: int) -> int:
    return sum(1 << partner for partner in partners(game, seat))


class OpenStow(Stow):
    """The whole side knows which card was laid under the deck."""

    def take(self, game: Market, action: int) -> None:
        game.hands[self.seat].remove(action - STOW)
        game.deck.put_under(action - STOW, knowers(game, self.seat))
        game.whisper(knowers(game, self.seat), STOWED, self.seat, action - STOW)


class DrawAndStow(Choice[Market]):
    """Draw a card for the side and lay one of the hand under the deck, or be done."""

    def candidates(self, game: Market) -> list[int]:
        return [DRAW, DONE] if game.deck.cards else [DONE]

    def take(self, game: Market, action: int) -> None:
        if action == DONE:
            game.do_next(Toll(self.seat))
            return
        card = game.deck.draw()
        game.hands[self.seat].append(card)
        game.whisper(knowers(game, self.seat), DREW, self.seat, card)
        game.reveal()
        game.do([OpenStow(self.seat), Toll(self.seat)])


class Guilds(MarketRoom):
    """The market for four teams of two, who sit opposite each other and show each other their hands."""

    seats = range(4, SEATS + 1)

    def sides(self, players: int, settings: Mapping[str, Setting]) -> list[int]:
        return [seat % (players // 2) for seat in range(players)]

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Market:
        game = super().set_up(4, settings, rng, cards)
        guilds = Market(self, players, rng, game.values, game.rounds, game.purse)
        guilds.coins = [game.purse] * players
        guilds.deck.cards = game.deck.cards + [card for hand in game.hands for card in hand]
        guilds.hands = [[guilds.deck.draw()] for _ in range(players)]
        turns: list[Step[Any]] = [DrawAndStow(seat) for seat in range(players)]
        guilds.do([*turns, OpenBids(), ShowBids()])
        return guilds

    def view(self, game: Market, seat: int | None) -> dict[str, Any]:
        seen = super().view(game, seat)
        if seat is not None:
            seen["partners"] = [game.hands[partner] for partner in partners(game, seat)]
        return seen

    def imagine(self, game: Market, seat: int, rng: Rng) -> Market:
        dream = game.clone()
        side = partners(game, seat)
        others = [other for other in range(game.seats) if other not in side]
        pool = game.deck.unknown_to(seat) + [card for other in others for card in game.hands[other]]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            dream.hands[other] = [pool.pop() for _ in game.hands[other]]
        dream.deck.deal_unknown(seat, pool)
        dream.rng = rng.split()
        return dream

    def winners(self, game: Market) -> list[int]:
        sides = self.sides(game.seats, {})
        points = [sum(game.points[partner] for partner in partners(game, seat)) for seat in range(game.seats)]
        won = {sides[seat] for seat in range(game.seats) if points[seat] == max(points)}
        return [seat for seat in range(game.seats) if sides[seat] in won]


ROOM: Final = Guilds()


def guilds(seed: int, story: Story | None = None) -> Game:
    return ROOM.deal(SEATS, ROOM.settings(SEATS, {"short": True}), Rng(seed), story=story)


def seen(game: Game, seat: int | None) -> bytes:
    return msgspec.json.encode(game.view(seat))


def test_sides_of_eight_seats_play_to_the_end_and_win_together() -> None:
    for seed in range(5):
        *_, game = positions(guilds(seed), Rng(seed))
        game.audit()
        winners = game.winners()
        assert winners
        assert all(partner in winners for seat in winners for partner in partners(game, seat))


def test_what_is_whispered_to_a_side_both_of_it_hear_and_nobody_else() -> None:
    story = Story()
    *_, _ = positions(guilds(1, story), Rng(1))
    secrets = [event for event in story.events if event.kind in (DREW, STOWED)]
    assert secrets
    for event in secrets:
        side = [event.facts[0], (event.facts[0] + SEATS // 2) % SEATS]
        for reader in [None, *range(SEATS)]:
            assert ("card" in event.told_to(reader)) == (reader in side)


def test_no_seat_can_tell_a_game_in_which_the_other_sides_are_dealt_anew() -> None:
    """Nor can its partner: a side knows all together, but for bids that each makes alone."""
    rng = Rng(9)
    changed = 0
    for game in positions(guilds(2), Rng(2)):
        for seat in range(SEATS):
            other = game.imagine(seat, rng)
            other.audit()
            for partner in [seat] if game.lanes else partners(game, seat):
                assert seen(other, partner) == seen(game, partner)
            changed += any(seen(other, rival) != seen(game, rival) for rival in range(SEATS))
    assert changed

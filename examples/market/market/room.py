"""The room of the market: its options, words and views, and what a seat cannot know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bighouse.engine.errors import BadScene, BadSetup, RulesBroken
from bighouse.engine.game import Game
from bighouse.engine.option import Option, Setting
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.story import Story
from bighouse.engine.telling import Phrase
from bighouse.engine.vocabulary import Vocabulary
from market import rules as tiny
from market.rules import CARDS, HAND, Market, Round, TellOfTheDeal


def words(kind: str) -> Vocabulary:
    cards = [f"{kind}{card}" for card in range(CARDS)]
    vocabulary = Vocabulary()
    vocabulary.add(tiny.DRAW, "draw")
    vocabulary.add(tiny.DONE, "done")
    vocabulary.add(tiny.BUY, "buy", ["1", "2", "3"])
    vocabulary.add(tiny.TOLL, "toll", ["pay", "skip"])
    vocabulary.add(tiny.STOW, "stow", cards)
    vocabulary.add(tiny.OFFER, "offer", cards)
    vocabulary.add(tiny.STAKE, "stake", ["0", "1", "2"])
    vocabulary.add(tiny.READY, "ready")
    return vocabulary


class MarketRoom(Room):
    name = "market"
    title = "Market day"
    rules_version = 3
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("short", False, "one round instead of two"),
        Option("purse", "full", "coins to start with", choices=("empty", "full")),
        Option("duel", False, "for two: three rounds", players=(2,)),
    )
    vocabulary = words("card")

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Market:
        values = list(range(CARDS)) if cards is None else read_values(cards)
        rounds = 1 if settings["short"] else 3 if settings.get("duel") else 2
        game = Market(self, players, rng, values, rounds, 5 if settings["purse"] == "full" else 0)
        if cards is not None:
            game.vocabulary = words("ware")  # a card pack may have cards of its own
        game.coins = [game.purse] * players
        game.deck.cards = list(range(CARDS))
        rng.shuffle(game.deck.cards)
        game.hands = [[game.deck.draw() for _ in range(HAND)] for _ in range(players)]
        game.do([TellOfTheDeal(), Round(1)])
        return game

    def read_scene(self, text: str, cards: str | None = None, story: Story | None = None) -> Market:
        """Two seats; a line is `coins <seat> <number>`."""
        game = self.set_up(2, self.settings(2, {}), Rng(0), cards)
        game.story = story
        for number, line in enumerate(text.splitlines(), start=1):
            match line.split():
                case []:
                    pass
                case ["coins", ("0" | "1") as seat, coins] if coins.isdecimal() and len(coins) < 3:
                    game.coins[int(seat)] = int(coins)
                case _:
                    raise BadScene(f"line {number}: this is not 'coins <seat> <number>'")
        game.purse = sum(game.coins) // 2
        game.settle()
        return game

    def view(self, game: Market, seat: int | None) -> dict[str, Any]:
        deck = game.deck
        seen: dict[str, Any] = {
            "to_act": game.to_act,
            "coins": game.coins.copy(),
            "points": game.points.copy(),
            "spent": game.spent,
            "won": game.won.copy(),
            "deck": len(deck),
            "hands": [len(hand) for hand in game.hands],
            "offered": [offer >= 0 for offer in game.offers],
            "staked": [stake >= 0 for stake in game.stakes],
        }
        if seat is not None:
            seen["hand"] = game.hands[seat].copy()
            seen["offer"] = game.offers[seat]
            seen["stake"] = game.stakes[seat]
            seen["stowed"] = [deck.cards[i] for i in range(len(deck)) if deck.is_known(i, seat)]
            seen["options"] = game.options(seat)
        return seen

    def imagine(self, game: Market, seat: int, rng: Rng) -> Game:
        dream = game.clone()
        others = [other for other in range(game.seats) if other != seat]
        pool = game.deck.unknown_to(seat) + [card for other in others for card in game.hands[other]]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            dream.hands[other] = [pool.pop() for _ in game.hands[other]]
        dream.deck.deal_unknown(seat, pool)
        dream.rng = rng.split()
        return dream

    def scores(self, game: Market) -> list[int]:
        return game.points.copy()

    def audit(self, game: Market) -> None:
        cards = sorted(game.deck.cards + game.won + [card for hand in game.hands for card in hand])
        if cards != list(range(CARDS)):
            raise RulesBroken(f"cards: {cards}")
        if game.purse and sum(game.coins) + game.spent != game.purse * game.seats:
            raise RulesBroken(f"coins: {game.coins}, {game.spent} spent")

    def phrases(self, game: Market) -> dict[str, Phrase]:
        return {"card": Phrase([f"card {card}" for card in range(CARDS)])}


def read_values(text: str) -> list[int]:
    try:
        values = json.loads(text)
    except ValueError as error:
        raise BadSetup(f"the card pack is no JSON: {error}") from error
    if not isinstance(values, list) or len(values) != CARDS or not all(type(value) is int for value in values):
        raise BadSetup(f"a card pack is a list of {CARDS} numbers")
    return values


ROOM = MarketRoom()
ROOMS = {ROOM.name: ROOM}

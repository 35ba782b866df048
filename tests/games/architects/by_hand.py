"""A table set by hand for tests: deal, change what lies there, act in words, look around.

    table = deal(3).give(0, silver=7).at(0, "workshop", 1).turn(0)
    table.act(0, "go workshop", "hire pickpocket")
    assert table.goods(0) == {"silver": 1}

The supply is unlimited, so goods and debts can be given at will; workers and cards always come from somewhere.
"""

from __future__ import annotations

from typing import Any

import bighouse
from bighouse.engine.step import Step
from bighouse.engine.story import Story
from bighouse.games.architects import refusals
from bighouse.games.architects.components import COLUMNS, GOOD_WORDS, LOCATION_WORDS, SILVER, SPACE_WORDS
from bighouse.games.architects.end_effects import GAME_END_PHASE
from bighouse.games.architects.scoring import sheet
from bighouse.games.architects.state import EMPTY, NOBODY, TURNS, Architects, Player
from bighouse.games.architects.turns import TakeTurn

REASONS = {value: name for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)}


def deal(players: int, seed: int = 1, **options: Any) -> Table:
    """A game after the draft, before its first turn; nobody has goods, cards in hand or apprentices."""
    game = bighouse.new("architects", players, seed, **options)
    assert isinstance(game, Architects)
    while game.phase != TURNS:
        seat = game.to_act[0]
        game.play(seat, game.options(seat)[0])
    table = Table(game)
    for seat in range(players):
        table.give(seat, **dict.fromkeys(GOOD_WORDS, 0))
        table.hand(seat, "")
    return table


class Table:
    def __init__(self, game: Architects) -> None:
        self.game = game
        self.story = Story()
        self.game.story = self.story

    # Setting the table

    def give(self, who: int, **goods: int) -> Table:
        """Let a player have exactly so much of these goods."""
        for word, count in goods.items():
            good = GOOD_WORDS.index(word)
            self.game.given[good] += count - self.player(who).goods[good]
            self.player(who).goods[good] = count
        return self

    def virtue(self, who: int, virtue: int) -> Table:
        self.player(who).virtue = virtue
        return self

    def level(self, who: int, level: int) -> Table:
        self.player(who).level = level
        return self

    def debts(self, who: int, unpaid: int, paid: int = 0) -> Table:
        player = self.player(who)
        self.game.debts_given += unpaid + paid - player.unpaid - player.paid
        player.unpaid = unpaid
        player.paid = paid
        return self

    def tax(self, silver: int) -> Table:
        self.game.given[SILVER] += silver - self.game.tax
        self.game.tax = silver
        return self

    def at(self, who: int, place: str, count: int) -> Table:
        """Workers from home to a large circle."""
        self.player(who).home -= count
        self.player(who).at[LOCATION_WORDS.index(place)] += count
        return self

    def market(self, who: int, *spaces: str) -> Table:
        for space in spaces:
            self.player(who).home -= 1
            self.game.market[SPACE_WORDS.index(space)] = who
        return self

    def prison(self, who: int, count: int) -> Table:
        """So many of a player's workers in the Prison."""
        player = self.player(who)
        player.home += player.prison - count
        player.prison = count
        return self

    def hold(self, who: int, owner: int, count: int) -> Table:
        """Workers of another player, captured."""
        self.player(owner).home -= count
        self.player(who).held[owner] += count
        return self

    def guildhall(self, *owners: int) -> Table:
        for owner in owners:
            self.player(owner).home -= 1
            self.player(owner).guildhall += 1
            self.game.guildhall.append(owner)
        return self

    def hand(self, who: int, buildings: str) -> Table:
        """Exactly these cards in hand, taken from wherever they are; the others go under the pile."""
        player = self.player(who)
        for card in player.hand:
            self.game.building_deck.cards.insert(0, card)
            self.game.building_deck.known.insert(0, 0)
        player.hand = [self.fetch_building(word) for word in buildings.split()]
        return self

    def built(self, who: int, buildings: str) -> Table:
        self.player(who).built = [self.fetch_building(word) for word in buildings.split()]
        return self

    def fetch_building(self, word: str) -> int:
        card = [building.id for building in self.game.box.buildings].index(word)
        deck = self.game.building_deck
        if card in deck.cards:
            place = deck.cards.index(card)
            deck.cards.remove(card)
            if place < len(deck.known):
                del deck.known[place]
            return card
        for player in self.game.players:
            if card in player.hand:
                player.hand.remove(card)
        return card

    def apprentices(self, who: int, words: str) -> Table:
        """Exactly these apprentices, from the pile or exchanged for others on display."""
        player = self.player(who)
        assert not player.apprentices
        for word in words.split():
            player.apprentices.append(self.fetch_apprentice(word))
        return self

    def fetch_apprentice(self, word: str) -> int:
        game = self.game
        card = [apprentice.id for apprentice in game.box.apprentices].index(word)
        if card in game.display:
            game.display[game.display.index(card)] = game.apprentice_deck.draw()
        else:
            game.apprentice_deck.cards.remove(card)
        return card

    def row(self, row: int, words: str) -> Table:
        """The apprentices of a row, each with its coins: "jeweller:2 thief"."""
        game = self.game
        for column, word in enumerate(words.split()):
            name, _, coins = word.partition(":")
            card = self.fetch_apprentice(name)
            space = row * COLUMNS + column
            game.apprentice_deck.cards.insert(0, game.display[space])
            game.display[space] = card
            game.coins[space] = int(coins or 0)
            game.given[SILVER] += game.coins[space]
        return self

    def rewards(self, *kinds: str) -> Table:
        """The top cards of the Reward pile, the first first."""
        game = self.game
        for kind in reversed(kinds):
            pool = [reward.index for reward in game.box.rewards if reward.kind == f"reward_{kind}"]
            card = next(card for card in pool if card in game.rewards or card in game.rewards_boxed)
            if card in game.rewards_boxed:
                game.rewards_boxed[game.rewards_boxed.index(card)] = game.rewards.pop(0)
            else:
                game.rewards.remove(card)
            game.rewards.append(card)
        return self

    def small(self, *ids: str) -> Table:
        """The top cards of the Small pile, the first first."""
        game = self.game
        for word in reversed(ids):
            card = [market.id for market in game.box.markets].index(word)
            (game.small if card in game.small else game.large).remove(card)
            game.small.append(card)
        return self

    def large(self, *ids: str) -> Table:
        """Cards turned over to the Large pile, the top one first."""
        game = self.game
        for word in reversed(ids):
            card = [market.id for market in game.box.markets].index(word)
            game.small.remove(card)
            game.large.append(card)
        return self

    def scheme(self, *ids: str) -> Table:
        """The top cards of the opponent's pile, the first first."""
        game = self.game
        for word in reversed(ids):
            card = [scheme.id for scheme in game.box.schemes].index(word)
            (game.schemes if card in game.schemes else game.future).remove(card)
            game.schemes.append(card)
        return self

    def character(self, who: int, word: str) -> Table:
        """Another character for a player; whoever has it already gets the old one. Its start is not dealt again."""
        game = self.game
        character = next(character for character in game.box.characters if character.id == word)
        player = self.player(who)
        old = game.box.characters[player.character]
        for other in game.players:
            if other.colour == character.colour:
                other.colour = old.colour
                if other.character >= 0:
                    other.character, other.ability = old.index, old.ability
        player.colour, player.character, player.ability = character.colour, character.index, character.ability
        return self

    # Going on

    def turn(self, who: int) -> Table:
        """It is this player's turn."""
        return self.go_on([TakeTurn(who)])

    def end(self, after: int = 0) -> Table:
        """The game ends after this player's turn."""
        self.game.active = after
        return self.go_on([GAME_END_PHASE])

    def go_on(self, steps: list[Step[Any]]) -> Table:
        game = self.game
        game.main.agenda = steps[::-1]
        game.main.options = []
        game.audit()
        game.settle()
        game.audit()
        return self

    def act(self, who: int, *actions: str) -> Table:
        """Take actions one after the other, in the words of the vocabulary; the laws are checked after each."""
        for words in actions:
            self.game.play(who, self.game.vocabulary.action(words))
            self.game.audit()
        return self

    # Looking around

    def player(self, who: int) -> Player:
        return self.game.players[who]

    def options(self, who: int, start: str = "") -> list[str]:
        words = [self.game.words(action) for action in self.game.options(who)]
        return [option for option in words if option.startswith(start)]

    def refused(self, who: int, words: str) -> str:
        """The name of the reason why a player may not do that; empty when it is allowed."""
        refusal = self.game.refusal(who, self.game.vocabulary.action(words))
        return REASONS.get(refusal, str(refusal or ""))

    def goods(self, who: int) -> dict[str, int]:
        goods = self.player(who).goods
        return {word: goods[i] for i, word in enumerate(GOOD_WORDS) if goods[i]}

    def workers(self, who: int, place: str) -> int:
        return self.player(who).at[LOCATION_WORDS.index(place)]

    def display(self, row: int) -> list[str]:
        """A row of apprentices, each with its coins if there are any."""
        game = self.game
        out = []
        for space in range(row * COLUMNS, (row + 1) * COLUMNS):
            coins = f":{game.coins[space]}" if game.coins[space] else ""
            out.append("-" if game.display[space] == EMPTY else game.box.apprentices[game.display[space]].id + coins)
        return out

    def sheet(self, who: int) -> list[int]:
        return sheet(self.game, who)

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        seat = self.game.to_act[0]
        return seat, type(self.game.choice(seat)).__name__

    def told(self, kind: str) -> list[dict[str, int | str]]:
        """The events of this kind so far, as everybody may know them."""
        return [event.told_to(None) for event in self.story.events if event.kind.name == kind]

    def market_owners(self) -> list[int]:
        return [owner for owner in self.game.market if owner != NOBODY]

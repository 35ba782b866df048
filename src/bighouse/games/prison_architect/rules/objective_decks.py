"""The three decks of objectives: face-down draws and discards, each with who knows of it (RULES.md section 5.6)."""

from __future__ import annotations

from bighouse.engine.deck import Deck
from bighouse.games.prison_architect.box.components import STARTING
from bighouse.games.prison_architect.rules.events import DECK_SHUFFLED, OBJECTIVE_DISCARDED, OBJECTIVE_DRAWN
from bighouse.games.prison_architect.rules.state import PrisonArchitect


def can_draw(game: PrisonArchitect, deck: int) -> bool:
    """Whether a deck, or its discard pile, has a card left; discarded starting objectives leave the game (R24)."""
    return bool(game.objective_decks[deck].cards or (deck != STARTING and game.objective_discards[deck].cards))


def draw_top(game: PrisonArchitect, deck: int) -> int:
    """The top card of a deck that can be drawn from; an empty one is made anew of its discard pile."""
    pile = game.objective_decks[deck]
    if not pile.cards:
        pile.cards += game.objective_discards[deck].cards
        pile.cards.sort()  # so that the shuffle depends on nothing but chance
        game.objective_discards[deck] = Deck([], [])
        game.rng.shuffle(pile.cards)
        game.tell(DECK_SHUFFLED, deck, len(pile.cards))
    return pile.draw()


def draw_objective(game: PrisonArchitect, seat: int, deck: int) -> None:
    """Into the hand."""
    if can_draw(game, deck):
        objective = draw_top(game, deck)
        game.players[seat].hand.append(objective)
        game.reveal()
        game.whisper(1 << seat, OBJECTIVE_DRAWN, seat, deck, objective)


def look_at_objective(game: PrisonArchitect, seat: int, deck: int) -> None:
    """Beside the hand, to keep some of them."""
    if can_draw(game, deck):
        objective = draw_top(game, deck)
        game.players[seat].looking.append(objective)
        game.reveal()
        game.whisper(1 << seat, OBJECTIVE_DRAWN, seat, deck, objective)


def discard_objective(game: PrisonArchitect, seat: int, objective: int) -> None:
    """Face down on the pile of its own deck: only whoever discards it knows what it is."""
    game.objective_discards[game.box.objectives[objective].deck].put_under(objective, 1 << seat)
    game.whisper(1 << seat, OBJECTIVE_DISCARDED, seat, objective)

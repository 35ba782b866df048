"""What a seat knows of a game of Prison Architect: the rest is dealt anew (RULES.md section 15)."""

from __future__ import annotations

from bighouse.engine.knowledge import Knowledge, mix, mix_one
from bighouse.engine.rng import Rng
from bighouse.games.prison_architect.box.components import AREAS, DECKS, NOTHING
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.state import BID, PrisonArchitect


def imagine(game: PrisonArchitect, seat: int, rng: Rng) -> PrisonArchitect:
    """A copy in which everything that the seat cannot know is dealt anew."""
    for player in game.players:
        reckoned(player.prison)  # before it is copied, so that all copies share what is found out about it
    imagined = game.clone()
    imagined.rng = rng.split()
    for stack in imagined.stacks:
        shuffle_anew(stack, rng)
    shuffle_anew(imagined.duels, rng)
    for deck in range(DECKS):
        imagine_objectives(imagined, seat, deck, rng)
    for owner in range(game.seats):
        if owner != seat:
            hide_answers(game, imagined, owner)
    return imagined


def hide_answers(game: PrisonArchitect, imagined: PrisonArchitect, owner: int) -> None:
    """A scene may begin among secret answers: nothing is known of bids, and of objectives only how many are chosen."""
    true, player = game.players[owner], imagined.players[owner]
    if game.phase == BID:
        player.bids = [0] * AREAS
    player.chosen = [player.hand[true.hand.index(objective)] for objective in true.chosen]
    if true.dropped != NOTHING and true.dropped in true.hand:
        player.dropped = player.hand[true.hand.index(true.dropped)]


def shuffle_anew(pile: list[int], rng: Rng) -> None:
    pile.sort()
    rng.shuffle(pile)


def imagine_objectives(game: PrisonArchitect, seat: int, deck: int, rng: Rng) -> None:
    """The deck, what others hold and have discarded of it, and the Governor's: backs tell the decks apart."""
    objectives = game.box.objectives
    held: list[list[int]] = [] if game.over else [game.governor.objectives]  # scored in the open at the end
    for owner in range(game.seats):
        if owner != seat:
            held += [game.players[owner].hand, game.players[owner].looking]
    discards = game.objective_discards[deck]
    pool = game.objective_decks[deck].cards + discards.unknown_to(seat)
    for cards in held:
        for objective in cards:
            if objectives[objective].deck == deck:
                pool.append(objective)
    shuffle_anew(pool, rng)
    for cards in held:
        for i in range(len(cards)):
            if objectives[cards[i]].deck == deck:
                cards[i] = pool.pop()
    discards.deal_unknown(seat, pool)
    game.objective_decks[deck].cards = pool


def key(game: PrisonArchitect, seat: int) -> int:
    """A number for all that the seat knows: what is open, its own secrets, and how much lies hidden where."""
    out = mix(game.round * 16 + game.phase, game.initiative)
    out = mix_one(out, (game.resolved * 8 + game.area) * 32 + game.duel)
    for area in range(len(game.offers)):
        out = mix(out, game.offers[area])
        out = mix_one(out, len(game.stacks[area]) * 64 + len(game.discards[area]))
    out = mix(out, game.supply)
    out = mix(out, game.to_act)  # who has finished what all do at once can be seen
    for owner in range(game.seats):
        player = game.players[owner]
        out = mix_one(out, player.cash * 8 + len(player.hand))
        out = mix(out, player.played)
        out = mix(out, player.construction)
        out = mix(out, player.pending)
        out = mix(out, player.dug)
        out = mix(out, player.arriving)
        out = mix(out, player.batch)
        out = mix_one(out, player.built * 64 + player.escaping)
        out = mix_one(out, player.recalled)
        out = mix(out, player.prison.numbers())
        if owner == seat or game.phase != BID:
            out = mix(out, player.bids)
        if owner == seat:
            out = mix(out, player.hand)
            out = mix(out, player.looking)
            out = mix(out, player.chosen)
            out = mix_one(out, player.dropped)
    if game.solo:
        out = mix(out, game.governor.tiles)
        out = mix(out, game.governor.cards)
        out = mix(out, game.governor.bids)
        out = mix_one(out, game.governor.staff_at)
    return out


class PrisonArchitectKnowledge(Knowledge[PrisonArchitect]):
    """For bots."""

    def imagine(self, game: PrisonArchitect, seat: int, rng: Rng) -> PrisonArchitect:
        return imagine(game, seat, rng)

    def key(self, game: PrisonArchitect, seat: int) -> int:
        return key(game, seat)

"""What a seat may know: a copy of the game in which the rest is dealt anew, and a key (RULES.md section 16.2, R65)."""

from __future__ import annotations

from bighouse.engine.knowledge import Knowledge, mix, mix_one
from bighouse.engine.rng import Rng
from bighouse.games.architects.rules.state import NOBODY, Architects


def imagine(game: Architects, seat: int, rng: Rng) -> Architects:
    """A copy in which everything that the seat cannot know is dealt anew, chance to come included."""
    other = game.clone()
    other.rng = rng.split()
    imagine_buildings(other, seat, rng)
    imagine_apprentices(other, seat, rng)
    imagine_market(other, rng)
    imagine_rewards(other, rng)
    if game.opponent != NOBODY:
        other.schemes.sort()  # here and below: the copy depends on nothing that the seat cannot know
        rng.shuffle(other.schemes)
        other.future.sort()
        rng.shuffle(other.future)
    return other


def imagine_buildings(game: Architects, seat: int, rng: Rng) -> None:
    """Other hands, packets and looks, and the pile but for what the seat has put under it."""
    pool = game.building_deck.unknown_to(seat)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            pool += player.hand
            pool += player.packet
            pool += player.looking
    pool.sort()
    rng.shuffle(pool)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            redeal(player.hand, pool)
            redeal(player.packet, pool)
            redeal(player.looking, pool)
    game.building_deck.deal_unknown(seat, pool)


def redeal(cards: list[int], pool: list[int]) -> None:
    """Replace the cards by as many from the end of the pool."""
    for i in range(len(cards)):
        cards[i] = pool.pop()


def imagine_apprentices(game: Architects, seat: int, rng: Rng) -> None:
    """The pile, but for those that everybody has seen going under it."""
    pool = game.apprentice_deck.unknown_to(seat)
    pool.sort()
    rng.shuffle(pool)
    game.apprentice_deck.deal_unknown(seat, pool)


def imagine_market(game: Architects, rng: Rng) -> None:
    """The Small pile: of its top card only the small side shows, which another card may share."""
    if not game.small:
        return
    face = game.box.markets[game.small[-1]].small
    game.small.sort()
    rng.shuffle(game.small)
    for i in range(len(game.small)):
        card = game.small[i]
        if game.box.markets[card].small == face:
            game.small[i] = game.small[-1]
            game.small[-1] = card
            return


def imagine_rewards(game: Architects, rng: Rng) -> None:
    """The pile, and those that were removed unseen."""
    pool = game.rewards + game.rewards_boxed
    pool.sort()
    rng.shuffle(pool)
    count = len(game.rewards)
    game.rewards = pool[:count]
    game.rewards_boxed = pool[count:]


def key(game: Architects, seat: int) -> int:
    """A number for all that the seat knows: what is open, its own cards, and how many hidden ones lie where."""
    out = mix(game.turn * 8 + game.phase, game.guildhall)
    out = mix_one(out, (game.active + 1) * 64 + game.turns_left + 1)
    out = mix_one(out, game.tax)
    out = mix(out, game.market)
    out = mix(out, game.display)
    out = mix(out, game.coins)
    out = mix(out, game.large)
    if game.small:
        out = mix(out, game.box.markets[game.small[-1]].small)
    out = mix_one(out, len(game.rewards) * 64 + len(game.building_deck.cards))
    for owner in range(len(game.players)):
        player = game.players[owner]
        out = mix(out, player.goods)
        out = mix_one(out, ((player.virtue * 64 + player.unpaid) * 64 + player.paid) * 8 + player.level)
        out = mix_one(out, (player.home * 32 + player.prison) * 32 + player.guildhall)
        out = mix(out, player.at)
        out = mix(out, player.held)
        out = mix(out, player.built)
        out = mix(out, player.apprentices)
        if owner == seat:
            out = mix_one(out, cards_mask(player.hand))
            out = mix_one(out, cards_mask(player.packet))
            out = mix_one(out, cards_mask(player.looking))
        else:
            out = mix_one(out, (len(player.hand) * 8 + len(player.packet)) * 8 + len(player.looking))
    if game.opponent != NOBODY:
        out = mix_one(out, (len(game.schemes) * 64 + len(game.future)) * 64 + game.scheme + 1)
    return out


def cards_mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class ArchitectsKnowledge(Knowledge[Architects]):
    """For bots."""

    def imagine(self, game: Architects, seat: int, rng: Rng) -> Architects:
        return imagine(game, seat, rng)

    def key(self, game: Architects, seat: int) -> int:
        return key(game, seat)

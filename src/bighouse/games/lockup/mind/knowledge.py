"""What a seat may know: who sees what, and a copy of the game in which the rest is dealt anew (RULES.md section 13)."""

from __future__ import annotations

from bighouse.engine.knowledge import Knowledge, mix, mix_one
from bighouse.engine.rng import Rng
from bighouse.games.lockup.box.components import LOCATIONS, ON_CRAFT, ON_RECRUIT, TOME_BITS
from bighouse.games.lockup.rules.cell_block import MakePay, PayForItem
from bighouse.games.lockup.rules.chow_hall import PayForGoons
from bighouse.games.lockup.rules.state import ITEMS, SEAT_BITS, TOMES, Lockup, Player, count_tokens, token_list


def sees_token(game: Lockup, seat: int, owner: int, token: int) -> bool:
    """Whether a seat (-1: a spectator) knows which token this is where it lies, in the open or in the cell."""
    player = game.players[owner]
    return seat == owner or player.shown >> token & 1 != 0 or (seat >= 0 and player.has_peeked(token, seat))


def sees_reserved(game: Lockup, seat: int, owner: int, item: int) -> bool:
    """A reserved item was seen by all when it was taken from the display (R21)."""
    return seat == owner or not game.players[owner].secret >> item & 1


def imagine(game: Lockup, seat: int, rng: Rng) -> Lockup:
    """A copy in which everything that the seat cannot know is dealt anew, chance to come included."""
    other = game.clone()
    other.rng = rng.split()
    for owner in range(game.seats):
        if owner != seat:
            imagine_tokens(other, seat, owner, rng)
    imagine_tomes(other, seat, rng)
    imagine_items(other, seat, rng)
    other.goon_deck.cards.sort()  # here and below: the copy depends on nothing that the seat cannot know
    rng.shuffle(other.goon_deck.cards)
    if game.advanced:
        imagine_traits(other, seat, rng)
    if game.solitary:
        imagine_guards(other, rng)
        other.location_deck.sort()
        rng.shuffle(other.location_deck)
    return other


def imagine_tokens(game: Lockup, seat: int, owner: int, rng: Rng) -> None:
    """Face-down tokens and those in the holding cell change places, as far as the seat has not seen them."""
    player = game.players[owner]
    hidden = (player.cell | player.down) & ~player.shown
    if player.peeked:
        for token in token_list(hidden):
            if player.has_peeked(token, seat):
                hidden &= ~(1 << token)
    if not player.down & hidden:
        return
    tokens = token_list(hidden)
    rng.shuffle(tokens)
    cell_count = count_tokens(player.cell & hidden)
    cell = player.cell & ~hidden
    down = player.down & ~hidden
    peeked = player.peeked
    looks = [0] * (LOCATIONS * game.seats)  # who else has peeked how often where: that much everybody saw
    if peeked:
        for location in range(LOCATIONS):
            for token in token_list(player.at[location] & hidden):
                for peeker in range(game.seats):
                    if player.has_peeked(token, peeker):
                        looks[location * game.seats + peeker] += 1
                peeked &= ~(((1 << SEAT_BITS) - 1) << (token * SEAT_BITS))
    counts = [count_tokens(here & hidden) for here in player.at]
    places = [here & ~hidden for here in player.at]
    for _ in range(cell_count):
        cell |= 1 << tokens.pop()
    for location in range(len(places)):
        for _ in range(counts[location]):
            token = tokens.pop()
            places[location] |= 1 << token
            down |= 1 << token
            for peeker in range(game.seats if player.peeked else 0):
                if looks[location * game.seats + peeker] > 0:
                    looks[location * game.seats + peeker] -= 1
                    peeked |= 1 << (token * SEAT_BITS + peeker)
    player.cell = cell
    player.down = down
    player.at = places
    player.peeked = peeked


def imagine_tomes(game: Lockup, seat: int, rng: Rng) -> None:
    """Other hands and the deck are dealt anew, but for the tomes that the seat itself has put under the deck."""
    pool = game.tome_deck.unknown_to(seat)
    kept = tomes_to_pay_with(game, seat)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            pour(player.tomes & ~kept[owner], pool)
            if player.looking_at == TOMES:
                pool += player.looking
    pool.sort()
    rng.shuffle(pool)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            deal_hand(player, player.tomes & kept[owner], pool)
            if player.looking_at == TOMES:
                for i in range(len(player.looking)):
                    player.looking[i] = pool.pop()
    game.tome_deck.deal_unknown(seat, pool)


def tomes_to_pay_with(game: Lockup, seat: int) -> list[int]:
    """What each other seat must be holding for the purchase it has declared, as masks of packed hands (R42)."""
    kept = [0] * game.seats
    choice = game.main.agenda[-1] if game.main.options else None
    if isinstance(choice, (PayForItem, MakePay)) and choice.seat != seat:
        kept[choice.seat] = game.box.window_tomes[ON_CRAFT]
    elif isinstance(choice, PayForGoons) and choice.seat != seat:
        kept[choice.seat] = game.box.window_tomes[ON_RECRUIT]
    return kept


def pour(hand: int, pool: list[int]) -> None:
    """Add the tomes of a packed hand to the pool."""
    tome = 0
    while hand:
        for _ in range(hand & ((1 << TOME_BITS) - 1)):
            pool.append(tome)
        hand >>= TOME_BITS
        tome += 1


def deal_hand(player: Player, kept: int, pool: list[int]) -> None:
    """As many tomes as the player holds: those that are kept, the others from the end of the pool."""
    count = player.tome_count
    player.tomes = kept
    while kept:
        count -= kept & ((1 << TOME_BITS) - 1)
        kept >>= TOME_BITS
    for _ in range(count):
        player.tomes += 1 << (pool.pop() * TOME_BITS)


def imagine_items(game: Lockup, seat: int, rng: Rng) -> None:
    """The item deck and what others have reserved unseen."""
    pool = game.item_deck.unknown_to(seat)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            for item in player.reserved:
                if player.secret >> item & 1:
                    pool.append(item)
            if player.looking_at == ITEMS:
                pool += player.looking
    pool.sort()
    rng.shuffle(pool)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            for i in range(len(player.reserved)):
                item = player.reserved[i]
                if player.secret >> item & 1:
                    player.secret &= ~(1 << item)
                    player.reserved[i] = -1
            for i in range(len(player.reserved)):
                if player.reserved[i] < 0:
                    player.reserved[i] = pool.pop()
                    player.secret |= 1 << player.reserved[i]
            if player.looking_at == ITEMS:
                for i in range(len(player.looking)):
                    player.looking[i] = pool.pop()
    game.item_deck.deal_unknown(seat, pool)


def imagine_traits(game: Lockup, seat: int, rng: Rng) -> None:
    """Traits dealt to others and not shown: those to choose from, and those sent back unseen."""
    known = 0
    for owner in range(game.seats):
        player = game.players[owner]
        if player.trait >= 0:
            known |= 1 << player.trait
        if owner == seat:
            for trait in player.dealt:
                known |= 1 << trait
    pool = [trait.index for trait in game.box.traits if not known >> trait.index & 1]
    rng.shuffle(pool)
    for owner in range(game.seats):
        if owner != seat:
            player = game.players[owner]
            for i in range(len(player.dealt)):
                player.dealt[i] = pool.pop()


def imagine_guards(game: Lockup, rng: Rng) -> None:
    """Face-down guard cards and the guard deck, known to nobody."""
    pool = game.guard_deck.copy()
    for cards in game.guards_at:
        for guard in cards:
            if game.guards_down >> guard & 1:
                pool.append(guard)
    pool.sort()
    rng.shuffle(pool)
    down = 0
    for cards in game.guards_at:
        for i in range(len(cards)):
            if game.guards_down >> cards[i] & 1:
                cards[i] = pool.pop()
                down |= 1 << cards[i]
    game.guards_down = down
    game.guard_deck = pool


def key(game: Lockup, seat: int) -> int:
    """A number for all that the seat knows: what is open, its own secrets, and how many hidden things lie where."""
    out = mix(game.round * 8 + game.phase, game.supply)
    out = mix(out, game.suspicion_at)
    out = mix(out, game.loot)
    out = mix(out, game.display)
    out = mix(out, game.goon_at)
    out = mix_one(out, game.first)
    out = mix_one(out, game.leader * 8 + game.instant)
    out = mix_one(out, len(game.tome_deck.cards) * 64 + len(game.goon_discard))
    if game.here >= 0:
        out = mix_one(out, game.here * 1024 + game.collected)
        out = mix(out, game.ranking)
        out = mix(out, game.bonus)
        out = mix(out, game.nullified)
    for owner in range(len(game.players)):
        out = player_key(game, seat, owner, out)
    if game.solitary:
        for cards in game.guards_at:
            for guard in cards:
                out = mix_one(out, 99 if game.guards_down >> guard & 1 else guard)
            out = mix_one(out, 100)
        out = mix_one(out, len(game.location_shown) * 32 + len(game.guard_deck))
    return out


def player_key(game: Lockup, seat: int, owner: int, start: int) -> int:
    player = game.players[owner]
    out = mix(start, player.cubes)
    out = mix_one(out, (player.stars * 64 + player.power) * 64 + player.suspicion)
    out = mix_one(out, (player.tome_count * 64 + player.storage) * 256 + player.visited)
    out = mix_one(out, len(player.items) * 64 + len(player.reserved))
    out = mix(out, player.goons)
    out = mix_one(out, player.trait * 16 + (1 if player.passed else 0) + (2 if player.reinforcing else 0))
    if seat == owner:
        out = mix(out, player.at)
        out = mix_one(out, player.down)
        out = mix_one(out, player.tomes)
        return mix(mix(out, player.looking), player.dealt)
    hidden = player.down
    if hidden:
        for token in token_list(hidden):
            if player.has_peeked(token, seat):
                hidden &= ~(1 << token)
    for tokens in player.at:
        out = mix_one(out, (tokens & ~hidden) * 8 + count_tokens(tokens & hidden))
    return mix_one(out, player.down_used)


class LockupKnowledge(Knowledge[Lockup]):
    """For bots."""

    def imagine(self, game: Lockup, seat: int, rng: Rng) -> Lockup:
        return imagine(game, seat, rng)

    def key(self, game: Lockup, seat: int) -> int:
        return key(game, seat)

"""What cards do when they are got or played (RULES.md section 6.4 and the vocabulary of components.json)."""

from __future__ import annotations

from bighouse.engine.english import counted, spelled
from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Wording
from bighouse.games.lockup.box.components import (
    CHOOSE_TOME,
    DRAW_GOON,
    DRAW_ITEM,
    DRAW_TOME,
    EXCHANGE,
    EXCHANGE_TWO,
    EXTRA_FACE_DOWN,
    GAIN,
    GAIN_ANY,
    GAIN_ONE_OF,
    GAIN_POWER,
    GAIN_STARS,
    GAIN_SUSPICION,
    GIVE_SUSPICION,
    MOVE_TOKEN,
    PEEK_TOKEN,
    REINFORCE,
    REMOVE_SUSPICION,
    RESOURCES,
    STORAGE,
    STRENGTH_BONUS,
    TAKE_FIRST_PLAYER,
    VALUABLES,
    ZERO_TOKEN,
    Effect,
)
from bighouse.games.lockup.rules.actions import KEEP_GOON
from bighouse.games.lockup.rules.events import (
    GOON_RECRUITED,
    GOONS_LOOKED_AT,
    ITEM_CRAFTED,
    STORAGE_RAISED,
    STRENGTHENED,
    WHY_ATLAS,
)
from bighouse.games.lockup.rules.exchanges import (
    Accuse,
    Exchange,
    ExchangeTwo,
    GainAny,
    GainOneOf,
    can_exchange,
    can_exchange_two,
    gives_something,
    supply_is_empty,
)
from bighouse.games.lockup.rules.gains import (
    draw_tome,
    gain_cubes,
    gain_power,
    gain_suspicion,
    shed_suspicion,
    take_marker,
    tomes_available,
)
from bighouse.games.lockup.rules.goals import check_goals
from bighouse.games.lockup.rules.goons import draw_goon, goons_available
from bighouse.games.lockup.rules.guards import guard_effect
from bighouse.games.lockup.rules.keeping import look_at_items, look_at_tomes
from bighouse.games.lockup.rules.sources import GOON, ITEM, effects_of
from bighouse.games.lockup.rules.state import FROM_EFFECTS, FROM_ITEMS, GOONS, NOTHING, Lockup, count_tokens
from bighouse.games.lockup.rules.trickery import MoveToken, Nullify, Peek, UncoverGuard, can_nullify, can_peek
from bighouse.games.lockup.words.card_words import effects_words
from bighouse.games.lockup.words.phrases import goon_name, valuables_in_words


class ResolveEffects(Step[Lockup]):
    """Carry out a card's effects in their order, from one of them on."""

    def __init__(self, who: int, source: int, card: int, position: int) -> None:
        self.who = who
        self.source = source
        self.card = card
        self.position = position

    def run(self, game: Lockup) -> None:
        effects = effects_of(game, self.source, self.card)
        if self.position >= len(effects):
            return
        if self.position + 1 < len(effects):
            game.do_next(ResolveEffects(self.who, self.source, self.card, self.position + 1))
        effect = effects[self.position]
        if effect.kind == GAIN_ONE_OF:
            if acts(game, self.who, effect):
                game.do_next(GainOneOf(self.who, self.source, self.card, self.position))
        else:
            game.because(self.source, self.card)
            apply(game, self.who, effect)
            game.because()

    def args(self) -> list[int]:
        return [self.who, self.source, self.card, self.position]


def apply(game: Lockup, who: int, effect: Effect) -> None:
    """Carry out one effect as far as possible (R24); what leaves a choice goes on the agenda."""
    if who == game.guards:
        guard_effect(game, effect)
        return
    kind = effect.kind
    player = game.players[who]
    if kind == GAIN:
        for resource in range(RESOURCES):
            gain_cubes(game, who, resource, effect.cubes[resource])
    elif kind == GAIN_POWER:
        gain_power(game, who, effect.n)
    elif kind == DRAW_TOME:
        for _ in range(effect.n):
            draw_tome(game, who)
    elif kind == CHOOSE_TOME:
        look_at_tomes(game, who, effect.n)
    elif kind == TAKE_FIRST_PLAYER:
        take_marker(game, who)
    elif kind == GAIN_ANY:
        if not supply_is_empty(game):
            game.do_next(GainAny(who, effect.n))
    elif kind == EXCHANGE:
        if can_exchange(game, who):
            game.do_next(Exchange(who, effect.n))
    elif kind == EXCHANGE_TWO:
        if can_exchange_two(game, who):
            game.do_next(ExchangeTwo(who, effect.n))
    elif kind == REMOVE_SUSPICION:
        shed_suspicion(game, who, effect.n)
    elif kind == GIVE_SUSPICION:
        if player.suspicion > 0:
            game.do_next(Accuse(who, effect.n))
    elif kind == GAIN_SUSPICION:
        gain_suspicion(game, who, effect.n)
    elif kind == GAIN_STARS:
        game.score(who, effect.n, FROM_EFFECTS)
    elif kind == STORAGE:
        player.storage += effect.n
        game.tell(STORAGE_RAISED, who, effect.n, player.storage)
    elif kind == DRAW_GOON:
        look_at_goons(game, who, effect.n, effect.keep)
    elif kind == DRAW_ITEM:
        look_at_items(game, who, effect.n, effect.keep)
    elif kind == STRENGTH_BONUS:
        game.bonus[who] += effect.n
        game.tell(STRENGTHENED, who, effect.n)
    elif kind == ZERO_TOKEN:
        if can_nullify(game, who):
            game.do_next(Nullify(who, effect.n))
    elif kind == MOVE_TOKEN:
        game.do_next(MoveToken(who, effect.n))
    elif kind == PEEK_TOKEN:
        if game.solitary:
            if game.guards_down:
                game.do_next(UncoverGuard(who, WHY_ATLAS))
        elif can_peek(game, who):
            game.do_next(Peek(who, effect.n))
    elif kind == EXTRA_FACE_DOWN:
        player.down_limit += effect.n
    elif kind == REINFORCE:
        player.reinforcing = True


def acts(game: Lockup, who: int, effect: Effect) -> bool:
    """Whether an effect would change anything now: a tome without any may not be played (R46)."""
    kind = effect.kind
    player = game.players[who]
    if kind == GAIN:
        return gives_something(game, effect.cubes)
    if kind == GAIN_POWER:
        return game.power_supply > 0
    if kind == DRAW_TOME or kind == CHOOSE_TOME:
        return tomes_available(game) > 0
    if kind == GAIN_ANY:
        return not supply_is_empty(game)
    if kind == GAIN_ONE_OF:
        for cubes in effect.alternatives:
            if gives_something(game, cubes):
                return True
        return False
    if kind == EXCHANGE:
        return can_exchange(game, who)
    if kind == EXCHANGE_TWO:
        return can_exchange_two(game, who)
    if kind == REMOVE_SUSPICION or kind == GIVE_SUSPICION:
        return player.suspicion > 0
    if kind == DRAW_GOON:
        return goons_available(game) > 0
    if kind == DRAW_ITEM:
        return len(game.item_deck.cards) > 0
    if kind == ZERO_TOKEN:
        return can_nullify(game, who)
    if kind == MOVE_TOKEN:
        return player.cell != game.box.tokens[game.seats]  # somebody is out, and nobody in the Library yet
    if kind == PEEK_TOKEN:
        return game.guards_down != 0 if game.solitary else can_peek(game, who)
    if kind == EXTRA_FACE_DOWN:
        return count_tokens(player.cell) > player.down_limit - player.down_used
    if kind == REINFORCE:
        return player.visited != 0 and player.cell != 0 and not player.reinforcing
    return True


def why_idle(game: Lockup, who: int, effect: Effect) -> str:
    """Why an effect would change nothing now."""
    kind = effect.kind
    player = game.players[who]
    cubes = player.cube_count()
    if kind == GAIN or kind == GAIN_ONE_OF:
        return "the supply has none of it"
    if kind == GAIN_POWER:
        return "no power is left in the supply"
    if kind == DRAW_TOME or kind == CHOOSE_TOME:
        return "no tome is left"
    if kind == GAIN_ANY:
        return "the supply is empty"
    if kind == EXCHANGE and cubes == 0:
        return "you have no cube to exchange"
    if kind == EXCHANGE_TWO and cubes < 2:
        return f"you have {counted(cubes, 'cube')} and it takes two"
    if kind == EXCHANGE or kind == EXCHANGE_TWO:
        return "the supply has no other type for your cubes"
    if kind == REMOVE_SUSPICION or kind == GIVE_SUSPICION:
        return "you have no suspicion"
    if kind == DRAW_GOON:
        return "no goon is left"
    if kind == DRAW_ITEM:
        return "the item deck is empty"
    if kind == ZERO_TOKEN:
        return "no opponent has any strength here"
    if kind == MOVE_TOKEN:
        return "none of your tokens is out"
    if kind == PEEK_TOKEN:
        alone = "no guard card lies face down"
        return alone if game.solitary else "no opponent has a face-down token that you have not seen"
    if kind == EXTRA_FACE_DOWN:
        left = player.down_limit - player.down_used
        return f"you may still lay {left} face down and have {counted(count_tokens(player.cell), 'token')} left"
    if kind == REINFORCE:
        return "every place is open to you already" if player.cell else "no crew is left to send"
    return "nothing is left to pay"


def take_goon(game: Lockup, who: int, goon: int, location: int) -> None:
    """A goon joins: it counts with its valuables at once, then its effects are gained."""
    player = game.players[who]
    card = game.box.goons[goon]
    player.goons.append(goon)
    player.goon_types[card.type] += 1
    for valuable in range(VALUABLES):
        player.valuables[valuable] += card.valuables[valuable]
    game.tell(GOON_RECRUITED, who, goon, location)
    check_goals(game, who)
    if card.effects:
        game.do_next(ResolveEffects(who, GOON, goon, 0))


def place_item(game: Lockup, who: int, item: int, from_reserve: bool) -> None:
    """A crafted item is laid out: it counts, scores, and its effects follow (R18)."""
    player = game.players[who]
    card = game.box.items[item]
    player.items.append(item)
    for valuable in range(VALUABLES):
        count = card.valuables[valuable]
        if count > 0:
            player.valuables[valuable] += count
            player.items_with[valuable] += 1
    game.tell(ITEM_CRAFTED, who, item, 1 if from_reserve else 0)
    game.score(who, card.reputation, FROM_ITEMS)
    check_goals(game, who)
    if card.effects:
        game.do_next(ResolveEffects(who, ITEM, item, 0))


def look_at_goons(game: Lockup, who: int, draw: int, keep: int) -> None:
    """Draw goons to keep some as recruited; the rest is discarded face up (R6)."""
    player = game.players[who]
    looking: list[int] = []
    while len(looking) < draw and goons_available(game) > 0:
        looking.append(draw_goon(game))
    if looking:
        player.looking = looking
        player.looking_at = GOONS
        game.tell(GOONS_LOOKED_AT, who, looking[0], looking[1] if len(looking) > 1 else -1)
        game.do_next(KeepGoon(who, keep))


def goon_offer(game: Lockup, goon: int) -> Wording:
    """A goon, and what it brings at once."""
    card = game.box.goons[goon]
    gifts = [effects_words(card.effects, game.solitary), valuables_in_words(card.valuables)]
    return Wording(f"Recruit {goon_name(game, goon)}", "; ".join([part for part in gifts if part]))


class KeepGoon(Choice[Lockup]):
    """Keep one of the goons drawn; it is recruited at once."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        return [KEEP_GOON + goon for goon in game.players[self.seat].looking]

    def take(self, game: Lockup, action: int) -> None:
        player = game.players[self.seat]
        goon = action - KEEP_GOON
        player.looking.remove(goon)
        if self.left > 1 and player.looking:
            game.do_next(KeepGoon(self.seat, self.left - 1))
        else:
            game.goon_discard += player.looking
            player.looking = []
            player.looking_at = NOTHING
        take_goon(game, self.seat, goon, -1)

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        return f"Recruit {spelled(self.left)} of the goons drawn; the rest is discarded"

    def chapter(self, game: Lockup) -> str:
        return "drawn-cards"

    def offer(self, game: Lockup, action: int) -> Wording:
        return goon_offer(game, action - KEEP_GOON)

"""Options in words that fit the moment: a phrase for every family of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.lockup.actions import (
    ACCUSE,
    CHOOSE,
    CRAFT,
    DECLINE,
    DONE,
    EXCHANGE,
    EXCHANGE_TWO,
    FACES,
    GAIN,
    GO,
    HIRE,
    KEEP_GOON,
    KEEP_ITEM,
    KEEP_TOME,
    KEEP_TRAIT,
    MAKE_PAY,
    MOVE,
    NULLIFY,
    NULLIFY_GUARD,
    PASS,
    PEEK,
    PLAY,
    RECRUIT,
    RESERVE,
    RETURN,
    SEND,
    SPACES,
    TAKE,
    UNCOVER,
)
from bighouse.games.lockup.card_words import effects_words
from bighouse.games.lockup.cell_block import can_pay
from bighouse.games.lockup.chow_hall import ChowHall, recruit_price
from bighouse.games.lockup.components import RESOURCES, TOKENS
from bighouse.games.lockup.exchanges import Accuse, Exchange, ExchangeTwo, GainOneOf
from bighouse.games.lockup.offer_words import fixed_reward_words, loot_words
from bighouse.games.lockup.offers import Offer
from bighouse.games.lockup.patrol import ReturnExcess
from bighouse.games.lockup.payments import cubes_of, pair_of, shortfall
from bighouse.games.lockup.phrases import (
    RANK_WORDS,
    capital,
    counted,
    crew_name,
    cubes_in_words,
    goon_name,
    guard_words,
    place,
    possessive,
    resource_words,
    stars_words,
    token_words,
    valuables_in_words,
    where_crew_goes,
)
from bighouse.games.lockup.rewards import LootFirst
from bighouse.games.lockup.roll_call import SendCrew, Turn
from bighouse.games.lockup.state import Lockup
from bighouse.games.lockup.trickery import hidden_from

NAMED_CARDS: Final = ["keep_goon", "keep_item", "hire", "craft", "reserve", "nullify"]  # several may read alike


def label_words(game: Lockup, choice: Choice[Any], action: int) -> str:
    """A candidate in the words of the choice that it answers; cards that read alike are told apart by their order."""
    family = game.vocabulary.family(action)
    words = LABELS[family.offset](game, choice, action)
    if family.name in NAMED_CARDS:
        alike = [other for other in choice.candidates(game) if game.vocabulary.family(other) is family]
        alike = [other for other in alike if LABELS[family.offset](game, choice, other) == words]
        if len(alike) > 1:
            return f"{words} ({RANK_WORDS[min(alike.index(action), len(RANK_WORDS) - 1)]} of {len(alike)} alike)"
    return words


# Plain words


def _pass(game: Lockup, choice: Choice[Any], action: int) -> str:
    return "Pass for the rest of Roll Call" if isinstance(choice, Turn) else "Play no tome"


def _decline(game: Lockup, choice: Choice[Any], action: int) -> str:
    if isinstance(choice, Exchange | ExchangeTwo):
        return "Make no exchange"
    if isinstance(choice, ChowHall) and game.collected >> choice.seat & 1:
        return "Recruit nobody"  # the Bandit cubes were a reward already (R16)
    return f"Decline and {where_crew_goes(game)}"


def _done(game: Lockup, choice: SendCrew, action: int) -> str:
    return f"Nobody else goes to {place(game, choice.location)}"


def _take(game: Lockup, choice: Offer, action: int) -> str:
    if isinstance(choice, LootFirst):
        return f"Take {loot_words(game)}"
    return f"Take {fixed_reward_words(game, choice.seat, choice.rank)}"


# Crew


def _go(game: Lockup, choice: Choice[Any], action: int) -> str:
    return f"Send crew to {place(game, action - GO)}"


def _send(game: Lockup, choice: Choice[Any], action: int) -> str:
    token, face = divmod(action - SEND, FACES)
    facing = "" if game.solitary else " face down" if face == 1 else " face up"
    return f"Send your {token_words(game, choice.seat, token)}{facing}"


def _move(game: Lockup, choice: Choice[Any], action: int) -> str:
    token, target = divmod(action - MOVE, SPACES)
    source = whereabouts(game, choice.seat, token)
    start = f" from {place(game, source)}" if source >= 0 else ""
    return f"Move your {token_words(game, choice.seat, token)}{start} to {place(game, target)}"


def whereabouts(game: Lockup, owner: int, token: int) -> int:
    """The location of an assigned token, or -1."""
    for location in range(SPACES):
        if game.players[owner].at[location] >> token & 1:
            return location
    return -1


def _peek(game: Lockup, choice: Choice[Any], action: int) -> str:
    owner, location = divmod(action - PEEK, SPACES)
    count = len(hidden_from(game, choice.seat, owner, location))
    which = "the face-down token" if count == 1 else f"one of {count} face-down tokens"
    return f"Look at {which} of {crew_name(game, owner)} at {place(game, location)}"


def _uncover(game: Lockup, choice: Choice[Any], action: int) -> str:
    return f"Turn up the guard card at {place(game, action - UNCOVER)}"


def _nullify(game: Lockup, choice: Choice[Any], action: int) -> str:
    owner, token = divmod(action - NULLIFY, TOKENS)
    whose = possessive(crew_name(game, owner))
    return f"{capital(whose)} {token_words(game, owner, token)} counts 0"


def _nullify_guard(game: Lockup, choice: Choice[Any], action: int) -> str:
    return f"{capital(guard_words(game, action - NULLIFY_GUARD))} counts 0"


# Cards


def _play(game: Lockup, choice: Choice[Any], action: int) -> str:
    tome = game.box.tomes[action - PLAY]
    return f"Play {tome.name}: {effects_words(tome.effects, game.solitary)}"


def _keep_tome(game: Lockup, choice: Choice[Any], action: int) -> str:
    tome = game.box.tomes[action - KEEP_TOME]
    return f"Keep {tome.name}: {effects_words(tome.effects, game.solitary)}"


def goon_gift(game: Lockup, goon: int) -> str:
    """What a goon brings at once, behind a colon; empty when it is nothing."""
    card = game.box.goons[goon]
    gifts = [effects_words(card.effects, game.solitary), valuables_in_words(card.valuables)]
    gift = "; ".join([part for part in gifts if part])
    return f": {gift}" if gift else ""


def _keep_goon(game: Lockup, choice: Choice[Any], action: int) -> str:
    goon = action - KEEP_GOON
    return f"Recruit {goon_name(game, goon)}{goon_gift(game, goon)}"


def _hire(game: Lockup, choice: Choice[Any], action: int) -> str:
    goon = action - HIRE
    return f"Recruit {goon_name(game, goon)}{goon_gift(game, goon)}"


def _keep_item(game: Lockup, choice: Choice[Any], action: int) -> str:
    item = game.box.items[action - KEEP_ITEM]
    return f"Reserve {item.name}: {stars_words(item.reputation)} for {cubes_in_words(item.cost)}"


def _keep_trait(game: Lockup, choice: Choice[Any], action: int) -> str:
    trait = game.box.traits[action - KEEP_TRAIT]
    return f"Keep {trait.name}: {effects_words(trait.bonus, game.solitary)}"


def _craft(game: Lockup, choice: Choice[Any], action: int) -> str:
    item = game.box.items[action - CRAFT]
    player = game.players[choice.seat]
    source = " from your reserve" if item.index in player.reserved else ""
    helped = shortfall(item.cost, player.cubes) > 0 and can_pay(game, choice.seat, item.cost, 0, player.tomes)
    tomes = ", with the help of your tomes" if helped else ""
    return f"Craft {item.name}{source}: {stars_words(item.reputation)} for {cubes_in_words(item.cost)}{tomes}"


def _reserve(game: Lockup, choice: Choice[Any], action: int) -> str:
    return f"Reserve {game.box.items[action - RESERVE].name} for 1 cube"


def _recruit(game: Lockup, choice: ChowHall, action: int) -> str:
    goons = action - RECRUIT + 1
    price = recruit_price(game, choice.rank, goons)
    return f"Recruit {counted(goons, 'goon')} for {counted(price, 'cube') if price else 'nothing'}"


# Cubes and suspicion


def _gain(game: Lockup, choice: Choice[Any], action: int) -> str:
    return f"Take {resource_words(action - GAIN, 1)}"


def _choose(game: Lockup, choice: GainOneOf, action: int) -> str:
    return f"Take {cubes_in_words(choice.alternatives(game)[action - CHOOSE])}"


def _exchange(game: Lockup, choice: Choice[Any], action: int) -> str:
    given, taken = divmod(action - EXCHANGE, RESOURCES)
    return f"{resource_words(given, 1)} for {resource_words(taken, 1)}"


def _exchange_two(game: Lockup, choice: Choice[Any], action: int) -> str:
    return f"{cubes_in_words(pair_of(action))} for {resource_words((action - EXCHANGE_TWO) % RESOURCES, 1)}"


def _return(game: Lockup, choice: Choice[Any], action: int) -> str:
    verb = "Return" if isinstance(choice, ReturnExcess) else "Pay"
    return f"{verb} {cubes_in_words(cubes_of(action))}"


def _make_pay(game: Lockup, choice: Choice[Any], action: int) -> str:
    rival, resource = divmod(action - MAKE_PAY, RESOURCES)
    return f"{capital(crew_name(game, rival))} pay {resource_words(resource, 1)}"


def _accuse(game: Lockup, choice: Accuse, action: int) -> str:
    count = min(choice.count, game.players[choice.seat].suspicion)
    return f"Give {count} suspicion to {crew_name(game, action - ACCUSE)}"


LABELS: Final[dict[int, Callable[[Lockup, Any, int], str]]] = {  # by where the family of actions begins
    PASS: _pass,
    DECLINE: _decline,
    DONE: _done,
    TAKE: _take,
    GO: _go,
    SEND: _send,
    PLAY: _play,
    KEEP_TOME: _keep_tome,
    KEEP_GOON: _keep_goon,
    KEEP_ITEM: _keep_item,
    KEEP_TRAIT: _keep_trait,
    GAIN: _gain,
    CHOOSE: _choose,
    EXCHANGE: _exchange,
    EXCHANGE_TWO: _exchange_two,
    RECRUIT: _recruit,
    HIRE: _hire,
    CRAFT: _craft,
    RESERVE: _reserve,
    RETURN: _return,
    MAKE_PAY: _make_pay,
    ACCUSE: _accuse,
    PEEK: _peek,
    UNCOVER: _uncover,
    MOVE: _move,
    NULLIFY: _nullify,
    NULLIFY_GUARD: _nullify_guard,
}

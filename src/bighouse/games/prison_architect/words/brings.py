"""What an option costs and brings, in the line below its name."""

from __future__ import annotations

from bighouse.engine.english import capital, signed
from bighouse.games.prison_architect.box.components import TAG_WORDS, Box, Record
from bighouse.games.prison_architect.rules.digging import draw_price
from bighouse.games.prison_architect.rules.needs import boosts
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.state import BUY, PrisonArchitect
from bighouse.games.prison_architect.words.card_words import (
    grant_words,
    objective_sentence,
    passive_words,
    sentences,
    tile_names,
)
from bighouse.games.prison_architect.words.data_words import effects_words


def price_words(game: PrisonArchitect, seat: int, cost: int) -> str:
    """What an item costs whoever buys it: with a bid what that lacks, doubled, else its minimum value."""
    if game.phase != BUY:
        return f"${cost}."
    more = game.box.shortfall * max(0, cost - game.players[seat].bids[game.area])
    return f"Your bid and ${more} more." if more else "For your bid."


def draw_words(game: PrisonArchitect, seat: int) -> str:
    """What the next draw from a stack costs: more with every one."""
    area = game.area if game.phase == BUY else game.players[seat].dug_in
    price = draw_price(game, seat, area)
    return f"${price}" if price else "free"


def staff_words(prison: Prison, square: int) -> str:
    """What Staff in the slot of a tile brings."""
    record: Record = prison.box.data["tiles"][prison.tiles[prison.at[square]]]
    if record["staff_slot"]["effects"]:
        return capital(effects_words(record["staff_slot"]["effects"]))
    grants = [grant for grant in record["grants"] if grant.get("requires_staff")]
    if not grants:
        return ""
    n = grants[0]["n"] + sum([boost.n for boost in boosts(prison, prison.at[square])])
    return capital(grant_words({**grants[0], "n": n, "requires_staff": False}, tile_names(prison.box)))


def vacancy_words(prison: Prison, card: int) -> str:
    """What the next vacancy of a card brings, and what the card counts its Staff for."""
    record: Record = prison.box.data["bureaucracy"][card]
    slots: list[list[Record]] = record["slots"]
    filled = prison.card_staff[prison.cards.index(card)]
    brings = effects_words(slots[filled]) if filled < len(slots) else ""
    names = tile_names(prison.box)
    grows = [passive_words(passive, names) for passive in record["passive"] if passive.get("per_staff")]
    return sentences([brings, *grows]) if grows else capital(brings)


def work_words(prison: Prison, card: int) -> str:
    """What the next prisoner who works on a card brings."""
    slots: list[list[Record]] = prison.box.data["bureaucracy"][card]["exhaust"]["slot_effects"]
    filled = len(prison.card_inmates[prison.cards.index(card)])
    return capital(effects_words(slots[filled])) if filled < len(slots) else ""


def post_words(box: Box, specialist: int) -> str:
    """What a specialist brings to the cell on which it stands."""
    return f"1 {TAG_WORDS[box.specialist_tag[specialist]].capitalize()} to one cell"


def objective_words(box: Box, objective: int) -> str:
    """What it is worth, and what it asks for."""
    card = box.objectives[objective]
    return f"{signed(card.vp)} met, {signed(-card.penalty)} unmet. {objective_sentence(box, objective)}"

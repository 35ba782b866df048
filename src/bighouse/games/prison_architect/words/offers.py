"""Options in words, by the family of the action; a choice adds what is particular to its moment."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, with_article
from bighouse.engine.wording import Wording
from bighouse.games.prison_architect.box.components import PASSIVE_TAGS, TAG_WORDS, TYPE_WORDS
from bighouse.games.prison_architect.rules.actions import (
    ADD_WINDOW,
    ADMIT,
    AREA,
    ASSIGN,
    AT,
    BID,
    BUY_CARD,
    BUY_TILE,
    DECLINE,
    DIG,
    DISCARD,
    DONE,
    DRAW,
    EDGES,
    EXHAUST,
    EXPAND,
    FIRST,
    FREE_CHOICE,
    KEEP,
    LAST,
    MOVE_WINDOW,
    NO_PURCHASE,
    PASS,
    PLACE,
    PLAY,
    PRISONER,
    REARRANGE,
    RECALL,
    REMOVE_WINDOW,
    STAFF_AT,
    STAFF_ON,
    TAG,
    TOKEN,
)
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.brings import (
    draw_words,
    objective_words,
    post_words,
    price_words,
    staff_words,
    vacancy_words,
    work_words,
)
from bighouse.games.prison_architect.words.card_words import card_sentence, tile_sentence
from bighouse.games.prison_architect.words.phrases import (
    AREA_NAMES,
    SPECIALIST_NAMES,
    batch_in_words,
    prisoner_name,
    sides_in_words,
    tile_at,
)

PLAIN: Final = {
    DONE: "Done",
    DECLINE: "Leave it",
    PASS: "Pass",
    NO_PURCHASE: "Buy nothing",
    FIRST: "Buy first",
    LAST: "Buy last",
    DIG: "Draw from the stack",
    DRAW: "Draw them",
    REARRANGE: "Move or swap tiles (Micromanagement)",
    EXPAND: "Dig for a tile (Land Expansion)",
    ADD_WINDOW: "Add a window",
    REMOVE_WINDOW: "Remove a window",
    MOVE_WINDOW: "Move a window",
}


def offered(game: PrisonArchitect, seat: int, action: int) -> Wording:
    """The action as it reads in a list."""
    box = game.box
    prison = game.players[seat].prison
    if action == DIG:
        return Wording(PLAIN[action], draw_words(game, seat))
    if action < AREA:
        return Wording(PLAIN[action])
    if action < BID:
        return Wording(AREA_NAMES[action - AREA])
    if action < BUY_TILE:
        return Wording(f"${action - BID}" if action > BID else "No bid")
    if action < BUY_CARD:
        tile = box.tiles[action - BUY_TILE]
        return Wording(f"Buy the {tile.name}", f"{price_words(game, seat, tile.cost)} {tile_sentence(box, tile.index)}")
    if action < PLACE:
        card = box.cards[action - BUY_CARD]
        return Wording(f"Buy {card.name}", f"{price_words(game, seat, card.cost)} {card_sentence(box, card.index)}")
    if action < AT:
        return Wording(f"Place the {box.tiles[action - PLACE].name}", tile_sentence(box, action - PLACE))
    if action < EDGES:
        where = tile_at(prison, action - AT)
        return Wording(capital(where) if prison.at[action - AT] >= 0 else where)
    if action < TAG:
        return Wording(sides_in_words(action - EDGES).capitalize())
    if action < TOKEN:
        return Wording(TAG_WORDS[action - TAG].capitalize())
    if action < STAFF_AT:
        return Wording(token_offer(action - TOKEN))
    if action < STAFF_ON:
        return Wording(f"Staff on {tile_at(prison, action - STAFF_AT)}", staff_words(prison, action - STAFF_AT))
    if action < ASSIGN:
        return Wording(f"Staff on {box.cards[action - STAFF_ON].name}", vacancy_words(prison, action - STAFF_ON))
    if action < RECALL:
        return Wording(f"Assign a {SPECIALIST_NAMES[action - ASSIGN]}", post_words(box, action - ASSIGN))
    if action < EXHAUST:
        return Wording(f"Recall a {SPECIALIST_NAMES[action - RECALL]}")
    if action < ADMIT:
        return Wording(f"Use {box.cards[action - EXHAUST].name}", work_words(prison, action - EXHAUST))
    if action < PRISONER:
        return admit_offer(game, seat, action - ADMIT)
    if action < PLAY:
        return Wording(capital(prisoner_name(action - PRISONER)))
    if action < DISCARD:
        return objective_offer(game, "Play", action - PLAY)
    if action < KEEP:
        return objective_offer(game, "Discard", action - DISCARD)
    return objective_offer(game, "Keep", action - KEEP)


def token_offer(token: int) -> str:
    if token < PASSIVE_TAGS:
        return f"Place {with_article(TAG_WORDS[token].capitalize())} token"
    return "Place a wildcard token" if token == FREE_CHOICE else "Place the token that a tile owes"


def admit_offer(game: PrisonArchitect, seat: int, kind: int) -> Wording:
    player = game.players[seat]
    cash = game.box.intake_cash[kind] + player.prison.intake_bonus()
    declared = f", beside {batch_in_words(player.batch)}" if sum(player.batch) else ""
    return Wording(f"Take one {TYPE_WORDS[kind]} prisoner{declared}", f"${cash}")


def objective_offer(game: PrisonArchitect, verb: str, objective: int) -> Wording:
    return Wording(f"{verb} {game.box.objectives[objective].name}", objective_words(game.box, objective))

"""Why not, in words with the numbers and the ruling: one sentence a refusal, for all choices."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, counted, listed, with_article
from bighouse.engine.wording import Reason
from bighouse.games.prison_architect.box.components import (
    BUNK_CELL,
    INCOME,
    LOCKER_ROOM,
    NOTHING,
    TYPE_WORDS,
    type_of,
)
from bighouse.games.prison_architect.rules import refusals
from bighouse.games.prison_architect.rules.actions import (
    ADMIT,
    ASSIGN,
    AT,
    BID,
    BUY_CARD,
    BUY_TILE,
    EDGES,
    EXHAUST,
    KEEP,
    RECALL,
    STAFF_AT,
    TOKEN,
)
from bighouse.games.prison_architect.rules.digging import draw_price
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.state import BUY, FOUNDATION, Player, PrisonArchitect
from bighouse.games.prison_architect.words.phrases import (
    SIDE_NAMES,
    SPECIALIST_NAMES,
    batch_in_words,
    tile_at,
    types_in_words,
)

PLAIN: Final = {
    refusals.SQUARE_TAKEN: Reason("A tile stands there", "§5.4"),
    refusals.NOT_ADJACENT: Reason("A tile must share a side with the prison", "§5.4"),
    refusals.WINDOW_FACES_TILE: Reason("A window would face an indoor tile", "§5.4"),
    refusals.PRISON_DIVIDED: Reason("The prison would fall apart", "R55"),
    refusals.NO_BID_THERE: Reason("You have no bid there", "R59"),
    refusals.NOTHING_TO_DRAW: Reason("Neither the stack nor its discard pile has anything left", "R13"),
    refusals.OFFER_CLOSED: Reason("Once something was drawn the offer is closed", "§5.3"),
    refusals.AREA_RESOLVED: Reason("That area is resolved", "§5.3"),
    refusals.NOT_YOUR_HIGHEST: Reason("A higher bid comes first", "§5.3"),
    refusals.STACK_NAMED: Reason("You have named that stack: name another", "§14"),
    refusals.NO_WINDOW_THERE: Reason("There is no window", "R61"),
    refusals.EDGE_HAS_WINDOW: Reason("A window is there already, and an edge has one at most", "§5.4"),
    refusals.OUTDOOR_TILE: Reason("Windows stand on indoor tiles alone", "R16"),
    refusals.ONE_A_PHASE: Reason("That can be done once in a Build phase", "§5.4"),
    refusals.NO_SQUARE_FOR_IT: Reason("No square of your prison can take it", "R17"),
    refusals.TILES_LEFT: Reason("A tile that can be placed must be placed", "R17"),
    refusals.TOKENS_LEFT: Reason("A token that can be placed must be placed", "R14"),
    refusals.NO_TILE_THERE: Reason("No tile stands there", "§6"),
    refusals.HAS_TOKEN: Reason("A token lies there already", "§6"),
    refusals.NOT_IN_CONSTRUCTION: Reason("That tile does not wait to be placed", "§5.4"),
    refusals.NO_STAFF: Reason("You have no Staff in your pool", "§6"),
    refusals.SLOT_TAKEN: Reason("Staff stands there already", "§6"),
    refusals.NO_STAFF_SLOT: Reason("The tile has no place for Staff", "§6"),
    refusals.VACANCIES_FILLED: Reason("All its vacancies are filled", "§6"),
    refusals.NOT_YOURS: Reason("That card is not yours", "§6"),
    refusals.NO_VACANCIES: Reason("The card has no vacancies", "§12"),
    refusals.NOT_TO_EXHAUST: Reason("The card is not one to be exhausted", "§12"),
    refusals.NO_CELLS: Reason("Specialists stand on cells, and your prison has none yet", "§6"),
    refusals.NOT_A_CELL: Reason("That is no cell of yours", "§6"),
    refusals.NONE_ON_CELLS: Reason("No such specialist stands there", "§6"),
    refusals.NO_FREE_PLACE: Reason("No place is free on the card", "R57"),
    refusals.ROOM_FOR_THE_OTHERS: Reason("The others of the batch would find no place", "§5.5"),
    refusals.BATCH_OPEN: Reason("First draw the prisoners whom you have declared", "§5.5"),
    refusals.NOTHING_DECLARED: Reason("Nobody is declared yet", "§5.5"),
    refusals.NOT_HIGHEST_THREAT: Reason("A prisoner of a higher threat flees first", "§8"),
    refusals.CELL_IS_SECURE: Reason("That cell is Secure", "R35"),
    refusals.NO_RELEASE_SLOT: Reason("No release slot is left for that type", "R36"),
    refusals.NOT_IN_HAND: Reason("That objective is not in your hand", "§5.6"),
    refusals.MUST_PLAY_ONE: Reason("Play one first: only the second may be discarded", "§5.6"),
    refusals.NOT_PLAYED: Reason("You have not played that objective", "R54"),
    refusals.OBJECTIVES_FIRST: Reason("First settle the objectives of this week", "R87"),
    refusals.OBJECTIVE_CHOSEN: Reason("You play that one already", "§5.6"),
    refusals.NOTHING_TO_MOVE: Reason("No tile can be moved or swapped", "R55"),
    refusals.CANNOT_MOVE: Reason("That tile can neither be moved nor swapped", "R55"),
}


def refused(game: PrisonArchitect, seat: int, action: int, refusal: int) -> Reason:
    """A refusal in words."""
    player = game.players[seat]
    box = game.box
    if refusal == refusals.NOT_OFFERED:
        return Reason("It is not on offer", rule_of_sale(game, action))
    if refusal == refusals.NO_SQUARE_FOR_IT and TOKEN <= action < STAFF_AT:
        return Reason("No tile can take a token now", "R14")
    if refusal == refusals.NONE_IN_POOL:
        return Reason(f"You have no {SPECIALIST_NAMES[action - ASSIGN]} in your pool", "§6")
    if refusal == refusals.NONE_ON_CELLS and RECALL <= action < EXHAUST:
        return Reason(f"No {SPECIALIST_NAMES[action - RECALL]} stands on a cell of yours", "§6")
    if refusal == refusals.CARD_EXHAUSTED:
        until = " until the next Income" if income_follows(game) else ", and no Income is left to turn it upright"
        return Reason(f"The card is exhausted{until}", "§9")
    if refusal == refusals.NO_SUCH_PRISONER:
        return nobody_like_that(game, action)
    if refusal == refusals.TOO_WIDE:
        return Reason(f"The prison would be wider than the {box.grid} columns of its frame", "R1")
    if refusal == refusals.TOO_HIGH:
        return Reason(f"The prison would be higher than the {box.grid} rows of its frame", "R1")
    if refusal == refusals.WINDOW_FACES_SQUARE:
        return Reason(f"{faced_by(player.prison, action - AT)}, and the tile is no Outdoor tile", "§5.4")
    if refusal == refusals.TOO_MANY_CELLS:
        return Reason(f"A prison has at most {counted(box.most_cells, 'cell')}", "§5.4")
    if refusal == refusals.SHORT_OF_CASH:
        return Reason(f"${action - BID} is more than the ${player.unallocated()} that you have left", "§5.2")
    if refusal == refusals.TOO_EXPENSIVE:
        return too_expensive(game, player, action)
    if refusal == refusals.TOO_EXPENSIVE_TO_DRAW:
        price = draw_price(game, seat, player.dug_in)
        return Reason(f"Another draw costs ${price}, and you have ${player.unallocated()} unallocated", "§5.3")
    if refusal == refusals.CELL_IS_CROWDED:
        return Reason(f"A cell takes {counted(box.most_specialists, 'specialist')} at most", "§6")
    if refusal == refusals.NONE_IN_SUPPLY:
        return Reason(f"No more {TYPE_WORDS[action - ADMIT]} prisoners are left", "§2")
    if refusal == refusals.NO_ROOM:
        if AT <= action < EDGES:
            kind = capital(with_article(TYPE_WORDS[type_of(player.arriving[-1])]))
            return Reason(f"{kind} prisoner finds no place in {tile_at(player.prison, action - AT)}", "§5.5")
        others = f" beside {batch_in_words(player.batch)}" if player.declared() else ""
        return Reason(f"No place is left for {with_article(TYPE_WORDS[action - ADMIT])} prisoner{others}", "§5.5")
    return PLAIN[refusal]


def nobody_like_that(game: PrisonArchitect, action: int) -> Reason:
    """Nobody like that in the cell, for a card, or in any cell."""
    if AT <= action < EDGES:
        return Reason("No such prisoner is there", "§8")
    if EXHAUST <= action < ADMIT:
        types = types_in_words(game.box.cards[action - EXHAUST].types)
        return Reason(f"No {types} prisoner is in your cells", "§12")
    return Reason("No such prisoner is in your cells", "§8")


def income_follows(game: PrisonArchitect) -> bool:
    """Whether exhausted cards are turned upright once more."""
    for entry in game.box.rounds[game.round + 1 :]:
        if entry.kind == INCOME:
            return True
    return False


def rule_of_sale(game: PrisonArchitect, action: int) -> str:
    """What says what can be bought or kept just now."""
    if action >= KEEP:
        return "§5.6"
    if game.phase == FOUNDATION:
        return "§14" if game.solo else "§4"
    if game.phase == BUY:
        return "§5.3"
    if action - BUY_TILE in (BUNK_CELL, LOCKER_ROOM):
        return "§5.4"
    return "§13" if action >= BUY_CARD else "R56"


def faced_by(prison: Prison, square: int) -> str:
    """Whose windows look out on a square: "A window of the Office at g7 faces it", or windows of several."""
    names: list[str] = []
    for side in range(len(SIDE_NAMES)):
        number = prison.beside(square, side)
        if number != NOTHING and prison.windows[number] >> (side + 2) % 4 & 1:
            names.append(tile_at(prison, prison.squares[number]))
    if len(names) == 1:
        return f"A window of {names[0]} faces this square"
    return f"Windows of {listed(names)} face this square"


def too_expensive(game: PrisonArchitect, player: Player, action: int) -> Reason:
    """What is lacking: beyond a bid twice the difference is due, from unallocated cash alone (R11)."""
    cost = game.box.cards[action - BUY_CARD].cost if action >= BUY_CARD else game.box.tiles[action - BUY_TILE].cost
    if game.area == NOTHING:
        return Reason(f"It costs ${cost} and you have ${player.cash}", rule_of_sale(game, action))
    short = game.box.shortfall * max(0, cost - player.bids[game.area])
    return Reason(
        f"Its minimum value is ${cost} and your bid ${player.bids[game.area]}: ${short} more is due, "
        f"and you have ${player.unallocated()} unallocated",
        "R11",
    )

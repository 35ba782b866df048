"""The conservation laws of Prison Architect: every tile, card, objective and prisoner in exactly one place."""

from __future__ import annotations

from bighouse.engine.errors import RulesBroken
from bighouse.engine.step import ALLOWED
from bighouse.games.prison_architect.box.components import (
    AREAS,
    BUNK_CELL,
    BUREAUCRACY,
    DECKS,
    LOCKER_ROOM,
    NOTHING,
    type_of,
)
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN
from bighouse.games.prison_architect.rules.housing import fits
from bighouse.games.prison_architect.rules.placement import open_edges, span_refusal
from bighouse.games.prison_architect.rules.prison import PLAN, Prison
from bighouse.games.prison_architect.rules.state import BID, BUY, FOUNDATION, TOKENS, Player, PrisonArchitect


def audit(game: PrisonArchitect) -> None:
    """Raise RulesBroken with the first law that does not hold."""
    audit_items(game)
    audit_objectives(game)
    audit_prisoners(game)
    audit_duels(game)
    for player in game.players:
        audit_player(game, player)
        audit_prison(player.prison)
    if game.phase > FOUNDATION or NOT_TAKEN not in game.initiative:
        hold("initiative", sorted(game.initiative), list(range(game.seats)))


def hold(law: str, found: object, due: object) -> None:
    if found != due:
        raise RulesBroken(f"{law}: {found}, but it must be {due}")


def audit_items(game: PrisonArchitect) -> None:
    """The four categories of tiles, and the Bureaucracy cards; Bunk Cells and Locker Rooms never run out (R18)."""
    found: list[list[int]] = [game.stacks[area] + game.discards[area] + game.offers[area] for area in range(AREAS)]
    for player in game.players:
        for tile in player.construction + player.prison.tiles:
            if tile != BUNK_CELL and tile != LOCKER_ROOM:
                found[game.box.tiles[tile].category].append(tile)
        found[BUREAUCRACY] += player.prison.cards
        if player.dug:
            found[player.dug_in] += player.dug
    for tile in game.governor.tiles:
        if tile != BUNK_CELL and tile != LOCKER_ROOM:
            found[game.box.tiles[tile].category].append(tile)
    found[BUREAUCRACY] += game.governor.cards
    due: list[list[int]] = [[] for _ in range(AREAS)]
    for face in game.box.tiles:
        if face.index != BUNK_CELL and face.index != LOCKER_ROOM:
            due[face.category] += [face.index] * face.copies
    due[BUREAUCRACY] = list(range(len(game.box.cards)))
    for area in range(AREAS):
        hold(f"items of area {area}", sorted(found[area]), sorted(due[area]))


def audit_objectives(game: PrisonArchitect) -> None:
    found = game.governor.objectives + game.withdrawn
    for deck in range(DECKS):
        for pile in (game.objective_decks[deck], game.objective_discards[deck]):
            found += pile.cards
            if len(pile.known) > len(pile.cards):
                raise RulesBroken("more objectives are known in a pile than lie there")
            for objective in pile.cards:
                hold(f"the deck of objective {objective}", game.box.objectives[objective].deck, deck)
    for player in game.players:
        found += player.hand + player.played + player.looking
        for objective in player.chosen:
            if objective not in player.hand:
                raise RulesBroken("an objective is played that is not in the hand")
    hold("objectives", sorted(found), list(range(len(game.box.objectives))))


def audit_prisoners(game: PrisonArchitect) -> None:
    found = game.supply.copy()
    for player in game.players:
        prison = player.prison
        groups = prison.inmates + prison.card_inmates + [prison.escaped, prison.released, player.arriving]
        for group in groups:
            for prisoner in group:
                found[prisoner] += 1
    due = [0] * TOKENS
    for prisoners in game.box.prisoners:
        for prisoner in prisoners:
            due[prisoner] += 1
    hold("prisoners", found, due)
    if min(game.supply) < 0:
        raise RulesBroken("the supply of prisoners is overdrawn")


def audit_duels(game: PrisonArchitect) -> None:
    if game.box.offers[game.seats] == 0:
        cards = game.duels + game.duels_gone
        if game.duel != NOTHING:
            cards.append(game.duel)
        hold("Warden Duel cards", sorted(cards), list(range(len(game.box.warden_cards))))


def audit_player(game: PrisonArchitect, player: Player) -> None:
    if player.cash < 0 or player.unallocated() < 0 or min(player.bids) < 0:
        raise RulesBroken("a player spends more than there is")
    if game.phase not in (BID, BUY):
        hold("bids left over", sum(player.bids), 0)
    coming = player.batch.copy()
    for prisoner in player.arriving:
        coming[type_of(prisoner)] += 1
    if sum(coming) and not fits(player.prison, coming):
        raise RulesBroken("prisoners come for whom there is no place")
    if player.recalled < 0 or player.prison.staff < 0 or min(player.prison.pool) < 0:
        raise RulesBroken("there are fewer people than none somewhere")


def audit_prison(prison: Prison) -> None:
    """Connected, within its frame, no window before an indoor tile, no cell over its limits (R55)."""
    if prison.tiles and span_refusal(prison, prison.squares) != ALLOWED:
        raise RulesBroken("a prison reaches out of its frame")
    if not PLAN.is_connected(sum([1 << square for square in prison.squares])):
        raise RulesBroken("a prison is divided")
    if len(prison.cells()) > prison.box.most_cells:
        raise RulesBroken("a prison has too many cells")
    hold("squares of their own", len(set(prison.squares)), len(prison.squares))
    for number in range(len(prison.tiles)):
        if prison.windows[number] and prison.tile(number).outdoor:
            raise RulesBroken("a window stands on an Outdoor tile")
        if prison.windows[number] & ~open_edges(prison, prison.squares[number]):
            raise RulesBroken("a window faces an indoor tile")
        if prison.specialists_on(number) > (prison.box.most_specialists if prison.is_cell(number) else 0):
            raise RulesBroken("too many specialists stand on a tile")
        if prison.staffed[number] and not prison.tile(number).has_slot:
            raise RulesBroken("Staff stands on a tile without a slot")
        for prisoner in prison.inmates[number]:
            if not prison.tile(number).types >> type_of(prisoner) & 1:
                raise RulesBroken("a prisoner lives in a cell that does not take him")
        if not prison.tile(number).mixes and len({type_of(prisoner) for prisoner in prison.inmates[number]}) > 1:
            raise RulesBroken("a cell for one type holds several")
    for place in range(len(prison.cards)):
        card = prison.box.cards[prison.cards[place]]
        if prison.card_staff[place] > len(card.vacancies) or len(prison.card_inmates[place]) > len(card.places):
            raise RulesBroken("a card has more people than places")
        for prisoner in prison.card_inmates[place]:
            if not card.types >> type_of(prisoner) & 1:
                raise RulesBroken("a prisoner works on a card that does not take him")

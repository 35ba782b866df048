"""The conservation laws of Architects: every worker, card, coin and debt in exactly one place."""

from __future__ import annotations

from bighouse.engine.errors import RulesBroken
from bighouse.games.architects.box.components import GOODS, LEVELS, SILVER, SPACES, TOP_VIRTUE, WORKERS
from bighouse.games.architects.rules.apprentices import most_apprentices
from bighouse.games.architects.rules.guildhall import guildhall_spaces
from bighouse.games.architects.rules.state import EMPTY, FINAL_ROUND, NOBODY, NOT_YET, TURNS, Architects


def audit(game: Architects) -> None:
    """Raise RulesBroken with the first law that does not hold."""
    audit_workers(game)
    audit_goods(game)
    audit_cards(game)
    audit_players(game)
    if game.opponent != NOBODY:
        audit_opponent(game)


def hold(law: str, found: object, due: object) -> None:
    if found != due:
        raise RulesBroken(f"{law}: {found}, but it must be {due}")


def audit_workers(game: Architects) -> None:
    """20 workers a colour, each in exactly one state (R57)."""
    for who in range(len(game.players)):
        player = game.players[who]
        count = player.home + sum(player.at) + player.prison + player.guildhall
        for space in range(SPACES):
            count += int(game.market[space] == who)
        for holder in game.players:
            count += holder.held[who]
        hold(f"workers of player {who}", count, WORKERS)
        hold(f"workers of player {who} in the Guildhall", game.guildhall.count(who), player.guildhall)
        if min(player.home, player.prison, *player.at, *player.held) < 0:
            raise RulesBroken("there are fewer workers than none somewhere")
        hold("own workers held on the own board", player.held[who], 0)
    if game.phase < FINAL_ROUND and len(game.guildhall) > guildhall_spaces(game):
        raise RulesBroken("workers lie beside the Guildhall before the last round")


def audit_goods(game: Architects) -> None:
    """What the supply has given out lies with the players, above the Tax Stand or on apprentices."""
    for good in range(GOODS):
        count = 0
        for player in game.players:
            if player.goods[good] < 0:
                raise RulesBroken("a player owes goods")
            count += player.goods[good]
        if good == SILVER:
            count += game.tax + sum(game.coins)
        hold(f"goods of kind {good}", count, game.given[good])
    if game.tax < 0 or min(game.coins) < 0:
        raise RulesBroken("silver is missing on the board")
    for space in range(len(game.display)):
        if game.display[space] == EMPTY and game.coins[space] > 0:
            raise RulesBroken("coins lie where there is no apprentice")
    debts = 0
    for player in game.players:
        if player.unpaid < 0 or player.paid < 0:
            raise RulesBroken("a player has fewer debts than none")
        debts += player.unpaid + player.paid
    hold("debts", debts, game.debts_given)


def audit_cards(game: Architects) -> None:
    box = game.box
    buildings = game.building_deck.cards + game.buildings_boxed
    apprentices = game.apprentice_deck.cards + [card for card in game.display if card != EMPTY]
    for player in game.players:
        buildings += player.hand + player.packet + player.looking + player.built
        apprentices += player.apprentices
    hold("buildings", sorted(buildings), list(range(len(box.buildings))))
    hold("apprentices", sorted(apprentices), list(range(len(box.apprentices))))
    hold("Black Market cards", sorted(game.small + game.large), list(range(len(box.markets))))
    rewards = game.rewards + game.rewards_boxed + game.rewards_gone
    hold("rewards", sorted(rewards), list(range(len(box.rewards))))
    hold("rewards boxed", len(game.rewards_boxed), len(box.rewards) - box.reward_cards[game.size])
    for deck in (game.building_deck, game.apprentice_deck):
        if len(deck.known) > len(deck.cards):
            raise RulesBroken("more cards are known under a pile than lie there")


def audit_players(game: Architects) -> None:
    hold("colours of their own", len({player.colour for player in game.players}), len(game.players))
    hold("turn order", sorted(game.order), list(range(len(game.players))))
    for who in range(len(game.players)):
        player = game.players[who]
        if not 0 <= player.virtue <= TOP_VIRTUE:
            raise RulesBroken("virtue is off the track")
        if not 0 <= player.level <= LEVELS:
            raise RulesBroken("a marker is off the Cathedral")
        if who != game.automaton and len(player.apprentices) > most_apprentices(game, who):
            raise RulesBroken("a player has too many apprentices")
    for level in range(1, LEVELS + 1):
        if sum(player.level == level for player in game.players) > game.box.levels[level].spaces:
            raise RulesBroken(f"level {level} of the Cathedral has too many markers")
    if game.phase <= TURNS:
        hold("turns of the last round", game.turns_left, NOT_YET)


def audit_opponent(game: Architects) -> None:
    """The opponent owns workers, marble, virtue and debts, nothing else (15.3)."""
    cards = game.schemes + game.schemes_done + game.future
    if game.scheme != NOBODY:
        cards.append(game.scheme)
    hold("schemes", sorted(cards), list(range(len(game.box.schemes))))
    player = game.players[game.automaton]
    if (
        player.hand
        or player.packet
        or player.looking
        or player.built
        or player.apprentices
        or player.paid
        or player.goods[SILVER]
    ):
        raise RulesBroken("the opponent owns what it cannot use")

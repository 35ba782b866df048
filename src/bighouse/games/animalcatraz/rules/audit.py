"""The conservation laws of Animalcatraz: every card, Convict, Gangster, coin and Guard in exactly one place."""

from __future__ import annotations

from bighouse.engine.errors import RulesBroken
from bighouse.games.animalcatraz.box.components import GUARDED, NOTHING
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.recruiting import Lodge
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz


def audit(game: Animalcatraz) -> None:
    """Raise RulesBroken with the first law that does not hold."""
    audit_cards(game)
    audit_convicts(game)
    audit_gangsters(game)
    audit_crimes(game)
    audit_plans(game)
    audit_choices(game)
    audit_tokens(game)
    audit_bars(game)


def hold(law: str, found: object, due: object) -> None:
    if found != due:
        raise RulesBroken(f"{law}: {found}, but it must be {due}")


def everywhere(game: Animalcatraz) -> list[int]:
    """All copies, wherever they lie."""
    out = game.chair + game.pile + game.incoming
    for deck in game.decks:
        out += deck
    for stash in game.stashes:
        out += stash
    for rival in game.rivals:
        out += rival.secured
    for convict in game.convicts:
        out += convict.carry + [convict.upgrade, convict.cell_upgrade]
    out += game.held + game.vacant + game.guard_traps + game.cell_attacks
    return [copy for copy in out if copy != NOTHING]


def audit_cards(game: Animalcatraz) -> None:
    """Every copy of the box whose module is in play."""
    due: list[int] = []
    for copy in range(game.box.copies):
        module = game.box.of(copy).module
        if module == NOTHING or game.has(module):
            due.append(copy)
    hold("cards", sorted(everywhere(game)), due)
    for room in range(len(game.decks)):
        for copy in game.decks[room]:
            hold("trade decks", game.box.of(copy).deck, room)


def audit_convicts(game: Animalcatraz) -> None:
    found = [convict.card for convict in game.convicts if convict.card != NOTHING]
    hold("Convicts", len(set(found)), len(found))


def audit_gangsters(game: Animalcatraz) -> None:
    found = game.death_row + game.dead + [gangster for gangster in game.lodgers if gangster != NOTHING]
    for convict in game.convicts:
        found += convict.gangsters
        if len(convict.gangsters) > 2:
            raise RulesBroken(f"Gangsters on a Mat: {convict.gangsters}")
    for step in game.main.agenda:
        if isinstance(step, Lodge):
            found.append(step.gangster)
    hold("Gangsters", len(set(found)), len(found))
    for gangster in range(len(game.held)):
        if game.held[gangster] != NOTHING and not any(gangster in convict.gangsters for convict in game.convicts):
            raise RulesBroken(f"Gangster {gangster} carries a card and is on no Mat")


def audit_crimes(game: Animalcatraz) -> None:
    """Each in one place; whoever holds one knows it."""
    found = game.crime_deck.cards.copy()
    for rival in game.rivals:
        found += rival.kept_crimes
    for convict in game.convicts:
        found += convict.crimes
        for crime in convict.crimes:
            seats = game.rivals[convict.rival].seats
            hold("who knows a Crime", game.crime_known[crime] & seats, seats)
    hold("Crimes", len(set(found)), len(found))


def audit_plans(game: Animalcatraz) -> None:
    plans = [rival.plan for rival in game.rivals if rival.plan != NOTHING]
    for deck in game.plan_decks:
        plans += deck.cards
    hold("Escape Plans", sorted(plans), list(range(len(game.box.plans))))


def audit_choices(game: Animalcatraz) -> None:
    """About a Convict its own side is asked (R72)."""
    for lane in [*game.lanes, game.main]:
        for step in lane.agenda:
            if isinstance(step, AskedOf):
                seats = game.rivals[game.convicts[step.index].rival].seats
                if not seats >> step.seat & 1:
                    raise RulesBroken(f"seat {step.seat} is asked about convict {step.index}, who is another's")


def audit_tokens(game: Animalcatraz) -> None:
    """Guards stand one in each space; coins are two a rival, stands enough for what it owns."""
    hold("Guards", sorted(game.guard_at), list(range(GUARDED)))
    for number in range(len(game.rivals)):
        rival = game.rivals[number]
        if rival.coins + rival.rep + rival.stands == 0 and game.rounds == 0:
            continue  # nothing has been handed out yet
        if game.rounds > 0:
            hold("Gang Coins", rival.coins + game.track.count(number) + game.kings.count(number), game.box.coins)
            if game.owners.count(number) > rival.stands:
                raise RulesBroken(f"rival {number} owns {game.owners.count(number)} Guards on {rival.stands} stands")
        if not game.box.least_rep <= rival.rep <= game.box.most_rep:
            raise RulesBroken(f"REP of rival {number}: {rival.rep}")


def audit_bars(game: Animalcatraz) -> None:
    for convict in game.convicts:
        if convict.card != NOTHING and convict.posture != ESCAPED:
            card = game.box.inmates[convict.card]
            if not 0 <= convict.strength < len(card.strength) or not 0 <= convict.cunning < len(card.cunning):
                raise RulesBroken(f"bars of {card.id}: {convict.strength}, {convict.cunning}")
        if convict.actions < 0 or convict.loss < 0:
            raise RulesBroken(f"Actions {convict.actions}, owed {convict.loss}")

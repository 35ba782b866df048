"""What a seat sees of a game of Lockup: builds what view.py describes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bighouse.engine.seeing import bag, deck_view
from bighouse.engine.view import Bag
from bighouse.games.lockup.box.components import (
    DIFFICULTY_WORDS,
    ENFORCER,
    GOAL_WORDS,
    LOCATION_WORDS,
    LOCATIONS,
    OFF_DUTY,
    RESOURCE_WORDS,
    RESOURCES,
    TOKEN_WORDS,
    VALUABLE_WORDS,
)
from bighouse.games.lockup.mind.knowledge import sees_reserved, sees_token
from bighouse.games.lockup.rules.goals import measured
from bighouse.games.lockup.rules.lights_out import is_at
from bighouse.games.lockup.rules.raids import raid_losses
from bighouse.games.lockup.rules.roll_call import SendCrew
from bighouse.games.lockup.rules.solitary import guards_strength
from bighouse.games.lockup.rules.state import (
    EMPTY,
    FIRST_GOON_SPACE,
    GOON_SPACES,
    GOONS,
    ITEMS,
    NOBODY,
    NOTHING,
    TOMES,
    Lockup,
    count_tokens,
    token_list,
)
from bighouse.games.lockup.sight.view import (
    CrewAt,
    DisplayView,
    GoalView,
    GuardDecksView,
    GuardsAt,
    LocationView,
    LockupView,
    LookingView,
    PlayerView,
    RankView,
    ReservedView,
    ResolutionView,
    RulesView,
)
from bighouse.games.lockup.words.phrases import PHASE_WORDS, SHEET_WORDS, missing

SPECTATOR = -1  # the rules' word for somebody without a seat
LOOKING_WORDS = {TOMES: "tomes", GOONS: "goons", ITEMS: "items"}


def view(game: Lockup, seat: int | None) -> LockupView:
    """Everything that the seat may know (None: a spectator)."""
    me = SPECTATOR if seat is None else seat
    box = game.box
    everyone = range(len(game.players))
    items = [card.id for card in box.items]
    goons = [card.id for card in box.goons]
    tomes = [card.id for card in box.tomes]
    return LockupView(
        viewer=seat,
        rules=RulesView(
            players=game.seats,
            advanced=game.advanced,
            difficulty=DIFFICULTY_WORDS[game.difficulty] if game.solitary else None,
            rounds=box.rounds,
            cards=box.fingerprint,
        ),
        round=game.round,
        phase=PHASE_WORDS[game.phase],
        over=game.over,
        winners=game.winners(),
        first_player=game.first,
        waiting=game.waiting(seat),
        sending_to=sending_to(game, me),
        locations=[location_view(game, me, location) for location in range(LOCATIONS)],
        resolution=resolution_view(game),
        goals=goal_views(game),
        display=[
            DisplayView(None, {}) if item == EMPTY else DisplayView(items[item], shortage(game, me, item))
            for item in game.display
        ],
        supply=bag(game.supply, RESOURCE_WORDS),
        power_supply=game.power_supply,
        suspicion_supply=game.suspicion_supply,
        item_deck=deck_view(game.item_deck, items, seat),
        goon_deck=deck_view(game.goon_deck, goons, seat),
        tome_deck=deck_view(game.tome_deck, tomes, seat),
        goon_discard=names(goons, game.goon_discard),
        tome_discard=names(tomes, game.tome_discard),
        players=[player_view(game, me, who) for who in everyone],
        guard_decks=guard_decks_view(game) if game.solitary else None,
    )


def sending_to(game: Lockup, seat: int) -> str | None:
    choice = game.choice(seat)
    return LOCATION_WORDS[choice.location] if isinstance(choice, SendCrew) else None


def open_view(game: Lockup) -> LockupView:
    """What all players know together: of each what they know of their own."""
    own = [view(game, owner) for owner in range(game.seats)]
    base = view(game, None)
    return msgspec.structs.replace(
        base,
        waiting=game.to_act,
        players=[
            own[player.seat].players[player.seat] if player.seat < game.seats else player for player in base.players
        ],
        locations=[
            msgspec.structs.replace(
                place, crews=[own[crew.seat].locations[number].crews[slot] for slot, crew in enumerate(place.crews)]
            )
            for number, place in enumerate(base.locations)
        ],
    )


def goal_views(game: Lockup) -> list[GoalView]:
    """The goals on the table; nobody holds the end game goal."""
    views: list[GoalView] = []
    for index, holder in ((game.goal_leader, game.leader), (game.goal_instant, game.instant), (game.goal_end, NOBODY)):
        if index >= 0:
            goal = game.box.goals[index]
            measures = [measured(player, goal.measure) for player in game.players]
            views.append(GoalView(goal.id, GOAL_WORDS[goal.kind], None if holder == NOBODY else holder, measures))
    return views


def names(ids: list[str], cards: Iterable[int]) -> list[str]:
    return [ids[card] for card in cards]


def tokens(mask: int) -> list[str]:
    return names(TOKEN_WORDS, token_list(mask))


def shortage(game: Lockup, me: int, item: int) -> Bag:
    """Which cubes the viewer lacks for an item; nothing for a spectator."""
    if me == SPECTATOR:
        return {}
    return bag(missing(game.box.items[item].cost, game.players[me].cubes), [*RESOURCE_WORDS, "any"])


def location_view(game: Lockup, me: int, location: int) -> LocationView:
    space = location - FIRST_GOON_SPACE
    goon = game.goon_at[space] if 0 <= space < GOON_SPACES else EMPTY
    return LocationView(
        location=LOCATION_WORDS[location],
        suspicion=game.suspicion_at[location],
        loot=bag(game.loot[location * RESOURCES : (location + 1) * RESOURCES], RESOURCE_WORDS),
        goon=None if goon == EMPTY else game.box.goons[goon].id,
        crews=[crew_at(game, me, who, location) for who in range(game.seats) if game.players[who].at[location]],
        guards=guards_at(game, location) if game.solitary and game.guards_at[location] else None,
    )


def crew_at(game: Lockup, me: int, who: int, location: int) -> CrewAt:
    player = game.players[who]
    here = player.at[location]
    down = here & player.down
    known = 0
    for token in token_list(down):
        if sees_token(game, me, who, token):
            known |= 1 << token
    resolved = location == game.here
    nullified = game.nullified[who] & here if resolved else 0
    bonus = game.bonus[who] if resolved else 0
    counting = (here & ~down | known) & ~nullified
    power = player.power if counting >> ENFORCER & 1 else 0
    return CrewAt(
        seat=who,
        face_up=tokens(here & ~down),
        face_down=count_tokens(down),
        known=tokens(known),
        strength=game.box.strength[counting] + power + bonus,
        nullified=tokens(nullified),
        bonus=bonus,
    )


def guards_at(game: Lockup, location: int) -> GuardsAt:
    cards = [game.box.guards[guard] for guard in game.guards_at[location] if not game.guards_down >> guard & 1]
    nullified = [card for card in cards if location == game.here and game.guards_nullified >> card.index & 1]
    power = game.players[game.guards].power
    return GuardsAt(
        face_up=[card.id for card in cards],
        face_down=len(game.guards_at[location]) - len(cards),
        strength=sum(power if card.enforcer else card.strength for card in cards if card not in nullified),
        nullified=[card.id for card in nullified],
    )


def resolution_view(game: Lockup) -> ResolutionView | None:
    if game.here < 0:
        return None
    present = game.ranking or [who for who in game.clockwise() if is_at(game, who, game.here)]
    return ResolutionView(
        location=LOCATION_WORDS[game.here],
        present=[RankView(who, strength_shown(game, who), bool(game.collected >> who & 1)) for who in present],
        ranked=len(game.ranking) > 0,
    )


def strength_shown(game: Lockup, who: int) -> int:
    """As ranked (R10), or as it stands while tomes may still change it; everything lies face up here."""
    if who in game.ranking:
        return game.strengths[game.ranking.index(who)]
    if who == game.guards:
        return guards_strength(game, game.here) + game.bonus[who]
    return crew_at(game, who, who, game.here).strength


def player_view(game: Lockup, me: int, who: int) -> PlayerView:
    box = game.box
    player = game.players[who]
    mine = who == me
    tome_hand = [tome.id for tome in box.tomes for _ in range(player.tomes_of(tome.index))] if mine else None
    seen = [item for item in player.reserved if sees_reserved(game, me, who, item)]
    return PlayerView(
        seat=who,
        guards=who == game.guards,
        crew=box.crews[player.crew].id if who < game.seats else None,
        trait=box.traits[player.trait].id if player.trait >= 0 else None,
        dealt=[box.traits[trait].id for trait in player.dealt] if mine else [],
        stars=player.stars,
        sheet=dict(zip(SHEET_WORDS, player.sheet)),
        raid=raid_now(game, who),
        power=player.power,
        suspicion=player.suspicion,
        storage=player.storage,
        cubes=bag(player.cubes, RESOURCE_WORDS),
        cell_count=count_tokens(player.cell),
        cell=known_in_cell(game, me, who),
        face_down_used=player.down_used,
        face_down_limit=player.down_limit,
        visited=[LOCATION_WORDS[i] for i in range(LOCATIONS) if player.visited >> i & 1],
        reinforcing=player.reinforcing,
        passed=player.passed,
        tome_count=player.tome_count,
        tomes=tome_hand,
        reserved=[
            ReservedView(box.items[item].id, shortage(game, me, item) if mine else {}, bool(player.secret >> item & 1))
            for item in seen
        ],
        reserved_hidden=len(player.reserved) - len(seen),
        items=[box.items[item].id for item in player.items],
        goons=[box.goons[goon].id for goon in player.goons],
        valuables=bag(player.valuables, VALUABLE_WORDS),
        looking=looking_view(game, me, who),
    )


def known_in_cell(game: Lockup, me: int, who: int) -> list[str]:
    """Tokens in a holding cell that the viewer knows; all of them when every token outside is known."""
    player = game.players[who]
    if all(sees_token(game, me, who, token) for token in token_list(player.down)):
        return tokens(player.cell)
    return names(TOKEN_WORDS, [token for token in token_list(player.cell) if sees_token(game, me, who, token)])


def raid_now(game: Lockup, who: int) -> int:
    """The stars that a raid would take from a player at this moment."""
    player = game.players[who]
    if game.solitary:
        other = game.players[1 - who]
        most = game.box.raid_guards_most if who == game.guards else game.box.raid_most[1]
        loss = most if player.suspicion > other.suspicion else 0
    else:
        loss = -raid_losses(game)[who]
    return min(loss, player.stars)


def looking_view(game: Lockup, me: int, who: int) -> LookingView | None:
    """Goons are drawn for all to see (R6), tomes and items are for the drawer alone."""
    player = game.players[who]
    if player.looking_at == NOTHING:
        return None
    box = game.box
    cards: list[str] | None = None
    if player.looking_at == GOONS:
        cards = [box.goons[goon].id for goon in player.looking]
    elif who == me and player.looking_at == TOMES:
        cards = [box.tomes[tome].id for tome in player.looking]
    elif who == me:
        cards = [box.items[item].id for item in player.looking]
    return LookingView(LOOKING_WORDS[player.looking_at], len(player.looking), cards)


def guard_decks_view(game: Lockup) -> GuardDecksView:
    shown = [game.box.location_cards[card] for card in game.location_shown]
    return GuardDecksView(
        deck=len(game.guard_deck),
        aside=[game.box.guards[guard].id for guard in game.guards_aside],
        locations_shown=["off_duty" if location == OFF_DUTY else LOCATION_WORDS[location] for location in shown],
        locations_left=len(game.location_deck),
    )

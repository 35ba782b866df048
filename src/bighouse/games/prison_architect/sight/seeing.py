"""What a seat sees of a game of Prison Architect: builds what view.py describes."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    AREAS,
    BID_WORDS,
    BUREAUCRACY,
    DIFFICULTY_WORDS,
    EASY,
    FINANCE,
    HARD,
    NOTHING,
    PRIORITY_WORDS,
    REHABILITATION,
    SPECIALIST_WORDS,
    SPECIALISTS,
    TYPE_WORDS,
    TYPES,
)
from bighouse.games.prison_architect.rules.actions import TOKEN
from bighouse.games.prison_architect.rules.bidding import BidOnArea
from bighouse.games.prison_architect.rules.building import PlaceTile, PutWindows, tokens_to_place
from bighouse.games.prison_architect.rules.digging import cost_of, draw_price
from bighouse.games.prison_architect.rules.evaluation import release_slots
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.scoring import FROM_CASH, FROM_OBJECTIVES, SHEET_WORDS
from bighouse.games.prison_architect.rules.stacks import is_exhausted
from bighouse.games.prison_architect.rules.standings import sheet_of, sheet_of_governor
from bighouse.games.prison_architect.rules.state import (
    BID,
    BOUGHT_BUNK_CELL,
    BOUGHT_LOCKER_ROOM,
    BUILD,
    BUY,
    EVALUATION,
    INTAKE,
    OBJECTIVES,
    PHASE_WORDS,
    PrisonArchitect,
)
from bighouse.games.prison_architect.rules.supply import in_supply
from bighouse.games.prison_architect.rules.tags import position
from bighouse.games.prison_architect.sight.goals import held_seen, played_seen
from bighouse.games.prison_architect.sight.previews import previews_seen
from bighouse.games.prison_architect.sight.prisons import bag, card_seen, prison_seen, prisoners_seen
from bighouse.games.prison_architect.sight.view import (
    AreaView,
    BidderView,
    BidsView,
    DigView,
    DuelView,
    EscapeView,
    GovernorView,
    ItemView,
    PlayerView,
    PrisonArchitectView,
    RulesView,
    TrackView,
)
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS
from bighouse.games.prison_architect.words.vocabulary import TOKEN_WORDS

TOGETHER = (BID, BUILD, INTAKE, OBJECTIVES, EVALUATION)  # phases that all play at once


def view(game: PrisonArchitect, seat: int | None) -> PrisonArchitectView:
    """Everything that the seat may know (None: a spectator)."""
    return seen(game, seat, [] if seat is None else [seat])


def open_view(game: PrisonArchitect) -> PrisonArchitectView:
    """What all players know together."""
    return seen(game, None, list(range(game.seats)))


def seen(game: PrisonArchitect, viewer: int | None, knows: list[int]) -> PrisonArchitectView:
    """`knows` are the seats whose secrets are shown."""
    asked = None if viewer is None else game.choice(viewer)
    in_hand = asked.tile if isinstance(asked, (PlaceTile, PutWindows)) else NOTHING
    return PrisonArchitectView(
        viewer=viewer,
        rules=RulesView(
            players=game.seats,
            difficulty=DIFFICULTY_WORDS[game.difficulty] if game.solo else None,
            harder=game.harder,
            hidden_cash=game.hidden_cash,
            cards=game.box.fingerprint,
        ),
        round=game.round,
        week=game.week,
        phase=PHASE_WORDS[game.phase],
        over=game.over,
        winners=game.winners(),
        waiting=game.waiting(viewer),
        initiative=[seat for seat in game.initiative if seat != NOT_TAKEN],
        bidding=BID_WORDS[asked.area] if isinstance(asked, BidOnArea) else None,
        revealed=game.phase == BUY,
        areas=[area_seen(game, viewer, area) for area in range(AREAS)],
        resolving=BID_WORDS[game.area] if game.area != NOTHING else None,
        dig=dig_seen(game, viewer),
        supply=bag([in_supply(game, kind) for kind in range(TYPES)], TYPE_WORDS),
        easy_deck=len(game.objective_decks[EASY]),
        hard_deck=len(game.objective_decks[HARD]),
        duel=DuelView(card=game.box.warden_cards[game.duel].id, left=len(game.duels)) if game.duel != NOTHING else None,
        escape=escape_seen(game),
        players=[player_seen(game, seat, seat in knows) for seat in range(game.seats)],
        placing=game.box.tiles[in_hand].id if in_hand != NOTHING else None,
        placing_at=SQUARE_WORDS[asked.square] if isinstance(asked, PutWindows) else None,
        previews=previews_seen(game.players[asked.seat], [asked.tile]) if isinstance(asked, PlaceTile) else [],
        governor=governor_seen(game) if game.solo else None,
    )


# Offers


def item_id(game: PrisonArchitect, area: int, item: int) -> str:
    return game.box.cards[item].id if area == BUREAUCRACY else game.box.tiles[item].id


def item_seen(game: PrisonArchitect, viewer: int | None, area: int, item: int) -> ItemView:
    cost = cost_of(game, area, item)
    bid = 0 if viewer is None else game.players[viewer].bids[area]
    return ItemView(
        item=item_id(game, area, item),
        cost=cost,
        shortfall=game.box.shortfall * max(0, cost - bid) if bid else None,
    )


def area_seen(game: PrisonArchitect, viewer: int | None, area: int) -> AreaView:
    return AreaView(
        area=BID_WORDS[area],
        items=[item_seen(game, viewer, area, item) for item in game.offers[area]],
        stack=len(game.stacks[area]),
        discards=len(game.discards[area]),
        resolved=bool(game.resolved >> area & 1),
        bidders=bidders_seen(game, area) if game.phase == BUY else [],
        governor_staff=bool(game.governor.staff_at >> area & 1),
    )


def bidders_seen(game: PrisonArchitect, area: int) -> list[BidderView]:
    """Who still buys there, the highest bid first; of equals the first in the initiative."""
    out: list[BidderView] = []
    order = sorted(game.initiative, key=lambda seat: -game.players[seat].bids[area])
    for seat in order:
        bid = game.players[seat].bids[area]
        if bid:
            asked = game.area == area and seat in game.to_act
            out.append(BidderView(seat=seat, bid=bid, asked=asked))
    if game.solo and game.governor.bids[area]:
        governor = BidderView(seat=None, bid=game.governor.bids[area], asked=False)
        out.insert(len(out) if out and out[0].bid >= governor.bid else 0, governor)
    return out


def dig_seen(game: PrisonArchitect, viewer: int | None) -> DigView | None:
    """What somebody has drawn; the viewer's own dig first, where several dig at once."""
    seats = [seat for seat in range(game.seats) if game.players[seat].dug]
    if not seats:
        return None
    seat = viewer if viewer in seats and viewer is not None else seats[0]
    player = game.players[seat]
    area = player.dug_in
    return DigView(
        seat=seat,
        area=BID_WORDS[area],
        drawn=[item_seen(game, seat, area, item) for item in player.dug],
        next_price=None if is_exhausted(game, area) else draw_price(game, seat, area),
    )


# Players


def player_seen(game: PrisonArchitect, seat: int, known: bool) -> PlayerView:
    player = game.players[seat]
    prison = player.prison
    sheet = sheet_of(game, seat)
    slots = player.slots if game.phase == EVALUATION else release_slots(prison)
    hidden = game.phase == BID and not known
    purse_shown = known or game.over or not game.hidden_cash  # R8
    if not purse_shown:
        sheet[FROM_CASH] = 0
    return PlayerView(
        seat=seat,
        initiative=game.initiative.index(seat) + 1 if seat in game.initiative and not game.solo else 0,
        done=game.phase in TOGETHER and seat not in game.to_act,
        cash=player.cash if purse_shown else None,
        unallocated=player.unallocated() if purse_shown and not hidden else None,
        points=sum(sheet),
        sheet={SHEET_WORDS[line]: sheet[line] for line in range(len(sheet)) if sheet[line]},
        bids=BidsView(
            committed=game.phase == BUY or (game.phase == BID and seat not in game.to_act),
            areas=None if hidden else bag(player.bids, BID_WORDS),
            raised=BID_WORDS[player.raised] if player.raised != NOTHING and game.phase == BUY else None,
        ),
        staff=prison.staff,
        specialists=bag([prison.in_pool(specialist) for specialist in range(SPECIALISTS)], SPECIALIST_WORDS),
        construction=[game.box.tiles[tile].id for tile in player.construction],
        pending=[TOKEN_WORDS[token - TOKEN] for token in tokens_to_place(player)],
        bunk_cell_bought=bool(player.built & BOUGHT_BUNK_CELL),
        locker_room_bought=bool(player.built & BOUGHT_LOCKER_ROOM),
        prison=prison_seen(prison),
        cards=[card_seen(prison, place) for place in range(len(prison.cards))],
        finance=track_seen(prison, FINANCE),
        rehabilitation=track_seen(prison, REHABILITATION),
        release_slots=[[TYPE_WORDS[kind] for kind in range(TYPES) if types >> kind & 1] for types in slots],
        objectives=played_seen(prison, player.played),
        hand_count=len(player.hand),
        hand=held_seen(prison, player.played, player.hand) if known else None,
        chosen=[game.box.objectives[objective].id for objective in player.chosen] if known else None,
        looking_count=len(player.looking),
        looking=held_seen(prison, player.played, player.looking) if known else None,
        escaped=prisoners_seen(prison.escaped),
        released=prisoners_seen(prison.released),
        batch=bag(player.batch, TYPE_WORDS),
        arriving=prisoners_seen(player.arriving),
    )


def track_seen(prison: Prison, track: int) -> TrackView:
    reckoning = reckoned(prison)
    return TrackView(tags=reckoning.totals[track], position=position(prison, reckoning, track))


def escape_seen(game: PrisonArchitect) -> EscapeView | None:
    if game.phase != EVALUATION or not game.dice:
        return None
    return EscapeView(dice=game.dice.copy(), escaping=[player.escaping for player in game.players])


def governor_seen(game: PrisonArchitect) -> GovernorView:
    """His objectives lie face down until the game is over."""
    governor = game.governor
    sheet = sheet_of_governor(game)
    if not game.over:
        sheet[FROM_OBJECTIVES] = 0
    buying = game.phase == BUY and game.duel != NOTHING
    return GovernorView(
        tiles=[game.box.tiles[tile].id for tile in governor.tiles],
        cards=[game.box.cards[card].id for card in governor.cards],
        objectives=len(governor.objectives),
        staff=AREAS - governor.staff_at.bit_count(),
        bids=bag(governor.bids, BID_WORDS) if buying else None,
        priorities=[PRIORITY_WORDS[word] for word in game.box.warden_cards[game.duel].priorities] if buying else [],
        points=sum(sheet),
        sheet={SHEET_WORDS[line]: sheet[line] for line in range(len(sheet)) if sheet[line]},
    )

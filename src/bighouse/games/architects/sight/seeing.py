"""What a seat sees of a game of Architects: builds what view.py describes."""

from __future__ import annotations

import msgspec

from bighouse.engine.seeing import bag, deck_view
from bighouse.games.architects.box.components import (
    COLUMNS,
    DISPLAY,
    GOOD_WORDS,
    LARGE,
    LEVELS,
    LOCATION_WORDS,
    LOCATIONS,
    MIDDLE,
    SKILL_WORDS,
    SMALL,
    SPACE_WORDS,
    SPACES,
    WORKSHOP,
)
from bighouse.games.architects.rules.apprentices import has_room, most_apprentices
from bighouse.games.architects.rules.black_market import market_offer, market_price, market_virtue
from bighouse.games.architects.rules.cathedral import cards_to_discard, cathedral_refusal, level_is_full
from bighouse.games.architects.rules.goods import avoided_tax
from bighouse.games.architects.rules.guildhall import building_refusal, guildhall_spaces, missing_skills
from bighouse.games.architects.rules.prospects import prospect, prospect_words
from bighouse.games.architects.rules.reset import MANY_PRISONERS
from bighouse.games.architects.rules.scoring import effect_points, sheet
from bighouse.games.architects.rules.state import EMPTY, NOBODY, NOT_YET, Architects
from bighouse.games.architects.rules.workshop import Workshop, hire_price
from bighouse.games.architects.sight.view import (
    ApprenticeView,
    ArchitectsView,
    BuiltView,
    CathedralNext,
    GuildhallView,
    HireView,
    LevelView,
    NextView,
    OpponentView,
    PlaceView,
    PlanView,
    PlayerView,
    RulesView,
    StallView,
    VerdictView,
    VirtueView,
)
from bighouse.games.architects.words.phrases import (
    MIX_WORD,
    PHASE_WORDS,
    SHEET_WORDS,
    missing_for_level,
    missing_goods,
)

COST_WORDS = [*GOOD_WORDS, MIX_WORD]


def view(game: Architects, seat: int | None) -> ArchitectsView:
    """Everything that the seat may know (None: a spectator)."""
    box = game.box
    return ArchitectsView(
        viewer=seat,
        rules=RulesView(
            players=game.seats,
            variable=game.variable,
            opponent=None if game.opponent == NOBODY else box.opponents[game.opponent].id,
            capture_places=box.capture_locations[game.size],
            hand_limit=box.hand_limit,
            cards=box.fingerprint,
        ),
        phase=PHASE_WORDS[game.phase],
        turn=game.turn,
        turns_left=None if game.turns_left == NOT_YET else game.turns_left,
        order=game.order.copy(),
        active=somebody(game.active),
        over=game.over,
        winners=game.winners(),
        waiting=game.waiting(seat),
        places=[place_view(game, seat, place) for place in range(LOCATIONS)],
        market=[stall_view(game, seat, space) for space in range(SPACES)],
        guildhall=guildhall_view(game),
        cathedral=[level_view(game, level) for level in range(LEVELS + 1)],
        cathedral_next=None if seat is None else cathedral_next(game, seat),
        virtue=[virtue_view(game, virtue) for virtue in range(len(box.virtue_vp))],
        tax=game.tax,
        display=[display_view(game, space) for space in range(DISPLAY)],
        hire=None if seat is None else hire_view(game, seat),
        reset=verdicts(game),
        building_deck=deck_view(game.building_deck, [card.id for card in box.buildings], seat),
        apprentice_deck=deck_view(game.apprentice_deck, [card.id for card in box.apprentices], seat),
        rewards_left=len(game.rewards),
        rewards_gone=[box.rewards[reward].id for reward in game.rewards_gone],
        players=[player_view(game, seat, who) for who in range(len(game.players))],
        opponent=None if game.opponent == NOBODY else opponent_view(game),
    )


def open_view(game: Architects) -> ArchitectsView:
    """What all players know together: of each what they know of their own."""
    return msgspec.structs.replace(
        view(game, None),
        waiting=game.to_act,
        players=[player_view(game, who, who) for who in range(len(game.players))],
    )


def somebody(who: int) -> int | None:
    return None if who == NOBODY else who


# The board


def place_view(game: Architects, seat: int | None, place: int) -> PlaceView:
    return PlaceView(
        place=LOCATION_WORDS[place],
        workers=[player.at[place] for player in game.players],
        next=None if seat is None else next_view(game, seat, place),
    )


def next_view(game: Architects, seat: int, place: int) -> NextView:
    out = prospect(game, seat, place, game.players[seat].at[place] + 1)
    return NextView(
        workers=out.n,
        gains=[bag(goods, GOOD_WORDS) for goods in out.gains],
        virtue=out.virtue,
        actions=out.actions,
        captures_at=out.captures_at,
        cards=out.cards,
        columns=out.columns,
        price=out.price,
        words=prospect_words(out),
    )


def stall_view(game: Architects, seat: int | None, space: int) -> StallView:
    pile = game.small if space == SMALL else game.large
    return StallView(
        space=SPACE_WORDS[space],
        worker=somebody(game.market[space]),
        silver=game.box.market_silver[space] if seat is None else market_price(game, seat, space),
        virtue=game.box.market_virtue[space] if seat is None else market_virtue(game, seat, space),
        offer={} if space == MIDDLE else bag(market_offer(game, space), GOOD_WORDS),
        pile=0 if space == MIDDLE else len(pile),
        card=game.box.markets[game.large[-1]].id if space == LARGE and game.large else None,
    )


def guildhall_view(game: Architects) -> GuildhallView:
    return GuildhallView(
        columns=game.box.guildhall_columns[game.size],
        spaces=guildhall_spaces(game),
        workers=game.guildhall.copy(),
        resets=game.box.guildhall_resets[game.size].copy(),
        next=len(game.guildhall) + 1,
    )


def level_view(game: Architects, number: int) -> LevelView:
    level = game.box.levels[number]
    return LevelView(
        level=number,
        cost=bag([*level.cost, level.mix], COST_WORDS),
        points=level.vp,
        spaces=level.spaces,
        players=[who for who, player in enumerate(game.players) if player.level == number],
    )


def cathedral_next(game: Architects, seat: int) -> CathedralNext | None:
    player = game.players[seat]
    number = player.level + 1
    if number > LEVELS:
        return None
    return CathedralNext(
        level=number,
        short=bag(missing_for_level(player, game.box.levels[number]), COST_WORDS),
        cards=cards_to_discard(game, seat),
        full=level_is_full(game, number),
        too_wicked=not game.box.cathedral_open[player.virtue],
        ready=cathedral_refusal(game, seat) == 0,
    )


def virtue_view(game: Architects, virtue: int) -> VirtueView:
    box = game.box
    return VirtueView(
        virtue=virtue,
        points=box.virtue_vp[virtue],
        tax_avoided=box.virtue_avoids[virtue],
        market_open=box.market_open[virtue],
        cathedral_open=box.cathedral_open[virtue],
        players=[who for who, player in enumerate(game.players) if player.virtue == virtue],
    )


def display_view(game: Architects, space: int) -> ApprenticeView:
    card = game.display[space]
    return ApprenticeView(
        apprentice=None if card == EMPTY else game.box.apprentices[card].id,
        row=space // COLUMNS,
        column=space % COLUMNS,
        coins=game.coins[space],
    )


def hire_view(game: Architects, seat: int) -> HireView:
    choice = game.choice(seat)
    n = choice.n if isinstance(choice, Workshop) else game.players[seat].at[WORKSHOP] + 1
    return HireView(
        price=hire_price(game, seat),
        extra=[max(0, column + 1 - n) for column in range(COLUMNS)],
        room=has_room(game, seat),
    )


def verdicts(game: Architects) -> list[VerdictView]:
    """Steps 4 and 5 of a reset (RULES.md section 11.3), as if it came now."""
    prisoners = [player.prison + game.market.count(who) for who, player in enumerate(game.players)]
    most = max(prisoners)
    return [VerdictView(who, count, count >= MANY_PRISONERS, 0 < count == most) for who, count in enumerate(prisoners)]


# The players


def player_view(game: Architects, seat: int | None, who: int) -> PlayerView:
    box = game.box
    player = game.players[who]
    mine = who == seat
    lines = sheet(game, who)
    return PlayerView(
        seat=who,
        opponent=who == game.automaton,
        colour=box.colours[player.colour],
        character=box.characters[player.character].id if player.character >= 0 else None,
        points=sum(lines),
        sheet=dict(zip(SHEET_WORDS, lines)),
        goods=bag(player.goods, GOOD_WORDS),
        virtue=player.virtue,
        tax_avoided=avoided_tax(game, who),
        unpaid=player.unpaid,
        paid=player.paid,
        level=player.level,
        home=player.home,
        prison=player.prison,
        guildhall=player.guildhall,
        captured=player.held.copy(),
        held=[other.held[who] for other in game.players],
        apprentices=[box.apprentices[card].id for card in player.apprentices],
        apprentice_limit=most_apprentices(game, who),
        built=[
            BuiltView(box.buildings[card].id, box.buildings[card].vp, effect_points(game, who, card))
            for card in player.built
        ],
        hand_count=len(player.hand),
        hand=plans(game, who, player.hand) if mine else None,
        packet_count=len(player.packet),
        packet=plans(game, who, player.packet) if mine else None,
        looking_count=len(player.looking),
        looking=plans(game, who, player.looking) if mine else None,
    )


def plans(game: Architects, who: int, cards: list[int]) -> list[PlanView]:
    return [plan_view(game, who, card) for card in cards]


def plan_view(game: Architects, who: int, card: int) -> PlanView:
    building = game.box.buildings[card]
    lacking = missing_skills(game, who, card)
    return PlanView(
        building=building.id,
        short=bag(missing_goods(game.players[who], building.cost), GOOD_WORDS),
        skills=[word for skill, word in enumerate(SKILL_WORDS) if lacking >> skill & 1],
        ready=building_refusal(game, who, card) == 0,
    )


def opponent_view(game: Architects) -> OpponentView:
    box = game.box
    opponent = box.opponents[game.opponent]
    return OpponentView(
        opponent=opponent.id,
        scheme=box.schemes[game.scheme].id if game.scheme != NOBODY else None,
        schemes_left=len(game.schemes),
        schemes_done=[box.schemes[scheme].id for scheme in game.schemes_done],
        future_left=len(game.future),
        points_per_guildhall_worker=opponent.guildhall_vp,
    )

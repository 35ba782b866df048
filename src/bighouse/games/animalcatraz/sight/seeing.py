"""What a seat sees of a game of Animalcatraz: builds what view.py describes."""

from __future__ import annotations

from bighouse.engine.seeing import deck_view
from bighouse.engine.story import EVERYONE
from bighouse.engine.view import Bag
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CELLBLOCK_A,
    CELLS,
    EL_CHAPO,
    ENDING_WORDS,
    FIRST_CELL,
    GUARDED,
    ICON_WORDS,
    LETTER_WORDS,
    MODULE_WORDS,
    NOTHING,
    ROOMS,
    SPACE_WORDS,
    TAGS_MODULE,
    TYPE_WORDS,
    VACANT_A_BLOCK,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.rules.bars import cunning_level, primal_actions, strength_level
from bighouse.games.animalcatraz.rules.corruption import needed_for
from bighouse.games.animalcatraz.rules.icons import mark
from bighouse.games.animalcatraz.rules.mats import carry_limit, stash_limit
from bighouse.games.animalcatraz.rules.reputation import crime_points, rank_of
from bighouse.games.animalcatraz.rules.sides import owns_cell
from bighouse.games.animalcatraz.rules.standings import escaped
from bighouse.games.animalcatraz.rules.state import (
    LYING,
    MOST_RIVALS,
    POSTURE_WORDS,
    Animalcatraz,
    Convict,
)
from bighouse.games.animalcatraz.rules.warden import owner_of_warden
from bighouse.games.animalcatraz.sight.chances import chances_seen
from bighouse.games.animalcatraz.sight.conflicts import escapee_seen, fight_seen, riot_seen, theft_seen
from bighouse.games.animalcatraz.sight.crimes import crimes_seen
from bighouse.games.animalcatraz.sight.outcomes import outcomes_seen
from bighouse.games.animalcatraz.sight.view import (
    AnimalcatrazView,
    BarView,
    CellView,
    ConvictView,
    GangsterView,
    HeldView,
    PlanView,
    RivalView,
    SpaceView,
    TagView,
    VacantView,
)


class Viewer:
    """Whose eyes: a seat, a spectator (nobody's secrets), or all seats together."""

    def __init__(self, seats: int) -> None:
        self.seats = seats  # as a mask

    def knows(self, game: Animalcatraz, copy: int) -> bool:
        known = game.known[copy]
        return known == EVERYONE or known & self.seats != 0


def view(game: Animalcatraz, seat: int | None) -> AnimalcatrazView:
    """Everything that the seat may know (None: a spectator)."""
    return seen(game, seat, Viewer(0 if seat is None else 1 << seat))


def open_view(game: Animalcatraz) -> AnimalcatrazView:
    """What all players know together."""
    return seen(game, None, Viewer((1 << game.seats) - 1))


def seen(game: Animalcatraz, seat: int | None, viewer: Viewer) -> AnimalcatrazView:
    box = game.box
    event = game.event
    plans = [plan.id for plan in box.plans]
    return AnimalcatrazView(
        type=TYPE_WORDS[game.type],
        modules=[MODULE_WORDS[i] for i in range(len(MODULE_WORDS)) if game.has(i)],
        endings=[ENDING_WORDS[i] for i in range(len(ENDING_WORDS)) if game.ends_with(i)],
        last_day=game.last_day if game.ends_with(EL_CHAPO) and game.last_day else None,
        viewer=seat,
        over=game.over,
        winners=game.winners(),
        waiting=game.waiting(seat),
        day=game.day,
        round=game.round,
        shank=or_none(game.shank),
        order=game.order.copy(),
        active=or_none(game.active),
        rivals=[rival_seen(game, rival, viewer) for rival in range(len(game.rivals))],
        convicts=[convict_seen(game, index, viewer) for index in range(len(game.convicts))],
        cells=[cell_seen(game, cell, viewer) for cell in range(CELLS)],
        spaces=[space_seen(game, space, seat, viewer) for space in range(GUARDED)],
        track=[or_none(rival) for rival in game.track],
        tags=tags_seen(game),
        event=None if event == NOTHING else box.events[event].id,
        events_left=len(game.events),
        riot_due=event != NOTHING and box.events[event].riot,
        warden_owner=or_none(owner_of_warden(game)),
        chair=len(game.chair),
        pile=len(game.pile),
        pile_known=known_bag(game, game.pile, viewer),
        decks={SPACE_WORDS[room]: len(game.decks[room]) for room in range(ROOMS)},
        deck_cards={SPACE_WORDS[room]: known_bag(game, game.decks[room], viewer) for room in range(ROOMS)},
        incoming=[held_seen(game, copy, viewer) for copy in game.incoming],
        crimes_left=len(game.crime_deck),
        plans_left=[len(deck) for deck in game.plan_decks],
        plans=[deck_view(deck, plans, seat) for deck in game.plan_decks],
        death_row=len(game.death_row),
        dead=[box.gangsters[gangster].id for gangster in game.dead],
        tiles=tiles_seen(game),
        getaway=[len(deck) for deck in game.getaway],
        escapee=escapee_seen(game),
        fight=fight_seen(game),
        theft=theft_seen(game),
        riot=riot_seen(game),
        chances=[] if seat is None else chances_seen(game, seat),
        outcomes=[] if seat is None else outcomes_seen(game, seat),
    )


def or_none(number: int) -> int | None:
    return None if number == NOTHING else number


def held_seen(game: Animalcatraz, copy: int, viewer: Viewer) -> HeldView:
    knows = viewer.knows(game, copy)
    return HeldView(
        card=game.box.of(copy).id if knows else None,
        hidden=game.known[copy] != EVERYONE,
        shown=game.shown[copy] != 0,
    )


def spot_seen(game: Animalcatraz, copy: int, viewer: Viewer) -> HeldView | None:
    return None if copy == NOTHING else held_seen(game, copy, viewer)


def known_bag(game: Animalcatraz, copies: list[int], viewer: Viewer) -> Bag:
    """How many of each card the viewer knows among these."""
    out: Bag = {}
    for copy in copies:
        if viewer.knows(game, copy):
            word = game.box.of(copy).id
            out[word] = out.get(word, 0) + 1
    return dict(sorted(out.items()))


def rival_seen(game: Animalcatraz, rival: int, viewer: Viewer) -> RivalView:
    side = game.rivals[rival]
    box = game.box
    cells: list[int] = []
    for convict in game.convicts:
        if convict.rival == rival and convict.cell not in cells:
            cells.append(convict.cell)
    return RivalView(
        seats=[seat for seat in range(game.seats) if side.seats >> seat & 1],
        colour=box.colours[cells[0]],
        cells=[SPACE_WORDS[FIRST_CELL + cell] for cell in cells],
        rep=side.rep,
        rank=box.ranks[rank_of(game, side.rep)].id,
        stands=side.stands,
        guards=[box.guards[guard].id for guard in range(len(game.owners)) if game.owners[guard] == rival],
        coins=side.coins,
        tags=side.tags if game.has(TAGS_MODULE) else None,
        plan=plan_seen(game, rival, viewer),
        secured=[box.of(copy).id for copy in side.secured],
        crimes=[box.crimes[crime].id for crime in side.kept_crimes],
        crime_points=crime_points(game, rival),
        crowned=side.crowned,
        escaped=escaped(game, rival),
    )


def plan_seen(game: Animalcatraz, rival: int, viewer: Viewer) -> PlanView | None:
    side = game.rivals[rival]
    if side.plan == NOTHING:
        return None
    knows = side.plan_shown or (side.seats | game.plan_known[side.plan]) & viewer.seats != 0
    return PlanView(plan=game.box.plans[side.plan].id if knows else None, revealed=side.plan_shown)


def bar_seen(levels: list[int], slot: int, level: int, start: int) -> BarView:
    slots = [levels.count(each) for each in range(levels[-1] + 1)]
    return BarView(slot=slot, slots=slots, level=level, start=start)


def convict_seen(game: Animalcatraz, index: int, viewer: Viewer) -> ConvictView:
    convict = game.convicts[index]
    box = game.box
    named = convict.card != NOTHING
    no_bar = BarView(slot=0, slots=[], level=0, start=0)
    card = box.inmates[convict.card] if named else box.inmates[0]
    cunning = cunning_level(game, convict) if named else 0
    return ConvictView(
        seat=convict.seat,
        rival=convict.rival,
        convict=card.id if named else None,
        cell=SPACE_WORDS[FIRST_CELL + convict.cell],
        space=SPACE_WORDS[convict.space] if 0 <= convict.space < len(SPACE_WORDS) else None,
        posture=POSTURE_WORDS[convict.posture],
        strength=bar_seen(card.strength, convict.strength, strength_level(game, convict), card.strength_start)
        if named
        else no_bar,
        cunning=bar_seen(card.cunning, convict.cunning, cunning, card.cunning_start) if named else no_bar,
        skills=[named and not convict.primal and cunning >= level for level in card.skill_levels],
        primal=convict.primal,
        poisoned=convict.poisoned,
        loss=convict.loss,
        actions=convict.actions if game.active == index else 0,
        budget=box.actions + (primal_actions(game, convict) if named else 0),
        carry=[held_seen(game, copy, viewer) for copy in convict.carry],
        carry_limit=carry_limit(game, convict),
        upgrade=spot_seen(game, convict.upgrade, viewer),
        cell_upgrade=spot_seen(game, convict.cell_upgrade, viewer),
        gangsters=[gangster_seen(game, gangster, viewer) for gangster in convict.gangsters],
        crimes=crimes_seen(game, index, viewer.seats),
        played=convict.played,
        attended=convict.attended,
        used=used_seen(game, convict),
        stage=None if convict.stage == NOTHING else convict.stage + 1,
    )


def gangster_seen(game: Animalcatraz, gangster: int, viewer: Viewer) -> GangsterView:
    card = game.box.gangsters[gangster]
    return GangsterView(
        gangster=card.id,
        strength=max(0, card.strength - game.hurt[gangster]),
        card=spot_seen(game, game.held[gangster], viewer),
        used=game.used_gangsters >> gangster & 1 != 0,
    )


def used_seen(game: Animalcatraz, convict: Convict) -> list[str]:
    """Icons that the Convict has used this round, as "courtyard:chess"; the Escape icons share one use (R65)."""
    out: list[str] = []
    for space in range(GUARDED):
        for icon in range(len(ICON_WORDS)):
            if convict.icons & mark(space, icon):
                out.append(f"{SPACE_WORDS[space]}:{ICON_WORDS[icon]}")
    return out


def cell_seen(game: Animalcatraz, cell: int, viewer: Viewer) -> CellView:
    attack = game.cell_attacks[cell]
    lying = [each for each in game.convicts if each.cell == cell and each.posture == LYING]
    return CellView(
        cell=SPACE_WORDS[FIRST_CELL + cell],
        rival=or_none(owns_cell(game, cell)),
        stash=[held_seen(game, copy, viewer) for copy in game.stashes[cell]],
        limit=stash_limit(game, cell),
        attack=None if attack == NOTHING else game.box.of(attack).id,
        guarded=bool(lying),
    )


def space_seen(game: Animalcatraz, space: int, seat: int | None, viewer: Viewer) -> SpaceView:
    box = game.box
    here = box.spaces[space]
    guard = game.guard_at[space]
    letter = game.letters[space]
    block = space - CELLBLOCK_A
    is_block = 0 <= block < BLOCKS
    side = NOTHING if seat is None else side_of_seat(game, seat)
    return SpaceView(
        space=here.id,
        guard=box.guards[guard].id,
        letter=LETTER_WORDS[letter],
        owner=or_none(game.owners[guard]),
        needed=None if side == NOTHING else needed_for(game, guard, side),
        trapped=game.guard_traps[guard] != NOTHING,
        icons=[ICON_WORDS[icon] for icon in range(len(ICON_WORDS)) if here.icons >> icon & 1],
        shut=[ICON_WORDS[icon] for icon in range(len(ICON_WORDS)) if here.shut[letter] >> icon & 1],
        door=("shut" if here.door == letter else "open") if is_block else None,
        warden=game.warden == space,
        rat=game.rats >> space & 1 != 0,
        king=or_none(game.kings[block]) if is_block else None,
        vacant=[vacant_seen(game, block * VACANT_A_BLOCK + i, viewer) for i in range(VACANT_A_BLOCK)]
        if is_block
        else [],
    )


def side_of_seat(game: Animalcatraz, seat: int) -> int:
    for rival in range(len(game.rivals)):
        if game.rivals[rival].seats >> seat & 1:
            return rival
    return NOTHING


def vacant_seen(game: Animalcatraz, cell: int, viewer: Viewer) -> VacantView:
    lodger = game.lodgers[cell]
    return VacantView(
        cell=VACANT_WORDS[cell],
        card=spot_seen(game, game.vacant[cell], viewer),
        gangster=None if lodger == NOTHING else game.box.gangsters[lodger].id,
    )


def tags_seen(game: Animalcatraz) -> list[TagView]:
    out: list[TagView] = []
    for by in range(len(game.rivals)):
        for other in range(len(game.rivals)):
            count = game.placed_tags[by * MOST_RIVALS + other]
            if count:
                out.append(TagView(by=by, with_=other, count=count))
    return out


def tiles_seen(game: Animalcatraz) -> list[str]:
    """Guard tiles that are face up: the letter, with a plus for the arrow."""
    if not game.tiled:
        return []
    box = game.box
    faces = [face for face in range(len(box.die_letter)) if face not in game.tiles]
    if len(game.tiles) == 0 and game.rounds <= 1:
        faces = []
    return [LETTER_WORDS[box.die_letter[face]] + ("+" if box.die_shifts[face] else "") for face in faces]

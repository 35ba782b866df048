"""What the rules reckon, beside a second reading of them: hundreds of prisons that nobody has thought of."""

from __future__ import annotations

import random

import pytest

from bighouse.games.prison_architect.box.components import (
    BUNK_CELL,
    FINANCE,
    LOCKER_ROOM,
    PASSIVE_TAGS,
    REHABILITATION,
    SPECIALISTS,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.rules.needs import income_prisoners, reckoned
from bighouse.games.prison_architect.rules.objectives import objective_points
from bighouse.games.prison_architect.rules.placement import build, legal_squares, window_sets
from bighouse.games.prison_architect.rules.prison import NO_TOKEN, SPAN, Prison
from bighouse.games.prison_architect.rules.scoring import (
    FROM_CARDS,
    FROM_INMATES,
    FROM_TILES,
    FROM_TRACKS,
    sheet,
)
from bighouse.games.prison_architect.rules.tags import position
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.referee import DATA, NEED_WORDS, Office, Place, Referee

TAGS = DATA["vocabulary"]["passive_tags"] + DATA["vocabulary"]["track_tags"]
TYPE_WORDS = DATA["vocabulary"]["prisoner_types"]
KINDS = list(DATA["vocabulary"]["specialists"])
SIDES = "NESW"


def any_prison(rng: random.Random) -> Prison:
    """A legal prison with whatever may lie on its tiles and in its office."""
    prison = Prison(BOX)
    for _ in range(rng.randint(1, 26)):
        kind = rng.choice([BUNK_CELL, LOCKER_ROOM, *range(len(BOX.tiles))])
        squares = legal_squares(prison, kind)
        if squares:
            square = rng.choice(squares)
            build(prison, kind, square, rng.choice(window_sets(prison, kind, square)))
    for card in rng.sample(range(len(BOX.cards)), rng.randint(0, 9)):
        prison.gain_card(card)
        prison.staff += 3
        for _ in range(rng.randint(0, len(BOX.cards[card].vacancies))):
            prison.fill_vacancy(len(prison.cards) - 1)
    for number in range(len(prison.tiles)):
        if rng.random() < 0.3:
            prison.put_token(number, rng.randrange(PASSIVE_TAGS))
        if prison.tile(number).has_slot and rng.random() < 0.7:
            prison.staff += 1
            prison.put_staff(number)
    people(rng, prison)
    prison.staff = rng.randint(0, 5)
    return prison


def people(rng: random.Random, prison: Prison) -> None:
    """Prisoners in cells and on cards, specialists on cells."""
    tokens = sorted({prisoner for prisoners in BOX.prisoners for prisoner in prisoners})
    for number in prison.cells():
        for _ in range(rng.randint(0, 6)):
            prisoner = rng.choice(tokens)
            if prison.room(number, type_of(prisoner)):
                prison.admit(number, prisoner)
    for place, card in enumerate(prison.cards):
        for _ in range(rng.randint(0, len(BOX.cards[card].places))):
            homes = [n for n in prison.cells() if prison.inmates[n] and type_of(prison.inmates[n][0]) == 0]
            if homes:
                home = rng.choice(homes)
                prison.send_to_card(home, prison.inmates[home][0], place)
    for number in prison.cells():
        for _ in range(rng.randint(0, 3)):
            specialist = rng.randrange(SPECIALISTS)
            if prison.in_pool(specialist) and prison.specialists_on(number) < BOX.most_specialists:
                prison.post(specialist, number)


def refereed(prison: Prison) -> Referee:
    """The same prison in the words of the data."""
    places = {}
    for number in range(len(prison.tiles)):
        square = divmod(prison.squares[number], SPAN)
        windows = "".join(SIDES[side] for side in range(4) if prison.windows[number] >> side & 1)
        token = "" if prison.tokens[number] == NO_TOKEN else TAGS[prison.tokens[number]]
        place = Place(BOX.tiles[prison.tiles[number]].id, windows, token, bool(prison.staffed[number]))
        place.inmates = [(TYPE_WORDS[type_of(p)], threat_of(p)) for p in prison.inmates[number]]
        for specialist in range(SPECIALISTS):
            if prison.is_cell(number) and prison.posted(number, specialist):
                place.specialists[KINDS[specialist]] = prison.posted(number, specialist)
        places[square] = place
    offices = [
        Office(BOX.cards[card].id, prison.card_staff[place], len(prison.card_inmates[place]))
        for place, card in enumerate(prison.cards)
    ]
    return Referee(places, offices, prison.staff)


@pytest.mark.parametrize("seed", range(20))
def test_the_rules_and_the_referee_agree(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(5):
        prison = any_prison(rng)
        referee = refereed(prison)
        reckoning = reckoned(prison)
        for number in range(len(prison.tiles)):
            square = divmod(prison.squares[number], SPAN)
            assert {tag: n for tag, n in zip(TAGS, reckoning.tags[number], strict=True) if n} == +referee.tags[square]
            if prison.is_cell(number):
                needs = {NEED_WORDS[need] for need in range(3) if reckoning.needs[number] >> need & 1}
                assert needs == referee.needs[square]
                assert prison.capacity(number) == referee.capacity(square)
        assert position(prison, reckoning, FINANCE) == referee.position("finance")
        assert position(prison, reckoning, REHABILITATION) == referee.position("rehabilitation")
        assert income_prisoners(prison) == referee.paying()
        lines = sheet(prison, 0, [])
        assert lines[FROM_TILES] == referee.tile_points()
        assert lines[FROM_CARDS] == referee.card_points()
        assert lines[FROM_TRACKS] == referee.track_points()
        assert lines[FROM_INMATES] == referee.inmate_points()
        played = rng.sample(range(len(BOX.objectives)), 11)
        assert objective_points(prison, played) == referee.points_of([BOX.objectives[o].id for o in played])

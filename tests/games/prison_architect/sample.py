"""What Prison Architect gives to the contract (tests/contract/sample.py)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    BID_WORDS,
    BUNK_CELL,
    BUREAUCRACY,
    DIFFICULTY_WORDS,
    GUARD,
    NEED_WORDS,
    NURSE,
    PRIORITY_WORDS,
    SPECIALIST_WORDS,
    TAG_WORDS,
    TYPE_WORDS,
)
from bighouse.games.prison_architect.rules.prison import MIDDLE
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS
from bighouse.games.prison_architect.rules.state import PHASE_WORDS, PrisonArchitect
from bighouse.games.prison_architect.sight.prisons import SIDES
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS
from bighouse.games.prison_architect.words.vocabulary import TOKEN_WORDS
from tests.contract.sample import Sample
from tests.games.prison_architect.faults import FAULTS
from tests.games.prison_architect.prisons import inmate, sides
from tests.games.prison_architect.refusals import REFUSALS

CARDS = 4  # to each warden, so that random players use abilities
STATES = ["waiting", "asked", "bought", "nothing"]


def enrich(game: PrisonArchitect) -> bool:
    """Cards, money, people and two cells for everybody; somebody owns Gardeners, and Detox is dealt."""
    cards = game.stacks[BUREAUCRACY]
    gardeners, detox = game.box.card("gardeners"), game.box.card("detox")
    cards.remove(gardeners)
    cards.remove(detox)
    cards.append(gardeners)  # for the first of them
    for player in game.players:
        player.cash += 60
        player.prison.staff += 4
        player.prison.pool[GUARD] += 1
        player.prison.pool[NURSE] += 1
        for _ in range(CARDS):
            player.prison.gain_card(cards.pop())
        for cell, words in enumerate(("g2 g3", "o4")):
            player.prison.place(BUNK_CELL, MIDDLE + cell, sides("NS"))
            for word in words.split():
                player.prison.admit(cell, inmate(word))
                game.supply[inmate(word)] -= 1
    cards.append(detox)
    return True


SAMPLE = Sample(
    enrich=enrich,
    scenes=(
        "prison_architect, 3 players\nseat 0: 9 cash 1 staff\nseat 0 row 7: g7 bunk_cell g2 g3; h7 garbage\n"
        "seat 0 construction: kitchen\nseat 0 cards: gardeners; prison_labour g3 exhausted\nstart: build",
        "prison_architect, 2 players\nround: week 2\nseat 0: 12 cash\nseat 1: 9 cash\nduel: WD05\n"
        "bids: seat 0 5 cell 3 staff; seat 1 5 cell\ncell offer: secure_bunk luxury_bunk\nstart: buy",
        "prison_architect, 1 player, difficulty hard, harder\nseat 0: 8 cash 2 guards\nseat 0 row 7: g7 bunk_cell o4\n"
        "governor staff: basic\ngovernor tiles: kitchen\nstart: bid",
        "prison_architect, 4 players\nseat 0 row 7: f7 bunk_cell o4 o4; g7 yard; h7 bunk_cell o4\nstart: evaluation 1",
        "prison_architect, 2 players\nround: week 5\nduel: none\nseat 0 hand: E01 H16\nseat 0 cards: extra_grant\n"
        "start: final scoring",
    ),
    another_pack=('"cost": 5', '"cost": 6'),
    faults=FAULTS,
    examples=(("a", 16), ("b", 43)),
    refusals=REFUSALS,
    words=" ".join(
        [
            *BID_WORDS,
            *DIFFICULTY_WORDS,
            *NEED_WORDS,
            *PHASE_WORDS,
            *PRIORITY_WORDS,
            *SHEET_WORDS,
            *SIDES,
            *SPECIALIST_WORDS,
            *SQUARE_WORDS,
            *STATES,
            *TAG_WORDS,
            *TOKEN_WORDS,
            *TYPE_WORDS,
        ]
    ),
)

"""A scenario for every reason why something is not allowed in Prison Architect."""

from __future__ import annotations

from tests.contract.refused import Refused

BUILD = "start: build"
RICH = "Ann: 9 cash\n"
INTAKE = "start: intake"
BUY = "round: week 2\nstart: buy"
GOALS = "Ann hand: E01 E02 H01 H02\nstart: objectives"
TEN_CELLS = (
    "Ann row 7: g7 basic_dormitory; h7 basic_dormitory; i7 basic_dormitory; j7 basic_dormitory; k7 secure_bunk\n"
    "Ann row 8: g8 bunk_cell; h8 bunk_cell; i8 bunk_cell; j8 bunk_cell; k8 bunk_cell\n"
)
SIX_COLUMNS = "Ann row 7: g7 yard; h7 yard; i7 yard; j7 yard; k7 yard; l7 yard\n"
SIX_ROWS = "\n".join(f"Ann row {row}: g{row} yard" for row in range(7, 13)) + "\n"
EVALUATION = "round: evaluation 1\nphase: evaluation\nAnn: 1 escaping\nBen: 1 cash\n"

REFUSALS = (
    # Placing a tile
    Refused(
        "SQUARE_TAKEN", "at g7", f"{RICH}Ann row 7: g7 yard\nAnn construction: canteen\n{BUILD}", ("place canteen",)
    ),
    Refused(
        "NOT_ADJACENT", "at i7", f"{RICH}Ann row 7: g7 yard\nAnn construction: canteen\n{BUILD}", ("place canteen",)
    ),
    Refused("TOO_WIDE", "at m7", f"{RICH}{SIX_COLUMNS}Ann construction: canteen\n{BUILD}", ("place canteen",)),
    Refused("TOO_HIGH", "at g6", f"{RICH}{SIX_ROWS}Ann construction: canteen\n{BUILD}", ("place canteen",)),
    Refused("TOO_MANY_CELLS", "place basic_solitary", f"{RICH}{TEN_CELLS}Ann construction: basic_solitary\n{BUILD}"),
    Refused("TOO_MANY_CELLS", "buy bunk_cell", f"{RICH}{TEN_CELLS}{BUILD}"),
    Refused(
        "WINDOW_FACES_SQUARE",
        "at h7",
        f"{RICH}Ann row 7: g7 office windows E\nAnn construction: canteen\n{BUILD}",
        ("place canteen",),
    ),
    Refused(
        "NO_EDGE_FOR_WINDOWS",
        "at h8",
        "Ann row 7: g7 chapel; h7 chapel; i7 chapel\nAnn row 8: g8 library; i8 library\n"
        f"{RICH}Ann construction: reception\n{BUILD}",
        ("place reception",),
    ),
    Refused(
        "WINDOW_FACES_TILE",
        "windows w",
        f"{RICH}Ann row 7: g7 chapel\nAnn construction: office\n{BUILD}",
        ("place office", "at h7"),
    ),
    Refused(
        "WRONG_WINDOWS",
        "windows ns",
        f"{RICH}Ann row 7: g7 chapel\nAnn construction: office\n{BUILD}",
        ("place office", "at h7"),
    ),
    Refused(
        "PRISON_DIVIDED",
        "at g8",
        f"Ann row 7: g7 chapel; h7 yard; i7 library\nAnn cards: micromanagement\n{BUILD}",
        ("rearrange", "at h7"),
    ),
    Refused(
        "CANNOT_MOVE",
        "at h7",
        f"Ann row 7: g7 office windows E; h7 yard; i7 office windows W\nAnn cards: micromanagement\n{BUILD}",
        ("rearrange",),
    ),
    Refused("NOTHING_TO_MOVE", "rearrange", f"Ann: 9 cash\nAnn row 7: g7 yard\nAnn cards: micromanagement\n{BUILD}"),
    # Money
    Refused("TOO_EXPENSIVE", "buy armoury", f"Ann: 8 cash\nbids: Ann 4 staff\nstaff offer: armoury\n{BUY}"),
    Refused("TOO_EXPENSIVE", "buy bunk_cell", f"Ann: 2 cash\nAnn row 7: g7 yard\n{BUILD}"),
    Refused("SHORT_OF_CASH", "bid 4", "Ann: 9 cash\nstart: bid", ("bid 6",)),
    Refused(
        "NO_BID_THERE",
        "area basic",
        "round: week 2\nphase: bid\nAnn: 9 cash\nAnn cards: foremen\nbids: Ann 3 cell\nnext: RevealBids\n"
        "next: Building\n"
        "# start: here",
    ),
    Refused(
        "TOO_EXPENSIVE_TO_DRAW",
        "dig",
        f"Ann: 9 cash\nbids: Ann 5 cell 4 staff\ncell stack: secure_bunk secure_bunk\n{BUY}",
        ("dig",),
    ),
    Refused(
        "NOTHING_TO_DRAW",
        "dig",
        f"Ann: 9 cash\nbids: Ann 5 bureaucracy\nbureaucracy offer: rest\nbureaucracy stack:\n{BUY}",
    ),
    Refused("NOT_OFFERED", "buy yard", f"Ann: 9 cash\nbids: Ann 5 basic\nbasic offer: canteen\n{BUY}"),
    Refused("OFFER_CLOSED", "buy canteen", f"Ann: 9 cash\nbids: Ann 5 basic\nbasic offer: canteen\n{BUY}", ("dig",)),
    Refused("AREA_RESOLVED", "area cell", f"Ann: 9 cash\nresolved: cell\nbids: Ann 3 staff 3 basic\n{BUY}"),
    Refused("NOT_YOUR_HIGHEST", "area cell", f"Ann: 9 cash\nbids: Ann 3 staff 3 basic 2 cell\n{BUY}"),
    Refused("STACK_NAMED", "area cell", "start: foundation", ("area cell",), "1 player"),
    # Windows that Gardeners change
    Refused(
        "NO_WINDOW_THERE",
        "remove_window",
        f"Ann: 1 staff\nAnn row 7: g7 chapel\nAnn cards: gardeners\n{BUILD}",
        ("staff_on gardeners",),
    ),
    Refused(
        "OUTDOOR_TILE",
        "at h7",
        f"Ann: 1 staff\nAnn row 7: g7 chapel; h7 yard; i7 library\nAnn cards: gardeners\n{BUILD}",
        ("staff_on gardeners", "add_window"),
    ),
    Refused(
        "EDGE_HAS_WINDOW",
        "windows n",
        f"Ann: 1 staff\nAnn row 7: g7 office windows N\nAnn cards: gardeners\n{BUILD}",
        ("staff_on gardeners", "add_window"),
    ),
    # The Build phase
    Refused("ONE_A_PHASE", "buy bunk_cell", f"Ann: 9 cash\nAnn row 7: g7 yard\n{BUILD}", ("buy bunk_cell",)),
    Refused(
        "NO_SQUARE_FOR_IT", "token literacy", f"{RICH}Ann row 7: g7 yard token food\nAnn tokens: literacy\n{BUILD}"
    ),
    Refused("TILES_LEFT", "done", f"Ann: 9 cash\nAnn construction: yard\n{BUILD}"),
    Refused("TOKENS_LEFT", "done", f"Ann: 9 cash\nAnn row 7: g7 yard\nAnn tokens: food\n{BUILD}"),
    Refused(
        "NO_TILE_THERE",
        "at a1",
        f"Ann: 9 cash\nAnn row 7: g7 yard; h7 yard\nAnn tokens: food\n{BUILD}",
        ("token food",),
    ),
    Refused(
        "HAS_TOKEN",
        "at g7",
        f"Ann: 9 cash\nAnn row 7: g7 yard token food; h7 yard; i7 yard\nAnn tokens: food\n{BUILD}",
        ("token food",),
    ),
    Refused("NOT_IN_CONSTRUCTION", "place yard", f"Ann: 9 cash\nAnn row 7: g7 yard\n{BUILD}"),
    # Staff, specialists and cards
    Refused("NO_STAFF", "staff_at g7", f"Ann: 9 cash\nAnn row 7: g7 locker_room\n{BUILD}"),
    Refused("SLOT_TAKEN", "staff_at g7", f"Ann: 9 cash\nAnn row 7: g7 locker_room staff\n{BUILD}"),
    Refused("NO_STAFF_SLOT", "staff_at g7", f"Ann: 9 cash 1 staff\nAnn row 7: g7 yard\n{BUILD}"),
    Refused(
        "VACANCIES_FILLED",
        "staff_on janitors",
        f"Ann: 9 cash 1 staff\nAnn row 7: g7 yard\nAnn cards: janitors staff 3\n{BUILD}",
    ),
    Refused("NOT_YOURS", "staff_on janitors", f"Ann: 9 cash 1 staff\nAnn row 7: g7 yard\nBen cards: janitors\n{BUILD}"),
    Refused("NOT_YOURS", "rearrange", f"Ann: 9 cash\nAnn row 7: g7 yard\nBen cards: micromanagement\n{BUILD}"),
    Refused("NO_VACANCIES", "staff_on tasers", f"Ann: 9 cash 1 staff\nAnn row 7: g7 yard\nAnn cards: tasers\n{BUILD}"),
    Refused("NOT_TO_EXHAUST", "use tasers", f"Ann: 9 cash\nAnn row 7: g7 yard\nAnn cards: tasers\n{BUILD}"),
    Refused("NO_CELLS", "assign dog", f"Ann: 9 cash 1 dog\nAnn row 7: g7 kennels\n{BUILD}"),
    Refused(
        "CELL_IS_CROWDED",
        "at g7",
        f"Ann: 1 dog\nAnn row 7: g7 bunk_cell dog dog dog; h7 bunk_cell; i7 bunk_cell\n{INTAKE}",
        ("assign dog",),
    ),
    Refused(
        "NOT_A_CELL", "at h7", f"Ann: 1 dog\nAnn row 7: g7 bunk_cell; h7 yard; i7 bunk_cell\n{INTAKE}", ("assign dog",)
    ),
    Refused("NONE_IN_POOL", "assign dog", f"Ann row 7: g7 bunk_cell\n{INTAKE}"),
    Refused("NONE_ON_CELLS", "recall dog", f"Ann: 1 dog\nAnn row 7: g7 bunk_cell\n{INTAKE}"),
    Refused(
        "CARD_EXHAUSTED", "use cleaning", f"Ann row 7: g7 bunk_cell g2\nAnn cards: cleaning g2 exhausted\n{INTAKE}"
    ),
    Refused("NO_FREE_PLACE", "use cleaning", f"Ann row 7: g7 bunk_cell g2\nAnn cards: cleaning g2 g2 g2\n{INTAKE}"),
    Refused("NO_SUCH_PRISONER", "use cleaning", f"Ann row 7: g7 bunk_cell o3\nAnn cards: cleaning\n{INTAKE}"),
    Refused(
        "WRONG_TYPE",
        "prisoner orange_3",
        f"Ann row 7: g7 basic_holding g2 g3 o3\nAnn cards: cleaning\n{INTAKE}",
        ("use cleaning",),
    ),
    # Prisoners
    Refused(
        "WRONG_TYPE",
        "prisoner red_6",
        f"Ann: 9 cash\nbids: Ann 4 bureaucracy\nbureaucracy offer: detox\nAnn row 7: g7 basic_holding g2 o4 r6\n{BUY}",
        ("buy_card detox",),
    ),
    Refused("NO_ROOM", "admit red", f"Ann row 7: g7 bunk_cell\n{INTAKE}"),
    Refused(
        "NO_ROOM",
        "at g7",
        f"Ann row 7: g7 bunk_cell; h7 basic_solitary; i7 basic_solitary\n{INTAKE}",
        ("admit red", "draw"),
    ),
    Refused(
        "NONE_IN_SUPPLY",
        "admit red",
        f"Ann row 7: g7 basic_solitary\nBen escaped: {' '.join(['r5'] * 10 + ['r6'] * 20 + ['r7'] * 10)}\n{INTAKE}",
    ),
    Refused(
        "ROOM_FOR_THE_OTHERS",
        "at i7",
        f"Ann row 7: g7 bunk_cell; h7 bunk_cell; i7 bunk_cell\n{INTAKE}",
        (*["admit orange"] * 3, *["admit grey"] * 2, "draw", "at g7", "at h7"),
    ),
    Refused("BATCH_OPEN", "done", f"Ann row 7: g7 bunk_cell\n{INTAKE}", ("admit grey",)),
    Refused("NOTHING_DECLARED", "draw", f"Ann row 7: g7 bunk_cell\n{INTAKE}"),
    Refused(
        "NOT_HIGHEST_THREAT",
        "at i7",
        f"{EVALUATION}Ann row 7: g7 bunk_cell g3; h7 bunk_cell g3; i7 bunk_cell g2\n"
        f"lane of Ann: WhoEscapes(Ann)\n# start:",
    ),
    Refused(
        "CELL_IS_SECURE",
        "at i7",
        f"{EVALUATION}Ann row 7: g7 bunk_cell g3; h7 bunk_cell g3; i7 bunk_cell g3\nAnn secure: i7\n"
        "lane of Ann: WhoEscapes(Ann)\n# start:",
    ),
    Refused(
        "NO_RELEASE_SLOT",
        "prisoner red_5",
        "round: evaluation 1\nphase: evaluation\nAnn row 7: g7 basic_holding g2 r5\nAnn slots: grey\n"
        "lane of Ann: Rehabilitate(Ann)\n# start:",
    ),
    # Objectives
    Refused("NOT_IN_HAND", "play H03", GOALS),
    Refused("MUST_PLAY_ONE", "discard E01", GOALS),
    Refused("OBJECTIVE_CHOSEN", "discard E01", GOALS, ("play E01",)),
    Refused("OBJECTIVES_FIRST", "staff_at g7", f"Ann: 1 staff\nAnn row 7: g7 locker_room\n{GOALS}"),
    Refused("OBJECTIVES_FIRST", "staff_at g7", f"Ann: 1 staff\nAnn row 7: g7 locker_room\n{GOALS}", ("play E01",)),
    Refused(
        "NOT_PLAYED",
        "discard H01",
        "round: week 5\nAnn cards: extra_grant\nAnn played: E01\nstart: final scoring",
        ("decline",),
    ),
)

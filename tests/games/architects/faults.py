"""What a card pack for Architects may not say, and what is said of it."""

from __future__ import annotations

from tests.contract.faults import Fault

AQUEDUCT = 'buildings[0] "Aqueduct"'
SCHEME = 'scheme_cards[0] "S01"'
RESETS = "reset_ordinals_by_players"

FAULTS = tuple(
    Fault(*fault)
    for fault in [
        (("buildings", 0, "cost"), {"clay": 0}, f"{AQUEDUCT}, cost.clay", "at least 1"),
        (("buildings", 0, "effect", "type"), "gain_goold", f"{AQUEDUCT}, effect.type", '"gain_goold" is unknown'),
        (("buildings", 0, "timing"), "immediate", f"{AQUEDUCT}, effect.type", '"vp_per" is unknown'),
        (("buildings", 0, "ref"), "hearsay", f"{AQUEDUCT}, ref", "no key of refs"),
        (("buildings", 1, "id"), "aqueduct", 'buildings[1] "Armoury", id', "taken already"),
        (("apprentices", 0, "copies"), 2, "apprentices", "come to 41"),
        (
            ("apprentices", 0, "ability"),
            {"trigger": "quarry", "pay": {"clay": 1}},
            'apprentices[0] "Acolyte", ability.gain',
            "missing",
        ),
        (("board", "guildhall", RESETS, "3"), [8, 12], f"board.guildhall.{RESETS}.3", "[9, 13]"),
        (
            ("board", "virtue_track", 10, "black_market_allowed"),
            True,
            "board.virtue_track[10].black_market_allowed",
            "virtue_rules",
        ),
        (
            ("board", "cathedral", 2, "cost"),
            {"any_of": ["stone", "wood"], "amount": 9},
            "board.cathedral[2].cost",
            "1 to 8",
        ),
        (
            ("black_market_cards", 0, "small", "cost", "silver"),
            2,
            'black_market_cards[0] "bm01", small',
            "what the small space of the board costs",
        ),
        (("scheme_cards", 0, "location"), "black_market", SCHEME, "`space` belongs to the black_market"),
        (("scheme_cards", 0, "actions"), [{"dance": 1}], f"{SCHEME}, actions[0].dance", "unknown"),
        (("colours", 0, "side2_character"), "ada", 'player_boards.side2[4] "Therese", colour', "names therese"),
        (("setup", "solo", "removed_buildings", 0), "casino", "setup.solo.removed_buildings[0]", "no building"),
    ]
)

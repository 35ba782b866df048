"""What a card pack for Prison Architect may not say, and what is said of it."""

from __future__ import annotations

from tests.contract.faults import Fault

YARD = 'tiles[13] "Yard"'

FAULTS = tuple(
    Fault(*fault)
    for fault in [
        (("tiles", 13, "cost"), -1, f"{YARD}, cost", "at least 0"),
        (("tiles", 13, "cost"), 5.0, f"{YARD}, cost", "a whole number"),
        (("tiles", 13, "id"), "canteen", f"{YARD}, id", "taken already"),
        (("tiles", 13, "id"), "yrd", f"{YARD}, id", "is unknown"),
        (("tiles", 13, "copies"), 7, "tiles", "come to 33"),
        (("tiles", 13, "tags"), {"recreaton": 1}, f"{YARD}, tags.recreaton", 'did you mean "recreation"'),
        (("tiles", 13, "bonus"), [{"icon": "window", "n": 1}], f"{YARD}, bonus", "indoor tiles only"),
        (("tiles", 13, "own"), {"comfort": 1}, f"{YARD}, own", "only cells"),
        (("tiles", 13, "cell"), {"capacity": 1, "types": ["grey"], "mix": True}, f"{YARD}, cell", "exactly if"),
        (("tiles", 13, "grants", 0, "requires_staff"), True, f"{YARD}, grants[0].requires_staff", "no `staff_slot`"),
        (("tiles", 13, "grants", 0, "to"), "prison", f"{YARD}, grants[0].to", "is unknown"),
        (("tiles", 0, "id"), "yard", 'tiles[0] "Bunk Cell", id', "must be"),
        (("tiles", 0, "copies"), 20, 'tiles[0] "Bunk Cell", copies', "the box has 24"),
        (("tiles", 15, "conditional", 0, "gives"), {"labour": 1}, 'tiles[15] "Workshop", conditional[0]', "must be"),
        (("bureaucracy", 0, "card_type"), "staff", 'bureaucracy[0] "Finances", slots', "list"),
        (("bureaucracy", 0, "endgame", 0, "per"), {"q": "stuff"}, 'bureaucracy[0] "Finances", endgame[0]', "must be"),
        (("bureaucracy", 4, "exhaust", "slots"), 2, 'bureaucracy[4] "Prison Labour", exhaust.slots', "as many as"),
        (("prisoners", 0, "count"), 79, "prisoners[0].count", "come to 80"),
        (("prisoners", 1, "cash"), 3, "prisoners[1].cash", "constants.intake_cash.orange"),
        (("objectives", 0, "deck"), "easy", "objectives", "9 objectives are starting"),
        (("objectives", 4, "pattern"), [[None]], 'objectives[4] "Cell Corner", pattern', "not null"),
        (("objectives", 4, "pattern", 1), [None], 'objectives[4] "Cell Corner", pattern', "same number"),
        (("rounds", "order", 1, "week"), 2, "rounds.order", "every working_week"),
        (("rounds", "order", 0, "kind"), "income", "rounds.order[0].n", "missing"),
        (("warden_duel", 0, "priorities"), ["luck"], 'warden_duel[0] "WD01", priorities[0]', "is unknown"),
        (("tracks", "finance", "spaces", 3, "income"), ..., "tracks.finance.spaces[3].income", "missing"),
    ]
)

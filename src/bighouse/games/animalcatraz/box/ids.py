"""What things are called in the data. A card pack keeps these words, so that pictures and saved games find them."""

from __future__ import annotations

CONTRABAND = [
    "cigarettes", "moonshine", "pills", "cash", "doughnuts", "scratch_cards", "phone", "gold_watch", "magazine",
    "primal_dose", "binky_boost", "soap_sock", "razor_comb", "noodles", "coffee_tin", "protein_bar", "puzzle_book",
    "forged_pass", "crime_tip", "gold_tooth", "diamond",
]  # fmt: skip
PRISON_ITEMS = [
    "sharp_pencil", "hardcover", "chess_flail", "letter_opener", "crutch", "syringe", "scalpel", "bone_saw",
    "screwdriver", "hammer", "wrench", "nail_board", "fork_shiv", "rolling_pin", "frying_pan", "cleaver", "pick_head",
    "steel_spoon", "plaster", "sewer_map", "grapple", "knotted_sheets", "tower_rota", "grease_tin", "bolt_cutters",
    "food_crate", "sedative", "tide_table", "skeleton_key", "delivery_pass", "doctor_coat", "forged_papers",
    "phonebook_vest", "plaster_brace", "sheet_plate", "tray_vest", "shelf_trap", "needle_trap", "wire_trap", "jaw_trap",
    "reading_glasses", "law_book", "bookshelf", "first_aid_kit", "vitamins", "soft_mattress", "tool_belt", "work_boots",
    "weight_bench", "hand_wraps", "inside_pocket", "false_wall",
]  # fmt: skip
GUARD_TRAPS = ["guard_trap_1", "guard_trap_2"]
PARTS = ["part_handle", "part_blade", "part_lock", "part_belt", "part_spring", "part_frame"]
CRAFTS = ["spear", "flail", "bow"]
GUARDS = [
    "g_lieutenant", "g_smoker", "g_drinker", "g_pills", "g_cash", "g_sweets", "g_gambler", "g_phone", "g_watch",
]  # fmt: skip
GUARD_COLOURS = ["green", "grey", "brown", "pink", "teal", "orange", "purple", "silver", "gold"]
PLANS = ["tunnel", "wall", "boat", "disguise"]
CONVICTS = [
    "big_bill", "sticky_fingers", "g_jackson", "sick_barger", "cold_cuts", "rob_z", "dandy_dufresne", "vinnie",
    "natas_elpicsid", "pablo_eskoalar", "animal_hector", "rookie",
]  # fmt: skip
GANGSTERS = [
    "thief_slick", "thief_ghost", "charmer_skinky", "charmer_hips", "brawler_knuckles", "brawler_rematch",
    "pusher_quick_fix", "pusher_doc_dose", "informer", "fraud", "scapegoat", "bomber", "gopher", "mule", "hoarder",
    "assassin", "chemist",
]  # fmt: skip
EVENTS = [
    "spicy_chow", "visiting_day", "weigh_in", "book_drive", "payday_late", "mail_call", "medical_check",
    "gift_for_warden", "shakedown", "roll_call", "kitchen_duty", "fight_night", "blackout", "snitch_list",
    "riot_courtyard", "riot_cafeteria", "riot_library", "riot_utility",
]  # fmt: skip
CRIMES = [
    "black_market", "pickpocket_spree", "pill_ring", "still", "yard_boss", "giant_killer", "paid_watch", "inside_job",
    "cell_raider", "armed_robbery", "bare_knuckle", "landlord", "rage_show", "turncoat", "mastermind", "trapper_pride",
    "fight_club", "cartel", "charm_house", "heist_crew", "full_house", "open_doors", "wardens_cut", "bad_blood",
]  # fmt: skip
STAGES = [
    "searchlights", "outer_fence", "dogs", "snipers", "cliff", "storm_drain", "helicopter", "patrol_boat", "cold_swim",
]  # fmt: skip
COLOURS = ["red", "blue", "white", "yellow"]

"""What lies in the box: every card, figure and space of Animalcatraz, read once and shared by all games."""

from __future__ import annotations

from typing import Any, Final

# Spaces. The first nine have a Guard each; a cell stands behind its Cellblock
LIBRARY: Final = 0
INFIRMARY: Final = 1
CAFETERIA: Final = 2
UTILITY: Final = 3
COURTYARD: Final = 4
CELLBLOCK_A: Final = 5
CELLBLOCK_B: Final = 6
CELLBLOCK_C: Final = 7
CELLBLOCK_D: Final = 8
FIRST_CELL: Final = 9
HOLE: Final = 13
OUTSIDE: Final = 14  # where an escaped Convict is
ROOMS: Final = 4  # corner rooms, each with a trade deck
GUARDED: Final = 9
BLOCKS: Final = 4
CELLS: Final = 4
VACANT_CELLS: Final = 12  # three behind each Cellblock: a1, a2, a3, b1 ...
VACANT_A_BLOCK: Final = 3
SPACES: Final = 14
SPACE_WORDS: Final = [
    "library", "infirmary", "cafeteria", "utility", "courtyard", "cellblock_a", "cellblock_b", "cellblock_c",
    "cellblock_d", "cell_1", "cell_2", "cell_3", "cell_4", "hole",
]  # fmt: skip
VACANT_WORDS: Final = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]

# Letters of Guard positions
LETTERS: Final = 3
LETTER_WORDS: Final = ["A", "B", "C"]

TRADE: Final = 0
ATTACK_STEAL: Final = 1
STUDY: Final = 2
WORK: Final = 3
WORKOUT: Final = 4
CHESS: Final = 5
EAT: Final = 6
KING: Final = 7
RECRUIT: Final = 8
INVITE: Final = 9
ESCAPE: Final = 10
SHOWER: Final = 11
ICONS: Final = 12
ICON_WORDS: Final = [
    "trade", "attack_steal", "study", "work", "workout", "chess", "eat", "king", "recruit", "invite", "escape",
    "shower",
]  # fmt: skip

# Game types
NORMAL: Final = 0
ADVANCED_2P: Final = 1
ADVANCED_SOLO: Final = 2
ADVANCED_TEAMS: Final = 3
TYPE_WORDS: Final = ["normal", "advanced_2p", "advanced_solo", "advanced_teams"]

# Modules, as a mask: 1 << module
GANGSTERS_MODULE: Final = 0
WARDEN_MODULE: Final = 1
TAGS_MODULE: Final = 2
GUARD_TRAPS_MODULE: Final = 3
CRAFTED_MODULE: Final = 4
RATS_MODULE: Final = 5
CELL_ATTACKS_MODULE: Final = 6
STARRED_MODULE: Final = 7
MODULE_WORDS: Final = [
    "gangsters", "warden", "trash_tags", "legacy_guard_traps", "legacy_crafted_weapons", "legacy_rats",
    "legacy_cell_attacks", "legacy_starred_cards",
]  # fmt: skip
MODULES: Final = 3  # of the box itself; the others are legacy

# Endings, as a mask
EL_CHAPO: Final = 0
CRIME_LORD: Final = 1
GETAWAY: Final = 2
ENDING_WORDS: Final = ["el_chapo", "crime_lord", "getaway"]

# Kinds of Contraband and Prison Items
BRIBE: Final = 0
PRIMAL_DOSE: Final = 1
BOOST: Final = 2
WEAPON: Final = 3
GOODS: Final = 4
PASS_CARD: Final = 5
ESCAPE_TOOL: Final = 6
ARMOR: Final = 7
CELL_TRAP: Final = 8
UPGRADE: Final = 9
GUARD_TRAP: Final = 10
CRAFT_PART: Final = 11
CELL_ATTACK: Final = 12
KIND_WORDS: Final = [
    "bribe", "primal", "boost", "weapon", "goods", "pass", "escape_tool", "armor", "cell_trap", "upgrade", "guard_trap",
    "craft_part", "cell_attack",
]  # fmt: skip
CARD_KINDS: Final = 85  # different cards: contraband, prison items, legacy; each copy has a number of its own
CHAIR: Final = -1  # the deck of Contraband
CHAIR_WORD: Final = "chair"

CONVICT_SPOT: Final = 0
CELL_SPOT: Final = 1
SPOT_WORDS: Final = ["convict", "cell"]

# Sets of Convicts
BASE: Final = 0
KICKSTARTER: Final = 1
OPTIONAL: Final = 2
SET_WORDS: Final = ["base", "kickstarter", "optional"]

# Skills of Convicts, by their printed title
BULLY: Final = 0
HUSTLER: Final = 1
DUELIST: Final = 2
BRUTE: Final = 3
CANNIBAL: Final = 4
JUNKIE: Final = 5
MANIPULATOR: Final = 6
TRAPPER: Final = 7
CULT_LEADER: Final = 8
EL_PATRON: Final = 9
SADIST: Final = 10
BRUISER: Final = 11
SKILL_WORDS: Final = [
    "Bully", "Hustler", "Duelist", "Brute", "Cannibal", "Junkie", "Manipulator", "Trapper", "Cult Leader", "El Patron",
    "Sadist", "Bruiser",
]  # fmt: skip
CONVICTS: Final = 12

# Types of Gangsters
THIEF: Final = 0
CHARMER: Final = 1
BRAWLER: Final = 2
PUSHER: Final = 3
INFORMER: Final = 4
FRAUD: Final = 5
SCAPEGOAT: Final = 6
BOMBER: Final = 7
GOPHER: Final = 8
MULE: Final = 9
HOARDER: Final = 10
ASSASSIN: Final = 11
CHEMIST: Final = 12
GANGSTER_WORDS: Final = [
    "thief", "charmer", "brawler", "pusher", "informer", "fraud", "scapegoat", "bomber", "gopher", "mule", "hoarder",
    "assassin", "crazy_chemist",
]  # fmt: skip
GANGSTERS: Final = 17

# Events
LETTER_X: Final = 0
LETTER_Y: Final = 1
LETTER_Z: Final = 2
EVENT_LETTERS: Final = ["X", "Y", "Z"]
NO_PART: Final = 0
OPTIONAL_PART: Final = 1
MANDATORY_PART: Final = 2
PART_WORDS: Final = ["none", "optional", "mandatory"]
EVENTS: Final = 18
CRIMES: Final = 24
PLANS: Final = 4
GUARDS: Final = 9
LIEUTENANT: Final = 0  # the schema keeps him in his place

# Effects
ACTIONS: Final = 0
ACTIONS_NOW: Final = 1
STRENGTH: Final = 2
CUNNING: Final = 3
STAT_CHOICE: Final = 4
REP: Final = 5
DRAW: Final = 6
DRAW_CRIME: Final = 7
TAKE_BACK: Final = 8
DISCARD: Final = 9
PRIMAL: Final = 10
INJURE: Final = 11
GUARD_PASS: Final = 12
BREAK_WEAPON: Final = 13
IGNORE_DAMAGE: Final = 14
ROLL: Final = 15
CHOOSE: Final = 16
DISCARD_SELF: Final = 17
CONTRABAND_BONUS: Final = 18
OP_WORDS: Final = [  # what else the data names is a rule of its own chapter
    "actions", "actions_now", "strength", "cunning", "stat_choice", "rep", "draw", "draw_crime", "take_back", "discard",
    "primal", "injure", "guard_pass", "break_weapon", "ignore_damage", "roll", "choose", "discard_self",
    "contraband_bonus",
]  # fmt: skip

# Whom an effect meets
SELF: Final = 0
TARGET: Final = 1
WINNER: Final = 2
LOSER: Final = 3
RIVAL_CONVICT: Final = 4
EACH_RIVAL: Final = 5
WHO_WORDS: Final = ["self", "target", "winner", "loser", "rival_convict", "each_rival"]

# What holds as long as its source does
CARRY_LIMIT: Final = 0
STASH_LIMIT: Final = 1
STEAL_ATTACK: Final = 2
PICKPOCKET_DEFENCE: Final = 3
CELL_DEFENCE: Final = 4
CORRUPT: Final = 5
GUARD_LEVEL: Final = 6
FIGHT_UNARMED: Final = 7
FIGHT_WEAPON: Final = 8
FIGHT_ANY_UNARMED: Final = 9
FIGHT_ADD_CUNNING: Final = 10
COMBINE_WEAPONS_ALL: Final = 11
DAMAGE_TAKEN: Final = 12
FREE_MOVES: Final = 13
WORKOUT_SLOTS: Final = 14
NIGHT_STRENGTH: Final = 15
NIGHT_CUNNING: Final = 16
NIGHT_ANY: Final = 17
FIGHT_REP_BONUS: Final = 18
CELL_STEAL_ATTACK_ALL: Final = 19
MODIFIERS: Final = 20
MODIFIER_WORDS: Final = [
    "carry_limit", "stash_limit", "steal_attack", "pickpocket_defence", "cell_defence", "corrupt", "guard_level",
    "fight_unarmed", "fight_weapon", "fight_any_unarmed", "fight_add_cunning", "combine_weapons_all", "damage_taken",
    "free_moves", "workout_slots", "night_strength", "night_cunning", "night_any", "fight_rep_bonus",
    "cell_steal_attack_all",
]  # fmt: skip

# Steps of Crimes
CRIME_EVENT: Final = 0
CRIME_STATE: Final = 1
CRIME_PAY: Final = 2
STEP_WORDS: Final = ["event", "state", "pay"]
MOST_CRIME_STEPS: Final = 3
TRADE_DONE: Final = 0
STEAL_SUCCESS: Final = 1
FIGHT_WON: Final = 2
GUARD_CORRUPTED: Final = 3
WENT_PRIMAL: Final = 4
OWN_TRAP_SPRUNG: Final = 5
WARDEN_PAID: Final = 6
DEED_WORDS: Final = [
    "trade_done", "steal_success", "fight_won", "guard_corrupted", "went_primal", "own_trap_sprung", "warden_paid",
]  # fmt: skip
OWN_GUARDS: Final = 0
STAT: Final = 1
AT: Final = 2
CELLBLOCK_KING: Final = 3
OWN_GANGSTER: Final = 4
OWN_GANGSTERS: Final = 5
GANGSTERS_IN_CELLS: Final = 6
STATE_WORDS: Final = [
    "own_guards", "stat", "at", "cellblock_king", "own_gangster", "own_gangsters", "gangsters_in_own_vacant_cells",
]  # fmt: skip
STAT_WORDS: Final = ["strength", "cunning"]
PICKPOCKET: Final = 1  # ways to steal, as a mask
CELL_STEAL: Final = 2
DISTINCT_WORDS: Final = ["rival", "space"]  # what must differ from one time to the next
DISTINCT_RIVAL: Final = 0
DISTINCT_SPACE: Final = 1
HIGHER_RANK: Final = 0
PROVOKED_TODAY: Final = 1
VERSUS_WORDS: Final = ["higher_rank", "provoked_today"]

# Cell Attacks: what each does while it lies in a cell
NO_NIGHT_UPGRADE: Final = 0
SMALLER_STASH: Final = 1
SLOW_START: Final = 2
EASY_TO_ROB: Final = 3
ATTACK_WORDS: Final = ["stink_bomb", "burst_pipe", "itching_powder", "noise_box"]

NOTHING: Final = -1
NO_LIMIT: Final = 1 << 30

Record = dict[str, Any]  # an object of the checked JSON data


def index_of(word: Any, words: list[str]) -> int:
    """The number of a word; NOTHING where there is none."""
    return NOTHING if word is None else words.index(word)


def by_id(records: list[Record]) -> list[str]:
    return [record["id"] for record in records]


class Effect:
    """One thing that happens: an op with its numbers; a roll and a choice have scripts of their own below them."""

    def __init__(self, record: Record, scripts: list[list[Effect]]) -> None:
        self.op: int = OP_WORDS.index(record["op"])
        amount: Any = record.get("n", record.get("uses", record.get("actions", 0)))
        self.n: int = NO_LIMIT if amount == "all" else amount
        self.who: int = WHO_WORDS.index(record.get("who", "self"))
        self.to_stash: bool = record.get("to") == "stash"
        self.from_stash: bool = record.get("from") == "stash"
        self.cost: int = record.get("cunning_cost", 0)  # slots of Cunning that going Primal takes
        self.extra: int = record.get("extra", 0)  # cards of the Contraband step
        self.deny: bool = record.get("deny", False)  # others draw none in it
        self.faces: list[int] = [NOTHING] * 7  # the script of each face of a die
        for row in record.get("table", []):
            script = add_script(row["effects"], scripts)
            for face in row["on"]:
                self.faces[face] = script
        self.labels: list[str] = [option["label"] for option in record.get("options", []) if isinstance(option, dict)]
        self.choices: list[int] = []  # the script of each option
        for option in record.get("options", []):
            if isinstance(option, dict):
                self.choices.append(add_script(option["effects"], scripts))


def add_script(records: list[Record], scripts: list[list[Effect]]) -> int:
    """Number a list of effects, so that a step can name it; ops that are chapters of their own are left out."""
    effects = [Effect(record, scripts) for record in records if record["op"] in OP_WORDS and not is_chapter(record)]
    scripts.append(effects)
    return len(scripts) - 1


def is_chapter(record: Record) -> bool:
    """Whether an op of that name is carried out by the rules of its chapter: the Scapegoat's choice, and a bet."""
    return record["op"] == "choose" and any(option["label"] in ("skip_hole", "abandon") for option in record["options"])


def modifiers_of(records: list[Record]) -> list[int]:
    """The numbers of all modifiers, by key."""
    out = [0] * MODIFIERS
    for record in records:
        if record["op"] == "modify" and record["key"] in MODIFIER_WORDS:
            out[MODIFIER_WORDS.index(record["key"])] += record["n"]
    return out


class Card:
    """A kind of Contraband or Prison Item; copies of it are alike."""

    def __init__(self, index: int, record: Record, module: int, box: Box) -> None:
        ability: Record = record.get("ability", {})
        effects: list[Record] = ability.get("effects", [])
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.kind: int = KIND_WORDS.index(record["kind"])
        self.value: int = record["value"]
        self.copies: int = record.get("copies", 1)
        self.deck: int = CHAIR if record.get("deck", CHAIR_WORD) == CHAIR_WORD else SPACE_WORDS.index(record["deck"])
        self.module: int = module  # legacy module it comes with; NOTHING: always in the box
        self.single_use: bool = record.get("single_use", False)
        self.guard: int = index_of(record.get("guard"), box.guard_ids)
        self.bonus: int = record.get("bonus", 0)
        self.attack: int = record.get("attack", 0)
        self.damage: int = record.get("damage", 0)
        self.red: int = record.get("red", 0)
        self.green: int = record.get("green", 0)
        self.plan: int = index_of(record.get("plan"), box.plan_ids)
        self.spot: int = index_of(record.get("slot"), SPOT_WORDS)
        self.script: int = add_script(effects, box.scripts)
        self.once_a_turn: bool = ability.get("limit") == "turn"
        self.injures: int = sum([effect["actions"] for effect in effects if effect["op"] == "injure"])
        self.reward: int = sum([effect["n"] for effect in effects if effect["op"] == "rep"])  # for its owner
        self.modifiers: list[int] = modifiers_of(effects)
        self.craft: int = index_of(record.get("craft"), box.craft_ids)
        self.cell_attack: int = index_of(record["id"], ATTACK_WORDS) if self.kind == CELL_ATTACK else NOTHING


class Primal:
    """What a Primal Convict has from a level of its Primal bar on."""

    def __init__(self, record: Record) -> None:
        self.level: int = record["min_level"]
        self.actions: int = record["bonus_actions"]
        self.weapon: int = record["weapon_bonus"]


def levels_of(slots: list[int]) -> list[int]:
    """The level of each slot of a bar (section 23.1)."""
    out: list[int] = []
    for level in range(len(slots)):
        out += [level] * slots[level]
    return out


class Inmate:
    """A Convict card: bars, skill and Primal side."""

    def __init__(self, index: int, record: Record, box: Box) -> None:
        stats: Record = record["stats"]
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.set: int = SET_WORDS.index(record["set"])
        self.module: int = index_of(record.get("requires"), MODULE_WORDS)
        self.strength: list[int] = levels_of(stats["strength_slots"])
        self.cunning: list[int] = levels_of(stats["cunning_slots"])
        self.strength_start: int = self.strength.index(stats["strength_start"])  # slots (R40)
        self.cunning_start: int = self.cunning.index(stats["cunning_start"])
        self.skill_levels: list[int] = stats["skill_levels"]
        self.weapon: int = NOTHING if stats["weapon_of_choice"] is None else box.card(stats["weapon_of_choice"])
        self.weapon_bonus: int = stats["weapon_bonus"]
        self.primal_offset: int = stats["primal"]["level_offset"]
        self.primal_rounds: int = stats["primal"]["rounds"]
        self.primal: list[Primal] = [Primal(marker) for marker in stats["primal"]["markers"]]
        self.skill: int = SKILL_WORDS.index(record["skill_title"])
        self.skill_name: str = str(record.get("ui_skill_title", record["skill_title"]))
        first: Record = record["skills"][0]
        second: Record = record["skills"][1]
        self.first: list[Record] = won(first["effects"])  # as written: the skill's chapter reads its numbers
        self.second: list[Record] = second["effects"]
        self.cost: int = first.get("cost", {}).get("actions", 0)
        self.margin: int = NO_LIMIT  # a Brute's: beaten by less than this he breaks the weapon
        for need in first.get("requires", []):
            if isinstance(need, dict):
                self.margin = need["diff_below"]
        self.spared: list[int] = [box.card(word) for word in first.get("applies_to", [])]  # cards without Cunning loss
        self.thrills: list[int] = []  # slots of Cunning that each of these brings with the second skill
        for card in self.spared:
            brought: list[Record] = second.get("on_card", {}).get(box.cards[card].id, [])
            self.thrills.append(sum([effect["n"] for effect in brought]))

    def number(self, level: int, op: str, usual: int, who: str = "") -> int:
        """A number that a skill's data gives for an op; of several the one for whom it meets."""
        for effect in self.first if level == 1 else self.second:
            if effect["op"] == op and who in ("", effect.get("who", "self")):
                amount = effect.get("n", effect.get("cap"))
                return NO_LIMIT if amount is None else int(amount)
        return usual


def won(effects: list[Record]) -> list[Record]:
    """Effects with what a bet wins among them."""
    out = effects.copy()
    for effect in effects:
        out += effect.get("win", [])
    return out


class Gangster:
    """A Gangster: what it takes to recruit him, how he fights, and his job."""

    def __init__(self, index: int, record: Record, box: Box) -> None:
        ability: Record = record["ability"]
        ops = [effect["op"] for effect in ability["effects"]]
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.type: int = GANGSTER_WORDS.index(record["type"])
        self.extra: bool = record["set"] == "extra"
        self.recruit_by: int = STAT_WORDS.index(record["recruit_with"])
        self.recruit_level: int = record["recruit_level"]
        self.pay: int = record["pay"]
        self.strength: int = record["strength"]
        self.cost: int = ability.get("cost", {}).get("actions", 0)
        self.once_a_round: bool = ability.get("limit") == "round"
        self.steal_cunning: int = record.get("steal_cunning", 0)
        self.steals_twice: bool = "second_steal_roll" in ops
        self.looks_twice: bool = "look_two_keep_one" in ops
        self.rerolls: bool = "reroll" in ops
        self.poisons: bool = "poison" in ops
        self.margin: int = NO_LIMIT  # a brawler's: by how much he must win to hurt
        for need in ability.get("requires", []):
            if isinstance(need, dict) and "diff_at_least" in need:
                self.margin = need["diff_at_least"]
        self.hurts: int = sum([effect.get("n", 0) for effect in ability["effects"] if effect["op"] == "strength"])
        self.script: int = add_script(ability["effects"], box.scripts)


class PrisonEvent:
    """An Event card."""

    def __init__(self, index: int, record: Record, box: Box) -> None:
        ability: Record = record.get("ability", {})
        rules: list[Record] = record.get("modifiers", [])
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.letter: int = EVENT_LETTERS.index(record["letter"])
        self.part: int = PART_WORDS.index(record["participation"])
        self.space: int = index_of(record.get("space"), SPACE_WORDS)
        self.module: int = index_of(record.get("requires"), MODULE_WORDS)
        self.riot: bool = record.get("riot", False)
        self.at_once: bool = ability.get("trigger") == "on_reveal"
        self.script: int = add_script(ability.get("effects", []), box.scripts)
        self.modifiers: list[int] = modifiers_of(rules)
        # What corrupting the Warden takes while this lets one try; 0: it does not
        self.warden_level: int = sum([rule["level"] for rule in rules if rule["op"] == "open_warden"])
        self.warden_bribe: int = sum([rule["any_bribe"] for rule in rules if rule["op"] == "open_warden"])


class CrimeStep:
    """One line of a Crime: something that must happen, be true or be paid; a filter that is NOTHING does not count."""

    def __init__(self, record: Record) -> None:
        cards: Record = record.get("cards", {})
        self.type: int = STEP_WORDS.index(record["type"])
        self.deed: int = index_of(record.get("event"), DEED_WORDS)
        self.count: int = record.get("count", 1)
        self.distinct: int = index_of(record.get("distinct"), DISTINCT_WORDS)
        self.space: int = index_of(record.get("space"), SPACE_WORDS)
        self.theft: int = {"pickpocket": PICKPOCKET, "cell": CELL_STEAL}.get(record.get("kind", ""), NOTHING)
        self.by_gangster: bool = record.get("by") == "gangster"
        self.versus: int = index_of(record.get("vs"), VERSUS_WORDS)
        self.attack: int = record.get("weapon_min_attack", 0)
        self.unarmed: bool = record.get("unarmed", False)
        self.primal: bool = record.get("while_primal", False)
        self.rival_owned: bool = record.get("was_rival_owned", False)
        self.state: int = index_of(record.get("state"), STATE_WORDS)
        self.least: int = record.get("min", 1)
        self.stat: int = index_of(record.get("stat"), STAT_WORDS)
        self.gangster: int = index_of(record.get("gtype"), GANGSTER_WORDS)
        self.distinct_types: bool = record.get("distinct_types", False)
        self.pay_kind: int = index_of(cards.get("kind"), KIND_WORDS)
        self.pay_cards: int = cards.get("n", 0)
        self.pay_value: int = cards.get("min_value_sum", 0)
        self.pay_actions: int = record.get("actions", 0)


class Crime:
    def __init__(self, index: int, record: Record) -> None:
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.rep: int = record["rep"]
        self.points: int = record["crime_points"]
        self.ordered: bool = record["ordered"]
        self.module: int = index_of(record.get("requires"), MODULE_WORDS)
        self.steps: list[CrimeStep] = [CrimeStep(step) for step in record["steps"]]


class Plan:
    """An Escape Plan: two padlocks and the tools that help with them."""

    def __init__(self, index: int, record: Record) -> None:
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.red: int = record["red"]
        self.green: int = record["green"]


class Stage:
    """A card of the Getaway; a padlock that is 0 is not there."""

    def __init__(self, index: int, record: Record) -> None:
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.deck: int = record["deck"] - 1
        self.red: int = record["red"] or 0
        self.green: int = record["green"] or 0
        self.guard_value: int = record["guard_value"]


class Guard:
    def __init__(self, index: int, record: Record) -> None:
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.level: int = record["level"]


class Space:
    """A space that can be entered, with what a Guard on each letter of it shuts."""

    def __init__(self, index: int, record: Record) -> None:
        positions: Record = record["guard_positions"]
        self.index: int = index
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.source: str = record["source"]
        self.neighbours: list[int] = [SPACE_WORDS.index(word) for word in record["neighbours"]]
        self.shut: list[int] = []  # by letter: a mask of icons
        self.icons: int = 0
        for letter in LETTER_WORDS:
            shut = 0
            for word in positions.get(letter, []):
                shut |= 1 << ICON_WORDS.index(word)
            self.shut.append(shut)
            self.icons |= shut
        self.door: int = index_of(record.get("door_position"), LETTER_WORDS)  # what shuts the way to the Courtyard


class GameType:
    """What one of the four ways to play fixes."""

    def __init__(self, index: int, record: Record) -> None:
        self.index: int = index
        self.name: str = record["name"]
        self.players: range = range(record["players"][0], record["players"][1] + 1)
        self.convicts: int = record["convicts_per_rival"]
        self.rep_start: int = record["rep_start"]
        self.events: list[int] = [record["events"][letter] for letter in EVENT_LETTERS]

    def rivals(self, players: int) -> int:
        """How many compete: each player, or each pair; an odd one out plays a pair alone."""
        return (players + 1) // 2 if self.index == ADVANCED_TEAMS else players


class Rank:
    def __init__(self, record: Record, rewards: list[Record]) -> None:
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.lowest: int = record["levels"][0]
        self.stands: int = sum([reward["stands"] for reward in rewards if reward["rank"] == record["id"]])
        self.tags: int = sum([reward["trash_tags"] for reward in rewards if reward["rank"] == record["id"]])


class Box:
    """Everything in the box."""

    def __init__(self, data: Record, fingerprint: str = "") -> None:
        self.data = data  # as written: sentences are made from it
        self.fingerprint = fingerprint  # of a card pack; empty for the cards of the house
        self.name: str = data["meta"]["game"]
        self.scripts: list[list[Effect]] = []  # lists of effects by number
        self.guard_ids: list[str] = by_id(data["guards"])
        self.plan_ids: list[str] = by_id(data["escape_plans"])
        modules: list[Record] = data["legacy"]["modules"]
        crafts: Record = {}
        for module in modules:
            crafts.update(module.get("crafts", {}))
        self.craft_ids: list[str] = list(crafts)
        self.craft_attack: list[int] = [craft["attack"] for craft in crafts.values()]
        self.craft_damage: list[int] = [craft["damage"] for craft in crafts.values()]

        self.cards: list[Card] = []
        for record in data["contraband"] + data["prison_items"]:
            self.cards.append(Card(len(self.cards), record, NOTHING, self))
        for module in modules:
            for record in module.get("cards", []):
                self.cards.append(Card(len(self.cards), record, MODULE_WORDS.index(module["id"]), self))
        self.kind_of: list[int] = []  # which card each copy is
        for card in self.cards:
            self.kind_of += [card.index] * card.copies
        self.copies: int = len(self.kind_of)
        self.kind_masks: list[int] = [1 << self.cards[kind].kind for kind in self.kind_of]  # weapon, bribe ..., by copy

        self.inmates: list[Inmate] = [Inmate(i, record, self) for i, record in enumerate(data["convicts"])]
        self.gangsters: list[Gangster] = [Gangster(i, record, self) for i, record in enumerate(data["gangsters"])]
        self.events: list[PrisonEvent] = [PrisonEvent(i, record, self) for i, record in enumerate(data["events"])]
        self.crimes: list[Crime] = [Crime(i, record) for i, record in enumerate(data["crimes"])]
        self.plans: list[Plan] = [Plan(i, record) for i, record in enumerate(data["escape_plans"])]
        self.stages: list[Stage] = [Stage(i, record) for i, record in enumerate(data["getaway"])]
        self.guards: list[Guard] = [Guard(i, record) for i, record in enumerate(data["guards"])]
        self.spaces: list[Space] = [Space(i, record) for i, record in enumerate(data["board"]["spaces"])]
        self.types: list[GameType] = [GameType(i, record) for i, record in enumerate(data["game_types"])]
        self.icon_names: list[str] = [icon["name"] for icon in data["icons"]]
        self.icon_cost: list[int] = [icon["cost"] for icon in data["icons"]]
        self.cheapest_icon: int = min(self.icon_cost)
        self.dearest_icon: int = max(self.icon_cost)
        self.affordable_icons: list[int] = [  # masks by the number of Actions
            sum([1 << icon for icon in range(len(self.icon_cost)) if self.icon_cost[icon] <= actions])
            for actions in range(self.dearest_icon + 1)
        ]
        self.icon_slots: list[int] = [slots_of(icon["effect"]) for icon in data["icons"]]

        reputation: Record = data["reputation"]
        self.least_rep: int = reputation["min"]
        self.most_rep: int = reputation["max"]
        self.riot_rep: int = reputation["riot_at"]
        self.ranks: list[Rank] = [Rank(rank, reputation["rank_rewards"]) for rank in reputation["ranks"]]
        awards: Record = reputation["awards"]
        self.riot_won: int = awards["win_riot"]
        self.riot_lost: int = awards["lose_riot"]
        self.king_rep: int = awards["fill_three_cells_first_time"]
        self.coins_rep: int = awards["most_gang_coins_end_round_4"]
        self.theft_rep: int = awards["steal_success"]
        self.failed_theft_rep: int = awards["steal_fail"]
        self.corrupted_rep: int = awards["corrupt_success"]
        self.not_corrupted_rep: int = awards["corrupt_fail"]
        self.trap_rep: int = awards["trap_rival"]
        self.fight_equal_rep: int = awards["win_fight_equal_rank"]
        self.fight_rank_rep: int = awards["win_fight_per_rank_above"]
        self.fight_lower_rep: int = awards["win_fight_lower_rank"]
        self.fight_lost_rep: int = awards["lose_fight"]
        self.recruit_failed_rep: int = awards["recruit_fail"]
        self.gangster_rep: int = awards["gangster_at_night"]
        self.tag_rep: int = awards["unanswered_trash_tag"]

        tokens: Record = data["tokens"]
        self.start_stands: int = tokens["stands_start_per_rival"]
        self.coins: int = tokens["gang_coins_per_rival"]
        self.start_tags: int = tokens["trash_tags_start_per_rival"]
        self.actions: int = tokens["actions_per_round"]
        self.start_contraband: int = data["setup"]["contraband_per_rival"]
        self.crimes_dealt: int = data["setup"]["crime_deal"]["deal"]
        self.crimes_kept: int = data["setup"]["crime_deal"]["keep"]
        self.plans_a_room: int = data["setup"]["escape_plans_per_escape_room"]
        self.start_letter: int = LETTER_WORDS.index(data["setup"]["guards_start_position"])
        self.convict_carries: int = data["board"]["carry_limit"]["convict"]
        self.gangster_carries: int = data["board"]["carry_limit"]["gangster"]
        self.stash: int = data["board"]["spaces"][FIRST_CELL]["stash_limit"]
        self.die_letter: list[int] = [LETTER_WORDS.index(face["letter"]) for face in data["dice"]["red_guard_die"]]
        self.die_shifts: list[bool] = [face["shift"] for face in data["dice"]["red_guard_die"]]
        self.warden: list[int] = [NOTHING, NOTHING]  # where two dice send him
        for total in range(2, 13):
            self.warden.append(SPACE_WORDS.index(data["warden"]["table"][str(total)]))
        self.colours: list[str] = [cell["colour"] for cell in data["cells"]]
        self.crime_points: int = 0  # that a Crime Lord needs
        for ending in data["endgame_variants"]:
            self.crime_points += ending.get("crime_points_needed", 0)
        self.rats: int = sum([module.get("tokens", 0) for module in modules])

    def card(self, word: str) -> int:
        """The number of a Contraband or Prison Item card by its id."""
        return [card.id for card in self.cards].index(word)

    def inmate(self, word: str) -> int:
        """The number of a Convict card by its id."""
        return [inmate.id for inmate in self.inmates].index(word)

    def gangster(self, word: str) -> int:
        return [gangster.id for gangster in self.gangsters].index(word)

    def event(self, word: str) -> int:
        return [event.id for event in self.events].index(word)

    def crime(self, word: str) -> int:
        return [crime.id for crime in self.crimes].index(word)

    def of(self, copy: int) -> Card:
        """The card that a copy is."""
        return self.cards[self.kind_of[copy]]


def slots_of(effect: Any) -> int:
    """How many slots or cards an icon gives; 0 where it is a procedure."""
    return 0 if isinstance(effect, str) else sum([one["n"] for one in effect])


def cell_of(block: int) -> int:
    """The numbered cell behind a Cellblock, as a space."""
    return block - CELLBLOCK_A + FIRST_CELL


def block_of(cell: int) -> int:
    """The Cellblock in front of a numbered cell, as spaces."""
    return cell - FIRST_CELL + CELLBLOCK_A


def load_box(data: Record, fingerprint: str = "") -> Box:
    """The box of checked data; see pack.py for the checks."""
    return Box(data, fingerprint)

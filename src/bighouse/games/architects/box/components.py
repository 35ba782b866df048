"""What lies in the box: every card, board and figure of Architects, read once and shared by all games."""

from __future__ import annotations

from typing import Any, Final

CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
GOODS: Final = 6
GOOD_WORDS: Final = ["clay", "wood", "stone", "gold", "marble", "silver"]

SKILLS: Final = 3  # a set of skills is a bit mask: 1 << skill
SKILL_WORDS: Final = ["carpentry", "tiling", "masonry"]

QUARRY: Final = 0  # the large circles, where workers can be captured
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
LOCATIONS: Final = 9
BLACK_MARKET: Final = 9
GUILDHALL: Final = 10
PRISON: Final = 11
PLACE_WORDS: Final = [
    "quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand",
    "guardhouse", "black_market", "guildhall", "prison",
]  # fmt: skip
LOCATION_WORDS: Final = PLACE_WORDS[:LOCATIONS]

SMALL: Final = 0  # the spaces of the Black Market, left to right
MIDDLE: Final = 1
LARGE: Final = 2
SPACES: Final = 3
SPACE_WORDS: Final = ["small", "middle", "large"]

ROWS: Final = 2
COLUMNS: Final = 4
DISPLAY: Final = 8

LEVELS: Final = 5
TOP_VIRTUE: Final = 14
WORKERS: Final = 20
MOST_PLAYERS: Final = 5

# When an apprentice's ability counts
NEVER: Final = 0
ON_CATHEDRAL: Final = 1
ON_CAPTURES: Final = 2
ON_DEBT_PAID: Final = 3
ON_RESET: Final = 4
ON_MARKET: Final = 5
ON_TRADE: Final = 6
ON_QUARRY: Final = 7
ON_FOREST: Final = 8
ON_MINES: Final = 9
ON_SILVERSMITH: Final = 10
ON_TAX_STAND: Final = 11
TRIGGER_WORDS: Final = [
    "", "cathedral_advance", "town_centre_action", "debt_paid", "black_market_reset", "black_market_action",
    "kings_storehouse_trade", "quarry", "forest", "mines", "silversmith", "tax_stand",
]  # fmt: skip

# What buildings do: at once, before scoring, or in scoring
GAIN: Final = 0
GAIN_ONE_OF: Final = 1
FREE_CAPTURES: Final = 2
RELEASE_OR_CAPTURE: Final = 3
DESTROY_DEBT: Final = 4
RELEASE_FROM_PRISON: Final = 5
DISCARD_FOR: Final = 6
ALL_GAIN: Final = 7
GAIN_PER: Final = 8
HIRE_ANY: Final = 9
PRISONERS_LOSE: Final = 10
VIRTUE_PER: Final = 11
VIRTUE: Final = 12
VP_PER: Final = 13
DEBT_PENALTY: Final = 14
IF_MOST_GOOD: Final = 15
IF_MOST_CATHEDRAL: Final = 16
IF_NO_DEBT: Final = 17
EFFECT_WORDS: Final = [
    "gain", "gain_choice", "free_captures", "choice", "destroy_debt", "release_from_prison", "discard_for",
    "all_players_gain", "gain_per", "hire_any_faceup", "all_players_with_prisoners_lose", "virtue_per", "virtue",
    "vp_per", "debt_penalty_delta", "if_most_resource", "if_most_cathedral", "if_no_unpaid_debt",
]  # fmt: skip

MEASURE_BUILDINGS: Final = 0
MEASURE_SKILL: Final = 1
MEASURE_CAPTURED: Final = 2
MEASURE_VIRTUE: Final = 3
MEASURE_PAID_DEBTS: Final = 4
MEASURE_GOLD: Final = 5
MEASURE_MARBLE: Final = 6
MEASURE_COMMON: Final = 7
MEASURE_WORDS: Final = [
    "constructed_buildings", "apprentices_with_skill", "captured_workers", "virtue", "paid_debts", "gold", "marble",
    "clay+wood+stone",
]  # fmt: skip

# What a character of side 2 can do
NO_ABILITY: Final = 0
IGNORE_TAX: Final = 1
MARKET_CARD: Final = 2
NO_DISCARD: Final = 3
HIRE_DISCOUNT: Final = 4
GOLD_IS_MARBLE: Final = 5
ABILITY_WORDS: Final = [
    "", "ignore_tax", "on_black_market_action", "cathedral_no_discard", "workshop_hire_discount", "gold_marble_same",
]  # fmt: skip

# What a scheme card tells the opponent to do
ADVANCE: Final = 0
FUTURE: Final = 1
CAPTURE: Final = 2
CAPTURE_PER_WORKER: Final = 3
SELL: Final = 4
FREE_PRISON: Final = 5
FREE_BOARDS: Final = 6
CHANGE_VIRTUE: Final = 7
VIRTUE_PER_WORKER: Final = 8
GAIN_MARBLE: Final = 9
MARBLE_PER_WORKER: Final = 10
DESTROY: Final = 11
BURN_TAX: Final = 12
PURGE: Final = 13
SCHEME_WORDS: Final = [
    "advance_cathedral", "future", "capture", "capture_per_worker", "sell", "free_prison", "free_boards", "virtue",
    "virtue_per_worker", "marble", "marble_per_worker", "destroy_debt", "burn_tax", "purge_apprentices",
]  # fmt: skip

OPPONENT_WORDS: Final = ["constantine", "helena"]

Record = dict[str, Any]  # an object of the checked JSON data


def goods_of(record: Record) -> list[int]:
    """How many of each good the record names."""
    return [record.get(word, 0) for word in GOOD_WORDS]


def mask_of(words: list[str], known: list[str]) -> int:
    mask = 0
    for word in words:
        mask |= 1 << known.index(word)
    return mask


class Gain:
    """What somebody receives: goods, virtue, Building cards, debts."""

    def __init__(self, record: Record) -> None:
        self.goods: list[int] = goods_of(record)
        self.virtue: int = record.get("virtue", 0)
        self.cards: int = record.get("building_cards", 0)
        self.debts: int = record.get("debt", 0)


class Apprentice:
    """One card; copies of the same apprentice are cards of their own."""

    def __init__(self, index: int, card: Record, copy: int) -> None:
        self.index: int = index
        self.kind: str = card["id"]
        self.id: str = card["id"] if copy == 1 else f"{card['id']}_{copy}"
        self.name: str = card["name"]
        self.text: str = card["text"]
        self.skills: int = mask_of(card["skills"], SKILL_WORDS)
        self.virtue: int = card["virtue"]
        ability: Record = card["ability"]
        self.trigger: int = TRIGGER_WORDS.index(ability["trigger"] or "")
        self.gain: Gain = Gain(ability.get("gain", {}))
        self.pay: list[int] = goods_of(ability.get("pay", {}))
        self.discount: int = ability.get("discount", {}).get("silver", 0)
        self.releases: int = ability.get("release_from_prison", 0)
        self.keeps_virtue: bool = ability.get("cancel_virtue_loss", False)
        self.spares_virtue: int = ability.get("reduce_virtue_loss", 0)
        self.source: str = card["source"]


class Effect:
    """What a building does. `n` is its figure: captures, debts, a divisor, points, or virtue."""

    def __init__(self, record: Record) -> None:
        self.kind: int = EFFECT_WORDS.index(record["type"])
        gain: Record = record.get("gain", {})
        self.gain: Gain = Gain(gain)
        self.vp: int = gain.get("vp", 0)
        self.n: int = 0
        self.measure: int = -1
        self.skill: int = -1
        self.good: int = -1
        self.alternatives: list[list[int]] = []  # goods to choose from
        if "divisor" in record:
            self.n = record["divisor"]
        if "count" in record and record["count"] != "all":
            self.n = record["count"]
        if "per" in record:
            self.measure = MEASURE_WORDS.index(record["per"])
        if "skill" in record:
            self.skill = SKILL_WORDS.index(record["skill"])
        if "resource" in record:
            self.good = GOOD_WORDS.index(record["resource"])
        if self.kind == GAIN_ONE_OF:
            self.alternatives = [goods_of(option) for option in record["options"]]
        elif self.kind == RELEASE_OR_CAPTURE:
            self.n = record["options"][1]["count"]
        elif self.kind == VIRTUE:
            self.n = record["amount"]
        elif self.kind == PRISONERS_LOSE:
            self.n = record["prisoners_at_least"]
            self.gain.virtue = record["virtue"]
        elif self.kind == DEBT_PENALTY:
            self.vp = record["vp_per_unpaid_debt"]


class Building:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.text: str = card["text"]
        self.skills: int = mask_of(card["skills"], SKILL_WORDS)
        self.cost: list[int] = goods_of(card["cost"])
        self.virtue: int = card["virtue"]
        self.vp: int = card["vp"]
        self.at_end: bool = card["timing"] == "end"
        self.effect: Effect = Effect(card["effect"])
        self.source: str = card["source"]


class Market:
    """A Black Market card: what it offers on either side."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.small: list[int] = goods_of(card["small"]["gain"])
        self.large: list[int] = goods_of(card["large"]["gain"])
        self.source: str = card["source"]


class Reward:
    def __init__(self, index: int, card: Record, copy: int) -> None:
        self.index: int = index
        self.kind: str = card["id"]
        self.id: str = card["id"] if copy == 1 else f"{card['id']}_{copy}"
        self.gain: Gain = Gain(card["gain"])
        self.source: str = card["source"]


class Level:
    """A level of the Cathedral: `mix` is paid in wood and stone as one likes."""

    def __init__(self, record: Record) -> None:
        cost: Record = record["cost"] or {}
        self.cost: list[int] = goods_of(cost)
        self.mix: int = cost.get("amount", 0)
        self.vp: int = record["vp"]
        self.spaces: int = record["spaces"]
        self.source: str = record["source"]


class Character:
    """Side 2 of a player board."""

    def __init__(self, index: int, card: Record, colours: list[str]) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.text: str = card["text"]
        self.colour: int = colours.index(card["colour"])
        self.prison: int = card["prison"]
        self.virtue: int = card["virtue"]
        self.goods: list[int] = goods_of(card)
        self.debts: int = card.get("unpaid_debts", 0)
        self.cards: int = card.get("extra_building_cards", 0)
        ability: Record = card["ability"]
        self.ability: int = ABILITY_WORDS.index(ability["type"])
        self.ignored_tax: int = ability.get("amount", 0)
        self.hire_discount: int = ability.get("silver", 0)
        self.market_cards: int = ability.get("gain", {}).get("building_cards", 0)
        self.apprentices: int = ability.get("apprentice_limit", 0)  # 0: as everybody
        self.source: str = card["source"]


class SchemeAct:
    """One action of a scheme card; `n` is its amount, or the most it can come to."""

    def __init__(self, word: str, value: Any) -> None:
        self.kind: int = SCHEME_WORDS.index(word)
        self.n: int = value["max"] if isinstance(value, dict) else value


def read_acts(records: list[Record]) -> list[SchemeAct]:
    acts: list[SchemeAct] = []
    for record in records:
        for word, value in record.items():
            acts.append(SchemeAct(word, value))
    return acts


class Scheme:
    """Where the opponent's worker goes and what follows; the fallback counts while there is no tax to take."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.future: bool = card["deck"] == "future"
        self.place: int = PLACE_WORDS.index(card["location"])
        self.rightmost: bool = card.get("space", "") == "rightmost_free"
        self.acts: list[SchemeAct] = read_acts(card["actions"])
        fallback: Record = card.get("fallback", {})
        self.fallback_place: int = PLACE_WORDS.index(fallback["location"]) if fallback else -1
        self.fallback_acts: list[SchemeAct] = read_acts(fallback.get("actions", []))
        self.source: str = card["source"]


class Opponent:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.guildhall_vp: int = card["vp_per_guildhall_worker"]
        self.source: str = card["source"]


class Box:
    """All components and figures. Lists "by size" are by number of players, entry 1 the solo game, entry 0 unused."""

    def __init__(self, data: Record, fingerprint: str) -> None:
        self.name: str = data["game"]["title"]
        self.fingerprint: str = fingerprint  # "" for the figures that ship with the project
        self.data: Record = data  # as read: what each entry says of its sources

        self.apprentices: list[Apprentice] = []
        for card in data["apprentices"]:
            for copy in range(1, card["copies"] + 1):
                self.apprentices.append(Apprentice(len(self.apprentices), card, copy))
        self.buildings: list[Building] = [Building(i, card) for i, card in enumerate(data["buildings"])]
        self.markets: list[Market] = [Market(i, card) for i, card in enumerate(data["black_market_cards"])]
        self.rewards: list[Reward] = []
        for card in data["reward_cards"]:
            for copy in range(1, card["copies"] + 1):
                self.rewards.append(Reward(len(self.rewards), card, copy))
        self.colours: list[str] = [colour["id"] for colour in data["colours"]]
        self.characters: list[Character] = [
            Character(i, card, self.colours) for i, card in enumerate(data["player_boards"]["side2"])
        ]
        self.schemes: list[Scheme] = [Scheme(i, card) for i, card in enumerate(data["scheme_cards"])]
        self.opponents: list[Opponent] = [Opponent(i, card) for i, card in enumerate(data["opponent_board"])]

        board: Record = data["board"]
        places: Record = {place["id"]: place for place in board["locations"]}
        trades: list[Record] = places["kings_storehouse"]["trades"]
        self.virtue_trade: int = trades[0]["pay_amount"]  # clay, wood or stone for 1 virtue
        self.marble_trade: int = trades[1]["pay_amount"]  # wood or stone for 1 marble
        hire: Record = places["workshop"]["options"][0]["cost"]
        self.hire_silver: int = hire["silver"]
        self.hire_tax: int = hire["tax"]
        self.capture_price: int = places["town_centre"]["cost_per_capture"]
        self.theft_virtue: int = -places["tax_stand"]["virtue"]
        guardhouse: list[Record] = places["guardhouse"]["options"]
        self.bounty: int = guardhouse[0]["gain_silver_per_worker"]
        ransom: list[Record] = guardhouse[2]["cost_options"]
        self.ransom_silver: int = ransom[0]["silver"]
        self.ransom_tax: int = ransom[0]["tax"]
        self.ransom_debts: int = ransom[1]["debt"]
        self.ransom_virtue: int = -ransom[1]["virtue"]
        self.debt_silver: int = guardhouse[3]["cost"]["silver"]
        self.debt_tax: int = guardhouse[3]["cost"]["tax"]
        self.debt_virtue: int = guardhouse[3]["gain"]["virtue"]
        spaces: list[Record] = places["black_market"]["spaces"]
        self.market_silver: list[int] = [space["cost"]["silver"] for space in spaces]
        self.market_virtue: list[int] = [-space["virtue"] for space in spaces]
        self.market_draw: int = spaces[MIDDLE]["options"][1]["draw"]
        offers: Record = board["printed_market_offers"]
        self.printed_small: list[int] = goods_of(offers["small"])
        self.printed_large: list[int] = goods_of(offers["large"])

        guildhall: Record = board["guildhall"]
        self.guildhall_columns: list[int] = by_size(guildhall["columns_by_players"])
        self.guildhall_spaces: list[int] = by_size(guildhall["spaces_by_players"])
        self.guildhall_resets: list[list[int]] = [[]]
        for size in range(1, MOST_PLAYERS + 1):
            self.guildhall_resets.append(guildhall["reset_ordinals_by_players"][str(size)])
        self.levels: list[Level] = [Level(level) for level in board["cathedral"]]
        self.cathedral_cards: int = board["cathedral_rules"]["also_discard_building_cards"]
        self.no_reward_virtue: int = board["cathedral_rules"]["reward_when_pile_empty"]["virtue"]
        self.virtue_vp: list[int] = [step["vp"] for step in board["virtue_track"]]
        self.virtue_avoids: list[int] = [step["avoid_tax"] for step in board["virtue_track"]]
        self.market_open: list[bool] = [step["black_market_allowed"] for step in board["virtue_track"]]
        self.cathedral_open: list[bool] = [step["cathedral_allowed"] for step in board["virtue_track"]]
        self.start_tax: int = board["tax_stand_start"]["silver"]

        setup: Record = data["setup"]
        self.start_silver: list[int] = [seat["silver"] for seat in setup["seats"]]  # in turn order
        self.start_virtue: int = setup["seats"][0]["virtue"]
        self.draft_dealt: int = setup["draft"]["dealt"]
        self.draft_kept: int = setup["draft"]["kept"]
        self.reward_cards: list[int] = by_size(setup["reward_cards_by_players"])
        self.capture_locations: list[int] = by_size(setup["capture_locations_by_players"])
        self.hand_limit: int = setup["hand_limit"]["building_cards"]
        self.apprentice_limit: int = setup["apprentice_limit"]["default"]
        solo: Record = setup["solo"]
        self.solo_silver: int = solo["silver"]
        self.solo_dealt: int = solo["dealt"]
        self.solo_kept: int = solo["kept"]
        self.solo_removed: list[int] = [
            building.index for building in self.buildings if building.id in solo["removed_buildings"]
        ]
        self.opponent_virtue: int = solo["bot_virtue"]

        scoring: Record = data["scoring"]
        self.gold_vp: int = scoring["per_gold"]
        self.marble_vp: int = scoring["per_marble"]
        self.silver_per_vp: int = scoring["silver_per_vp"]
        self.prisoners_per_loss: int = scoring["prison_workers_per_minus_vp"]
        self.debt_vp: int = scoring["unpaid_debt"]


def by_size(record: Record) -> list[int]:
    """A figure for each number of players."""
    figures = [0]
    for size in range(1, MOST_PLAYERS + 1):
        figures.append(record[str(size)])
    return figures


def load_box(data: Record, fingerprint: str = "") -> Box:
    """The box of checked data; see pack.py for the checks."""
    return Box(data, fingerprint)

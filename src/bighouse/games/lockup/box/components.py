"""What lies in the box: every card, board and figure of Lockup, read once and shared by all games."""

from __future__ import annotations

from typing import Any, Final

SCRAP: Final = 0  # from common to rare: the guards break ties by this order
POTION: Final = 1
IRON: Final = 2
GOLD: Final = 3
ANY: Final = 4  # only in the cost of an item
RESOURCES: Final = 4
RESOURCE_WORDS: Final = ["scrap", "potion", "iron", "gold"]
COST_WORDS: Final = [*RESOURCE_WORDS, "any"]

SHIELD: Final = 0
GEM: Final = 1
MAGIC: Final = 2
VALUABLES: Final = 3
VALUABLE_WORDS: Final = ["shield", "gem", "magic"]

LOOKOUT: Final = 0  # a set of tokens is a bit mask: 1 << token
ENFORCER: Final = 1
TWO: Final = 2
THREE: Final = 3
FOUR: Final = 4
FIVE: Final = 5
TOKENS: Final = 6
TOKEN_WORDS: Final = ["lookout", "enforcer", "2", "3", "4", "5"]

YARD: Final = 0  # in order of resolution
SEWERS: Final = 1
INFIRMARY: Final = 2
SMITHY: Final = 3
COMMISSARY: Final = 4
CHOW_HALL: Final = 5
CELL_BLOCK: Final = 6
LIBRARY: Final = 7
LOCATIONS: Final = 8
OFF_DUTY: Final = -1  # a location card that sends nobody anywhere
LOCATION_WORDS: Final = [
    "exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block", "library",
]  # fmt: skip

BANDIT: Final = 0
CULTIST: Final = 1
DEMON: Final = 2
DWARF: Final = 3
HOBGOBLIN: Final = 4
RATMAN: Final = 5
FLAYER: Final = 6
GOON_TYPES: Final = 7
GOON_TYPE_WORDS: Final = ["bandit", "cultist", "demon", "dwarf", "hobgoblin", "ratman", "flayer"]

ROLL_CALL_TURN: Final = 0
START_LIGHTS_OUT: Final = 1
LOCATION_STRENGTH: Final = 2
ON_CRAFT: Final = 3
ON_RECRUIT: Final = 4
ANY_TIME: Final = 5
WINDOWS: Final = 6
WINDOW_WORDS: Final = [
    "roll_call_turn", "start_lights_out", "location_strength", "on_craft", "on_recruit", "any_time",
]  # fmt: skip

TOME_BITS: Final = 4  # a packed hand of tomes counts the copies of each kind in so many bits
MOST_COPIES: Final = 15
MOST_TOME_KINDS: Final = 28

LEADER: Final = 0
INSTANT: Final = 1
END_GAME: Final = 2
GOAL_WORDS: Final = ["leader", "instant", "end_game"]

BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
COLOUR_WORDS: Final = ["blue", "green", "yellow", "red"]
DIFFICULTY_WORDS: Final = ["moderate", "challenging", "expert"]

GAIN: Final = 0
GAIN_ANY: Final = 1
GAIN_ONE_OF: Final = 2
GAIN_POWER: Final = 3
GAIN_SUSPICION: Final = 4
REMOVE_SUSPICION: Final = 5
GIVE_SUSPICION: Final = 6
GAIN_STARS: Final = 7
DRAW_TOME: Final = 8
CHOOSE_TOME: Final = 9
STORAGE: Final = 10
EXCHANGE: Final = 11
EXCHANGE_TWO: Final = 12
TAKE_FIRST_PLAYER: Final = 13
RECRUIT: Final = 14
CRAFT_OR_RESERVE: Final = 15
DRAW_GOON: Final = 16
DRAW_ITEM: Final = 17
PEEK_TOKEN: Final = 18
EXTRA_FACE_DOWN: Final = 19
REINFORCE: Final = 20
MOVE_TOKEN: Final = 21
STRENGTH_BONUS: Final = 22
ZERO_TOKEN: Final = 23
CRAFT_DISCOUNT: Final = 24
OPPONENT_PAYS: Final = 25
RECRUIT_DISCOUNT: Final = 26
DRAW_GUARD: Final = 27
EFFECT_WORDS: Final = [
    "gain", "gain_any", "gain_one_of", "gain_power", "gain_suspicion", "remove_suspicion", "give_suspicion",
    "gain_stars", "draw_tome", "choose_tome", "storage", "exchange", "exchange_two", "take_first_player", "recruit",
    "craft_or_reserve", "draw_goon", "draw_item", "peek_token", "extra_face_down", "reinforce", "move_token",
    "strength_bonus", "zero_token", "craft_discount", "opponent_pays", "recruit_discount", "draw_guard",
]  # fmt: skip

MEASURE_ITEMS: Final = 0
MEASURE_ITEMS_WITH: Final = 1  # argument: a valuable
MEASURE_GOONS: Final = 2
MEASURE_GOON_TYPE: Final = 3  # argument: a goon type
MEASURE_DISTINCT_GOON_TYPES: Final = 4
MEASURE_VALUABLE: Final = 5  # argument: a valuable
MEASURE_VALUABLES: Final = 6
MEASURE_VALUABLE_SETS: Final = 7
MEASURE_POWER: Final = 8
MEASURE_TOMES_IN_HAND: Final = 9
MEASURE_WORDS: Final = [
    "items", "items_with_valuable", "goons", "goon_type", "distinct_goon_types", "valuable", "valuables",
    "valuable_sets", "power", "tomes_in_hand",
]  # fmt: skip

MOST_PLAYERS: Final = 5
NOTHING: Final = -1

Record = dict[str, Any]  # an object of the checked JSON data


def counts(record: Record, words: list[str]) -> list[int]:
    """How many of each of these words the record names."""
    return [record.get(word, 0) for word in words]


class Measure:
    """Something that can be counted about a player: `goon_type:dwarf` is a kind and an argument."""

    def __init__(self, text: str) -> None:
        word, _, argument = text.partition(":")
        self.kind: int = MEASURE_WORDS.index(word)
        self.argument: int = NOTHING
        if argument:
            words = GOON_TYPE_WORDS if self.kind == MEASURE_GOON_TYPE else VALUABLE_WORDS
            self.argument = words.index(argument)


class Effect:
    """One word of a card with its figures."""

    def __init__(self, word: str, value: Any) -> None:
        self.kind: int = EFFECT_WORDS.index(word)
        self.n: int = 1
        self.cubes: list[int] = []  # gain: so many of each resource
        self.alternatives: list[list[int]] = []  # gain_one_of: cubes as above; recruit: goons and their cost
        self.keep: int = 0  # of the n cards drawn
        if self.kind == GAIN:
            self.cubes = counts(value, RESOURCE_WORDS)
        elif self.kind == GAIN_ONE_OF:
            self.alternatives = [counts(cubes, RESOURCE_WORDS) for cubes in value]
        elif self.kind == RECRUIT:
            self.alternatives = [[option["goons"], option["cost"]] for option in value]
        elif self.kind == DRAW_GOON or self.kind == DRAW_ITEM:
            self.n = value["draw"]
            self.keep = value["keep"]
        elif value is not True:
            self.n = value


def read_effects(records: list[Record]) -> list[Effect]:
    """A list of one-word records, in the order in which they are carried out."""
    effects: list[Effect] = []
    for record in records:
        for word, value in record.items():
            effects.append(Effect(word, value))
    return effects


class Item:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.reputation: int = card["reputation"]
        self.cost: list[int] = counts(card["cost"], COST_WORDS)
        self.price: int = sum(self.cost)  # cubes in all
        self.valuables: list[int] = counts(card["valuables"], VALUABLE_WORDS)
        self.effects: list[Effect] = read_effects(card["effects"])
        self.source: str = card["source"]


class Goon:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.type: int = GOON_TYPE_WORDS.index(card["type"])
        self.suspicion: int = card["suspicion"]
        self.valuables: list[int] = counts(card["valuables"], VALUABLE_WORDS)
        self.effects: list[Effect] = read_effects(card["effects"])
        self.patrol_resource: int = NOTHING
        if "patrol_resource" in card:
            self.patrol_resource = RESOURCE_WORDS.index(card["patrol_resource"])
        self.source: str = card["source"]


class GoonType:
    """What the goons of a type score: `flat` each, `per_stars` each per unit of `per`, or by `table` in total."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = GOON_TYPE_WORDS[index]
        self.name: str = card["name"]
        self.count: int = card["count"]
        scoring: Record = card["scoring"]
        self.flat: int = scoring.get("flat", 0)
        self.per: Measure | None = None
        self.per_stars: int = 0
        if "per_each" in scoring:
            self.per = Measure(scoring["per_each"]["measure"])
            self.per_stars = scoring["per_each"]["stars"]
        self.table: list[int] = []  # for 0, 1, 2 ... goons; more than the table has score as its last entry
        if "table" in scoring:
            self.table = [0]
            for goons in range(1, scoring["cap"] + 1):
                self.table.append(scoring["table"][str(goons)])
        self.source: str = card["source"]


class Tome:
    """A kind of tome; the deck holds `copies` of it."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.copies: int = card["copies"]
        self.window: int = WINDOW_WORDS.index(card["window"])
        self.effects: list[Effect] = read_effects(card["effects"])
        self.solitary: bool = card["solitary"]  # whether it stays in the deck of a solitary game
        self.source: str = card["source"]


class Goal:
    """Leader and instant: `stars` for meeting the `need`. End game: places (`first`, `second`) or `per_stars` each."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.kind: int = GOAL_WORDS.index(card["kind"])
        self.need: int = 0
        self.stars: int = card.get("stars", 0)
        self.stars_two_player: int = self.stars
        self.first: int = 0
        self.second: int = 0
        self.two_player_first: int = 0
        self.two_player_second: int = 0
        self.per_stars: int = 0
        measure: str
        if self.kind == LEADER:
            measure = card["measure"]
            self.need = card["minimum"]
            self.stars_two_player = card["stars_two_player"]
        elif self.kind == INSTANT:
            measure = next(iter(card["require"]))
            self.need = card["require"][measure]
        elif "majority" in card:
            majority: Record = card["majority"]
            measure = majority["measure"]
            self.first = majority["first"]
            self.second = majority["second"]
            self.two_player_first = majority["two_player_first"]
            self.two_player_second = majority["two_player_second"]
        else:
            measure = card["per"]["measure"]
            self.per_stars = card["per"]["stars"]
        self.measure: Measure = Measure(measure)
        self.source: str = card["source"]


class Trait:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.bonus: list[Effect] = read_effects(card["bonus"])
        self.source: str = card["source"]


class CrewSide:
    def __init__(self, side: Record) -> None:
        self.power: int = side["power"]
        self.suspicion: int = side["suspicion"]
        self.storage: int = side["storage"]
        self.bonus: list[Effect] = read_effects(side["bonus"])
        self.source: str = side["source"]


class Crew:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.colour: str = card["colour"]
        self.side_a: CrewSide = CrewSide(card["side_a"])
        self.side_b: CrewSide = CrewSide(card["side_b"])
        self.source: str = card["source"]


class Guard:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.colour: int = COLOUR_WORDS.index(card["colour"])
        self.enforcer: bool = card["strength"] == "power"
        self.strength: int = 0 if self.enforcer else card["strength"]
        self.lookout: bool = card.get("lookout", False)
        self.draws: int = 0  # guard cards that it brings when it is turned up in Lights Out
        for effect in read_effects(card["effects"]):
            if effect.kind == DRAW_GUARD:
                self.draws += effect.n
        self.source: str = card["source"]


class Difficulty:
    """A solitary game's guard deck: all guards of these colours."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = DIFFICULTY_WORDS[index]
        self.name: str = card["name"]
        self.colours: list[int] = [COLOUR_WORDS.index(colour) for colour in card["guard_colours"]]


class Tiers:
    """What a location gives with a certain number of players; a tier that is not printed is empty."""

    def __init__(self, tiers: Record) -> None:
        self.first: list[Effect] = read_effects(tiers.get("first", []))
        self.second: list[Effect] = read_effects(tiers.get("second", []))
        self.third: list[Effect] = read_effects(tiers.get("third", []))
        self.least: list[Effect] = read_effects(tiers.get("least", []))
        self.others: list[Effect] = read_effects(tiers.get("others", []))
        self.everyone: list[Effect] = read_effects(tiers.get("everyone", []))

    def of(self, rank: int, present: int) -> list[Effect]:
        """The reward of this rank (0 = strongest) among so many players there."""
        if self.everyone:
            return self.everyone
        own: list[Effect] = []
        if rank == 0:
            own = self.first
        elif rank == 1:
            own = self.second
        elif rank == 2:
            own = self.third
        if own:
            return own
        if self.least and rank > 0 and rank == present - 1:
            return self.least
        return self.others


class Location:
    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.number: int = card["number"]
        self.has_goon_space: bool = card["goon_space"]
        self.rewards: list[Tiers] = [Tiers({})]  # by number of players
        for players in range(1, MOST_PLAYERS + 1):
            self.rewards.append(Tiers(card["rewards_by_players"][str(players)]))
        self.source: str = card["source"]


class Box:
    """All components and figures. Lists "by number of players" have an unused entry 0."""

    def __init__(self, data: Record, fingerprint: str) -> None:
        self.name: str = data["game"]["title"]
        self.fingerprint: str = fingerprint  # "" for the figures that ship with the project
        self.rounds: int = data["game"]["rounds"]
        self.data: Record = data  # as read: what each entry says of its sources

        self.items: list[Item] = [Item(i, card) for i, card in enumerate(data["items"])]
        self.goons: list[Goon] = [Goon(i, card) for i, card in enumerate(data["goons"])]
        self.goon_types: list[GoonType] = [
            GoonType(i, data["goon_types"][word]) for i, word in enumerate(GOON_TYPE_WORDS)
        ]
        self.tomes: list[Tome] = [Tome(i, card) for i, card in enumerate(data["tomes"])]
        self.goals: list[Goal] = [Goal(i, card) for i, card in enumerate(data["goals"])]
        self.traits: list[Trait] = [Trait(i, card) for i, card in enumerate(data["traits"])]
        self.crews: list[Crew] = [Crew(i, card) for i, card in enumerate(data["crews"])]
        self.guards: list[Guard] = [Guard(i, card) for i, card in enumerate(data["guard_cards"])]
        self.locations: list[Location] = [Location(i, card) for i, card in enumerate(data["locations"])]
        self.location_cards: list[int] = []  # a location, or OFF_DUTY
        for card in data["location_cards"]:
            place: str | None = card["location"]
            self.location_cards.append(OFF_DUTY if place is None else LOCATION_WORDS.index(place))

        cubes: Record = data["cubes"]
        self.supply: list[int] = [cubes[word]["count"] for word in RESOURCE_WORDS]
        self.power: int = cubes["power"]["count"]
        self.suspicion: int = cubes["suspicion"]["count"]

        setup: Record = data["setup"]
        self.display_size: list[int] = by_players(setup["item_display"], 0)
        self.face_down_limit: list[int] = by_players(setup["face_down_limit"], TOKENS)
        self.tokens: list[int] = tokens_in_play(setup["tokens_removed"])  # masks by number of players
        self.strength: list[int] = strengths(data["crew_tokens"])  # of every mask, without the enforcer's power
        self.start_stars_standard: int = setup["standard"]["start_reputation"]
        self.start_stars_advanced: int = setup["advanced"]["start_reputation"]
        self.start_power_standard: int = setup["standard"]["start_power"]  # the cube of side A, not a second one
        self.start_power_advanced: int = setup["advanced"]["start_power"]  # beside the cubes of side B
        self.traits_dealt: int = setup["advanced"]["traits_dealt"]

        solitary: Record = setup["solitary"]
        self.guards_start_stars_standard: int = solitary["guards_start_reputation"]["standard"]
        self.guards_start_stars_advanced: int = solitary["guards_start_reputation"]["advanced"]
        self.guards_start_power: int = solitary["guards_start_power"]
        self.difficulties: list[Difficulty] = [
            Difficulty(i, solitary["difficulty"][word]) for i, word in enumerate(DIFFICULTY_WORDS)
        ]

        # Stars lost in a raid, as positive numbers by number of players; with one, the player's
        alone: Record = data["raids"]["1"]
        pair: Record = data["raids"]["2"]
        crowd: Record = data["raids"]["3-5"]
        self.raid_most: list[int] = losses(alone["player_most"], pair["most"], crowd["most"])
        self.raid_second: list[int] = losses(0, pair["second"], crowd["second"])
        self.raid_tie_most: list[int] = losses(alone["tie"], pair["tie_most_each"], crowd["tie_most_each"])
        self.raid_tie_second: list[int] = losses(0, 0, crowd["tie_second_each"])
        self.raid_guards_most: int = -alone["guards_most"]

        scoring: Record = data["final_scoring"]
        self.resource_stars: list[int] = counts(scoring["resources"], RESOURCE_WORDS)
        self.guards_resource_stars: list[int] = counts(scoring["guards_resources"], RESOURCE_WORDS)
        self.tome_stars: int = scoring["tome"]
        self.marker_stars: int = scoring["first_player_marker"]

        self.window_tomes: list[int] = [0] * WINDOWS  # selects the tomes of just that window in a packed hand
        for tome in self.tomes:
            self.window_tomes[tome.window] |= MOST_COPIES << (TOME_BITS * tome.index)

        self.rewards: list[list[Effect]] = []  # every answer of reward(), in the order of its key
        for players in range(MOST_PLAYERS + 1):
            for location in self.locations:
                for rank in range(MOST_PLAYERS):
                    for present in range(MOST_PLAYERS + 1):
                        self.rewards.append(location.rewards[players].of(rank, present))

    def reward(self, players: int, location: int, rank: int, present: int) -> list[Effect]:
        """What the rank (0 = strongest) among `present` players gets there; empty when there is no such tier."""
        row = (players * LOCATIONS + location) * MOST_PLAYERS + rank
        return self.rewards[row * (MOST_PLAYERS + 1) + present]


def by_players(record: Record, unlimited: int) -> list[int]:
    """A figure for each number of players; `null` means no limit."""
    figures = [0]
    for players in range(1, MOST_PLAYERS + 1):
        figure: int | None = record[str(players)]
        figures.append(unlimited if figure is None else figure)
    return figures


def losses(alone: int, pair: int, crowd: int) -> list[int]:
    """Stars lost by number of players, from the changes that the data state."""
    return [0, -alone, -pair, -crowd, -crowd, -crowd]


def tokens_in_play(removed: Record) -> list[int]:
    """The mask of tokens in play for each number of players."""
    masks = [(1 << TOKENS) - 1] * (MOST_PLAYERS + 1)
    masks[0] = 0
    for players, words in removed.items():
        for word in words:
            masks[int(players)] &= ~(1 << TOKEN_WORDS.index(word))
    return masks


def strengths(tokens: list[Record]) -> list[int]:
    """The strength of every set of tokens; the enforcer counts 0 here because power changes."""
    table = [0] * (1 << TOKENS)
    for token in tokens:
        if token["strength"] == "power":
            continue
        bit = 1 << TOKEN_WORDS.index(token["id"])
        for mask in range(1 << TOKENS):
            if mask & bit:
                table[mask] += token["strength"]
    return table


def load_box(data: Record, fingerprint: str = "") -> Box:
    """The box of checked data; see pack.py for the checks."""
    return Box(data, fingerprint)

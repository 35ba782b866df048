"""What a seat may know of a game of Lockup, for the page and for programs (RULES.md section 13).

Everything is built by naming what is shown. Cards go by their ids; catalogue.py says what they are.
Players go by seat; in solitary mode the guards follow as the last of them.
"""

from __future__ import annotations

from bighouse.engine.view import Bag, DeckView, Shown


class CrewAt(Shown, frozen=True):
    """One player's tokens at a location."""

    seat: int
    face_up: list[str]
    face_down: int  # how many, the known ones included
    known: list[str]  # face-down tokens that the viewer knows: own or peeked at
    strength: int  # of all tokens that the viewer knows, just now
    nullified: list[str]  # tokens that count 0 while it is being resolved
    bonus: int  # strength from tomes while it is being resolved


class GuardsAt(Shown, frozen=True):
    """The guards' cards at a location."""

    face_up: list[str]
    face_down: int
    strength: int  # of the cards that are face up, just now
    nullified: list[str]


class LocationView(Shown, frozen=True):
    location: str
    suspicion: int
    loot: Bag  # Bandit cubes
    goon: str | None
    crews: list[CrewAt]  # only of players who have tokens here
    guards: GuardsAt | None  # None where no guard card lies


class GoalView(Shown, frozen=True):
    goal: str
    kind: str
    holder: int | None
    measures: list[int]  # what counts for the goal, by player


class DisplayView(Shown, frozen=True):
    """A space of the item display, the first one nearest the deck."""

    item: str | None
    short: Bag  # which cubes the viewer lacks to craft it; "any" stands for any type


class ReservedView(Shown, frozen=True):
    item: str
    short: Bag  # for the owner alone: which cubes are lacking
    secret: bool  # others do not know this card


class LookingView(Shown, frozen=True):
    """Cards drawn to keep some of."""

    what: str
    count: int
    cards: list[str] | None  # None when they are hidden from the viewer


class PlayerView(Shown, frozen=True):
    seat: int
    guards: bool
    crew: str | None  # None for the guards
    trait: str | None
    dealt: list[str]  # own only: traits to choose from, then the one sent back
    stars: int
    sheet: dict[str, int]  # where the stars come from
    raid: int  # the stars that a raid would take now
    power: int
    suspicion: int
    storage: int
    cubes: Bag
    cell_count: int
    cell: list[str]  # those that the viewer knows: own, seen this round, or clear by elimination
    face_down_used: int
    face_down_limit: int
    visited: list[str]  # locations used this round
    reinforcing: bool
    passed: bool
    tome_count: int
    tomes: list[str] | None  # own only
    reserved: list[ReservedView]  # those the viewer knows
    reserved_hidden: int
    items: list[str]
    goons: list[str]
    valuables: Bag
    looking: LookingView | None


class RankView(Shown, frozen=True):
    seat: int
    strength: int
    collected: bool


class ResolutionView(Shown, frozen=True):
    """The location being resolved."""

    location: str
    present: list[RankView]  # strongest first once ranked, else clockwise from the first player
    ranked: bool


class GuardDecksView(Shown, frozen=True):
    """Solitary mode: what the guards have beside their cards on the board."""

    deck: int
    aside: list[str]
    locations_shown: list[str]  # a location, or "off_duty"
    locations_left: int


class RulesView(Shown, frozen=True):
    players: int
    advanced: bool
    difficulty: str | None
    rounds: int
    cards: str  # fingerprint of the card pack; empty for the shipped figures


class LockupView(Shown, frozen=True):
    viewer: int | None
    rules: RulesView
    round: int
    phase: str
    over: bool
    winners: list[int]
    first_player: int
    waiting: list[int]  # seats that are asked, as far as the viewer may know
    sending_to: str | None  # where the viewer is sending crew, token by token
    locations: list[LocationView]
    resolution: ResolutionView | None
    goals: list[GoalView]
    display: list[DisplayView]
    supply: Bag
    power_supply: int
    suspicion_supply: int
    item_deck: DeckView
    goon_deck: DeckView
    tome_deck: DeckView
    goon_discard: list[str]
    tome_discard: list[str]
    players: list[PlayerView]
    guard_decks: GuardDecksView | None

"""What a seat may know of a game of Architects, for the page and for programs (RULES.md section 16.2).

Everything is built by naming what is shown. Cards go by their ids; catalogue.py says what they are.
Players go by seat; an automatic opponent follows as the last of them.
"""

from __future__ import annotations

from bighouse.engine.view import Bag, DeckView, Shown


class NextView(Shown, frozen=True):
    """What one more worker of the viewer would bring at a place; what does not apply is 0 or empty."""

    workers: int  # of the viewer, that one included
    gains: list[Bag]  # to choose from
    virtue: int
    actions: int  # trades, captures or Guardhouse actions, at most
    captures_at: int  # at how many places
    cards: int  # Building cards drawn instead of a hire
    columns: int  # of apprentices that are open without extra silver
    price: int  # of a hire
    words: str


class PlaceView(Shown, frozen=True):
    """A large circle of the board."""

    place: str
    workers: list[int]  # by player
    next: NextView | None  # None for a spectator


class StallView(Shown, frozen=True):
    """A space of the Black Market; the price is the viewer's, or the printed one for a spectator."""

    space: str
    worker: int | None  # whose
    silver: int
    virtue: int  # lost there
    offer: Bag  # goods; empty for the middle space, which offers any apprentice or one plan out of several
    pile: int  # cards in the pile of this space; while it is 0 the printed offer counts
    card: str | None  # the large side shows which card it is; a small side alone does not


class GuildhallView(Shown, frozen=True):
    columns: int
    spaces: int
    workers: list[int]  # whose, in order; those beyond the spaces lie beside it
    resets: list[int]  # the spaces, counted from 1, that cause a reset
    next: int  # the number of the next worker there


class LevelView(Shown, frozen=True):
    """A level of the Cathedral."""

    level: int
    cost: Bag
    points: int
    spaces: int
    players: list[int]


class CathedralNext(Shown, frozen=True):
    """The viewer's next step on the Cathedral."""

    level: int
    short: Bag  # which goods are lacking
    cards: int  # Building cards to discard for it
    full: bool
    too_wicked: bool
    ready: bool


class VirtueView(Shown, frozen=True):
    """A step of the virtue track."""

    virtue: int
    points: int
    tax_avoided: int
    market_open: bool
    cathedral_open: bool
    players: list[int]


class ApprenticeView(Shown, frozen=True):
    """A space of the display, the upper row first."""

    apprentice: str | None
    row: int
    column: int
    coins: int


class HireView(Shown, frozen=True):
    """What the viewer pays for a hire at the Workshop with the next worker there; once placed, with those there."""

    price: int  # tax included
    extra: list[int]  # silver to lay on other cards, by column
    room: bool  # nobody has to be discarded first


class PlanView(Shown, frozen=True):
    """A Building card that the viewer may see, and what its holder lacks to construct it."""

    building: str
    short: Bag
    skills: list[str]
    ready: bool


class BuiltView(Shown, frozen=True):
    building: str
    points: int  # printed
    bonus: int  # of its end effect, as things stand


class PlayerView(Shown, frozen=True):
    seat: int
    opponent: bool
    colour: str
    character: str | None
    points: int
    sheet: dict[str, int]  # where the points come from, as things stand
    goods: Bag
    virtue: int
    tax_avoided: int
    unpaid: int  # debts
    paid: int
    level: int  # on the Cathedral
    home: int
    prison: int
    guildhall: int
    captured: list[int]  # workers on this board, by owner
    held: list[int]  # own workers on other boards, by holder
    apprentices: list[str]
    apprentice_limit: int
    built: list[BuiltView]
    hand_count: int
    hand: list[PlanView] | None  # None when it is hidden from the viewer
    packet_count: int
    packet: list[PlanView] | None  # cards to choose from in the draft
    looking_count: int
    looking: list[PlanView] | None  # cards drawn to keep some of


class VerdictView(Shown, frozen=True):
    """What a reset would bring a player now, apprentices apart."""

    seat: int
    prisoners: int  # with those who would come from the Black Market
    loses_virtue: bool
    takes_debt: bool


class OpponentView(Shown, frozen=True):
    """The automatic opponent's cards; its figures are those of the last player."""

    opponent: str
    scheme: str | None  # being carried out
    schemes_left: int
    schemes_done: list[str]
    future_left: int
    points_per_guildhall_worker: int


class RulesView(Shown, frozen=True):
    players: int
    variable: bool
    opponent: str | None
    capture_places: int  # in one Town Centre action
    hand_limit: int
    cards: str  # fingerprint of the card pack; empty for the shipped figures


class ArchitectsView(Shown, frozen=True):
    viewer: int | None
    rules: RulesView
    phase: str
    turn: int
    turns_left: int | None  # of the last round; None before it
    order: list[int]
    active: int | None
    over: bool
    winners: list[int]
    waiting: list[int]  # seats that are asked, as far as the viewer may know
    places: list[PlaceView]
    market: list[StallView]
    guildhall: GuildhallView
    cathedral: list[LevelView]
    cathedral_next: CathedralNext | None  # None for a spectator and at the top
    virtue: list[VirtueView]
    tax: int
    display: list[ApprenticeView]
    hire: HireView | None  # None for a spectator
    reset: list[VerdictView]
    building_deck: DeckView
    apprentice_deck: DeckView
    rewards_left: int
    rewards_gone: list[str]
    players: list[PlayerView]
    opponent: OpponentView | None

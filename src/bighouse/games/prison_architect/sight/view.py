"""What a seat may know of a game of Prison Architect, for the page and for programs (RULES.md section 15).

Everything is built by naming what is shown. Tiles, cards and objectives go by their ids; catalogue.py says what they
are. Players go by seat. A square goes by its name, "f6": a letter for the column, a number for the row, on a field
wide enough that a prison never has to be shifted (R1); `column` and `row` count from 0.
"""

from __future__ import annotations

from bighouse.engine.view import Bag, Shown

# A prison


class PrisonerView(Shown, frozen=True):
    type: str
    threat: int


class ReasonView(Shown, frozen=True):
    """One thing that speaks for or against a need of a cell (section 7)."""

    tag: str  # "security", "contraband" ...
    n: int
    source: str  # a tile, a card, a specialist or a type of prisoners
    square: str | None  # where it stands; None for a card
    words: str


class NeedView(Shown, frozen=True):
    need: str  # "secure", "comfortable", "hygienic"
    met: bool
    given: int  # Security, Comfort, Hygiene
    against: int  # Contraband, Discontent
    reasons: list[ReasonView]


class CellView(Shown, frozen=True):
    capacity: int  # with all bonuses
    types: list[str]  # that could be taken in now
    prisoners: list[PrisonerView]  # the highest threat first (R23)
    specialists: list[str]
    needs: list[NeedView]


class ConditionView(Shown, frozen=True):
    """What a tile or a card waits for, and how far that is."""

    have: int
    need: int
    met: bool
    gives: Bag  # tags, a specialist, a token or "vp", while it is met or for each time
    words: str


class TileView(Shown, frozen=True):
    tile: str
    square: str
    column: int
    row: int
    windows: list[str]  # "n", "e", "s", "w"
    token: str | None  # the tag that it shows
    staff: int
    staff_slots: int
    tags: Bag  # passive and track tags on it just now: printed, token, conditions that are met
    conditions: list[ConditionView]
    points: int  # as things stand
    cell: CellView | None


class PrisonView(Shown, frozen=True):
    tiles: list[TileView]  # in the order of placing
    cells: int
    cell_limit: int
    columns: int  # that it spans
    rows: int
    span_limit: int


# Objectives


class RequirementView(Shown, frozen=True):
    """A line of an objective; `squares` are those that count for it."""

    have: int
    need: int
    met: bool
    squares: list[str]
    words: str


class FitView(Shown, frozen=True):
    """Where a blueprint fits best: for every square of its pattern that matters, as printed, row by row."""

    squares: list[str | None]  # where it would lie; None outside of the frame
    met: list[bool]
    left_out: int | None  # which of them a janitor makes up for (R48)


class ObjectiveView(Shown, frozen=True):
    """An objective as it stands for its owner, and what it lacks."""

    objective: str
    met: bool
    have: int  # of all its requirements together
    need: int
    requirements: list[RequirementView]
    fit: FitView | None  # of a blueprint
    words: str  # what is lacking, or that it is met


# Players


class CardView(Shown, frozen=True):
    """A Bureaucracy card that somebody owns."""

    card: str
    exhausted: bool
    staff: int
    prisoners: list[PrisonerView]  # sent to work on it
    tags: Bag  # track tags that lie on it
    conditions: list[ConditionView]
    points: int  # as things stand


class TrackView(Shown, frozen=True):
    tags: int  # not capped (R26)
    position: int


class BidsView(Shown, frozen=True):
    """A player's bids: hidden until all are committed (section 5.2)."""

    committed: bool
    areas: Bag | None  # by area; None while hidden from the viewer
    raised: str | None  # the area to which Foremen have added


class PlayerView(Shown, frozen=True):
    seat: int
    initiative: int  # 1 is the highest; 0 where there is none
    done: bool  # has finished the phase that all play at once
    cash: int | None  # open to all (R8); None while the table hides it from the viewer
    unallocated: int | None  # cash that lies on no bid; None while that would tell the bids, or the cash
    points: int  # as things stand; without cash that is hidden
    sheet: dict[str, int]  # where the points come from, as things stand
    bids: BidsView
    staff: int  # in the pool
    specialists: Bag  # in the pool
    construction: list[str]  # tiles to be placed
    pending: list[str]  # tokens still to be put on a tile (R14): a tag, or "wildcard"
    bunk_cell_bought: bool  # in this Build phase
    locker_room_bought: bool
    prison: PrisonView
    cards: list[CardView]
    finance: TrackView
    rehabilitation: TrackView
    release_slots: list[list[str]]  # whom each slot takes, as things stand
    objectives: list[ObjectiveView]  # played
    hand_count: int
    hand: list[ObjectiveView] | None  # None when it is hidden from the viewer
    chosen: list[str] | None  # played from it in secret until all have chosen; None when hidden from the viewer
    looking_count: int
    looking: list[ObjectiveView] | None  # drawn, to keep some of
    escaped: list[PrisonerView]
    released: list[PrisonerView]
    batch: Bag  # declared in the Intake, still to be drawn
    arriving: list[PrisonerView]  # drawn in the Intake, still to be housed


# The offers


class ItemView(Shown, frozen=True):
    """An item of an offer; the price is what the viewer would pay beyond the bid."""

    item: str
    cost: int
    shortfall: int | None  # twice what the viewer's bid lacks; None without a bid or for a spectator


class BidderView(Shown, frozen=True):
    """A bid that lies open and is not spent yet."""

    seat: int | None  # None: the Governor
    bid: int
    asked: bool  # buys just now


class AreaView(Shown, frozen=True):
    """One of the five buy categories: its offer, its stack and who bids there."""

    area: str
    items: list[ItemView]  # the first was dealt first
    stack: int
    discards: int
    resolved: bool
    bidders: list[BidderView]  # once revealed, the highest bid first
    governor_staff: bool


class DigView(Shown, frozen=True):
    """What somebody has drawn from a stack in one purchase (R12)."""

    seat: int
    area: str
    drawn: list[ItemView]
    next_price: int | None  # of one more draw; None when nothing is left


# Previews: what the viewer's next placement would change


class NeedChange(Shown, frozen=True):
    """A need of a cell before and after."""

    square: str
    need: str
    given: int
    against: int
    met: bool
    was_given: int
    was_against: int
    was_met: bool


class PointChange(Shown, frozen=True):
    source: str  # a line of the sheet: "tiles", "inmates", "objectives" ...
    n: int
    words: str


class PreviewView(Shown, frozen=True):
    """What placing a tile on a square would change, its windows on the first edges that are free."""

    tile: str
    square: str
    needs: list[NeedChange]
    tags: Bag  # of the whole prison: the difference
    points: int
    lines: list[PointChange]
    completes: list[str]  # objectives, the viewer's own hand included
    words: str


# The table


class EscapeView(Shown, frozen=True):
    """The roll of an Evaluation."""

    dice: list[int]
    escaping: list[int]  # by seat: how many still have to go


class GovernorView(Shown, frozen=True):
    """The automaton of the solo game; his bids of the week are known once the human's are committed."""

    tiles: list[str]
    cards: list[str]
    objectives: int  # face down
    staff: int  # not at an area
    bids: Bag | None
    priorities: list[str]
    points: int  # without his objectives
    sheet: dict[str, int]


class DuelView(Shown, frozen=True):
    """The Warden Duel card that is visible, with one or two players."""

    card: str
    left: int


class RulesView(Shown, frozen=True):
    players: int
    difficulty: str | None  # of the Governor
    harder: bool  # his objectives are all hard
    hidden_cash: bool  # from the others, until the game is over
    cards: str  # fingerprint of the card pack; empty for the shipped figures


class PrisonArchitectView(Shown, frozen=True):
    viewer: int | None
    rules: RulesView
    round: int  # counted from 0 in the catalogue's order of rounds
    week: int  # the working week, or the last one; 0 before the first
    phase: str  # "foundation", "bid", "build" ...
    over: bool
    winners: list[int]
    waiting: list[int]  # seats that are asked, as far as the viewer may know
    initiative: list[int]  # seats, the highest first
    bidding: str | None  # the area for which the viewer is asked to bid
    revealed: bool  # the bids of this week lie open
    areas: list[AreaView]
    resolving: str | None  # the area in which is being bought
    dig: DigView | None
    supply: Bag  # prisoners left, by type
    easy_deck: int
    hard_deck: int
    duel: DuelView | None
    escape: EscapeView | None
    players: list[PlayerView]
    placing: str | None  # the tile that the viewer has in hand
    placing_at: str | None  # its square, while its windows are chosen
    previews: list[PreviewView]  # for the tile in hand, on every square where it can go
    governor: GovernorView | None

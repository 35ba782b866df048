"""What a seat may know of a game of Animalcatraz, for the page and for programs (RULES.md section 32.2).

Everything is built by naming what is shown. Cards, Convicts, Gangsters, Guards and Events go by their ids, spaces and
vacant cells by theirs ("cellblock_a", "a2"); catalogue.py says what they are. Convicts are numbered as `convicts` lists
them, rivals as `rivals` does.
"""

from __future__ import annotations

from bighouse.engine.view import Bag, DeckView, Shown


class HeldView(Shown, frozen=True):
    """A card that somebody has; `card` is None where the viewer does not know it."""

    card: str | None
    hidden: bool  # from some other side: the viewer's own are marked so
    shown: bool  # an Upgrade that its owner has turned up, so that its perk counts (R14)


class BarView(Shown, frozen=True):
    """A bar of a Convict; a Primal one reads Strength with the offset of its Primal side, and Cunning as 0 (23.3)."""

    slot: int
    slots: list[int]  # of each level, from level 0
    level: int  # as it counts now
    start: int  # slot that a failed escape goes back to


class GangsterView(Shown, frozen=True):
    gangster: str
    strength: int  # less what he has lost
    card: HeldView | None
    used: bool  # his skill, this round


class CrimeStepView(Shown, frozen=True):
    have: int
    need: int
    met: bool
    words: str


class CrimeView(Shown, frozen=True):
    """A held Crime; None where the viewer has not seen it. Its steps are for its owner's side."""

    crime: str | None
    ready: bool  # it can be completed now
    steps: list[CrimeStepView]


class ConvictView(Shown, frozen=True):
    seat: int
    rival: int
    convict: str | None  # None until it is chosen
    cell: str
    space: str | None  # None: outside
    posture: str  # "standing", "lying", "hole", "escaped"
    strength: BarView
    cunning: BarView
    skills: list[bool]  # which of the two work now
    primal: int  # rounds that it stays Primal, this one included
    poisoned: bool
    loss: int  # Actions to be paid before it goes on
    actions: int  # left in its turn
    budget: int  # that this turn has had
    carry: list[HeldView]
    carry_limit: int
    upgrade: HeldView | None
    cell_upgrade: HeldView | None
    gangsters: list[GangsterView]
    crimes: list[CrimeView]
    played: bool  # this round
    attended: bool  # the Event in force
    used: list[str]  # icons used this round: "courtyard:chess"
    stage: int | None  # of the Getaway, from 1


class PlanView(Shown, frozen=True):
    """An Escape Plan; None where the viewer has not seen it."""

    plan: str | None
    revealed: bool


class RivalView(Shown, frozen=True):
    seats: list[int]
    colour: str
    cells: list[str]
    rep: int
    rank: str
    stands: int  # in all
    guards: list[str]  # that it owns
    coins: int  # free
    tags: int | None  # free; None without the module
    plan: PlanView | None
    secured: list[str]
    crimes: list[str]  # completed and kept
    crime_points: int
    crowned: bool
    escaped: int  # Convicts that are out


class CellView(Shown, frozen=True):
    cell: str
    rival: int | None
    stash: list[HeldView]
    limit: int
    attack: str | None  # a Cell Attack that lies there
    guarded: bool  # somebody lies in it: it can be neither attacked nor robbed


class VacantView(Shown, frozen=True):
    cell: str
    card: HeldView | None
    gangster: str | None


class SpaceView(Shown, frozen=True):
    space: str
    guard: str | None
    letter: str | None
    owner: int | None  # a rival
    needed: int | None  # to corrupt him, for the viewer's side
    trapped: bool  # a Guard Trap lies under him, face down
    icons: list[str]
    shut: list[str]  # by the Guard, whoever owns him
    door: str | None  # of a Cellblock, to the Courtyard: "open", "shut"
    warden: bool
    rat: bool
    king: int | None  # of a Cellblock: the rival whose coin lies there
    vacant: list[VacantView]


class TagView(Shown, frozen=True):
    by: int
    with_: int
    count: int


class PartView(Shown, frozen=True):
    """One number of a total: "Strength 4", "Screwdriver +2"."""

    words: str
    n: int


class FighterView(Shown, frozen=True):
    convict: int  # on whose Mat he is
    gangster: str | None  # None: the Convict himself
    injured: bool


class SideView(Shown, frozen=True):
    """One side of a Fight."""

    rival: int
    fighters: list[FighterView]
    fighter: int | None  # of `fighters`, in this exchange
    weapons: list[str]
    parts: list[PartView]  # of the total, without the dice
    hidden: int  # cards that the fighter carries
    dice: list[int]
    total: int | None


class FightView(Shown, frozen=True):
    space: str
    riot: bool
    exchange: int
    attacking: int  # 0 or 1
    sides: list[SideView]
    percent: float | None  # that the first side wins the exchange with what is shown; None once rolled


class RobberView(Shown, frozen=True):
    """One side of a theft: the thief, or who answers for what is stolen."""

    rival: int
    convict: int
    gangster: str | None  # a Thief of that Convict's Mat; None: the Convict itself
    parts: list[PartView]  # of the total, without the dice
    dice: list[int]
    total: int | None


class TheftView(Shown, frozen=True):
    """A theft before its dice, or while they lie there."""

    space: str  # where the thief is
    cell: str | None  # that is robbed; None: pockets are picked
    pool: int  # cards from which one would be drawn
    sides: list[RobberView]  # the thief, then the victim
    percent: float | None  # that the thief succeeds with what is shown; None once rolled


class RiotView(Shown, frozen=True):
    space: str
    final: bool
    standing: list[int]
    fallen: list[int]


class ChanceView(Shown, frozen=True):
    """What an option of the viewer's comes to, exactly, from what the viewer knows; cards in hands are left out."""

    action: str  # in the words of the vocabulary
    by: str | None  # the weapon or bribe that it counts with
    percent: float
    own: list[PartView]
    against: list[PartView]  # empty where a number is to be reached
    needed: int | None
    unknown: int  # hidden cards that could change it


class ResultView(Shown, frozen=True):
    """What comes of a roll, in a line."""

    words: str


class OutcomeView(Shown, frozen=True):
    """What a roll that is offered wins, and what it loses."""

    action: str  # in the words of the vocabulary
    won: ResultView
    lost: ResultView


class GetawayView(Shown, frozen=True):
    """The card that an Escapee stands before."""

    convict: int
    stage: str
    red: int | None
    green: int | None


class AnimalcatrazView(Shown, frozen=True):
    type: str
    modules: list[str]
    endings: list[str]
    last_day: int | None
    viewer: int | None  # a seat
    over: bool
    winners: list[int]  # seats
    waiting: list[int]  # seats that are asked, as far as the viewer may know
    day: int
    round: int  # 5: night
    shank: int | None
    order: list[int]  # rivals, clockwise from cell 1
    active: int | None  # the Convict whose turn it is
    rivals: list[RivalView]
    convicts: list[ConvictView]
    cells: list[CellView]
    spaces: list[SpaceView]
    track: list[int | None]  # whose coin lies on rounds 1 to 4
    tags: list[TagView]
    event: str | None
    events_left: int
    riot_due: bool  # the Riot card is open
    warden_owner: int | None
    chair: int
    pile: int
    pile_known: Bag
    decks: dict[str, int]  # cards left for trade, by room
    deck_cards: dict[str, Bag]  # what the viewer looks through just now, or knows to be there
    incoming: list[HeldView]  # cards that are being taken
    crimes_left: int
    plans_left: list[int]  # at the Escape Rooms B and D
    plans: list[DeckView]
    death_row: int
    dead: list[str]
    tiles: list[str]  # Guard tiles that have been turned up: "A", "B+" with the arrow
    getaway: list[int]
    escapee: GetawayView | None
    fight: FightView | None
    theft: TheftView | None
    riot: RiotView | None
    chances: list[ChanceView]
    outcomes: list[OutcomeView]

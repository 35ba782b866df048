"""What lies on the table of Animalcatraz: rivals, Convicts and their Mats, Guards, decks, a Fight, a Riot."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CELLS,
    CRIMES,
    GANGSTERS,
    GUARDED,
    GUARDS,
    MOST_CRIME_STEPS,
    NOTHING,
    PLANS,
    ROOMS,
    VACANT_CELLS,
    Box,
)

MOST_RIVALS: Final = 4
MOST_CONVICTS: Final = 8
DAY_ROUNDS: Final = 4
NIGHT: Final = 5
SOURCES: Final = 13  # of REP

# Postures
STANDING: Final = 0
LYING: Final = 1
HOLED: Final = 2
ESCAPED: Final = 3
POSTURE_WORDS: Final = ["standing", "lying", "hole", "escaped"]

# How Convicts are given out, and where Guards' letters come from
RANDOM: Final = 0
PICK: Final = 1
KEEP_ONE: Final = 2
CHOICE_WORDS: Final = ["random", "pick", "deal_two_keep_one"]

FIRST_GANGSTER: Final = MOST_CONVICTS  # fighters are numbered: Convicts, then Gangsters
FIGHTERS: Final = MOST_CONVICTS + GANGSTERS


class Convict:
    """A figure with its bars and its Mat. Cards are copies, as the box numbers them."""

    def __init__(self, seat: int, rival: int, cell: int, source: Convict | None = None) -> None:
        self.seat = seat  # who plays it
        self.rival = rival
        self.cell = cell  # 0 to 3: the number of its cell, less one
        if source is None:
            self.card: int = NOTHING  # which Convict it is
            self.offered: list[int] = []  # cards to choose one from, at setup
            self.space: int = NOTHING
            self.posture: int = STANDING
            self.felled: bool = False  # it lies because of a Fight
            self.strength: int = 0  # slots
            self.cunning: int = 0
            self.primal: int = 0  # rounds that it stays Primal, this one included
            self.poisoned: bool = False
            self.loss: int = 0  # stored Action Loss and what The Hole still asks for
            self.carry: list[int] = []
            self.upgrade: int = NOTHING  # on the Convict Upgrade spot
            self.cell_upgrade: int = NOTHING
            self.gangsters: list[int] = []
            self.crimes: list[int] = []
            self.stage: int = NOTHING  # deck of the Getaway that it is in
            self.played: bool = False  # this round
            self.attended: bool = False  # the Event in force
            self.icons: int = 0  # used this round, as a mask: see icons.py
            self.skilled: bool = False  # its once-a-round skill is used
            self.night: int = NOTHING  # slots of this night that are its to spend
            # This turn
            self.actions: int = 0
            self.bonus: int = 0  # Actions of a Primal bar that this turn has had (R41)
            self.free_moves: int = 0  # used
            self.passes: int = 0  # Guards that may still be ignored
            self.paid_warden: bool = False
            self.left_hole: bool = False  # in this turn: a Warden in the Courtyard does not ask it (R45)
            self.rats_met: int = 0  # spaces, as a mask
            self.tormented: int = 0  # Convicts, as a mask (R43)
            self.boosts: list[int] = []  # cards that give Actions once a turn, by their kind (R68)
        else:
            self.card = source.card
            self.offered = source.offered.copy()
            self.space = source.space
            self.posture = source.posture
            self.felled = source.felled
            self.strength = source.strength
            self.cunning = source.cunning
            self.primal = source.primal
            self.poisoned = source.poisoned
            self.loss = source.loss
            self.carry = source.carry.copy()
            self.upgrade = source.upgrade
            self.cell_upgrade = source.cell_upgrade
            self.gangsters = source.gangsters.copy()
            self.crimes = source.crimes.copy()
            self.stage = source.stage
            self.played = source.played
            self.attended = source.attended
            self.icons = source.icons
            self.skilled = source.skilled
            self.night = source.night
            self.actions = source.actions
            self.bonus = source.bonus
            self.free_moves = source.free_moves
            self.passes = source.passes
            self.paid_warden = source.paid_warden
            self.left_hole = source.left_hole
            self.rats_met = source.rats_met
            self.tormented = source.tormented
            self.boosts = source.boosts.copy()

    def clone(self) -> Convict:
        return Convict(self.seat, self.rival, self.cell, self)

    def numbers(self) -> list[int]:
        out = [
            self.seat, self.rival, self.cell, self.card, self.space, self.posture, int(self.felled), self.strength,
            self.cunning, self.primal, int(self.poisoned), self.loss, self.upgrade, self.cell_upgrade, self.stage,
            int(self.played), int(self.attended), self.icons, int(self.skilled), self.night, self.actions, self.bonus,
            self.free_moves, self.passes, int(self.paid_warden), int(self.left_hole), self.rats_met, self.tormented,
        ]  # fmt: skip
        for part in (self.offered, self.carry, self.gangsters, self.crimes, self.boosts):
            out.append(len(part))
            out += part
        return out


class Rival:
    """Who competes: one player, a player with two Convicts, or a team of two."""

    def __init__(self, seats: int, source: Rival | None = None) -> None:
        self.seats = seats  # as a mask
        if source is None:
            self.rep: int = 0
            self.ledger: list[int] = [0] * SOURCES  # where it came from, by the lines of reputation.py
            self.losses: list[int] = [0] * SOURCES  # what of that was lost
            self.ranked: int = 0  # ranks that have been rewarded, as a mask (R20)
            self.stands: int = 0  # in all, those under Guards included
            self.coins: int = 0  # neither on the track nor in a Cellblock
            self.tags: int = 0  # not yet placed
            self.plan: int = NOTHING
            self.plan_shown: bool = False
            self.secured: list[int] = []  # tools beside the plan
            self.kept_crimes: list[int] = []  # a Crime Lord's
            self.crowned: bool = False
            self.was_king: bool = False  # has had the REP for filling a Cellblock (R32)
            self.last_convict: int = NOTHING  # that played last
        else:
            self.rep = source.rep
            self.ledger = source.ledger.copy()
            self.losses = source.losses.copy()
            self.ranked = source.ranked
            self.stands = source.stands
            self.coins = source.coins
            self.tags = source.tags
            self.plan = source.plan
            self.plan_shown = source.plan_shown
            self.secured = source.secured.copy()
            self.kept_crimes = source.kept_crimes.copy()
            self.crowned = source.crowned
            self.was_king = source.was_king
            self.last_convict = source.last_convict

    def clone(self) -> Rival:
        return Rival(self.seats, self)

    def numbers(self) -> list[int]:
        out = [
            self.seats, self.rep, self.ranked, self.stands, self.coins, self.tags, self.plan, int(self.plan_shown),
            int(self.crowned), int(self.was_king), self.last_convict,
        ]  # fmt: skip
        for part in (self.ledger, self.losses, self.secured, self.kept_crimes):
            out.append(len(part))
            out += part
        return out


class Fight:
    """A Fight between two sides, first the one that began it; NOTHING on both sides while there is none."""

    def __init__(self, source: Fight | None = None) -> None:
        if source is None:
            self.rivals: list[int] = [NOTHING, NOTHING]
            self.convicts: list[int] = [NOTHING, NOTHING]  # whose Mats meet; in a Riot the first of each side
            self.mats: list[int] = [0, 0]  # Convicts that take part with their Mats, as masks
            self.ranks: list[int] = [0, 0]  # before the Fight (section 19)
            self.space: int = NOTHING
            self.riot: bool = False
            self.provoked: int = 0  # sides that held a Trash Tag of the other when it began, as a mask
            self.attacking: int = 0  # the side that attacks in this exchange
            self.exchange: int = 0
            self.out: int = 0  # injured Convicts, as a mask; injured Gangsters have left
            self.winners: int = 0  # fighters that have won an exchange, as a mask (R43)
            self.rerolled: int = 0  # Gangsters that have rolled again in this Fight
            self.dosed: int = 0  # Gangsters that have given a die
            self.leaving: int = 0  # Gangsters that leave when it is over (R74)
            self.last_mats: list[int] = [NOTHING, NOTHING]  # the Convicts whose Mats have fought last
            # This exchange
            self.fighters: list[int] = [NOTHING, NOTHING]
            self.weapons: list[list[int]] = [[], []]  # revealed
            self.extra: list[int] = [0, 0]  # dice
            self.dice: list[list[int]] = [[], []]
            self.totals: list[int] = [0, 0]
            self.won: int = NOTHING  # the side that has won it
            self.damage: int = 0  # of the weapon that has won it
        else:
            self.rivals = source.rivals.copy()
            self.convicts = source.convicts.copy()
            self.mats = source.mats.copy()
            self.ranks = source.ranks.copy()
            self.space = source.space
            self.riot = source.riot
            self.provoked = source.provoked
            self.attacking = source.attacking
            self.exchange = source.exchange
            self.out = source.out
            self.winners = source.winners
            self.rerolled = source.rerolled
            self.dosed = source.dosed
            self.leaving = source.leaving
            self.last_mats = source.last_mats.copy()
            self.fighters = source.fighters.copy()
            self.weapons = [source.weapons[0].copy(), source.weapons[1].copy()]
            self.extra = source.extra.copy()
            self.dice = [source.dice[0].copy(), source.dice[1].copy()]
            self.totals = source.totals.copy()
            self.won = source.won
            self.damage = source.damage

    @property
    def on(self) -> bool:
        return self.rivals[0] != NOTHING

    def numbers(self) -> list[int]:
        out = [
            self.space, int(self.riot), self.provoked, self.attacking, self.exchange, self.out, self.winners,
            self.rerolled, self.dosed, self.leaving, self.won, self.damage,
        ]  # fmt: skip
        out += self.rivals + self.convicts + self.mats + self.ranks + self.fighters + self.extra + self.totals
        out += self.last_mats
        for part in (*self.weapons, *self.dice):
            out.append(len(part))
            out += part
        return out


NO_FIGHT: Final = Fight()  # never changed, so that all games share it


class Riot:
    """A Riot: who is still in it, and in which order the others went down."""

    def __init__(self, source: Riot | None = None) -> None:
        if source is None:
            self.space: int = NOTHING  # NOTHING: there is none
            self.final: bool = False
            self.causes: int = 0  # rivals on level 13, as a mask
            self.standing: int = 0  # rivals, as a mask
            self.fallen: list[int] = []  # rivals, first to last
            self.out: int = 0  # injured Convicts, as a mask
            self.damage: list[int] = [0] * MOST_CONVICTS  # Action loss of each injured Convict (R35)
        else:
            self.space = source.space
            self.final = source.final
            self.causes = source.causes
            self.standing = source.standing
            self.fallen = source.fallen.copy()
            self.out = source.out
            self.damage = source.damage.copy()

    @property
    def on(self) -> bool:
        return self.space != NOTHING

    def numbers(self) -> list[int]:
        return [
            self.space, int(self.final), self.causes, self.standing, self.out, len(self.fallen), *self.fallen,
            *self.damage,
        ]  # fmt: skip


NO_RIOT: Final = Riot()


class Animalcatraz(Game):
    """A game of Animalcatraz. Rivals are numbered as their first seats are; a Cellblock has the number of its cell."""

    def __init__(self, room: Room, box: Box, seats: int, rng: Rng, source: Animalcatraz | None = None) -> None:
        super().__init__(room, seats, rng)
        self.box = box
        if source is None:
            # What the table has settled
            self.type: int = 0
            self.modules: int = 0  # as a mask
            self.endings: int = 0
            self.sets: int = 1  # of Convicts, as a mask
            self.choosing: int = RANDOM
            self.tiled: bool = False  # Guard tiles instead of the red die
            self.first_roll: bool = False  # Guards move in the first round too (R6)
            self.extra_gangsters: int = 0
            self.reaction_seconds: int = 0
            self.last_day: int = 0  # of an El Chapo; 0: there is none

            self.day: int = 1
            self.round: int = 0  # 1 to 4 by day, 5 at night
            self.rounds: int = 0  # that have begun in all
            self.rivals: list[Rival] = []
            self.convicts: list[Convict] = []
            self.order: list[int] = []  # rivals by their cells, clockwise
            self.shank: int = NOTHING
            self.active: int = NOTHING  # the Convict whose turn it is
            self.risen: int = 0  # rivals that have reached level 13 and not had their Riot, as a mask
            self.winner: int = NOTHING  # a rival

            self.guard_at: list[int] = [NOTHING] * GUARDED  # by space
            self.letters: list[int] = [0] * GUARDED  # of the Guard there
            self.owners: list[int] = [NOTHING] * GUARDS  # rivals, by Guard
            self.guard_traps: list[int] = [NOTHING] * GUARDS  # copies
            self.tiles: list[int] = []  # Guard tiles still face down, by face
            self.warden: int = NOTHING  # space
            self.warden_owner: int = NOTHING  # who has corrupted him while the Event lets one
            self.rats: int = 0  # spaces, as a mask

            self.chair: list[int] = []  # the front last
            self.pile: list[int] = []  # of the Infirmary
            self.decks: list[list[int]] = [[] for _ in range(ROOMS)]
            self.stashes: list[list[int]] = [[] for _ in range(CELLS)]
            self.cell_attacks: list[int] = [NOTHING] * CELLS
            self.vacant: list[int] = [NOTHING] * VACANT_CELLS  # copies
            self.lodgers: list[int] = [NOTHING] * VACANT_CELLS  # Gangsters in vacant cells
            self.kings: list[int] = [NOTHING] * BLOCKS  # whose coin lies in a Cellblock
            self.track: list[int] = [NOTHING] * DAY_ROUNDS  # whose coin lies on a round
            self.placed_tags: list[int] = [0] * (MOST_RIVALS * MOST_RIVALS)  # by * MOST_RIVALS + with
            self.known: list[int] = [0] * box.copies  # who knows a copy where it lies, as masks of seats
            self.shown: list[int] = [0] * box.copies  # 1: an Upgrade that its owner has turned up (R14)

            self.events: list[int] = []  # the top last
            self.event: int = NOTHING
            self.past_events: list[int] = []  # revealed before it
            self.crime_deck: Deck = Deck([], [])
            self.crime_known: list[int] = [0] * CRIMES  # who has seen a held Crime, as masks of seats
            self.progress: list[int] = [0] * (CRIMES * MOST_CRIME_STEPS)  # times, or a mask of what differs
            self.plan_decks: list[Deck] = [Deck([], []), Deck([], [])]  # at the Escape Rooms B and D
            self.plan_known: list[int] = [0] * PLANS
            self.death_row: list[int] = []  # the top last
            self.dead: list[int] = []  # its discard
            self.met: int = 0  # Gangsters that have been turned up, as a mask
            self.held: list[int] = [NOTHING] * GANGSTERS  # the copy that a Gangster carries
            self.hurt: list[int] = [0] * GANGSTERS  # levels of Strength lost
            self.used_gangsters: int = 0  # whose once-a-round skill is used, as a mask
            self.copied: int = NOTHING  # the Gangster whom a Fraud stands in for, this turn (R66)
            self.thefts: list[int] = [0] * GANGSTERS  # spaces in which a Thief has stolen this round, as masks
            self.getaway: list[list[int]] = [[], [], []]  # the top last
            self.escapee: int = NOTHING  # the Convict that stands before a card of the Getaway, which is face up
            self.hindrance: int = 0  # what sacrificed Guards add to its padlocks

            self.slept_on: list[int] = []  # Cell Upgrades of stashes that have given their bonus tonight (R70)
            self.incoming: list[int] = []  # copies that are being taken, until they have their place
            self.arrangements: list[int] = []  # of cards, seen in this turn since the last Action, roll or reveal (R69)
            self.bets: list[int] = [NOTHING] * MOST_CONVICTS  # the side that a Hustler has named, by Convict (D8)
            self.fight: Fight = NO_FIGHT
            self.riot: Riot = NO_RIOT
        else:
            self.copy_agenda(source)
            self.vocabulary = source.vocabulary
            self.type = source.type
            self.modules = source.modules
            self.endings = source.endings
            self.sets = source.sets
            self.choosing = source.choosing
            self.tiled = source.tiled
            self.first_roll = source.first_roll
            self.extra_gangsters = source.extra_gangsters
            self.reaction_seconds = source.reaction_seconds
            self.last_day = source.last_day
            self.day = source.day
            self.round = source.round
            self.rounds = source.rounds
            self.rivals = [rival.clone() for rival in source.rivals]
            self.convicts = [convict.clone() for convict in source.convicts]
            self.order = source.order.copy()
            self.shank = source.shank
            self.active = source.active
            self.risen = source.risen
            self.winner = source.winner
            self.guard_at = source.guard_at.copy()
            self.letters = source.letters.copy()
            self.owners = source.owners.copy()
            self.guard_traps = source.guard_traps.copy()
            self.tiles = source.tiles.copy()
            self.warden = source.warden
            self.warden_owner = source.warden_owner
            self.rats = source.rats
            self.chair = source.chair.copy()
            self.pile = source.pile.copy()
            self.decks = [deck.copy() for deck in source.decks]
            self.stashes = [stash.copy() for stash in source.stashes]
            self.cell_attacks = source.cell_attacks.copy()
            self.vacant = source.vacant.copy()
            self.lodgers = source.lodgers.copy()
            self.kings = source.kings.copy()
            self.track = source.track.copy()
            self.placed_tags = source.placed_tags.copy()
            self.known = source.known.copy()
            self.shown = source.shown.copy()
            self.events = source.events.copy()
            self.event = source.event
            self.past_events = source.past_events.copy()
            self.crime_deck = source.crime_deck.clone()
            self.crime_known = source.crime_known.copy()
            self.progress = source.progress.copy()
            self.plan_decks = [deck.clone() for deck in source.plan_decks]
            self.plan_known = source.plan_known.copy()
            self.death_row = source.death_row.copy()
            self.dead = source.dead.copy()
            self.met = source.met
            self.held = source.held.copy()
            self.hurt = source.hurt.copy()
            self.used_gangsters = source.used_gangsters
            self.copied = source.copied
            self.thefts = source.thefts.copy()
            self.getaway = [deck.copy() for deck in source.getaway]
            self.escapee = source.escapee
            self.hindrance = source.hindrance
            self.slept_on = source.slept_on.copy()
            self.incoming = source.incoming.copy()
            self.arrangements = source.arrangements.copy()
            self.bets = source.bets.copy()
            self.fight = Fight(source.fight) if source.fight.on else NO_FIGHT
            self.riot = Riot(source.riot) if source.riot.on else NO_RIOT

    def clone(self) -> Animalcatraz:
        return Animalcatraz(self.room, self.box, self.seats, self.rng.clone(), self)

    def has(self, module: int) -> bool:
        """Whether a module is in play."""
        return self.modules >> module & 1 != 0

    def ends_with(self, ending: int) -> bool:
        """Whether a variant of the end of the game is played."""
        return self.endings >> ending & 1 != 0

    def numbers(self) -> list[int]:
        out = [
            self.seats, self.type, self.modules, self.endings, self.sets, self.choosing, int(self.tiled),
            int(self.first_roll), self.extra_gangsters, self.reaction_seconds, self.last_day, self.day, self.round,
            self.rounds, self.shank, self.active, self.risen, self.winner, self.warden, self.warden_owner, self.rats,
            self.event, self.used_gangsters, self.met, self.copied, self.escapee, self.hindrance,
        ]  # fmt: skip
        parts = [
            self.order, self.guard_at, self.letters, self.owners, self.guard_traps, self.tiles, self.chair, self.pile,
            self.cell_attacks, self.vacant, self.lodgers, self.kings, self.track, self.placed_tags, self.known,
            self.shown, self.events, self.past_events, self.crime_known, self.progress, self.plan_known, self.death_row,
            self.dead,
            self.held, self.hurt, self.thefts, self.slept_on, self.incoming, self.arrangements, self.crime_deck.cards,
            self.crime_deck.known, self.bets,
        ]  # fmt: skip
        parts += self.decks
        parts += self.stashes
        parts += self.getaway
        for deck in self.plan_decks:
            parts += [deck.cards, deck.known]
        for rival in self.rivals:
            parts.append(rival.numbers())
        for convict in self.convicts:
            parts.append(convict.numbers())
        parts += [self.fight.numbers(), self.riot.numbers()]
        for part in parts:
            out.append(len(part))
            out += part
        return out

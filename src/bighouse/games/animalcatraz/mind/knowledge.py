"""What a seat knows of a game of Animalcatraz: the rest is dealt anew (RULES.md section 32.2)."""

from __future__ import annotations

from bighouse.engine.deck import Deck
from bighouse.engine.knowledge import Knowledge, mix, mix_one
from bighouse.engine.rng import Rng
from bighouse.games.animalcatraz.box.components import CRIMES, MOST_CRIME_STEPS, NOTHING, ROOMS
from bighouse.games.animalcatraz.rules.misdeeds import forget
from bighouse.games.animalcatraz.rules.setup import available
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def imagine(game: Animalcatraz, seat: int, rng: Rng) -> Animalcatraz:
    """A copy in which everything that the seat cannot know is dealt anew."""
    imagined = game.clone()
    imagined.rng = rng.split()
    imagine_cards(imagined, seat, rng)
    imagine_crimes(imagined, seat, rng)
    imagine_plans(imagined, seat, rng)
    imagine_events(imagined, rng)
    imagine_death_row(imagined, rng)
    imagine_offers(imagined, seat, rng)
    if imagined.active != NOTHING and not imagined.rivals[imagined.convicts[imagined.active].rival].seats >> seat & 1:
        imagined.arrangements = []  # how others' cards have lain is theirs to know
    shuffle_anew(imagined.tiles, rng)
    for i in range(len(imagined.getaway)):
        face_up = game.escapee != NOTHING and game.convicts[game.escapee].stage == i
        top = [imagined.getaway[i].pop()] if face_up else []
        shuffle_anew(imagined.getaway[i], rng)
        imagined.getaway[i] += top
    return imagined


def shuffle_anew(pile: list[int], rng: Rng) -> None:
    pile.sort()
    rng.shuffle(pile)


def is_hidden(game: Animalcatraz, copy: int, bit: int) -> bool:
    return copy != NOTHING and game.known[copy] & bit == 0


def zones(game: Animalcatraz) -> list[list[int]]:
    """Every list that hidden cards may lie in, the trade decks apart."""
    out = [game.chair, game.pile, game.incoming, game.held, game.vacant, game.guard_traps]
    out += game.stashes
    for convict in game.convicts:
        out.append(convict.carry)
    return out


def imagine_cards(game: Animalcatraz, seat: int, rng: Rng) -> None:
    """Hidden copies change places; a trade deck only ever holds cards of its own room (section 12)."""
    bit = 1 << seat
    places = zones(game)
    every = places + game.decks
    masks = hidden_masks(game, every, bit)
    rest: list[int] = []
    by_room: list[list[int]] = [[] for _ in range(ROOMS)]
    for zone in places:
        for copy in zone:
            if is_hidden(game, copy, bit):
                deck = game.box.of(copy).deck
                if deck >= 0:
                    by_room[deck].append(copy)
                else:
                    rest.append(copy)
    hidden: list[int] = []  # copies in the order of the places that they come to
    for room in range(ROOMS):
        cards = game.decks[room]
        strangers = by_room[room] + [copy for copy in cards if is_hidden(game, copy, bit)]
        shuffle_anew(strangers, rng)
        for copy in cards:
            if is_hidden(game, copy, bit):
                hidden.append(strangers.pop())
        rest += strangers
    shuffle_anew(rest, rng)
    deal_hidden(game, places, rest, bit)
    deal_hidden(game, game.decks, hidden, bit)
    at = 0
    for zone in every:  # who else knows a card goes by where it lies
        for copy in zone:
            if is_hidden(game, copy, bit):
                game.known[copy] = masks[at]
                at += 1


def hidden_masks(game: Animalcatraz, places: list[list[int]], bit: int) -> list[int]:
    """Who knows the cards that a seat does not, place by place."""
    out: list[int] = []
    for zone in places:
        for copy in zone:
            if is_hidden(game, copy, bit):
                out.append(game.known[copy])
    return out


def deal_hidden(game: Animalcatraz, places: list[list[int]], copies: list[int], bit: int) -> None:
    """Put these copies, in their order, where the seat does not know what lies."""
    at = 0
    for zone in places:
        for i in range(len(zone)):
            if is_hidden(game, zone[i], bit):
                zone[i] = copies[at]
                at += 1


def imagine_crimes(game: Animalcatraz, seat: int, rng: Rng) -> None:
    """Crimes in the deck and in others' hands; how far a hidden one is nobody else can tell."""
    bit = 1 << seat
    pool = game.crime_deck.unknown_to(seat)
    for convict in game.convicts:
        for crime in convict.crimes:
            if game.crime_known[crime] & bit == 0:
                pool.append(crime)
    shuffle_anew(pool, rng)
    for convict in game.convicts:
        for i in range(len(convict.crimes)):
            crime = convict.crimes[i]
            if game.crime_known[crime] & bit == 0:
                convict.crimes[i] = pool.pop()
    game.crime_deck.deal_unknown(seat, pool)
    held = 0
    for convict in game.convicts:
        for crime in convict.crimes:
            held |= 1 << crime
            if game.crime_known[crime] & bit == 0:
                forget(game, crime)
                game.crime_known[crime] = game.rivals[convict.rival].seats
    for crime in range(CRIMES):
        if not held >> crime & 1:
            forget(game, crime)


def imagine_plans(game: Animalcatraz, seat: int, rng: Rng) -> None:
    """Plans in the Escape Rooms, and those that others keep to themselves."""
    bit = 1 << seat
    keepers = [rival for rival in game.rivals if is_secret(game, rival.plan, rival.plan_shown, rival.seats, bit)]
    pool = [rival.plan for rival in keepers]
    for deck in game.plan_decks:
        pool += deck.unknown_to(seat)
    shuffle_anew(pool, rng)
    for plan in pool:
        game.plan_known[plan] = 0
    for rival in keepers:
        rival.plan = pool.pop()
        game.plan_known[rival.plan] = rival.seats
    for deck in game.plan_decks:
        deck.deal_unknown(seat, pool)


def is_secret(game: Animalcatraz, plan: int, shown: bool, seats: int, bit: int) -> bool:
    return plan != NOTHING and not shown and (seats | game.plan_known[plan]) & bit == 0


def imagine_events(game: Animalcatraz, rng: Rng) -> None:
    """Of each letter those that have not been seen, in the order of letters (R46)."""
    box = game.box
    for letter in range(3):
        pool = [
            event.index
            for event in box.events
            if event.letter == letter
            and (event.module == NOTHING or game.has(event.module))
            and event.index != game.event
            and event.index not in game.past_events
        ]
        rng.shuffle(pool)
        for i in range(len(game.events)):
            if box.events[game.events[i]].letter == letter:
                game.events[i] = pool.pop()


def imagine_death_row(game: Animalcatraz, rng: Rng) -> None:
    """Its order; and which of the further Gangsters are in it at all, unless they have been seen."""
    extras: list[int] = []
    for gangster in game.box.gangsters:
        if gangster.extra and not game.met >> gangster.index & 1:
            extras.append(gangster.index)
    rng.shuffle(extras)
    row = game.death_row
    for i in range(len(row)):
        if game.box.gangsters[row[i]].extra and not game.met >> row[i] & 1:
            row[i] = extras.pop()
    shuffle_anew(row, rng)


def imagine_offers(game: Animalcatraz, seat: int, rng: Rng) -> None:
    """Convict cards that others choose from at setup."""
    pool = available(game)
    for convict in game.convicts:
        seen = convict.offered if convict.seat == seat else []
        for card in [convict.card, *seen]:
            if card in pool:
                pool.remove(card)
    rng.shuffle(pool)
    for convict in game.convicts:
        if convict.seat != seat:
            convict.offered = [pool.pop() for _ in convict.offered]


def key(game: Animalcatraz, seat: int) -> int:
    """A number for all that the seat knows: what is open, its own secrets, and how much lies hidden where."""
    bit = 1 << seat
    out = mix_one(((game.day * 8 + game.round) * 8 + game.shank) * 16 + game.active, game.event)
    out = mix(out, game.guard_at)
    out = mix(out, game.letters)
    out = mix(out, game.owners)
    out = mix(out, game.lodgers)
    out = mix(out, game.kings)
    out = mix(out, game.track)
    out = mix(out, game.placed_tags)
    out = mix(out, game.cell_attacks)
    out = mix(out, game.dead)
    out = mix(out, game.order)
    out = mix_one(out, (game.warden * 16 + game.warden_owner) * 1024 + game.rats)
    out = mix_one(out, (game.used_gangsters * 32 + game.copied) * 16 + game.escapee)
    out = mix_one(out, game.hindrance * 1024 + len(game.death_row) * 32 + len(game.crime_deck))
    out = mix(out, game.hurt)
    out = mix(out, game.thefts)
    out = mix(out, game.to_act)
    for zone in zones(game):
        out = mix_zone(game, zone, bit, out)
    for pile in game.decks:
        out = mix_zone(game, pile, bit, out)
    out = mix(out, game.fight.numbers())
    out = mix(out, game.riot.numbers())
    for rival in game.rivals:
        out = mix_one(out, (rival.rep * 64 + rival.stands) * 64 + rival.coins * 16 + rival.tags)
        out = mix(out, rival.secured)
        out = mix(out, rival.kept_crimes)
        out = mix_one(out, rival.ranked * 4 + int(rival.crowned) * 2 + int(rival.was_king))
        if rival.plan != NOTHING:
            secret = is_secret(game, rival.plan, rival.plan_shown, rival.seats, bit)
            out = mix_one(out, 64 + int(rival.plan_shown) * 8 + (5 if secret else rival.plan))
    for deck in game.plan_decks:
        out = mix_deck(deck, seat, out)
    out = mix_deck(game.crime_deck, seat, out)
    for convict in game.convicts:
        out = mix_one(out, (convict.card * 16 + convict.space) * 8 + convict.posture)
        out = mix_one(out, ((convict.strength * 32 + convict.cunning) * 8 + convict.primal) * 16 + convict.loss)
        out = mix_one(out, (convict.actions * 16 + convict.bonus) * 32 + convict.stage * 4 + convict.passes)
        out = mix_one(out, convict.icons * 256 + convict.night * 16 + convict.free_moves)
        out = mix_one(out, (convict.rats_met * 256 + convict.tormented) * 64 + flags(convict.played, convict.attended))
        out = mix_one(out, flags(convict.skilled, convict.paid_warden) * 4 + flags(convict.poisoned, convict.felled))
        out = mix_one(out, int(convict.left_hole))
        out = mix_one(out, convict.upgrade * 256 + convict.cell_upgrade)
        out = mix(out, convict.gangsters)
        out = mix(out, convict.boosts)
        for crime in convict.crimes:
            if game.crime_known[crime] & bit:
                out = mix_one(out, crime)
                if game.rivals[convict.rival].seats & bit:
                    out = mix(out, game.progress[crime * MOST_CRIME_STEPS : (crime + 1) * MOST_CRIME_STEPS])
            else:
                out = mix_one(out, CRIMES)
        if convict.seat == seat:
            out = mix(out, convict.offered)
    return out


def flags(first: bool, second: bool) -> int:
    return int(first) * 2 + int(second)


def mix_zone(game: Animalcatraz, zone: list[int], bit: int, key: int) -> int:
    """What of a zone the seat knows, and how many cards it holds; copies of a card are alike."""
    box = game.box
    for copy in zone:
        if copy == NOTHING:
            key = mix_one(key, 500)
        elif game.known[copy] & bit:
            key = mix_one(key, box.kind_of[copy] * 2 + game.shown[copy])
        else:
            key = mix_one(key, 501)
    return mix_one(key, 502)


def mix_deck(deck: Deck, seat: int, key: int) -> int:
    for i in range(len(deck.known)):
        if deck.is_known(i, seat):
            key = mix_one(key, deck.cards[i] * 64 + i)
    return mix_one(key, len(deck))


class AnimalcatrazKnowledge(Knowledge[Animalcatraz]):
    """For bots."""

    def imagine(self, game: Animalcatraz, seat: int, rng: Rng) -> Animalcatraz:
        return imagine(game, seat, rng)

    def key(self, game: Animalcatraz, seat: int) -> int:
        return key(game, seat)

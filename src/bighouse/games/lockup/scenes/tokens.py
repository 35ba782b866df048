"""The tokens of a scene: who is where, what Roll Call remembers of it, and where stars came from."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Several
from bighouse.engine.scenes.lines import Line, marked, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.lockup.box.components import LIBRARY, LOCATION_WORDS, TOKEN_WORDS
from bighouse.games.lockup.rules.state import (
    FROM_START,
    SEAT_BITS,
    SETUP,
    SHEET_LINES,
    Player,
    count_tokens,
    token_list,
)
from bighouse.games.lockup.scenes.crews import MOST_STARS
from bighouse.games.lockup.scenes.page import LockupPage

PLACES = Several("location", LOCATION_WORDS[:LIBRARY])
TOKEN_SET = Several("token", TOKEN_WORDS)
SHEET_WORDS = [
    "start", "items", "effects", "instant goal", "raids", "leader goal", "end goal", "goons", "resources", "tomes",
    "marker",
]  # fmt: skip


def tokens_line(page: LockupPage, location: int) -> Line:
    """Who is where: "at smithy: seat 0 enforcer; seat 1 lookout (4)". All others are in the holding cells."""
    game = page.game

    def read(who: int, words: Entry) -> None:
        for name, hidden in words.marked():
            if who == game.guards:
                guard = page.guards.take(words, name)
                game.guards_at[location].append(guard)
                game.guards_down |= int(hidden) << guard
            else:
                put_token(page, who, location, words, name, hidden)

    def write(who: int) -> str:
        if who == game.guards:
            ids = page.guards.ids
            return marked((ids[guard], game.guards_down >> guard & 1 != 0) for guard in game.guards_at[location])
        player = game.players[who]
        tokens = token_list(player.at[location])
        return marked((TOKEN_WORDS[token], player.down >> token & 1 != 0) for token in tokens)

    return page.each(f"at {LOCATION_WORDS[location]}", read, write)


def put_token(page: LockupPage, who: int, location: int, words: Entry, name: str, hidden: bool) -> None:
    game = page.game
    player = game.players[who]
    token = words.index("token", name, TOKEN_WORDS)
    if (who, token) in page.tokens:
        raise words.wrong(f"{page.whos[who]}'s {name} is already in line {page.tokens[who, token]}")
    if not page.box.tokens[game.seats] >> token & 1:
        raise words.wrong(f"nobody has a {name} with {game.seats} players")
    if hidden and (location == LIBRARY or game.solitary):
        raise words.wrong("tokens lie face up here: stragglers do, and in solitary all crew")
    page.tokens[who, token] = words.line
    player.cell &= ~(1 << token)
    player.at[location] |= 1 << token
    player.down |= int(hidden) << token


# What Roll Call remembers


def visited(player: Player) -> int:
    """The locations that a player has used, as far as its tokens tell."""
    return sum(1 << location for location in range(LIBRARY) if player.at[location])


def shown(player: Player) -> int:
    """The tokens that everybody has seen, as far as the board tells."""
    return sum(tokens & ~player.down for tokens in player.at)


def usual_limit(page: LockupPage) -> int:
    """How many tokens each may lay face down."""
    game = page.game
    return 0 if game.phase == SETUP else page.box.face_down_limit[game.seats]


def remember(page: LockupPage) -> None:
    """What follows from tokens and stars, unless the text says otherwise."""
    for player in page.game.players:
        player.visited = visited(player)
        player.shown = shown(player)
        player.down_used = count_tokens(player.down)
        player.down_limit = -1  # depends on the phase
        player.sheet[FROM_START] = player.stars


def memory_lines(page: LockupPage, who: int) -> list[Line]:
    player = page.game.players[who]
    name = page.whos[who]
    lines = [
        parts(f"{name} roll call", ",", lambda part: read_roll_call(player, part), lambda: roll_call(page, player))
    ]
    if who != page.game.guards:
        lines.append(peek_line(page, who))
    return [*lines, sheet_line(page, who)]


def read_roll_call(player: Player, part: Entry) -> None:
    words = part.words()
    if words == ["passed"]:
        player.passed = True
    elif words == ["reinforcing"]:
        player.reinforcing = True
    elif words[0] == "visited":
        player.visited = PLACES.read(part, " ".join(words[1:]))[0]
    elif words[0] == "shown":
        player.shown = TOKEN_SET.read(part, " ".join(words[1:]))[0]
    elif len(words) == 3 and words[:2] == ["face", "down"]:
        player.down_used = part.number(words[2], 0, 99)
    elif len(words) == 2 and words[0] == "limit":
        player.down_limit = part.number(words[1], 0, 99)
    else:
        raise part.wrong(
            "write 'passed', 'visited smithy', 'shown lookout 5', 'face down 2', 'limit 3' or 'reinforcing'"
        )


def roll_call(page: LockupPage, player: Player) -> list[str]:
    """What does not follow from the tokens."""
    out: list[str] = []
    if player.passed:
        out.append("passed")
    if player.visited != visited(player):
        places = [word for i, word in enumerate(LOCATION_WORDS) if player.visited >> i & 1]
        out.append(" ".join(["visited", *places]))
    if player.shown != shown(player):
        out.append(" ".join(["shown", *(TOKEN_WORDS[token] for token in token_list(player.shown))]))
    if player.down_used != count_tokens(player.down):
        out.append(f"face down {player.down_used}")
    if player.down_limit != usual_limit(page):
        out.append(f"limit {player.down_limit}")
    if player.reinforcing:
        out.append("reinforcing")
    return out


def peek_line(page: LockupPage, who: int) -> Line:
    """Tokens of others that a seat has peeked at: "seat 1 4; seat 2 lookout"."""
    game = page.game

    def read(owner: int, words: Entry) -> None:
        if owner == who or owner == game.guards:
            raise words.wrong(f"{page.whos[who]} peeks at tokens of other seats")
        for word in words.words():
            token = words.index("token", word.strip("()"), TOKEN_WORDS)
            game.players[owner].peeked |= 1 << (token * SEAT_BITS + who)

    def write(owner: int) -> str:
        player = game.players[owner]
        return " ".join(word for token, word in enumerate(TOKEN_WORDS) if player.has_peeked(token, who))

    return page.each(f"{page.whos[who]} peeked at", read, write)


def sheet_line(page: LockupPage, who: int) -> Line:
    """Where the stars came from; unless the text says, all count as the start."""
    player = page.game.players[who]
    name = page.whos[who]

    def read(entry: Entry) -> None:
        player.sheet = [0] * SHEET_LINES
        for part in entry.parts(","):
            count, _, word = part.value.partition(" ")
            line = part.index("line of the score sheet", word.strip(), SHEET_WORDS)
            player.sheet[line] = part.number(count, -MOST_STARS, MOST_STARS)
        total = sum(player.sheet)
        if who not in page.starred:
            player.stars = total
        if total != player.stars or total < 0:
            raise entry.wrong(f"the score sheet adds up to {total} stars, but {name} has {player.stars}")

    def write() -> str | None:
        if player.sheet[FROM_START] == player.stars and not any(player.sheet[FROM_START + 1 :]):
            return None
        return ", ".join(f"{stars} {word}" for stars, word in zip(player.sheet, SHEET_WORDS) if stars) or "0 start"

    return Line(f"{name} score sheet", read, write)

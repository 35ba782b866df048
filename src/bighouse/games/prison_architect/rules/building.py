"""The Build phase: tiles are placed, all at once and each in their own prison (RULES.md section 5.4)."""

from __future__ import annotations

from bighouse.engine.english import counted
from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.engine.wording import Reason
from bighouse.games.prison_architect.box.components import (
    BUILD_DIG,
    BUILD_REARRANGE,
    BUNK_CELL,
    LOCKER_ROOM,
    NOTHING,
    WILDCARD,
)
from bighouse.games.prison_architect.rules.actions import (
    AT,
    BUY_TILE,
    DONE,
    EDGE_SETS,
    EDGES,
    EXPAND,
    FREE_CHOICE,
    OWED,
    PLACE,
    REARRANGE,
    STAFF_AT,
    TILES,
    TOKEN,
)
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.caveats import expand_caveat, free_caveat, item_caveat
from bighouse.games.prison_architect.rules.events import (
    PHASE_BEGAN,
    PHASE_ENDED,
    SPECIALISTS_GAINED,
    STAFF_GAINED,
    TILE_BOUGHT,
    TILE_DISCARDED,
    TILE_PLACED,
    TOKEN_LOST,
)
from bighouse.games.prison_architect.rules.expansion import ExpandInto, can_expand
from bighouse.games.prison_architect.rules.governor import governor_builds
from bighouse.games.prison_architect.rules.placement import (
    build,
    can_rearrange,
    has_place,
    is_cell_too_many,
    legal_squares,
    open_edges,
    square_refusal,
    squares_beside,
    window_refusal,
)
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.rearranging import MoveTile
from bighouse.games.prison_architect.rules.refusals import (
    NO_EDGE_FOR_WINDOWS,
    NO_SQUARE_FOR_IT,
    NOT_IN_CONSTRUCTION,
    NOT_YOURS,
    NOTHING_TO_DRAW,
    NOTHING_TO_MOVE,
    ONE_A_PHASE,
    TILES_LEFT,
    TOKENS_LEFT,
    TOO_EXPENSIVE,
    TOO_MANY_CELLS,
    WRONG_WINDOWS,
)
from bighouse.games.prison_architect.rules.sources import TILE
from bighouse.games.prison_architect.rules.staffing import (
    beyond_free,
    free_actions,
    free_refusal,
    is_free_action,
    take_free,
)
from bighouse.games.prison_architect.rules.state import (
    BOUGHT_BUNK_CELL,
    BOUGHT_LOCKER_ROOM,
    BUILD,
    EXPANDED,
    REARRANGED,
    Player,
    PrisonArchitect,
)
from bighouse.games.prison_architect.rules.tokens import ChooseTag, OwnToken, PlaceToken, owing, shown, takes_token


class Building(Step[PrisonArchitect]):
    """Everybody builds at the same time (R19)."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = BUILD
        game.area = NOTHING
        game.tell(PHASE_BEGAN, BUILD, game.week)
        if game.solo:
            governor_builds(game)
        for player in game.players:
            player.built = 0
            player.recalled = 0
        game.gather([Build(seat) for seat in game.initiative])


def tokens_to_place(player: Player) -> list[int]:
    """The tokens that wait for a tile, each kind once: of cards, and of tiles whose condition holds (R14, R29)."""
    out: list[int] = []
    for tag in player.pending:
        token = TOKEN + (FREE_CHOICE if tag == WILDCARD else tag)
        if token not in out:
            out.append(token)
    if owing(player.prison):
        out.append(TOKEN + OWED)
    return out


class Build(Asked):
    """What to do next in one's prison, until it is done."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        player = game.players[self.seat]
        out: list[int] = []
        for tile in player.construction:
            if PLACE + tile not in out:
                out.append(PLACE + tile)
        out += [BUY_TILE + BUNK_CELL, BUY_TILE + LOCKER_ROOM]
        out += tokens_to_place(player)
        if player.prison.passive(BUILD_REARRANGE):
            out.append(REARRANGE)
        if player.prison.passive(BUILD_DIG):
            out.append(EXPAND)
        out += free_actions(game, self.seat)
        out.append(DONE)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        player = game.players[self.seat]
        if action == DONE:
            return done_refusal(player)
        if PLACE <= action < AT:
            return place_refusal(player.prison, action - PLACE)
        if BUY_TILE <= action < PLACE:
            return extra_refusal(game, player, action - BUY_TILE)
        if TOKEN <= action < STAFF_AT:
            return 0 if takes_token(player.prison) else NO_SQUARE_FOR_IT
        if action == REARRANGE:
            if player.built & REARRANGED:
                return ONE_A_PHASE
            return 0 if can_rearrange(player.prison) else NOTHING_TO_MOVE
        if action == EXPAND:
            if player.built & EXPANDED:
                return ONE_A_PHASE
            return 0 if can_expand(game, self.seat) else NOTHING_TO_DRAW
        return free_refusal(game, self.seat, action)

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if PLACE <= action < PLACE + TILES:
            return NOT_IN_CONSTRUCTION
        if action in (REARRANGE, EXPAND):
            return NOT_YOURS
        return beyond_free(game, self.seat, action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        seat = self.seat
        if action == DONE:
            end_build(game, seat)
            return
        game.do_next(self)
        if is_free_action(action):
            take_free(game, seat, action)
        elif action == REARRANGE:
            game.do_next(MoveTile(seat))
        elif action == EXPAND:
            game.do_next(ExpandInto(seat))
        elif action >= TOKEN:
            place_pending(game, seat, action - TOKEN)
        elif action >= PLACE:
            game.do_next(PlaceTile(seat, action - PLACE))
        else:
            buy_extra(game, seat, action - BUY_TILE)

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        if action == EXPAND:
            return expand_caveat(game, self.seat)
        return item_caveat(game, self.seat, action) or free_caveat(game, self.seat, action)

    def question(self, game: PrisonArchitect) -> str:
        return "Build: place tiles, use Staff and specialists, then finish"

    def chapter(self, game: PrisonArchitect) -> str:
        return "build"


def place_refusal(prison: Prison, tile: int) -> int:
    """Whether there is a square for a tile, and if not, whether it is one cell too many."""
    if has_place(prison, tile):
        return 0
    return TOO_MANY_CELLS if is_cell_too_many(prison, tile) else NO_SQUARE_FOR_IT


def extra_price(game: PrisonArchitect, tile: int) -> int:
    return game.box.bunk_cell_price if tile == BUNK_CELL else game.box.locker_room_price


def extra_refusal(game: PrisonArchitect, player: Player, tile: int) -> int:
    """One Bunk Cell and one Locker Room a phase, only if they can be placed (R17)."""
    if player.built & (BOUGHT_BUNK_CELL if tile == BUNK_CELL else BOUGHT_LOCKER_ROOM):
        return ONE_A_PHASE
    if extra_price(game, tile) > player.cash:
        return TOO_EXPENSIVE
    return place_refusal(player.prison, tile)


def buy_extra(game: PrisonArchitect, seat: int, tile: int) -> None:
    player = game.players[seat]
    price = extra_price(game, tile)
    player.built |= BOUGHT_BUNK_CELL if tile == BUNK_CELL else BOUGHT_LOCKER_ROOM
    player.cash -= price
    player.construction.append(tile)
    game.tell(TILE_BOUGHT, seat, tile, price)


def place_pending(game: PrisonArchitect, seat: int, token: int) -> None:
    """A token that has waited since the Buy phase."""
    player = game.players[seat]
    if token == OWED:
        game.do_next(ChooseTag(seat, owing(player.prison)[0]))
    else:
        tag = WILDCARD if token == FREE_CHOICE else token
        player.pending.remove(tag)
        game.do_next(PlaceToken(seat, tag))


def done_refusal(player: Player) -> int:
    """Build goes on while a tile or a token can be placed (R14, R17)."""
    for tile in player.construction:
        if has_place(player.prison, tile):
            return TILES_LEFT
    if (player.pending and takes_token(player.prison)) or owing(player.prison):
        return TOKENS_LEFT
    return 0


def end_build(game: PrisonArchitect, seat: int) -> None:
    """What could not be placed goes to its discard pile, Bunk Cells and Locker Rooms to their open stack (R17)."""
    player = game.players[seat]
    for tile in player.construction:
        if tile != BUNK_CELL and tile != LOCKER_ROOM:
            game.discards[game.box.tiles[tile].category].append(tile)
        game.tell(TILE_DISCARDED, seat, tile)
    player.construction = []
    for tag in player.pending:
        game.tell(TOKEN_LOST, seat, shown(tag))
    player.pending = []
    game.tell(PHASE_ENDED, seat, BUILD)


class PlaceTile(Asked):
    """On which square the tile in hand goes."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AT + square for square in squares_beside(game.players[self.seat].prison)]

    def allowed(self, game: PrisonArchitect) -> list[int]:
        return [AT + square for square in legal_squares(game.players[self.seat].prison, self.tile)]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        return square_refusal(game.players[self.seat].prison, self.tile, action - AT)

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if AT <= action < EDGES:
            return square_refusal(game.players[self.seat].prison, self.tile, action - AT)
        return NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.do_next(PutWindows(self.seat, self.tile, action - AT))

    def args(self) -> list[int]:
        return [self.seat, self.tile]

    def question(self, game: PrisonArchitect) -> str:
        return f"Where does the {game.box.tiles[self.tile].name} go?"

    def reason(self, game: PrisonArchitect, action: int, refusal: int) -> Reason:
        if refusal == NO_EDGE_FOR_WINDOWS:
            wanted = counted(game.box.tiles[self.tile].windows, "edge")
            found = open_edges(game.players[self.seat].prison, action - AT).bit_count()
            return Reason(f"It wants {wanted} for windows, and {found} there could take one", "R15")
        return super().reason(game, action, refusal)

    def chapter(self, game: PrisonArchitect) -> str:
        return "placing"


class PutWindows(Asked):
    """On which edges its windows go: all of them must be placed (R15)."""

    def __init__(self, seat: int, tile: int, square: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.square = square

    def candidates(self, game: PrisonArchitect) -> list[int]:
        windows = game.box.tiles[self.tile].windows
        return [EDGES + edges for edges in range(EDGE_SETS) if edges.bit_count() == windows]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        return window_refusal(game.players[self.seat].prison, self.tile, self.square, action - EDGES)

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return WRONG_WINDOWS if EDGES <= action < EDGES + EDGE_SETS else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        place_tile(game, self.seat, self.tile, self.square, action - EDGES)

    def args(self) -> list[int]:
        return [self.seat, self.tile, self.square]

    def question(self, game: PrisonArchitect) -> str:
        return f"On which edges of the {game.box.tiles[self.tile].name} do the windows go?"

    def reason(self, game: PrisonArchitect, action: int, refusal: int) -> Reason:
        if refusal == WRONG_WINDOWS:
            tile = game.box.tiles[self.tile]
            edges = "on one edge" if tile.windows == 1 else "each on an edge of its own"
            return Reason(f"The {tile.name} has {counted(tile.windows, 'window')}, {edges}", "R15")
        return super().reason(game, action, refusal)

    def chapter(self, game: PrisonArchitect) -> str:
        return "windows"


def place_tile(game: PrisonArchitect, seat: int, kind: int, square: int, windows: int) -> None:
    """The tile stands, and its bonus icons are resolved."""
    player = game.players[seat]
    prison = player.prison
    tile = game.box.tiles[kind]
    player.construction.remove(kind)
    build(prison, kind, square, windows)
    game.tell(TILE_PLACED, seat, kind, square, windows)
    game.because(TILE, kind)
    if tile.staff:
        game.tell(STAFF_GAINED, seat, tile.staff)
    for specialist in range(len(tile.specialists)):
        if tile.specialists[specialist]:
            game.tell(SPECIALISTS_GAINED, seat, specialist, tile.specialists[specialist])
    game.because()
    if tile.wildcards or (tile.token_when is not None and square in owing(prison)):
        game.do_next(OwnToken(seat, square))

"""Gift for the Warden: while this Event is in force he can be corrupted like a Guard (RULES.md section 27)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import NOTHING, WARDEN_MODULE
from bighouse.games.animalcatraz.rules.actions import ATTACK, CARRIERS, CORRUPT_WARDEN
from bighouse.games.animalcatraz.rules.corruption import (
    WARDEN,
    TryGuard,
    guard_reason,
    guard_refusal,
    needed_for,
    own_parts,
)
from bighouse.games.animalcatraz.rules.deeds import Deed
from bighouse.games.animalcatraz.rules.icons import spend
from bighouse.games.animalcatraz.rules.odds import percent, reaching
from bighouse.games.animalcatraz.rules.refusals import (
    NO_ACTIONS,
    NO_GIFT,
    NOT_WITH_HIM,
)
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict


class CorruptingWarden(Deed):
    """In his space, 1 Action an attempt; his owner is paid by rivals until the Event ends."""

    first = CORRUPT_WARDEN
    last = ATTACK
    module = WARDEN_MODULE
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.event != NOTHING and game.box.events[game.event].warden_level:
            out.append(CORRUPT_WARDEN)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if convict.space != game.warden:
            return NOT_WITH_HIM
        refusal = guard_refusal(game, convict.rival, WARDEN)
        return refusal or (NO_ACTIONS if convict.actions == 0 else 0)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_GIFT

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        game.do_next(TryGuard(index, WARDEN, 0, CARRIERS))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        wanted = needed_for(game, WARDEN, convict.rival) - sum(own_parts(game, convict))
        return Wording("Corrupt the Warden", f"1 Action: two dice for {wanted}, {percent(reaching(wanted, 2))} alone")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_GIFT:
            return Reason("The Warden can be corrupted only while Gift for the Warden is in force", "§27")
        if refusal == NOT_WITH_HIM:
            return Reason("The Warden is not in this space", "§27")
        return guard_reason(game, convict.rival, refusal) or super().reason(game, index, convict, action, refusal)

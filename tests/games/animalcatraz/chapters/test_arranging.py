"""Arranging cards for nothing (RULES.md sections 11.3, 11.4 and 29, R69)."""

from __future__ import annotations

from random import Random

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.arrangements import arrangement
from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"
TEAMS = "big_bill rob_z cold_cuts vinnie"


def test_stash_and_carry_items_change_places_in_the_own_cell_alone() -> None:
    table = inmates(TRIO).carry("big_bill", "hammer").stash("big_bill", "cash").turn_of("big_bill")
    table.play("lift stash cash")
    assert table.carries("big_bill") == ["hammer", "cash"]
    assert table.actions("big_bill") == 5
    table = inmates(TRIO).at("big_bill", "library").carry("big_bill", "hammer").stash("big_bill", "cash")
    table.turn_of("big_bill")
    assert table.refused("lift stash cash") == table.refused("lift carried hammer") == "NOT_MOVED_HERE"
    table.illegal("lift stash cash")


def test_where_there_is_no_room_cards_are_exchanged() -> None:
    table = inmates(TRIO).carry("big_bill", "hammer cash pills").stash("big_bill", "noodles").turn_of("big_bill")
    table.play("lift stash noodles")
    assert table.options() == ["card carried hammer", "card carried cash", "card carried pills"]
    table.play("card carried cash")
    assert sorted(table.carries("big_bill")) == ["hammer", "noodles", "pills"]
    assert table.stashed("big_bill") == ["cash"]


def test_an_offer_says_where_a_card_would_go_if_that_is_plain() -> None:
    table = inmates(TRIO).carry("big_bill", "hammer").stash("big_bill", "cash law_book").turn_of("big_bill")
    offers = table.game.room.wordings(table.game, 0)
    details = {table.words(action): wording.detail for action, wording in offers.items()}
    assert details["lift stash cash"] == "from the stash to what Big Bill carries"
    assert details["lift stash law_book"] == "from the stash"  # or onto the Mat


def test_convict_and_gangsters_swap_anywhere() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("big_bill", "informer fraud:cash")
    table.at("big_bill", "library").carry("big_bill", "hammer").turn_of("big_bill").play("lift carried hammer")
    assert table.options() == ["put slot_1", "card slot_2 cash"]
    table.play("card slot_2 cash")
    assert table.carries("big_bill") == ["cash"]
    assert table.mat("big_bill") == ["cash", "hammer"]


def test_upgrades_are_placed_from_hand_and_stash_wherever_one_is() -> None:
    table = (
        inmates(TRIO).at("big_bill", "library").carry("big_bill", "law_book").stash("big_bill", "bookshelf work_boots")
    )
    table.turn_of("big_bill").play("lift carried law_book", "lift stash bookshelf")
    convict = table.convict("big_bill")
    assert table.cards([convict.upgrade, convict.cell_upgrade]) == ["law_book", "bookshelf"]
    assert table.knows("cold_cuts", "law_book")
    assert table.knows("cold_cuts", "bookshelf")
    table.play("lift stash work_boots")
    assert table.cards([convict.upgrade]) == ["work_boots"]
    assert table.stashed("big_bill") == ["law_book"]


def test_a_spot_takes_only_its_kind() -> None:
    table = inmates(TRIO).at("big_bill", "library").carry("big_bill", "bookshelf hammer").turn_of("big_bill")
    table.play("lift carried bookshelf")
    assert table.convict("big_bill").upgrade == NOTHING
    assert table.refused("lift carried hammer") == "NOT_MOVED_HERE"


def test_the_tool_belt_makes_room_and_takes_it_away_again() -> None:
    table = inmates(TRIO).upgrade("big_bill", "tool_belt").carry("big_bill", "hammer cash pills noodles")
    table.turn_of("big_bill").play("lift spot tool_belt")  # the stash alone has room
    assert table.asked() == "DropCard"
    table.play("card carried noodles")
    assert table.carries("big_bill") == ["hammer", "cash", "pills"]


def test_a_shown_upgrade_counts_until_it_is_moved_r14() -> None:
    table = inmates(TRIO).at("big_bill", "library").carry("big_bill", "work_boots hammer").turn_of("big_bill")
    assert table.refused("show carried hammer") == "NOT_AN_UPGRADE"
    table.illegal("show carried hammer")
    table.play("show carried work_boots", "move cellblock_a")
    assert table.actions("big_bill") == 5
    table.play("move infirmary")
    assert table.actions("big_bill") == 4
    assert table.knows("cold_cuts", "work_boots")


def test_an_arrangement_is_not_brought_back_before_something_has_happened_r69() -> None:
    table = inmates(TRIO).carry("big_bill", "hammer").stash("big_bill", "cash").turn_of("big_bill")
    table.play("lift carried hammer")
    assert table.stashed("big_bill") == ["cash", "hammer"]
    assert table.refused("lift stash hammer") == "SEEN_BEFORE"
    table.illegal("lift stash hammer")
    assert table.refused("lift stash cash") == ""
    table.play("move cellblock_a", "move cell_1", "lift stash hammer")
    assert table.carries("big_bill") == ["hammer"]


def test_free_steps_end_by_themselves_r69() -> None:
    random = Random(1)
    put = 0
    for _ in range(10):
        table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("big_bill", "informer:hammer")
        table.carry("big_bill", "work_boots").stash("big_bill", "law_book cash").turn_of("big_bill", 0)
        steps = 0
        while table.game.to_act:
            free = [one for one in table.options() if one.split()[0] not in ("end_turn", "drop")]
            if not free:
                break
            step = random.choice(free)
            table.play(step)
            if step.split()[0] in ("put", "card") and table.game.arrangements:  # as foretold when it was put there
                assert arrangement(table.game, table.convict("big_bill").rival) == table.game.arrangements[-1]
                put += 1
            steps += 1
            assert steps < 2000
        assert steps > 10
    assert put > 20


def test_partners_in_one_space_share_what_they_have() -> None:
    table = inmates(TEAMS, "advanced_teams", "gangsters", players=4).gangsters("big_bill", "informer:hammer")
    partner = table.names[[c.rival for c in table.game.convicts].index(table.convict("big_bill").rival, 1)]
    table.at("big_bill " + partner, "library").carry("big_bill", "cash").carry(partner, "noodles pills soap_sock")
    table.turn_of("big_bill").play("hand_over informer")
    assert table.crew(partner) == ["informer"]
    assert table.mat(partner) == ["noodles", "pills", "soap_sock", "hammer"]
    table.play("lift carried cash")
    assert "put partner" not in table.options()
    table.play("card partner_slot_1 hammer")
    assert table.carries("big_bill") == ["hammer"]


def test_partners_apart_share_nothing() -> None:
    table = inmates(TEAMS, "advanced_teams", "gangsters", players=4).gangsters("big_bill", "informer:hammer")
    table.at("big_bill", "library").turn_of("big_bill")
    assert table.refused("hand_over informer") == "NOT_TOGETHER"
    table.illegal("hand_over informer")
    assert table.refused("lift partner cash") == "NOT_TOGETHER"
    table.illegal("lift partner cash")


def test_full_mats_exchange_gangsters() -> None:
    table = inmates(TEAMS, "advanced_teams", "gangsters", players=4).gangsters("big_bill", "informer fraud")
    partner = table.names[[c.rival for c in table.game.convicts].index(table.convict("big_bill").rival, 1)]
    table.gangsters(partner, "bomber mule").at("big_bill " + partner, "library").turn_of("big_bill")
    table.play("hand_over informer")
    assert table.options() == ["gangster bomber", "gangster mule"]
    table.play("gangster mule")
    assert sorted(table.crew("big_bill")) == ["fraud", "mule"]
    assert sorted(table.crew(partner)) == ["bomber", "informer"]


def test_discarding_is_free_and_for_good() -> None:
    table = inmates(TRIO).at("big_bill", "library").carry("big_bill", "hammer cash").stash("big_bill", "pills")
    table.turn_of("big_bill").play("drop carried cash")
    assert (table.carries("big_bill"), table.chair[0]) == (["hammer"], "cash")
    assert not table.knows("cold_cuts", "cash")
    assert table.refused("drop stash pills") == "NOT_MOVED_HERE"
    assert table.refused("drop carried cash") == "NO_SUCH_CARD"


def test_others_lose_track_of_what_is_moved_unseen() -> None:
    table = inmates(TRIO).carry("big_bill", "hammer cash").turn_of("big_bill")
    watcher = 1 << table.convict("cold_cuts").seat
    seen = table.convict("big_bill").carry[0]
    table.game.known[seen] = -1  # it was turned up in a vacant cell
    table.play("lift carried cash")
    assert not table.game.known[seen] & watcher
    table = inmates(TRIO).carry("big_bill", "hammer").turn_of("big_bill")
    seen = table.convict("big_bill").carry[0]
    table.game.known[seen] = -1
    table.play("lift carried hammer")
    assert table.game.known[seen] & watcher

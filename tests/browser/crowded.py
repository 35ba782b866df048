"""Positions with a full mat and many rivals: what a layout has to hold."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page

from bighouse.engine import save
from bighouse.engine.record import Beginning, Record
from bighouse.games import rooms
from tests.browser.house import wait_until_asked

LOCKUP = """
lockup, 5 players
seed: 5
round: 5
first player: seat 2
seat 0: kobolds, 31 stars, 4 power, 3 suspicion, 1 scrap 2 potion 1 iron 1 gold
seat 0 items: item_06 item_07 item_12 item_14
seat 0 goons: dwarf_1 dwarf_2 dwarf_3
seat 0 tomes: brawlers_primer brawlers_primer book_of_low_blows codex_of_alibis
seat 0 reserved: item_17 (item_20)
seat 1: goblins, 26 stars, 2 power, 2 suspicion, 2 scrap 1 potion
seat 1 items: item_22 item_23
seat 1 goons: hobgoblin_1
seat 2: insectoids, 40 stars, 3 power, 3 suspicion, 1 scrap 3 potion 1 iron
seat 2 items: item_13 item_16 item_19
seat 2 reserved: item_24
seat 2 tomes: manual_of_might
seat 3: bugbears, 29 stars, 2 power, 0 suspicion, 1 scrap 1 potion 1 iron
seat 4: gnolls, 31 stars, 5 power, 0 suspicion, 4 scrap
seat 4 tomes: codex_of_alibis
at infirmary: seat 1 4 (lookout) (3); seat 2 enforcer (3); seat 3 5 4 enforcer; seat 4 lookout (5) (4)
at sewers: seat 0 4; seat 1 5 enforcer; seat 2 (5); seat 3 3; seat 4 3 enforcer
at exercise_yard: seat 2 4
suspicion at sewers: 2
suspicion at infirmary: 2
loot at sewers: 2 scrap 1 gold
display: item_15 item_18 - item_21 item_27 item_32
goons: ratman_2 bandit_1 demon_2 dwarf_4 -
start: turn of seat 0
"""
ARCHITECTS = """
architects, 5 players
seed: 5
first player: seat 3
seat 0: green, 10 virtue, 12 clay 10 wood 11 stone 3 gold 2 marble 14 silver, 2 unpaid, 1 paid, level 2
seat 0 hand: chapel keep palace watchtower lighthouse armoury
seat 0 built: smithy well masons_hut fountain
seat 0 apprentices: debt_collector_wood thief trader_stone miner stonecutter
seat 0 holds: seat 1 2; seat 2 1
seat 1: purple, 7 virtue, 9 clay 1 wood 1 stone 1 gold 1 marble 4 silver, 1 unpaid, level 1
seat 1 hand: dungeon moneylender drafting_room
seat 1 apprentices: patron_clay
seat 2: red, 3 virtue, 1 clay 1 wood 3 stone 2 gold 1 marble 1 silver, 2 unpaid, level 3
seat 2 built: tilers_hut
seat 2 apprentices: miner_2
seat 3: yellow, 0 virtue, 2 clay 3 wood 1 stone 4 marble 1 silver, 9 unpaid
seat 3 built: trading_post
seat 3 apprentices: trickster illusionist jeweller
seat 4: blue, 3 virtue, 2 wood 1 marble 7 silver, level 1
seat 4 hand: castle silver_market gallery barracks treasury
at quarry: seat 0 1; seat 2 1; seat 4 1
at mines: seat 0 2; seat 1 4; seat 2 1; seat 3 1; seat 4 2
at kings_storehouse: seat 0 5; seat 1 2; seat 2 1; seat 4 2
at town_centre: seat 0 1; seat 1 3; seat 2 1; seat 3 2
prison: seat 0 1; seat 1 1; seat 2 1; seat 3 5
start: turn of seat 0
"""
PRISON_ARCHITECT = """
prison_architect, 4 players
seed: 5
round: week 4
initiative: seat 2, seat 0, seat 3, seat 1
seat 0: 103 cash 12 staff 2 guard 3 dogs 1 trainer 2 librarian 1 nurse 1 custodian
seat 0 construction: kitchen exports bunk_cell locker_room
seat 0 row 5: d5 locker_room; e5 bunk_cell guard librarian nurse o3 o3; f5 canteen; g5 kitchen; h5 showers
seat 0 row 6: d6 yard; e6 common_room; f6 workshop; g6 secure_bunk guard dog r6 g2; h6 laundry
seat 0 row 7: d7 counselor; e7 basic_holding guard librarian g2 g2 g3 o4; f7 infirmary; g7 cleaning_cupboard; h7 library
seat 0 row 8: d8 forestry; e8 classroom; f8 mailroom token environment; g8 basic_dormitory nurse g2 g2 g2 g3; h8 shop
seat 0 row 9: e9 luxury_dormitory token literacy g2 g3; f9 recycling; g9 chapel; h9 garden
seat 0 cards: finances; micromanagement; chief_of_security; cleaning; inmate_intelligence; tasers; deployment
seat 0 escaped: r7 r6
seat 0 released: g3 g3
seat 0 hand: E03 H28 E13 E08 H05
seat 0 played: S01 S08 E05 E12 E19 E26 E33 H06 H13 H20
seat 1: 12 cash 6 staff 1 dog
seat 1 construction: kennels classroom
seat 1 row 6: e6 luxury_bunk windows W o4; f6 guard_tower; g6 locker_room; h6 basic_holding g2 g3 r6
seat 1 row 7: e7 library staff; f7 bunk_cell librarian o3 o4; g7 kitchen; h7 luxury_holding windows S o4 r5
seat 1 cards: groundskeeping; cooks
seat 1 escaped: r6
seat 1 hand: H15 E06 H22 E21
seat 1 played: H21 H33 E25 H18 H24
seat 2: 1 cash 2 staff
seat 2 row 6: d6 laundry; e6 canteen; f6 basic_dormitory g2 g2 g2; g6 staff_room windows E
seat 2 row 7: f7 mailroom windows W staff; g7 bunk_cell o3 o4
seat 2 row 8: f8 locker_room; g8 locker_room; h8 library staff
seat 2 cards: prison_labour
seat 2 hand: E17 H36 H11
seat 2 played: S06 H01 H30 H34 H10
seat 3: 27 cash
seat 3 construction: laundry garbage luxury_dormitory
seat 3 row 6: e6 classroom; f6 bunk_cell o5
seat 3 row 7: d7 luxury_bunk windows W g2 o5; f7 counselor windows S staff; g7 luxury_holding windows N dog
seat 3 row 8: d8 kennels windows S; e8 garden; f8 yard; g8 canteen
seat 3 released: o5 g3 g2
seat 3 hand: S05 H14 E27
seat 3 played: S02 H16 H04 E16 H31 E04 H26
start: build
"""
ANIMALCATRAZ = """
animalcatraz, 8 players, game_type advanced_teams, modules gangsters+warden+trash_tags, endgame_variants crime_lord
seed: 5
day: 3
round: 3
rounds: 11
order: rival 0, rival 1, rival 2, rival 3
shank: rival 2
convict 0: g_jackson, cell_1, courtyard
convict 0 has: 9 strength 8 cunning 4 actions
convict 0 carries: screwdriver cash law_book
convict 0 upgrade: tool_belt
convict 0 cell upgrade: bookshelf
convict 0 gangsters: thief_slick brawler_knuckles
convict 0 crimes: giant_killer landlord
convict 1: sick_barger, cell_1, library
convict 1 has: 11 strength 2 cunning
convict 1 is: played
convict 1 carries: phonebook_vest primal_dose soap_sock
convict 1 upgrade: hand_wraps
convict 1 cell upgrade: weight_bench
convict 1 gangsters: charmer_hips pusher_doc_dose
convict 1 crimes: pickpocket_spree mastermind
convict 2: big_bill, cell_2, courtyard
convict 2 has: 12 strength 3 cunning
convict 2 carries: hammer noodles
convict 2 gangsters: brawler_rematch
convict 2 crimes: inside_job
convict 3: cold_cuts, cell_2, courtyard
convict 3 is: poisoned
convict 3 carries: cleaver
convict 3 crimes: armed_robbery
convict 4: rob_z, cell_3, courtyard
convict 4 carries: fork_shiv pills phone
convict 4 gangsters: thief_ghost
convict 4 crimes: cartel
convict 5: vinnie, cell_3, courtyard
convict 5 has: 5 strength 7 cunning 2 loss
convict 5 crimes: heist_crew
convict 6: sticky_fingers, cell_4, courtyard
convict 6 carries: gold_watch doughnuts
convict 6 crimes: fight_club
convict 7: dandy_dufresne, cell_4, hole, hole
convict 7 has: 4 strength 9 cunning 2 loss
convict 7 crimes: turncoat
rival 0 rep: 8
rival 0: 2 stands 1 coins 2 tags
rival 0 plan: disguise
rival 0 secured: doctor_coat
rival 0 kept: still
rival 1 rep: 9
rival 1: 3 stands 0 coins 0 tags
rival 1 plan: wall shown
rival 2 rep: 8
rival 2: 2 stands 1 coins 1 tags
rival 3 rep: 8
rival 3: 2 stands 2 coins 0 tags
tags: rival_1 rival_0 1; rival_3 rival_2 1
guards: library g_watch B; infirmary g_smoker B; cafeteria g_pills B; utility g_drinker B; courtyard g_lieutenant B; \
cellblock_a g_cash B; cellblock_b g_phone B; cellblock_c g_gambler B; cellblock_d g_sweets B
owners: g_cash rival_0; g_watch rival_0; g_gambler rival_1; g_sweets rival_2; g_pills rival_3
warden: infirmary
kings: cellblock_b rival_1; cellblock_a rival_0
track: round_1 rival_1; round_2 rival_2
cell_1 stash: magazine skeleton_key delivery_pass
cell_2 stash: moonshine scratch_cards
cell_3 stash: cigarettes
cell_4 stash: coffee_tin diamond
vacant: a1 protein_bar; a2 noodles; a3 noodles; b1 noodles; b2 forged_pass; b3 razor_comb; c3 puzzle_book; d1 cash
lodgers: a1 charmer_skinky; d3 pusher_quick_fix
event: medical_check
start: turn of convict 0
"""
ANIMALCATRAZ_TWO = """
animalcatraz, 2 players, modules gangsters+warden+trash_tags
seed: 7
day: 2
round: 2
rounds: 6
shank: rival 0
convict 0: cold_cuts, cell_1, courtyard
convict 0 has: 8 strength 8 cunning 5 actions
convict 0 carries: cleaver cash noodles
convict 0 upgrade: inside_pocket
convict 0 cell upgrade: bookshelf
convict 0 gangsters: thief_slick brawler_knuckles
convict 0 crimes: giant_killer landlord
convict 1: dandy_dufresne, cell_3, library
convict 1 has: 5 strength 10 cunning
convict 1 carries: letter_opener primal_dose soap_sock
convict 1 upgrade: reading_glasses
convict 1 gangsters: charmer_hips pusher_doc_dose
convict 1 crimes: pickpocket_spree mastermind
convict 2: big_bill, cell_2, courtyard
convict 2 has: 12 strength 3 cunning
convict 2 carries: hammer phone
convict 2 gangsters: brawler_rematch
convict 2 crimes: inside_job
convict 3: vinnie, cell_4, cell_4, lying
convict 3 carries: pills
convict 3 crimes: cartel
rival 0 rep: 7
rival 0: 2 stands 2 coins 1 tags
rival 0 plan: boat
rival 1 rep: 7
rival 1: 2 stands 1 coins 0 tags
tags: rival_1 rival_0 1
owners: g_cash rival_0; g_gambler rival_1
warden: utility
kings: cellblock_b rival_1
cell_1 stash: magazine skeleton_key moonshine
cell_2 stash: scratch_cards
cell_3 stash: cigarettes coffee_tin diamond
vacant: a1 protein_bar; b1 noodles; b2 forged_pass; b3 razor_comb
lodgers: a1 charmer_skinky; c1 pusher_quick_fix
event: kitchen_duty
start: turn of convict 0
"""
ANIMALCATRAZ_ONE = """
animalcatraz, 4 players, game_type advanced_solo, modules gangsters+warden+trash_tags
seed: 9
day: 2
round: 2
rounds: 6
shank: rival 1
convict 0: vinnie, cell_1, courtyard
convict 0 has: 8 strength 8 cunning 5 actions
convict 0 carries: cleaver cash noodles
convict 0 upgrade: reading_glasses
convict 0 cell upgrade: bookshelf
convict 0 gangsters: thief_slick brawler_knuckles
convict 0 crimes: giant_killer landlord
convict 1: big_bill, cell_2, courtyard
convict 2: rob_z, cell_3, library
convict 3: cold_cuts, cell_4, cafeteria
rival 0 rep: 7
rival 0: 2 stands 2 coins 1 tags
rival 0 plan: boat
cell_1 stash: magazine skeleton_key moonshine
event: kitchen_duty
start: turn of convict 0
"""
DRAWN = LOCKUP.replace(
    "start: turn", "seat 0 looks at tomes: atlas_of_hideouts manual_of_might\nnext: KeepTome(seat 0, 1)\nstart: turn"
)
# So few beside each goon that their names are written out.
FEW = LOCKUP.replace(
    "at infirmary: seat 1 4 (lookout) (3); seat 2 enforcer (3); seat 3 5 4 enforcer; seat 4 lookout (5) (4)",
    "at infirmary: seat 1 4 (lookout) (3); seat 2 enforcer (3)\nat smithy: seat 3 5 4 enforcer",
).replace("seat 0 4; seat 1 5 enforcer; seat 2 (5); seat 3 3;", "seat 1 5 enforcer; seat 2 (5);")
WITH_OFFERS = PRISON_ARCHITECT.replace(
    "start: build",
    """cell offer: luxury_holding basic_solitary secure_bunk luxury_solitary
staff offer: surveillance armoury reception office
basic offer: common_room infirmary visitation yard
additional offer: cleaning_cupboard greenhouse basketball_court forestry
bureaucracy offer: land_expansion psych_evaluation parole_officers offshore_tax_haven
start: buy""",
)
WAITING_TILES = re.compile(r"^seat \d construction: .*\n", re.MULTILINE)
BIDDING = WAITING_TILES.sub("", WITH_OFFERS.replace("start: buy", "start: bid"))
BUYING = WITH_OFFERS.replace(
    "round: week 4",
    """round: week 4
bids: seat 0 3 cell 2 basic 2 bureaucracy; seat 1 2 cell 2 basic 1 additional; seat 2 1 cell; seat 3 2 cell 2 basic""",
).replace("seat 2: 1 cash", "seat 2: 9 cash")
TRADING = ANIMALCATRAZ_ONE.replace("convict 0: vinnie, cell_1, courtyard", "convict 0: vinnie, cell_1, library")
SCENES = {
    "lockup": LOCKUP,
    "lockup-drawn": DRAWN,
    "lockup-few": FEW,
    "architects": ARCHITECTS,
    "prison_architect": PRISON_ARCHITECT,
    "prison_architect-bidding": BIDDING,
    "prison_architect-buying": BUYING,
    "animalcatraz": ANIMALCATRAZ,
    "animalcatraz-two": ANIMALCATRAZ_TWO,
    "animalcatraz-one": ANIMALCATRAZ_ONE,
    "animalcatraz-trading": TRADING,
}
NAMES = ["Ann", "Cleo the Merciless", "Ben", "Dov", "Maximiliane", "Theo", "Kit", "Jonas"]
LONG_NAMES = [letter + 37 * "W" for letter in "ABCDEFGH"]


def sit_down(page: Page, scene: str, names: Sequence[str] = NAMES) -> Sequence[str]:
    """Take the first seat of a crowded table; the others are elsewhere. Everybody's names."""
    room = rooms()[scene.partition("-")[0]]
    names = names[: int(re.findall(r"(\d) players", SCENES[scene])[0])]
    text = save.dump(Record(Beginning(room, len(names), scene=SCENES[scene].lstrip())))
    seats = [{"plan": "elsewhere" if seat else "here", "name": name} for seat, name in enumerate(names)]
    page.goto("/about")
    made = page.evaluate(
        """async (body) => {
            const answer = await fetch('/api/tables/load', {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
            return answer.json();
        }""",
        {"save": text, "seats": seats},
    )
    assert "table" in made, made
    page.goto(f"/t/{made['table']['id']}")
    page.get_by_role("button", name="Start the game").click()
    wait_until_asked(page)
    return names

"""What a player of Lockup can do, as integers: the families of actions and where each begins."""

from __future__ import annotations

from typing import Final

from bighouse.games.lockup.box.components import LOCATIONS, RESOURCES, TOKENS

SEATS: Final = 5
SPACES: Final = 7  # locations that crew can be sent to
FACES: Final = 2  # face up, face down
MOST_CUBES: Final = 6  # the largest payment that is made at once
ITEMS: Final = 34
GOONS: Final = 33
TOME_KINDS: Final = 28
TRAITS: Final = 18
GUARDS: Final = 22
ALTERNATIVES: Final = 4
PAIRS: Final = 10  # two cubes of four types
PAYMENTS: Final = 210  # up to MOST_CUBES cubes of four types

PASS: Final = 0
DECLINE: Final = PASS + 1
DONE: Final = DECLINE + 1
TAKE: Final = DONE + 1
GO: Final = TAKE + 1
SEND: Final = GO + LOCATIONS
PLAY: Final = SEND + TOKENS * FACES
KEEP_TOME: Final = PLAY + TOME_KINDS
KEEP_GOON: Final = KEEP_TOME + TOME_KINDS
KEEP_ITEM: Final = KEEP_GOON + GOONS
KEEP_TRAIT: Final = KEEP_ITEM + ITEMS
GAIN: Final = KEEP_TRAIT + TRAITS
CHOOSE: Final = GAIN + RESOURCES
EXCHANGE: Final = CHOOSE + ALTERNATIVES
EXCHANGE_TWO: Final = EXCHANGE + RESOURCES * RESOURCES
RECRUIT: Final = EXCHANGE_TWO + PAIRS * RESOURCES
HIRE: Final = RECRUIT + 2
CRAFT: Final = HIRE + GOONS
RESERVE: Final = CRAFT + ITEMS
RETURN: Final = RESERVE + ITEMS
MAKE_PAY: Final = RETURN + PAYMENTS
ACCUSE: Final = MAKE_PAY + SEATS * RESOURCES
PEEK: Final = ACCUSE + SEATS
UNCOVER: Final = PEEK + SEATS * SPACES
MOVE: Final = UNCOVER + SPACES
NULLIFY: Final = MOVE + TOKENS * SPACES
NULLIFY_GUARD: Final = NULLIFY + SEATS * TOKENS
ACTIONS: Final = NULLIFY_GUARD + GUARDS

"""Option: what a table may settle about the rules before the deal - a switch, one of several words, or any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bighouse.engine.errors import BadSetup

Setting = bool | str | list[str]

ON = ("true", "yes", "on")
OFF = ("false", "no", "off")
NONE = "none"  # of several words


class Option:
    """A rule option of a game; its default may follow from the number of players, and it may wait for other options."""

    def __init__(
        self,
        name: str,
        default: Setting | Mapping[int, Setting],
        help: str,
        choices: tuple[str, ...] = (),
        players: tuple[int, ...] = (),
        several: bool = False,
        only_with: Mapping[str, Sequence[Setting]] | None = None,
    ) -> None:
        self.name = name
        self.default = default  # one for all, or one for each number of players
        self.help = help
        self.choices = choices  # empty for a switch
        self.players = players  # with how many players it may be set; empty means any number
        self.several = several  # any mix of the choices, in their order
        self.only_with = {} if only_with is None else only_with  # open while these others, named before, are so

    def default_for(self, players: int) -> Setting:
        return self.default[players] if isinstance(self.default, Mapping) else self.default

    def is_open(self, settings: Mapping[str, Setting]) -> bool:
        """Whether it may be set, with what has been settled before it."""
        for name, wanted in self.only_with.items():  # empty for most: asked of every option in every deal
            if not meets(settings.get(name), wanted):
                return False
        return True

    def condition(self) -> str:
        """What it waits for, in words; empty when it waits for nothing."""
        return " and ".join(
            f"{name} {' or '.join(setting_words(value) for value in wanted)}" for name, wanted in self.only_with.items()
        )

    def read(self, value: object) -> Setting:
        """The value as given by a person or a program; raises BadSetup when it cannot be."""
        if self.several:
            return self.read_several(value)
        if self.choices:
            is_number = isinstance(value, int) and not isinstance(value, bool)
            word = str(value) if is_number else value  # programs give numbers as such
            if isinstance(word, str) and word in self.choices:
                return word
            raise BadSetup(f"{self.name} must be one of {', '.join(self.choices)}, not {value!r}")
        if isinstance(value, bool):
            return value
        if value in ON:
            return True
        if value in OFF:
            return False
        raise BadSetup(f"{self.name} is a switch: true or false, not {value!r}")

    def read_several(self, value: object) -> list[str]:
        words = value
        if isinstance(value, str):
            words = [word.strip() for word in value.replace("+", ",").split(",") if word.strip() not in ("", NONE)]
        if not isinstance(words, list | tuple) or not all(word in self.choices for word in words):
            raise BadSetup(f"{self.name} takes any of {', '.join(self.choices)}, joined by '+', or none; not {value!r}")
        if len(set(words)) < len(words):
            raise BadSetup(f"{self.name} names something twice: {value!r}")
        return [choice for choice in self.choices if choice in words]


def meets(value: Setting | None, wanted: Sequence[Setting]) -> bool:
    """Whether a setting is one of those wanted, or holds one of them."""
    return any(one in wanted for one in value) if isinstance(value, list) else value in wanted


def setting_words(value: Setting) -> str:
    """A setting as people write it, and as `Option.read` takes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "+".join(value) or NONE if isinstance(value, list) else value

"""Which Bighouse is under test: plain and compiled run the same tests, and neither may pass for the other."""

import os

import pytest
from hypothesis import settings

from bighouse.engine import game

KIND = "pure" if str(game.__file__).endswith(".py") else "compiled"

# Every run tries the same examples; HYPOTHESIS_PROFILE=default looks for new ones.
settings.register_profile("ci", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure() -> None:
    expected = os.environ.get("BIGHOUSE_EXPECT", KIND)
    if expected != KIND:
        raise pytest.UsageError(f"this run expects bighouse {expected}, but found it {KIND}: {game.__file__}")


def pytest_report_header() -> str:
    return f"bighouse: {KIND}, {game.__file__}"

from collections.abc import Callable
from contextlib import AbstractContextManager
from logging import Logger
from os import PathLike
from re import Pattern
from typing import TypeVar

from atoll.data.types import SingleOrMulti

__all__ = ["deprecated_class_name", "filter_stderr", "setup_loggers"]

_ClassT = TypeVar("_ClassT", bound=type)

def setup_loggers(
    loggers: SingleOrMulti[Logger],
    *,
    level: str | int | None = None,
    log_file: str | PathLike[str] | None = None,
) -> list[Logger]: ...
def deprecated_class_name(old_name: str, *, removed_in: str | None = None) -> Callable[[_ClassT], _ClassT]: ...
def filter_stderr(patterns: SingleOrMulti[str | Pattern[str]]) -> AbstractContextManager[None]: ...

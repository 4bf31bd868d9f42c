"""Logging, and warnings for renamed classes."""

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
) -> list[Logger]:
    """Configure loggers for the terminal and a file.

    The terminal shows short, coloured lines, and the file contains complete ones with
    time, module and thread. Calling the function twice for a logger doesn't duplicate
    its messages.

    Args:
        loggers: Loggers to configure, usually the root logger of your program and the
            SDK's own.
        level: Lowest level to log, by name or number; `None` uses `ATOLL_LOG_LEVEL`
            (`INFO` by default).
        log_file: File to append to. `None` uses a file named by date in
            `ATOLL_LOGS_DIR`, or no file if `ATOLL_LOG_TO_FILE` is false.

    Returns:
        The configured loggers.

    Raises:
        ValueError: If `level` isn't the name of a level.
        OSError: If the log file can't be opened.

    Examples:
        >>> import logging
        >>> from atoll.utils.logging_utils import setup_loggers
        >>> _ = setup_loggers(logging.getLogger("atoll"), level="DEBUG")
    """

def deprecated_class_name(
    old_name: str, *, removed_in: str | None = None
) -> Callable[[_ClassT], _ClassT]:
    """Keep a former name of a class as an alias.

    YAML files and serialised tasks can still use the old name, and a
    `DeprecationWarning` contains the new one.

    Args:
        old_name: The former name of the class.
        removed_in: Version in which the old name will be removed, for the warning.

    Returns:
        A decorator that returns the class unchanged.

    Raises:
        ValueError: If another class has the old name.

    Examples:
        >>> from atoll.data import NullSource
        >>> from atoll.utils.logging_utils import deprecated_class_name
        >>> @deprecated_class_name("NoDataSource", removed_in="5.0")
        ... class EmptySource(NullSource):
        ...     pass
    """

def filter_stderr(
    patterns: SingleOrMulti[str | Pattern[str]],
) -> AbstractContextManager[None]:
    """Suppress known messages of libraries that don't use the logging system.

    Args:
        patterns: Regular expressions. Lines that match one of them are dropped.

    Returns:
        A context manager that filters the standard error output of this process.

    Warning:
        It isn't thread-safe, because the output of all threads is filtered.

    Examples:
        >>> import sys
        >>> from atoll.utils.logging_utils import filter_stderr
        >>> with filter_stderr("could not find a GPU"):
        ...     print("library: could not find a GPU", file=sys.stderr)
    """

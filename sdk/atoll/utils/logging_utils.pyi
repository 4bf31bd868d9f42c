"""Logs of long-running pods, and warnings for names that have changed."""

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
    """Send messages to the terminal and to a file.

    The terminal gets short lines in colour, the file full ones with time, module and
    thread. Calling it twice for a logger does not double its messages.

    Args:
        loggers: Loggers to set up, usually the root logger of your program besides the
            SDK's own.
        level: Least level to report, by name or number; that of `ATOLL_LOG_LEVEL`
            (`INFO` by default) if `None`.
        log_file: File to append to. When `None`, a file named by date under
            `ATOLL_LOGS_DIR`, or none if `ATOLL_LOG_TO_FILE` is false.

    Returns:
        The loggers, ready for use.

    Raises:
        ValueError: If `level` is not the name of a level.
        OSError: If the log file cannot be opened.

    Examples:
        >>> import logging
        >>> from atoll.utils.logging_utils import setup_loggers
        >>> _ = setup_loggers(logging.getLogger("atoll"), level="DEBUG")
    """

def deprecated_class_name(
    old_name: str, *, removed_in: str | None = None
) -> Callable[[_ClassT], _ClassT]:
    """Keep a class reachable by a former name.

    YAML files and serialised tasks that use the old name still find the class, and a
    `DeprecationWarning` names the new one.

    Args:
        old_name: The name the class had.
        removed_in: Version that will no longer know the old name, for the warning.

    Returns:
        A decorator that gives the class back unchanged.

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
    """Silence known chatter of a library that writes past the logging system.

    Args:
        patterns: Regular expressions. Lines in which one of them is found are dropped;
            the others pass.

    Returns:
        A context manager within which the filter is in force, for this process only.

    Warning:
        Not safe for several threads: the output of all of them is filtered.

    Examples:
        >>> import sys
        >>> from atoll.utils.logging_utils import filter_stderr
        >>> with filter_stderr("could not find a GPU"):
        ...     print("library: could not find a GPU", file=sys.stderr)
    """

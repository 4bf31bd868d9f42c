"""Status records for whole functions."""

from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from atoll.federated.monitoring.types import MonitorRecordPrivacy

__all__ = ["task_status"]

_P = ParamSpec("_P")
_R = TypeVar("_R")

def task_status(
    message: str, *, privacy: MonitorRecordPrivacy | None = None
) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """Record a status each time the decorated function is entered.

    The shorter form of calling
    `atoll.federated.monitoring.monitor.task_status_update` on the function's first line.
    Without an active monitor the function runs all the same and nothing is recorded, so a
    decorated function can be used and tested outside a task. Coroutine functions are
    decorated like any other.

    Args:
        message: What the function does, for people.
        privacy: Who may see the record; `None` takes the context's choice.

    Returns:
        A decorator that keeps the function's signature.

    Examples:
        >>> from atoll.federated.monitoring import MonitorRecordPrivacy, task_status
        >>> @task_status("Fitting", privacy=MonitorRecordPrivacy.ALL_PARTICIPANTS)
        ... def fit(epochs: int) -> float:
        ...     return 1.0 / (epochs + 1)
        >>> fit(3)
        0.25
    """

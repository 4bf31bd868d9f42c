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
    """Record a status each time the decorated function is called.

    It is equivalent to calling `atoll.federated.monitoring.monitor.task_status_update`
    at the start of the function. Without an active monitor, the function runs and
    nothing is recorded, so you can use and test it outside a task. The decorator also
    works for coroutine functions.

    Args:
        message: Description of what the function does.
        privacy: Who can see the record; `None` uses the setting of the context.

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

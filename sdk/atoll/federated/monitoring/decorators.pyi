from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from atoll.federated.monitoring.types import MonitorRecordPrivacy

__all__ = ["task_status"]

_P = ParamSpec("_P")
_R = TypeVar("_R")

def task_status(
    message: str, *, privacy: MonitorRecordPrivacy | None = None
) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]: ...

from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import Any

__all__ = ["ThreadWithException", "await_threading_event"]

class ThreadWithException(Thread):
    def __init__(
        self,
        target: Callable[..., object],
        *,
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
        name: str | None = None,
        daemon: bool = True,
    ) -> None: ...
    @property
    def exception(self) -> BaseException | None: ...
    def join(self, timeout: float | None = None) -> None: ...

async def await_threading_event(
    event: Event, *, timeout: float | None = None, polling_interval: float = 0.25
) -> bool: ...

"""Threads that report their failures, and events that asynchronous code can await."""

from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import Any

__all__ = ["ThreadWithException", "await_threading_event"]

class ThreadWithException(Thread):
    """A thread whose exception surfaces where it is joined.

    An exception in an ordinary thread is printed and lost. This one keeps it, so that
    the code that started the thread learns of the failure. Pods use it for the heartbeat
    and for workers.

    Examples:
        >>> from atoll.utils.concurrency_utils import ThreadWithException
        >>> def work() -> None:
        ...     raise OSError("drive unmounted")
        >>> thread = ThreadWithException(work, name="reader")
        >>> thread.start()
        >>> try:
        ...     thread.join()
        ... except OSError as error:
        ...     print(error)
        drive unmounted
    """

    def __init__(
        self,
        target: Callable[..., object],
        *,
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
        name: str | None = None,
        daemon: bool = True,
    ) -> None:
        """Prepare the thread; it runs after `start`.

        Args:
            target: What to run. Its result is discarded.
            args: Positional arguments for `target`.
            kwargs: Keyword arguments for `target`.
            name: Name for logs; a numbered one if `None`.
            daemon: Whether the program may end while the thread still runs. Unlike
                ordinary threads, true by default.
        """

    @property
    def exception(self) -> BaseException | None:
        """What ended the thread early; `None` if it runs or ended normally."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for the thread to end, then raise what it raised.

        Args:
            timeout: Longest wait in seconds; `None` waits as long as it takes. Ask
                `is_alive` afterwards to know whether the time ran out.

        Raises:
            BaseException: Whatever exception ended the thread. It is raised on each call.
        """

async def await_threading_event(
    event: Event, *, timeout: float | None = None, polling_interval: float = 0.25
) -> bool:
    """Wait for a thread's event without blocking the event loop.

    Args:
        event: The event another thread will set.
        timeout: Longest wait in seconds; `None` waits as long as it takes.
        polling_interval: Seconds between two looks at the event.

    Returns:
        True if the event was set, false if the time ran out.

    Examples:
        >>> import asyncio
        >>> from threading import Event, Timer
        >>> from atoll.utils.concurrency_utils import await_threading_event
        >>> ready = Event()
        >>> Timer(0.1, ready.set).start()
        >>> asyncio.run(await_threading_event(ready, timeout=5))
        True
    """

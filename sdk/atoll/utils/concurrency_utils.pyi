"""Threads that raise their exceptions, and awaitable events."""

from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import Any

__all__ = ["ThreadWithException", "await_threading_event"]

class ThreadWithException(Thread):
    """A thread whose exception is raised when it is joined.

    An exception in an ordinary thread is printed and lost. This class raises it in the
    code that joins the thread. Pods use it for the heartbeat and for workers.

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
        """Create the thread, which runs after `start`.

        Args:
            target: The function to run. Its result is discarded.
            args: Positional arguments for `target`.
            kwargs: Keyword arguments for `target`.
            name: Name for logs; `None` generates a numbered name.
            daemon: Whether the program can end while the thread is running. Unlike for
                ordinary threads, true by default.
        """

    @property
    def exception(self) -> BaseException | None:
        """The exception that ended the thread; `None` if it is running or ended
        normally.
        """

    def join(self, timeout: float | None = None) -> None:
        """Wait for the thread to end, and raise its exception.

        Args:
            timeout: Maximum number of seconds to wait; `None` waits without limit. Call
                `is_alive` afterwards to check whether the time has expired.

        Raises:
            BaseException: The exception that ended the thread. It is raised on each
                call.
        """

async def await_threading_event(
    event: Event, *, timeout: float | None = None, polling_interval: float = 0.25
) -> bool:
    """Wait for a threading event without blocking the event loop.

    Args:
        event: The event, which another thread sets.
        timeout: Maximum number of seconds to wait; `None` waits without limit.
        polling_interval: Number of seconds between checks of the event.

    Returns:
        True if the event was set, false if the time expired.

    Examples:
        >>> import asyncio
        >>> from threading import Event, Timer
        >>> from atoll.utils.concurrency_utils import await_threading_event
        >>> ready = Event()
        >>> Timer(0.1, ready.set).start()
        >>> asyncio.run(await_threading_event(ready, timeout=5))
        True
    """

"""A web address on the pod's own machine that says whether the pod is well.

Container platforms and monitoring tools ask such an address at intervals and restart what
does not answer. A pod serves it on port 29209 (`ATOLL_POD_VITALS_PORT`), to its own
machine only unless told otherwise:

- `GET /health`: 200 while the pod works as it should, 503 when a task has been running for
  longer than is plausible;
- `GET /ready`: 200 once the pod is registered and listens for tasks, 503 before.

The body of both is a `PodHealth` in JSON. It holds nothing about data.

Examples:
    Serve the address to other machines too, as a container's probe needs it:

    >>> from atoll.federated.pod_vitals import PodVitals, start_vitals_server
    >>> vitals = PodVitals()
    >>> server = start_vitals_server(vitals, host="0.0.0.0")
    >>> vitals.mark_ready()
    >>> vitals.is_ready()
    True
    >>> server.shutdown()
"""

from datetime import datetime
from http.server import HTTPServer
from typing import Final, TypedDict

__all__ = [
    "MAX_TASK_EXECUTION_TIME",
    "PodHealth",
    "PodVitals",
    "start_vitals_server",
]

MAX_TASK_EXECUTION_TIME: Final = 3600
"""Seconds after which a single task makes the pod count as stuck: one hour."""

class PodHealth(TypedDict):
    """What the two addresses answer.

    Attributes:
        healthy: Whether the pod works as it should.
        ready: Whether it can take tasks.
        message: A sentence for people.
    """

    healthy: bool
    ready: bool
    message: str

class PodVitals:
    """What a pod notes about itself, for the health address to report.

    A running pod keeps it up to date; read it at `Pod.vitals`. All methods may be called
    from any thread.
    """

    def __init__(
        self, *, max_task_execution_time: float = MAX_TASK_EXECUTION_TIME
    ) -> None:
        """Begin as healthy and not ready.

        Args:
            max_task_execution_time: Seconds that one task may take before the pod counts
                as unhealthy. Raise it where long training runs are normal, or the
                container platform will restart the pod in the middle of one.
        """

    @property
    def last_task_started_at(self) -> datetime | None:
        """When the last task started, in UTC; `None` before the first."""

    @property
    def running_tasks(self) -> tuple[str, ...]:
        """Identifiers of the tasks at work."""

    def mark_ready(self) -> None:
        """Note that the pod is registered and listens."""

    def task_started(self, task_id: str) -> None:
        """Note that a task has started.

        Args:
            task_id: Identifier of the task.
        """

    def task_finished(self, task_id: str) -> None:
        """Note that a task has ended, however it ended.

        Args:
            task_id: Identifier of the task.
        """

    def is_healthy(self) -> bool:
        """Tell whether no task has been at work for too long.

        Returns:
            `False` once a task exceeds `max_task_execution_time`.
        """

    def is_ready(self) -> bool:
        """Tell whether the pod can take tasks.

        Returns:
            Whether `mark_ready` has been called.
        """

    def report(self) -> PodHealth:
        """Put both answers and a sentence together.

        Returns:
            The body that the health address sends.
        """

def start_vitals_server(
    vitals: PodVitals, *, host: str = "127.0.0.1", port: int = 29209
) -> HTTPServer:
    """Serve a pod's vitals over HTTP, from a thread of its own.

    Args:
        vitals: What to report.
        host: Address to bind to. The default is reachable from the machine itself alone.
        port: TCP port, 1 to 65535; 0 chooses a free one.

    Returns:
        The running server. Call its `shutdown` to end it.

    Raises:
        OSError: If the port is in use.
    """

"""A health endpoint on the pod's machine, for monitoring tools and container platforms.

A pod serves the endpoint on port 29209 (`ATOLL_POD_VITALS_PORT`), on the loopback
address only:

- `GET /health`: 200 while the pod works normally, 503 if a task has been running for
  more than an hour;
- `GET /ready`: 200 once the pod is registered and listens for tasks, 503 before.

The body of both responses is a `PodHealth` object in JSON. It contains no data.

Warning:
    Don't use `/health` as a liveness probe of an orchestrator such as Kubernetes if
    tasks can run for more than an hour. The endpoint answers 503 while such a task
    runs, and the orchestrator then restarts the pod and ends the task. Use `/ready` as
    the readiness probe and `/health` for alerts. Probes that come from outside the
    container can't reach the loopback address, so run them as commands inside the
    container, or serve the state on another address as shown below.

Examples:
    Serve the state of a pod to other machines, before the pod is started:

    >>> from atoll import NullSource, Pod, PodDetailsConfig
    >>> from atoll.federated.pod_vitals import start_vitals_server
    >>> pod = Pod(
    ...     name="census-income-demo",
    ...     datasource=NullSource(),
    ...     pod_details_config=PodDetailsConfig(display_name="Census income, invented"),
    ... )
    >>> server = start_vitals_server(pod.vitals, host="0.0.0.0", port=29210)
    >>> pod.start()
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
"""Number of seconds after which a single task makes a pod count as unhealthy: one hour.
"""

class PodHealth(TypedDict):
    """The response of both endpoints.

    Attributes:
        healthy: Whether the pod works normally.
        ready: Whether it can accept tasks.
        message: A sentence that describes the state.
    """

    healthy: bool
    ready: bool
    message: str

class PodVitals:
    """The state of a pod, as the health endpoint reports it.

    A running pod keeps it up to date; read it at `Pod.vitals`. All methods are
    thread-safe.
    """

    def __init__(
        self, *, max_task_execution_time: float = MAX_TASK_EXECUTION_TIME
    ) -> None:
        """Start as healthy and not ready.

        Args:
            max_task_execution_time: Number of seconds that one task may run before the
                state counts as unhealthy. Pods use the default of one hour. Pass a
                larger value if you run workers in your own program and report their
                state yourself.
        """

    @property
    def last_task_started_at(self) -> datetime | None:
        """When the last task started, in UTC; `None` before the first task."""

    @property
    def running_tasks(self) -> tuple[str, ...]:
        """Identifiers of the running tasks."""

    def mark_ready(self) -> None:
        """Record that the pod is registered and listens for tasks."""

    def task_started(self, task_id: str) -> None:
        """Record that a task has started.

        Args:
            task_id: Identifier of the task.
        """

    def task_finished(self, task_id: str) -> None:
        """Record that a task has ended, whether or not it succeeded.

        Args:
            task_id: Identifier of the task.
        """

    def is_healthy(self) -> bool:
        """Check that no task has been running for too long.

        Returns:
            `False` once a task exceeds `max_task_execution_time`.
        """

    def is_ready(self) -> bool:
        """Check whether the pod can accept tasks.

        Returns:
            Whether `mark_ready` has been called.
        """

    def report(self) -> PodHealth:
        """Combine both checks with a message.

        Returns:
            The body of the endpoint's response.
        """

def start_vitals_server(
    vitals: PodVitals, *, host: str = "127.0.0.1", port: int = 29209
) -> HTTPServer:
    """Serve the state of a pod over HTTP from a separate thread.

    Args:
        vitals: The state to report.
        host: Address to bind to. The default can be reached from the same machine only.
        port: TCP port, 1 to 65535; 0 chooses a free port.

    Returns:
        The running server. Call `shutdown` to stop it.

    Raises:
        OSError: If the port is in use.
    """

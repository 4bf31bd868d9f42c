"""What can be wrong with the monitor itself, as opposed to the task it watches.

A record that the hub does not take is no error: monitoring never ends a task.
"""

from atoll.federated.exceptions import FederatedError

__all__ = ["ExistingMonitorModuleError", "MonitorModuleError", "NoMonitorModuleError"]

class MonitorModuleError(FederatedError):
    """Base of the errors about the monitor of the current task."""

class ExistingMonitorModuleError(MonitorModuleError):
    """A monitor is active already, and a second one may not take its place.

    Nest contexts only on purpose, with `allow_shadowing=True`.
    """

class NoMonitorModuleError(MonitorModuleError):
    """No monitor is active in this thread.

    The call was made outside a `task_monitor_context`, or from a thread that the task
    did not start.
    """

"""Errors of the monitor itself, not of the task that it records.

A record that the hub rejects doesn't raise an error, because monitoring never ends a
task.
"""

from atoll.federated.exceptions import FederatedError

__all__ = ["ExistingMonitorModuleError", "MonitorModuleError", "NoMonitorModuleError"]

class MonitorModuleError(FederatedError):
    """The monitor of the current task was used incorrectly.

    It is also the base class of the other exceptions in this module.

    Message: `The settings of task 5f0e2c1a have already been recorded.`

    Cause: `task_config_update` was called twice for a task.

    Fix: Call it once, before the work begins, and use `task_status_update` afterwards.
    """

class ExistingMonitorModuleError(MonitorModuleError):
    """A monitor is already active.

    Message: `A monitor is already active for task 5f0e2c1a.`

    Cause: `task_monitor_context` was entered inside another one.

    Fix: Leave the outer context first. To replace it temporarily, pass
    `allow_shadowing=True`.
    """

class NoMonitorModuleError(MonitorModuleError):
    """No monitor is active in this thread.

    Message: `No monitor is active.`

    Cause: The call was made outside a `task_monitor_context`, or in a thread that the
    task didn't start.

    Fix: Make the call inside the context. Outside a task, use the decorator
    `task_status`, which works without a monitor.
    """

"""Opening a monitor for a task and sending records.

The monitor is found by context, like a logger, so code inside an algorithm can call
`task_status_update` without passing an object around. Records are sent in the
background. Those that can't be delivered are logged and dropped, so an unreachable hub
doesn't slow a task down.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager

from atoll.federated.monitoring.types import (
    AdditionalMonitorMessageTypes,
    MonitorRecordPrivacy,
    ProgressCounterDict,
)
from atoll.federated.transport.message_service import MessageType
from atoll.hub.api import HubClient
from atoll.types import JSONValue

__all__ = ["task_config_update", "task_monitor_context", "task_status_update"]

def task_monitor_context(
    hub: HubClient,
    task_id: str,
    *,
    sender: str | None = None,
    privacy: MonitorRecordPrivacy = MonitorRecordPrivacy.PRIVATE,
    allow_shadowing: bool = False,
) -> AbstractContextManager[None]:
    """Record the progress of one task within a `with` block.

    Args:
        hub: The hub that receives the records.
        task_id: The task that they belong to.
        sender: Who sends them: a pod identifier, or a username on the modeller side.
            `None` uses the account of `hub`.
        privacy: Who can see records that don't specify it.
        allow_shadowing: Whether to replace an active monitor within the block.

    Returns:
        A context manager. When it exits, it sends the remaining records.

    Raises:
        ExistingMonitorModuleError: If a monitor is active and `allow_shadowing` is off.

    Examples:
        >>> from atoll.federated.monitoring import (
        ...     task_config_update,
        ...     task_monitor_context,
        ...     task_status_update,
        ... )
        >>> from atoll.hub import HubClient
        >>> with task_monitor_context(HubClient(), task_id="5f0e2c1a"):
        ...     task_config_update({"epochs": 3, "batch_size": 16})
        ...     task_status_update("Training begins")
    """

def task_config_update(
    config: Mapping[str, JSONValue],
    *,
    privacy: MonitorRecordPrivacy | None = None,
) -> None:
    """Record the settings that the task runs with.

    Call it once, before the work begins.

    Args:
        config: The settings, as JSON values. Leave out secrets and paths.
        privacy: Who can see them; `None` uses the setting of the context.

    Raises:
        NoMonitorModuleError: If no monitor is active.
        MonitorModuleError: If the settings of this task have already been recorded.
    """

def task_status_update(
    message: str,
    *,
    message_type: AdditionalMonitorMessageTypes
    | MessageType = AdditionalMonitorMessageTypes.TASK_STATUS,
    privacy: MonitorRecordPrivacy | None = None,
    progress: Mapping[str, ProgressCounterDict] | None = None,
    metadata: Mapping[str, JSONValue] | None = None,
) -> None:
    """Record the current activity and the progress.

    You can call it for every batch. Records that follow each other faster than they can
    be sent are merged, and the last state is always sent.

    Args:
        message: A short sentence, such as "Evaluating on the test split".
        message_type: The kind of record.
        privacy: Who can see it; `None` uses the setting of the context.
        progress: Counters by name.
        metadata: Any further information.

    Raises:
        NoMonitorModuleError: If no monitor is active.

    Examples:
        >>> from atoll.federated.monitoring import task_status_update
        >>> task_status_update(
        ...     "Running inference",
        ...     progress={"files": {"value": 32, "total": 128, "unit": "files"}},
        ... )
    """

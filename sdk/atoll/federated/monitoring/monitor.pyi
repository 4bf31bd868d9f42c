"""Opening a monitor for a task, and writing records to it.

The monitor is found by context, in the manner of a logger: code deep inside an algorithm
calls `task_status_update` without having been handed anything. Records are sent in the
background. Those that cannot be delivered are logged and dropped, so a hub that is away
slows nothing down.
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
    """Watch one task for the length of a `with` block.

    Args:
        hub: Where the records go.
        task_id: The task that they belong to.
        sender: Who writes them: a pod identifier, or a username on the modeller's side.
            `None` stands for the account of `hub`.
        privacy: Who sees a record that does not say so itself.
        allow_shadowing: Whether a monitor that is already active is set aside for the
            length of the block.

    Returns:
        A context manager. On leaving, records that are still waiting are sent.

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
        config: The settings, as JSON can hold them. Leave out secrets and paths.
        privacy: Who may see them; `None` takes the context's choice.

    Raises:
        NoMonitorModuleError: If no monitor is active.
        MonitorModuleError: If the settings of this task were recorded before.
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
    """Record what is being done and how far it has come.

    Cheap enough to call for every batch; records that follow each other faster than they
    can be sent are merged, and the last state always arrives.

    Args:
        message: A short sentence, such as "Evaluating on the test split".
        message_type: The kind of record.
        privacy: Who may see it; `None` takes the context's choice.
        progress: Counters by name.
        metadata: Whatever else a reader of the record may need.

    Raises:
        NoMonitorModuleError: If no monitor is active.

    Examples:
        >>> from atoll.federated.monitoring import task_status_update
        >>> task_status_update(
        ...     "Running inference",
        ...     progress={"files": {"value": 32, "total": 128, "unit": "files"}},
        ... )
    """

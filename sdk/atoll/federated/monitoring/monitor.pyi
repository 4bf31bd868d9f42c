from collections.abc import Mapping
from contextlib import AbstractContextManager

from atoll.federated.monitoring.types import (
    AdditionalMonitorMessageTypes,
    MonitorRecordPrivacy,
    ProgressCounterDict,
)
from atoll.federated.transport.message_service import MessageType
from atoll.hub.api import HubClient
from atoll.hub.types import JSONValue

__all__ = ["task_config_update", "task_monitor_context", "task_status_update"]

def task_monitor_context(
    hub: HubClient,
    task_id: str,
    *,
    sender: str | None = None,
    privacy: MonitorRecordPrivacy = MonitorRecordPrivacy.PRIVATE,
    allow_shadowing: bool = False,
) -> AbstractContextManager[None]: ...
def task_config_update(
    config: Mapping[str, JSONValue],
    *,
    privacy: MonitorRecordPrivacy | None = None,
) -> None: ...
def task_status_update(
    message: str,
    *,
    message_type: AdditionalMonitorMessageTypes | MessageType = AdditionalMonitorMessageTypes.TASK_STATUS,
    privacy: MonitorRecordPrivacy | None = None,
    progress: Mapping[str, ProgressCounterDict] | None = None,
    metadata: Mapping[str, JSONValue] | None = None,
) -> None: ...

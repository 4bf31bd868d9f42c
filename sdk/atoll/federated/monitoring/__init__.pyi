"""Progress records of running tasks.

While a task runs, the pods and the modeller send short records to the hub: the current
activity, the progress and the settings. Users can follow them in the web application or
the desktop app. Each record states who can see it: `MonitorRecordPrivacy`.

Algorithms and protocols call `task_status_update`. The SDK opens the surrounding
`task_monitor_context` for every task. You only need to open one yourself in tests and
in your own runners.

Examples:
    Report progress from an algorithm:

    >>> from collections.abc import Sequence
    >>> from atoll.federated.monitoring import (
    ...     MonitorRecordPrivacy,
    ...     task_status,
    ...     task_status_update,
    ... )
    >>> @task_status("Reading scans")
    ... def read_scans(paths: Sequence[str]) -> int:
    ...     for number, path in enumerate(paths, start=1):
    ...         with open(path, "rb") as scan:
    ...             scan.read()
    ...         task_status_update(
    ...             f"Scan {number} of {len(paths)}",
    ...             privacy=MonitorRecordPrivacy.OWNER_MODELLER,
    ...             progress={"scans": {"value": number, "total": len(paths)}},
    ...         )
    ...     return len(paths)

Warning:
    A record leaves the pod. Don't put values, file names or personal identifiers into
    records that anyone but the custodian can see.
"""

from .decorators import task_status as task_status
from .exceptions import ExistingMonitorModuleError as ExistingMonitorModuleError
from .exceptions import MonitorModuleError as MonitorModuleError
from .exceptions import NoMonitorModuleError as NoMonitorModuleError
from .monitor import task_config_update as task_config_update
from .monitor import task_monitor_context as task_monitor_context
from .monitor import task_status_update as task_status_update
from .types import AdditionalMonitorMessageTypes as AdditionalMonitorMessageTypes
from .types import MonitorRecordPrivacy as MonitorRecordPrivacy
from .types import ProgressCounterDict as ProgressCounterDict

__all__ = [
    "AdditionalMonitorMessageTypes",
    "ExistingMonitorModuleError",
    "MonitorModuleError",
    "MonitorRecordPrivacy",
    "NoMonitorModuleError",
    "ProgressCounterDict",
    "task_config_update",
    "task_monitor_context",
    "task_status",
    "task_status_update",
]

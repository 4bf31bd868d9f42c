"""Telling people how a running task gets on.

While a task runs, pod and modeller write short records to the hub: what is being done, how
far it has come, with which settings. The people who may see a record follow it in the web
application or the app. Who that is, each record says itself: `MonitorRecordPrivacy`.

Code inside an algorithm or a protocol calls `task_status_update` and does not care where
the record goes. The SDK opens the surrounding `task_monitor_context` for every task; you
open one yourself only in a test or a runner of your own.

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
    A record leaves the pod. Do not put values, file names or identifiers of people into
    one that anybody but the custodian may see.
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

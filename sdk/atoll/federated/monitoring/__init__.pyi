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

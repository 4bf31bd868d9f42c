from enum import Enum
from typing import TypedDict

from typing_extensions import NotRequired

__all__ = [
    "AdditionalMonitorMessageTypes",
    "MonitorRecordPrivacy",
    "ProgressCounterDict",
]

class MonitorRecordPrivacy(str, Enum):
    PRIVATE = "PRIVATE"
    OWNER_MODELLER = "OWNER_MODELLER"
    ALL_PARTICIPANTS = "ALL_PARTICIPANTS"

class AdditionalMonitorMessageTypes(str, Enum):
    TASK_CONFIG = "TASK_CONFIG"
    TASK_STATUS = "TASK_STATUS"
    TASK_PROGRESS = "TASK_PROGRESS"

class ProgressCounterDict(TypedDict):
    value: int
    total: NotRequired[int]
    unit: NotRequired[str]

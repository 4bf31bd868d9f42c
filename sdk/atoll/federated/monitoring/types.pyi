"""Types of monitoring records."""

from enum import Enum
from typing import TypedDict

from typing_extensions import NotRequired

__all__ = [
    "AdditionalMonitorMessageTypes",
    "MonitorRecordPrivacy",
    "ProgressCounterDict",
]

class MonitorRecordPrivacy(str, Enum):
    """Who can see a monitoring record.

    The hub enforces it. `PRIVATE` is the safe choice for anything that is derived from
    the data.

    Attributes:
        PRIVATE: Only the sender of the record; for a pod, its owner.
        OWNER_MODELLER: The pod's owner and the modeller of the task.
        ALL_PARTICIPANTS: Everyone who takes part in the task, including the owners of
            the other pods.
    """

    PRIVATE = "PRIVATE"
    OWNER_MODELLER = "OWNER_MODELLER"
    ALL_PARTICIPANTS = "ALL_PARTICIPANTS"

class AdditionalMonitorMessageTypes(str, Enum):
    """Kinds of records that don't correspond to a message of a task.

    Records can also have an `atoll.federated.transport.message_service.MessageType`,
    for events such as the start and the end of a task.

    Attributes:
        TASK_CONFIG: The settings of the task.
        TASK_STATUS: The current activity.
        TASK_PROGRESS: The progress.
    """

    TASK_CONFIG = "TASK_CONFIG"
    TASK_STATUS = "TASK_STATUS"
    TASK_PROGRESS = "TASK_PROGRESS"

class ProgressCounterDict(TypedDict):
    """One counter, such as finished batches. A record can have several named counters.

    Attributes:
        value: How many are finished, 0 or more.
        total: Total number. Leave it out if it is unknown; the progress is then shown
            as a number instead of a bar.
        unit: What is counted, in the plural, such as `files`.
    """

    value: int
    total: NotRequired[int]
    unit: NotRequired[str]

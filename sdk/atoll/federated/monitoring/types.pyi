"""The words in which monitoring records are written."""

from enum import Enum
from typing import TypedDict

from typing_extensions import NotRequired

__all__ = [
    "AdditionalMonitorMessageTypes",
    "MonitorRecordPrivacy",
    "ProgressCounterDict",
]

class MonitorRecordPrivacy(str, Enum):
    """Who may see a monitoring record.

    The hub enforces it. The first value is the safe choice for anything that comes near
    the data.

    Attributes:
        PRIVATE: Only the party that wrote the record: for a pod, its owner.
        OWNER_MODELLER: The pod's owner and the modeller of the task.
        ALL_PARTICIPANTS: Everyone who takes part in the task, the owners of the other
            pods included.
    """

    PRIVATE = "PRIVATE"
    OWNER_MODELLER = "OWNER_MODELLER"
    ALL_PARTICIPANTS = "ALL_PARTICIPANTS"

class AdditionalMonitorMessageTypes(str, Enum):
    """Kinds of record that have no counterpart among the messages of a task.

    Records may also carry an `atoll.federated.transport.message_service.MessageType`, for
    events such as the start and the end of a task.

    Attributes:
        TASK_CONFIG: The settings a task runs with.
        TASK_STATUS: What is being done at the moment.
        TASK_PROGRESS: How far it has come.
    """

    TASK_CONFIG = "TASK_CONFIG"
    TASK_STATUS = "TASK_STATUS"
    TASK_PROGRESS = "TASK_PROGRESS"

class ProgressCounterDict(TypedDict):
    """One counter, such as batches done. A record may carry several, each under a name.

    Attributes:
        value: How many are done, 0 or more.
        total: How many there will be. Leave it out while that is unknown: it shows as a
            number rather than a bar.
        unit: What is counted, in the plural, such as `files`.
    """

    value: int
    total: NotRequired[int]
    unit: NotRequired[str]

from enum import Enum
from typing import Literal, TypeAlias, TypedDict

__all__ = ["Reason", "ReasonString", "TaskAbortBody"]

class Reason(str, Enum):
    WORKER_ERROR = "WORKER_ERROR"
    MODELLER_ERROR = "MODELLER_ERROR"
    USER_ABORT = "USER_ABORT"
    NO_PODS_ACCEPTED = "NO_PODS_ACCEPTED"
    NOT_ALL_PODS_ACCEPTED = "NOT_ALL_PODS_ACCEPTED"
    NO_DATA = "NO_DATA"
    NO_NEW_DATA = "NO_NEW_DATA"
    INCOMPATIBLE_DATASOURCE = "INCOMPATIBLE_DATASOURCE"
    LIMITS_EXCEEDED = "LIMITS_EXCEEDED"
    BATCH_FAILURES_EXCEEDED = "BATCH_FAILURES_EXCEEDED"
    TIMED_OUT = "TIMED_OUT"

ReasonString: TypeAlias = Literal[
    "WORKER_ERROR",
    "MODELLER_ERROR",
    "USER_ABORT",
    "NO_PODS_ACCEPTED",
    "NOT_ALL_PODS_ACCEPTED",
    "NO_DATA",
    "NO_NEW_DATA",
    "INCOMPATIBLE_DATASOURCE",
    "LIMITS_EXCEEDED",
    "BATCH_FAILURES_EXCEEDED",
    "TIMED_OUT",
]

class TaskAbortBody(TypedDict):
    reason: ReasonString
    message: str

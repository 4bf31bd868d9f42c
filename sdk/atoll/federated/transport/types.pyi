"""Why a task was aborted, in a form that both people and programs can read.

An abort is a message like any other: its body is a `TaskAbortBody`, whose `reason`
is one of the values of `Reason`. The refusals with which a pod answers a request
are something else, since no task has begun by then: see
`atoll.federated.pod_response_message.PodResponseType`.
"""

from enum import Enum
from typing import Literal, TypeAlias, TypedDict

__all__ = ["Reason", "ReasonString", "TaskAbortBody"]

class Reason(str, Enum):
    """The machine-readable reason that every abort carries.

    Branch on it rather than on the text of the message, which may be reworded at
    any time. Values never change their meaning; a later version may add new ones.

    Attributes:
        WORKER_ERROR: An unexpected failure inside a pod. The details are in that
            pod's log.
        MODELLER_ERROR: An unexpected failure on the modeller's side.
        USER_ABORT: A person stopped the task.
        NO_PODS_ACCEPTED: Every pod refused or stayed silent.
        NOT_ALL_PODS_ACCEPTED: At least one pod refused, and the task was run with
            `require_all_pods`.
        NO_DATA: A pod turned out to have no records for the task.
        NO_NEW_DATA: A pod has no records that earlier runs have not seen.
        INCOMPATIBLE_DATASOURCE: The kind of data source does not suit the
            algorithm or the data structure.
        LIMITS_EXCEEDED: A model's usage limit for this pod has been used up.
        BATCH_FAILURES_EXCEEDED: Too many batches in a row failed.
        TIMED_OUT: A party waited longer for a message than it was willing to.

    Examples:
        >>> from atoll.federated.transport.types import Reason
        >>> Reason("NO_DATA") is Reason.NO_DATA
        True
    """

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
"""The values of `Reason` as they stand in a message, for code that reads raw JSON."""

class TaskAbortBody(TypedDict):
    """The decrypted body of an abort message.

    Attributes:
        reason: One of the values of `Reason`.
        message: A sentence for people. It holds no data.
    """

    reason: ReasonString
    message: str

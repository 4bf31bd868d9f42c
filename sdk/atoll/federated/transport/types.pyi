"""Reasons for the abort of a task.

The body of an abort message is a `TaskAbortBody`, whose `reason` is one of the values
of `Reason`. A pod that refuses a request gives a different kind of answer, because no
task has started yet: see `atoll.federated.pod_response_message.PodResponseType`.
"""

from enum import Enum
from typing import Literal, TypeAlias, TypedDict

__all__ = ["Reason", "ReasonString", "TaskAbortBody"]

class Reason(str, Enum):
    """The machine-readable reason for an abort.

    Use it in programs instead of the text of the message, which can change at any time.
    Existing values keep their meaning; later versions can add new ones.

    Attributes:
        WORKER_ERROR: An unexpected failure inside a pod. The details are in that
            pod's log.
        MODELLER_ERROR: An unexpected failure on the modeller's side.
        USER_ABORT: A user stopped the task.
        NO_PODS_ACCEPTED: Every pod refused or didn't answer.
        NOT_ALL_PODS_ACCEPTED: At least one pod refused, and `require_all_pods` was set.
        NO_DATA: A pod has no records for the task.
        NO_NEW_DATA: A pod has no records that earlier runs haven't processed.
        INCOMPATIBLE_DATASOURCE: The algorithm or the data structure doesn't work with
            the kind of datasource.
        LIMITS_EXCEEDED: The user's limit for a model has been reached. The model's
            owner sets it on the hub.
        BATCH_FAILURES_EXCEEDED: Too many consecutive batches failed.
        TIMED_OUT: A participant waited too long for a message.

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
"""The values of `Reason` in a message, for code that reads JSON directly."""

class TaskAbortBody(TypedDict):
    """The decrypted body of an abort message.

    Attributes:
        reason: One of the values of `Reason`.
        message: A sentence for the participants. It contains no data.
    """

    reason: ReasonString
    message: str

"""Addresses of the public services, and the structure of the hub's responses."""

from enum import Enum
from typing import Final, Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired

from atoll.types import JSONValue

__all__ = [
    "AccessRole",
    "ModelMetadata",
    "MonitorRecord",
    "PRODUCTION_AM_URL",
    "PRODUCTION_HUB_URL",
    "PRODUCTION_IDP_URL",
    "PodStatus",
    "ProjectMetadata",
]

PRODUCTION_HUB_URL: Final = "https://hub.example.com"
"""The public hub: web application and REST API."""

PRODUCTION_AM_URL: Final = "https://access.example.com"
"""The public access manager, which decides what a user can do on a pod."""

PRODUCTION_IDP_URL: Final = "https://login.example.com"
"""The public identity provider, where users log in."""

PodStatus: TypeAlias = Literal["online", "offline", "busy"]
"""Status of a dataset: its pod is connected, isn't connected, or is running a task."""

class AccessRole(str, Enum):
    """What a user may do on a pod.

    A role is granted per user and pod and covers all datasets of the pod. Only the
    pod's owner, who created it, grants or revokes roles. Access roles are unrelated to
    `atoll.federated.roles.Role`, which distinguishes the modeller side and the worker
    side of a task.

    Attributes:
        SUPER_MODELLER: Any task, custom code included. Owners have this role on their
            own pods.
        GENERAL_MODELLER: All built-in task elements, and the versions of custom models
            that were approved for the user.
        PRIVATE_MODELLER: Tasks with differential privacy only, including training of
            approved model versions. Exact SQL is refused with `UNAUTHORISED`.
        SQL_ANALYST: SQL queries only. A pod with `private_sql_only` refuses exact
            queries.
        INFERENCE_RUNNER: Inference with the approved model versions; no training.

    Examples:
        >>> from atoll.hub import AccessRole
        >>> AccessRole("sql-analyst").name
        'SQL_ANALYST'
    """

    SUPER_MODELLER = "super-modeller"
    GENERAL_MODELLER = "general-modeller"
    PRIVATE_MODELLER = "private-modeller"
    SQL_ANALYST = "sql-analyst"
    INFERENCE_RUNNER = "inference-runner"

class ModelMetadata(TypedDict):
    """What the hub knows about one version of a model.

    Attributes:
        name: Name of the model, which is the name of its class.
        owner: Username of its owner.
        version: The version, starting at 1.
        private: Whether only users with permission can see the code.
        has_weights: Whether trained weights have been uploaded for this version.
        model_hash: SHA-256 of this version's code, in hexadecimal. Approvals refer to
            it.
        description: The owner's description, if there is one.
    """

    name: str
    owner: str
    version: int
    private: bool
    has_weights: bool
    model_hash: str
    description: NotRequired[str]

class ProjectMetadata(TypedDict):
    """What the hub knows about a project.

    Attributes:
        project_id: Identifier of the project, for the argument `project_id`.
        name: Name of the project, 3 to 50 characters.
        owner: Username of the project owner.
        description: What the project is for.
        pod_identifiers: The datasets linked to it, as `owner/name`.
    """

    project_id: str
    name: str
    owner: str
    description: str
    pod_identifiers: list[str]

class MonitorRecord(TypedDict):
    """One entry in a task's history, written by `atoll.federated.monitoring`.

    Attributes:
        task_id: The task that the record belongs to.
        sender: Who wrote it: a pod identifier or a username.
        message_type: The kind of record.
        message: A sentence that describes the event.
        timestamp: When it was written, as an ISO 8601 timestamp in UTC.
        privacy: Who can see it: a value of
            `atoll.federated.monitoring.types.MonitorRecordPrivacy`.
        metadata: Any further information.
    """

    task_id: str
    sender: str
    message_type: str
    message: str
    timestamp: str
    privacy: Literal["PRIVATE", "OWNER_MODELLER", "ALL_PARTICIPANTS"]
    metadata: NotRequired[dict[str, JSONValue]]

"""Addresses of the public services, and the shapes of what the hub answers."""

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
"""The public access manager, which answers what a user may do on a pod."""

PRODUCTION_IDP_URL: Final = "https://login.example.com"
"""The public identity provider, where people log in."""

PodStatus: TypeAlias = Literal["online", "offline", "busy"]
"""What the hub shows of a dataset: it answers, it does not, or it is at work on a task."""

class AccessRole(str, Enum):
    """What a user may do on a pod. Only the pod's owner grants or revokes a role.

    Not to be confused with `atoll.federated.roles.Role`, which says which half of a
    protocol or algorithm a class serves.

    Attributes:
        SUPER_MODELLER: Anything, custom code included. Owners have it on their own pods.
        GENERAL_MODELLER: All built-in task elements, and the custom models that the role
            names.
        PRIVATE_MODELLER: Tasks with differential privacy only.
        SQL_ANALYST: SQL queries only, with differential privacy where the pod says so.
        INFERENCE_RUNNER: Inference with the models that the role names; no training.

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
        name: Name of the model: the name of its class.
        owner: Username of its owner.
        version: The version, counted from 1.
        private: Whether only people with permission see its code.
        has_weights: Whether trained weights have been uploaded for this version.
        model_hash: SHA-256 of the code, in hexadecimal.
        description: What the owner wrote about it; absent if nothing.
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
        project_id: Identifier of the project, as `project_id` arguments take it.
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
    """One line of a task's history, as `atoll.federated.monitoring` writes it.

    Attributes:
        task_id: The task it belongs to.
        sender: Who wrote it: a pod identifier, or a username.
        message_type: The kind of record.
        message: A sentence for people.
        timestamp: When it was written: an ISO 8601 timestamp in UTC.
        privacy: Who may see it: a value of
            `atoll.federated.monitoring.types.MonitorRecordPrivacy`.
        metadata: Whatever else was recorded; absent if nothing.
    """

    task_id: str
    sender: str
    message_type: str
    message: str
    timestamp: str
    privacy: Literal["PRIVATE", "OWNER_MODELLER", "ALL_PARTICIPANTS"]
    metadata: NotRequired[dict[str, JSONValue]]

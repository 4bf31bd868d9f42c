from enum import Enum
from typing import Final, Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired

__all__ = [
    "AccessRole",
    "JSONValue",
    "ModelMetadata",
    "MonitorRecord",
    "PRODUCTION_AM_URL",
    "PRODUCTION_HUB_URL",
    "PRODUCTION_IDP_URL",
    "PodStatus",
    "ProjectMetadata",
]

PRODUCTION_HUB_URL: Final = "https://hub.example.com"
PRODUCTION_AM_URL: Final = "https://access.example.com"
PRODUCTION_IDP_URL: Final = "https://login.example.com"

JSONValue: TypeAlias = (
    "str | int | float | bool | list[JSONValue] | dict[str, JSONValue] | None"
)
PodStatus: TypeAlias = Literal["online", "offline", "busy"]

class AccessRole(str, Enum):
    SUPER_MODELLER = "super-modeller"
    GENERAL_MODELLER = "general-modeller"
    PRIVATE_MODELLER = "private-modeller"
    SQL_ANALYST = "sql-analyst"
    INFERENCE_RUNNER = "inference-runner"

class ModelMetadata(TypedDict):
    name: str
    owner: str
    version: int
    private: bool
    has_weights: bool
    model_hash: str
    description: NotRequired[str]

class ProjectMetadata(TypedDict):
    project_id: str
    name: str
    owner: str
    description: str
    pod_identifiers: list[str]

class MonitorRecord(TypedDict):
    task_id: str
    sender: str
    message_type: str
    message: str
    timestamp: str
    privacy: str
    metadata: NotRequired[dict[str, JSONValue]]

from collections.abc import Sequence
from typing import Final

from atoll.data.schema import DataSchema
from atoll.federated.types import TaskContext as TaskContext
from atoll.hub.api import HubClient

__all__ = [
    "POD_NAME_REGEX",
    "TaskContext",
    "USERNAME_REGEX",
    "check_pod_name",
    "combine_pod_schemas",
    "split_pod_identifier",
]

POD_NAME_REGEX: Final = r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
USERNAME_REGEX: Final = r"[A-Za-z0-9]+([._-][A-Za-z0-9]+)*"

def check_pod_name(name: str) -> str: ...
def split_pod_identifier(pod_identifier: str, *, default_owner: str | None = None) -> tuple[str, str]: ...
def combine_pod_schemas(
    pod_identifiers: Sequence[str],
    *,
    hub: HubClient | None = None,
    username: str | None = None,
    save_as: str | None = None,
) -> DataSchema: ...

from collections.abc import Sequence
from typing import Literal, NamedTuple

from atoll.runners.config_schemas.modeller_schemas import ModellerConfig

__all__ = [
    "SemVer",
    "VersionChanges",
    "check_task_compatibility",
    "create_error_message",
    "extract_version_changes",
    "get_compatible_versions_for_modeller",
    "parse_semver",
    "validate_task_compatibility",
]

class SemVer(NamedTuple):
    major: int
    minor: int
    patch: int

class VersionChanges(NamedTuple):
    version: SemVer
    kind: Literal["breaking", "feature", "fix"]
    summary: str

def get_compatible_versions_for_modeller() -> list[str]: ...
def parse_semver(version: str) -> SemVer: ...
def extract_version_changes(
    task_version: str, sdk_version: str | None = None
) -> list[VersionChanges]: ...
def create_error_message(
    task_version: str,
    changes: Sequence[VersionChanges],
    *,
    sdk_version: str | None = None,
) -> str: ...
def check_task_compatibility(task_version: str | None) -> bool: ...
def validate_task_compatibility(config: ModellerConfig) -> None: ...

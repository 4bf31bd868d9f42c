"""Compatibility of task files with this version of the SDK.

Task files and pod files contain the version of the SDK that they were written for. A
file without a version counts as 1.0.0. This SDK refuses a task file with an unsupported
version before anything is sent; update the file and set `version: 4.2.0`. For a pod
file, it only logs a warning: see `atoll.runners.pod_runner.setup_pod_from_config_file`.

Examples:
    Check the version of a file:

    >>> import yaml
    >>> from atoll.compatibility import (
    ...     check_task_compatibility,
    ...     create_error_message,
    ...     extract_version_changes,
    ... )
    >>> with open("task.yaml", encoding="utf-8") as file:
    ...     version = str(yaml.safe_load(file).get("version", "1.0.0"))
    >>> if not check_task_compatibility(version):
    ...     print(create_error_message(version, extract_version_changes(version)))
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from atoll.runners.config_schemas.modeller_schemas import ModellerConfig

__all__ = [
    "SemVer",
    "VersionChange",
    "check_task_compatibility",
    "create_error_message",
    "extract_version_changes",
    "get_compatible_versions_for_modeller",
    "parse_semver",
    "validate_task_compatibility",
]

class SemVer(NamedTuple):
    """A version in three parts, which is compared like a tuple.

    Attributes:
        major: Increases with incompatible changes.
        minor: Increases with new keys, which older SDKs don't support.
        patch: Increases with corrections.

    Examples:
        >>> from atoll.compatibility import SemVer
        >>> SemVer(4, 10, 0) > SemVer(4, 2, 1)
        True
    """

    major: int
    minor: int
    patch: int

class VersionChange(NamedTuple):
    """One change of the file format between two versions.

    Attributes:
        version: The version with the change.
        kind: Whether the change is incompatible, a new feature or a correction.
        summary: A sentence that describes the change, with the new name of a renamed
            key.
    """

    version: SemVer
    kind: Literal["breaking", "feature", "fix"]
    summary: str

def get_compatible_versions_for_modeller() -> list[str]:
    """List the versions of task files that this SDK can run.

    Returns:
        The versions, newest first, as returned by
        `atoll.config.get_compatible_yaml_versions_for_role` for the modeller.
    """

def parse_semver(version: str) -> SemVer:
    """Parse a version.

    Args:
        version: Three numbers with dots between them. A leading `v` and a suffix after a
            hyphen or plus sign are ignored.

    Returns:
        The three parts.

    Raises:
        ValueError: If the version doesn't have three numbers.

    Examples:
        >>> from atoll.compatibility import parse_semver
        >>> parse_semver("4.2.0-rc1")
        SemVer(major=4, minor=2, patch=0)
    """

def extract_version_changes(
    task_version: str, current_version: str | None = None
) -> list[VersionChange]:
    """List the changes of the task file's format between two versions.

    Args:
        task_version: The version of the file.
        current_version: The version to compare with; `None` uses the newest that this
            SDK supports.

    Returns:
        The changes after the older and up to the newer version, oldest first; empty if
        the two are equal.

    Raises:
        ValueError: If a version is malformed.
    """

def create_error_message(
    task_version: str,
    changes: Sequence[VersionChange],
    *,
    current_version: str | None = None,
) -> str:
    """Create a message that explains a version mismatch and how to fix it.

    Args:
        task_version: The version of the file.
        changes: The result of `extract_version_changes`.
        current_version: The version compared with; `None` uses the newest that this SDK
            supports.

    Returns:
        Several lines with the two versions, the fix (update the file if it is older, or
        the SDK if the file is newer), and the incompatible changes.
    """

def check_task_compatibility(task_version: str | None) -> bool:
    """Check whether this SDK can run task files of a version.

    Args:
        task_version: The version of the file; `None`, if it names none, counts as
            1.0.0.

    Returns:
        Whether it can.

    Raises:
        ValueError: If the version is malformed.
    """

def validate_task_compatibility(config: ModellerConfig) -> None:
    """Raise an error if a task was written for a version that this SDK can't run.

    `atoll.runners.modeller_runner.setup_modeller_from_config` calls it before anything
    else.

    Args:
        config: The content of the task file.

    Raises:
        VersionError: If this SDK can't run the version. The message lists the changes.
    """

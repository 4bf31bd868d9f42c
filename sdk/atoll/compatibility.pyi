"""Whether a task file suits this version of the SDK, and what changed if it does not.

Task files and pod files carry the version of the format they were written for; a file
without one counts as 1.0.0. A task file of a version that this SDK does not read stops the
run before anything is sent. For a pod file the same is a warning: see
`atoll.runners.pod_runner.setup_pod_from_config_file`.

Examples:
    Check a file before a long preparation:

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
    """A version in its three parts. Versions compare as tuples do.

    Attributes:
        major: Grows when files written before can no longer be read.
        minor: Grows with new keys that older SDKs do not know.
        patch: Grows with corrections.

    Examples:
        >>> from atoll.compatibility import SemVer
        >>> SemVer(4, 10, 0) > SemVer(4, 2, 1)
        True
    """

    major: int
    minor: int
    patch: int

class VersionChange(NamedTuple):
    """One change of the file format that lies between two versions.

    Attributes:
        version: The version that brought it.
        kind: Whether older files break, gain something, or stay as they are.
        summary: What changed, in a sentence, with the new spelling where a key was
            renamed.
    """

    version: SemVer
    kind: Literal["breaking", "feature", "fix"]
    summary: str

def get_compatible_versions_for_modeller() -> list[str]:
    """List the versions of a task file that this SDK runs.

    Returns:
        The versions, newest first: the same list as
        `atoll.config.get_compatible_yaml_versions_for_role` gives for the modeller.
    """

def parse_semver(version: str) -> SemVer:
    """Split a version into its parts.

    Args:
        version: Three numbers with dots between them. A leading `v` and a suffix after a
            hyphen or plus sign are ignored.

    Returns:
        The three parts.

    Raises:
        ValueError: If there are not three numbers.

    Examples:
        >>> from atoll.compatibility import parse_semver
        >>> parse_semver("4.2.0-rc1")
        SemVer(major=4, minor=2, patch=0)
    """

def extract_version_changes(
    task_version: str, current_version: str | None = None
) -> list[VersionChange]:
    """List what changed in the task file's format between two versions.

    Args:
        task_version: The version that the file names.
        current_version: The version to compare with; `None` takes the newest that this
            SDK reads.

    Returns:
        The changes after the older and up to the newer version, oldest first; empty if
        the two are equal.

    Raises:
        ValueError: If a version is not well-formed.
    """

def create_error_message(
    task_version: str,
    changes: Sequence[VersionChange],
    *,
    current_version: str | None = None,
) -> str:
    """Put a mismatch into words that help to mend it.

    Args:
        task_version: The version that the file names.
        changes: What `extract_version_changes` found.
        current_version: The version compared with; `None` takes the newest that this SDK
            reads.

    Returns:
        Several lines: the two versions, what to do (update the file where it is older,
        the SDK where it is newer), and the breaking changes.
    """

def check_task_compatibility(task_version: str | None) -> bool:
    """Tell whether this SDK runs task files of a version.

    Args:
        task_version: The version that the file names; `None`, if it names none, counts
            as 1.0.0.

    Returns:
        Whether it does.

    Raises:
        ValueError: If the version is not well-formed.
    """

def validate_task_compatibility(config: ModellerConfig) -> None:
    """Stop if a task was written for a version that this SDK does not run.

    `atoll.runners.modeller_runner.setup_modeller_from_config` calls it before anything
    else.

    Args:
        config: The task file's content.

    Raises:
        VersionError: If the versions do not fit. The message lists what changed.
    """

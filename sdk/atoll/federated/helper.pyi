"""Checks and shortcuts for setting up a pod or a task.

The two regular expressions define valid names of pods and users; `check_pod_name` and
`split_pod_identifier` apply them and explain what is wrong. `combine_pod_schemas`
merges the schemas of several pods, which a model that is trained on these pods needs.
"""

from collections.abc import Sequence
from os import PathLike
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

POD_NAME_REGEX: Final = r"[A-Za-z0-9-]{3,70}"
"""Pattern that the whole name of a pod or a dataset has to match.

3 to 70 letters, digits and hyphens. Use it with `re.fullmatch`.
"""

USERNAME_REGEX: Final = r"[A-Za-z0-9._-]+"
"""Pattern that a whole username has to match.

Letters, digits, dots, underscores and hyphens. A slash isn't allowed, because it
separates the owner from the name in an identifier.
"""

def check_pod_name(name: str) -> str:
    """Check that a name is valid for a pod or a dataset.

    The hub identifies the pod by its name, so choose one that you can keep. Connecting
    a pod under the same name again overwrites the earlier one.

    Args:
        name: The name without its owner, such as `census-income`.

    Returns:
        The same name, so that the check can be part of an expression.

    Raises:
        PodNameError: If the name has fewer than 3 or more than 70 characters, or
            contains anything but letters, digits and hyphens.

    Examples:
        >>> from atoll.federated.helper import check_pod_name
        >>> check_pod_name("census-income")
        'census-income'
    """

def split_pod_identifier(
    pod_identifier: str, *, default_owner: str | None = None
) -> tuple[str, str]:
    """Split a pod's identifier into owner and name.

    Args:
        pod_identifier: `owner/name`, or the name alone when `default_owner` is
            given.
        default_owner: Username to use for a name without an owner.

    Returns:
        The owner's username and the pod's name.

    Raises:
        PodNameError: If the identifier has no owner and there is no default, if it has
            more than one slash, or if one of its parts doesn't match `USERNAME_REGEX`
            or `POD_NAME_REGEX`.

    Examples:
        >>> from atoll.federated.helper import split_pod_identifier
        >>> split_pod_identifier("alice/census-income")
        ('alice', 'census-income')
        >>> split_pod_identifier("census-income", default_owner="alice")
        ('alice', 'census-income')
    """

def combine_pod_schemas(
    pod_identifiers: Sequence[str],
    *,
    hub: HubClient | None = None,
    username: str | None = None,
    save_as: str | PathLike[str] | None = None,
) -> DataSchema:
    """Merge the schemas of several pods into one schema for a common task.

    The schemas are downloaded from the hub, so the pods don't have to be online. They
    can be merged if they have the same columns with the same semantic types. The merged
    schema contains every category of every pod, in order of first appearance, so a
    model that is built with it encodes each category in the same way on all pods.

    Args:
        pod_identifiers: `owner/name` of each pod. The order determines the order of the
            categories, so keep it the same between runs.
        hub: Client for the downloads; by default one is created for `username`.
        username: Account to log in with if no `hub` is given; by default the account of
            the last browser login.
        save_as: File to save the merged schema in as well, `.yaml` or `.json`.

    Returns:
        A schema named after the pods.

    Raises:
        ValueError: If no pod is given.
        PodDoesNotExistError: If the hub doesn't know one of the pods.
        HubError: If you aren't allowed to read one of the schemas.
        PodSchemaMismatchError: If a column is missing on one of the pods or has another
            semantic type there. The message lists all differences.

    Examples:
        >>> from atoll import combine_pod_schemas
        >>> schema = combine_pod_schemas(["alice/census-income", "bob/census-income"])
        >>> schema.get_categorical_feature_size("occupation")
        15
    """

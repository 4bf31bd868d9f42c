"""Checks and shortcuts that come in handy while you set up a pod or a task.

The two regular expressions say what a pod and a user may be called;
`check_pod_name` and `split_pod_identifier` apply them and explain what is
wrong. `combine_pod_schemas` makes one schema out of several pods' schemas,
which a model trained across these pods needs.
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
"""Pattern that a whole user name has to match.

Letters, digits, dots, underscores and hyphens. A slash is not among them: it
separates the owner from the pod in an identifier.
"""

def check_pod_name(name: str) -> str:
    """Make sure that a pod or a dataset may be registered under a name.

    The name is the key under which the hub keeps the pod, so choose one that
    lasts: to connect the same name again overwrites what was there.

    Args:
        name: The name without its owner, such as `census-income`.

    Returns:
        The same name, so that the check can stand inside an expression.

    Raises:
        PodNameError: If the name has fewer than 3 or more than 70 characters,
            or holds anything but letters, digits and hyphens.

    Examples:
        >>> from atoll.federated.helper import check_pod_name
        >>> check_pod_name("census-income")
        'census-income'
    """

def split_pod_identifier(
    pod_identifier: str, *, default_owner: str | None = None
) -> tuple[str, str]:
    """Take a pod's identifier apart.

    Args:
        pod_identifier: `owner/name`, or just the name when `default_owner` is
            given.
        default_owner: User name that a bare name is taken to belong to.

    Returns:
        The owner's user name and the pod's name.

    Raises:
        PodNameError: If the identifier has no owner and there is no default,
            if it has more than one slash, or if one of its halves does not
            match `USERNAME_REGEX` or `POD_NAME_REGEX`.

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
    """Merge the schemas of several pods into one for a task across them all.

    The schemas are downloaded from the hub, so the pods need not be online.
    They can be merged when they have the same columns with the same semantic
    types. The categories of a categorical column are united, in order of
    first appearance: a model that sees the merged schema makes room for every
    category of every pod, and encodes each one alike everywhere.

    Args:
        pod_identifiers: `owner/name` of each pod. The order decides the order
            of the united categories, so keep it the same between runs.
        hub: Client to download with; one is made for `username` by default.
        username: Account to log in with when no `hub` is given; by default
            the one that the browser login remembered.
        save_as: YAML file to save the merged schema in as well.

    Returns:
        A schema named after the pods.

    Raises:
        ValueError: If no pod is given.
        PodDoesNotExistError: If the hub does not know one of the pods, or you
            may not see it.
        PodSchemaMismatchError: If a column is missing from one of the pods or
            has another semantic type there. The message lists all of them.

    Examples:
        >>> from atoll import combine_pod_schemas
        >>> schema = combine_pod_schemas(["alice/census-income", "bob/census-income"])
        >>> schema.get_categorical_feature_size("occupation")
        15
    """

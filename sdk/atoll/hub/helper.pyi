"""Shortcuts for the most common requests to the hub."""

from os import PathLike

from atoll.data.schema import DataSchema
from atoll.hub.api import AccessManagerClient, HubClient
from atoll.hub.authentication_flow import HubSession

__all__ = ["create_access_manager", "create_hub", "get_hub_url", "get_pod_schema"]

def get_hub_url(environment: str | None = None) -> str:
    """Return the address of the hub of an environment.

    Args:
        environment: Name of the environment; `None` uses the setting
            `ATOLL_ENVIRONMENT`.

    Returns:
        The address, without a trailing slash. For `production` it is
        `atoll.hub.types.PRODUCTION_HUB_URL`.

    Raises:
        ValueError: If the environment is unknown.

    Examples:
        >>> from atoll.hub import PRODUCTION_HUB_URL, get_hub_url
        >>> get_hub_url("production") == PRODUCTION_HUB_URL
        True
    """

def create_hub(
    username: str | None = None,
    *,
    session: HubSession | None = None,
    url: str | None = None,
) -> HubClient:
    """Create a client for the hub and log in.

    Args:
        username: The account, if no session is given; `None` uses the account of the
            last browser login.
        session: A session that is already logged in.
        url: Address of the hub; `None` uses `get_hub_url`.

    Returns:
        The client, logged in.

    Raises:
        AuthEnvironmentError: If the credentials in the environment are incomplete.
        AuthenticationError: If the login fails.
    """

def create_access_manager(
    session: HubSession, *, url: str | None = None
) -> AccessManagerClient:
    """Create a client for the access manager.

    Args:
        session: The account to act for, usually the session of a `HubClient`.
        url: Address of the access manager; `None` uses the one of the environment that
            `ATOLL_ENVIRONMENT` names.

    Returns:
        The client.

    Raises:
        ValueError: If the environment is unknown.
    """

def get_pod_schema(
    pod_identifier: str,
    *,
    hub: HubClient | None = None,
    username: str | None = None,
    save_as: str | PathLike[str] | None = None,
) -> DataSchema:
    """Fetch the schema of a dataset, to see its columns before you declare a task.

    The schema contains names, semantic types and categories, but no records. You need a
    role on the pod, or have to take part in a project that the dataset is linked to.

    Args:
        pod_identifier: The dataset, as `owner/name`.
        hub: The hub to ask; `None` creates a client for `username`.
        username: The account to act for, if no hub is given.
        save_as: A file to save the schema in as well, `.yaml` or `.json`.

    Returns:
        The schema.

    Raises:
        PodNameError: If the identifier is malformed.
        PodDoesNotExistError: If there is no such dataset.
        HubError: If you aren't allowed to read the schema.
        SchemaError: If the dataset has no schema yet.

    Examples:
        List the columns of a dataset with their semantic types:

        >>> from atoll import get_pod_schema
        >>> schema = get_pod_schema("alice/census-income")
        >>> for name, feature in schema.features.items():
        ...     print(name, feature.semantic_type.value)
    """

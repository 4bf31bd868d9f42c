"""Short ways to what is needed most often from the hub."""

from os import PathLike

from atoll.data.schema import DataSchema
from atoll.hub.api import AccessManagerClient, HubClient
from atoll.hub.authentication_flow import HubSession

__all__ = ["create_access_manager", "create_hub", "get_hub_url", "get_pod_schema"]

def get_hub_url(environment: str | None = None) -> str:
    """Give the address of the hub that belongs to an environment.

    Args:
        environment: Name of the environment; `None` takes the setting
            `ATOLL_ENVIRONMENT`.

    Returns:
        The address, without a trailing slash. For `production` it is
        `atoll.hub.types.PRODUCTION_HUB_URL`.

    Raises:
        ValueError: If the environment is not known.

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
    """Make a client of the hub from whatever is known.

    Args:
        username: The account, where no session is given; `None` takes the one of the last
            browser login.
        session: A session that is logged in already.
        url: Address of the hub; `None` takes `get_hub_url`.

    Returns:
        The client, logged in.

    Raises:
        AuthEnvironmentError: If the credentials in the environment are incomplete.
        AuthenticationError: If the login fails.
    """

def create_access_manager(
    session: HubSession, *, url: str | None = None
) -> AccessManagerClient:
    """Make a client of the access manager.

    Args:
        session: The account to act for, as a rule that of a `HubClient`.
        url: Address of the access manager; `None` takes the one that belongs to the
            setting `ATOLL_ENVIRONMENT`.

    Returns:
        The client.

    Raises:
        ValueError: If the environment is not known.
    """

def get_pod_schema(
    pod_identifier: str,
    *,
    hub: HubClient | None = None,
    username: str | None = None,
    save_as: str | PathLike[str] | None = None,
) -> DataSchema:
    """Fetch the schema of a dataset, to see its columns before you declare a task.

    The schema tells names, semantic types and categories. It holds no records.

    Args:
        pod_identifier: The dataset, as `owner/name`.
        hub: The hub to ask; `None` makes a client for `username`.
        username: The account to act for, where no hub is given.
        save_as: A file to write the schema to as well, `.yaml` or `.json`.

    Returns:
        The schema.

    Raises:
        PodNameError: If the identifier is not well-formed.
        PodDoesNotExistError: If there is no such dataset, or you may not see it.
        SchemaError: If it has no schema yet.

    Examples:
        List the columns of a dataset with their semantic types:

        >>> from atoll import get_pod_schema
        >>> schema = get_pod_schema("alice/census-income")
        >>> for name, feature in schema.features.items():
        ...     print(name, feature)
    """

"""Addresses of the services, and API keys.

You can leave out `hub` and `access_manager` unless your organisation runs the services
itself.
"""

from dataclasses import dataclass

from atoll.hub.types import PRODUCTION_AM_URL, PRODUCTION_HUB_URL
from atoll.types import UsedForConfigSchemas

__all__ = ["APIKeys", "AccessManagerConfig", "HubConfig"]

@dataclass(frozen=True, kw_only=True)
class APIKeys(UsedForConfigSchemas):
    """Key `secrets` of both files: API keys instead of a browser login.

    Create them on the hub under My Pods > API Keys > Add; a pod can have two pairs at
    most. The file or the call also has to contain the `username` that they belong to.
    Without keys in the file, `ATOLL_API_KEY_ID` and `ATOLL_API_KEY` are used; without
    those, the user logs in through the browser. API keys belong to a pod: modellers
    without a pod use the browser login.

    Attributes:
        access_key_id: Public part of the pair, which identifies it.
        access_key: Secret part of the pair, which is shown only once, when the pair is
            created.

    Warning:
        Don't write keys into files that are shared or under version control. Use an
        environment variable instead.

    Examples:
        ```yaml
        username: alice
        secrets:
          access_key_id: ${CLINIC_KEY_ID}
          access_key: ${CLINIC_KEY}
        ```
    """

    access_key_id: str
    access_key: str

@dataclass(frozen=True, kw_only=True)
class HubConfig(UsedForConfigSchemas):
    """Key `hub` of both files: the address of the hub.

    Attributes:
        url: Address of the hub, with `https://` and without a path.

    Examples:
        ```yaml
        hub:
          url: https://hub.hospital.example
        ```
    """

    url: str = PRODUCTION_HUB_URL

@dataclass(frozen=True, kw_only=True)
class AccessManagerConfig(UsedForConfigSchemas):
    """Key `access_manager` of the pod file: the address of the access manager.

    Attributes:
        url: Address of the access manager, with `https://` and without a path. It has
            to belong to the same platform as the hub.

    Examples:
        ```yaml
        access_manager:
          url: https://access.hospital.example
        ```
    """

    url: str = PRODUCTION_AM_URL

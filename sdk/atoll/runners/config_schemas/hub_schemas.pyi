"""Where the services are, and the keys to be let in.

`hub` and `access_manager` may be left out of both files unless your organisation runs the
services itself.
"""

from dataclasses import dataclass

from atoll.hub.types import PRODUCTION_AM_URL, PRODUCTION_HUB_URL
from atoll.types import UsedForConfigSchemas

__all__ = ["APIKeys", "AccessManagerConfig", "HubConfig"]

@dataclass(frozen=True, kw_only=True)
class APIKeys(UsedForConfigSchemas):
    """Key `secrets` of both files: keys that stand in for a login in the browser.

    Create them on the hub under My Pods > API Keys > Add; a pod can have two at most. The
    file, or the call, must name the `username` they belong to as well. Without keys in
    the file, `ATOLL_API_KEY_ID` and `ATOLL_API_KEY` are used; without those the owner
    logs in.

    Attributes:
        access_key_id: Public half of the pair, which names it.
        access_key: Secret half. It is shown once, when the pair is created.

    Warning:
        Do not write keys into files that are shared or kept under version control. Refer
        to an environment variable instead.

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
    """Key `hub` of both files: which hub to register with or ask.

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
    """Key `access_manager` of the pod file: who decides whether a task may run.

    Attributes:
        url: Address of the access manager, with `https://` and without a path. It must be
            the one that belongs to the hub.

    Examples:
        ```yaml
        access_manager:
          url: https://access.hospital.example
        ```
    """

    url: str = PRODUCTION_AM_URL

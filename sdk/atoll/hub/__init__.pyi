"""Access to the hub from Python: sessions, clients and shortcuts.

The hub stores accounts, pods, projects, models, schemas, public keys and the history of
tasks. It stores no records. The package has three layers:

1. an authentication handler (`atoll.hub.authentication_handlers`) obtains credentials
   from a browser login, API keys or a token;
2. a `HubSession` adds them to every request;
3. `HubClient` and `AccessManagerClient` offer typed methods for the requests.

Most programs need none of these, because pods and protocols create their own session.
Create one yourself to share a login, or to work with the hub from a script.

Examples:
    Grant a role to several users with a single login:

    >>> from atoll.hub import AccessManagerClient, AccessRole, HubSession
    >>> session = HubSession(username="alice")
    >>> access = AccessManagerClient(session)
    >>> for colleague in ("carol", "frank"):
    ...     access.grant_role("alice/census-income-demo", colleague, AccessRole.SQL_ANALYST)
"""

from .api import AccessManagerClient as AccessManagerClient
from .api import HubClient as HubClient
from .api import PodPublicMetadata as PodPublicMetadata
from .authentication_flow import AuthEnvironmentError as AuthEnvironmentError
from .authentication_flow import HubSession as HubSession
from .authentication_handlers import APIKeysHandler as APIKeysHandler
from .authentication_handlers import AuthenticationHandler as AuthenticationHandler
from .authentication_handlers import DeviceCodeFlowHandler as DeviceCodeFlowHandler
from .authentication_handlers import (
    ExternallyManagedJWTHandler as ExternallyManagedJWTHandler,
)
from .exceptions import AuthenticationError as AuthenticationError
from .exceptions import HubError as HubError
from .helper import create_access_manager as create_access_manager
from .helper import create_hub as create_hub
from .helper import get_hub_url as get_hub_url
from .helper import get_pod_schema as get_pod_schema
from .types import PRODUCTION_AM_URL as PRODUCTION_AM_URL
from .types import PRODUCTION_HUB_URL as PRODUCTION_HUB_URL
from .types import AccessRole as AccessRole

__all__ = [
    "APIKeysHandler",
    "AccessManagerClient",
    "AccessRole",
    "AuthEnvironmentError",
    "AuthenticationError",
    "AuthenticationHandler",
    "DeviceCodeFlowHandler",
    "ExternallyManagedJWTHandler",
    "HubClient",
    "HubError",
    "HubSession",
    "PRODUCTION_AM_URL",
    "PRODUCTION_HUB_URL",
    "PodPublicMetadata",
    "create_access_manager",
    "create_hub",
    "get_hub_url",
    "get_pod_schema",
]

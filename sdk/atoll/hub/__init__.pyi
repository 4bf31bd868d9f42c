"""The hub as Python sees it: sessions, clients, and a few short cuts.

The hub is where accounts, pods, projects, models, schemas and public keys are kept, and
where the history of tasks can be read. It never holds records. Three layers lie on top of
each other:

1. an authentication handler (`atoll.hub.authentication_handlers`) gets credentials, from
   a browser login, API keys or a token;
2. a `HubSession` adds them to every request;
3. `HubClient` and `AccessManagerClient` turn requests into typed calls.

Most programs need none of it, since pods and protocols make their own session. Make one
yourself to share a login, or to act on the hub from a script.

Examples:
    Grant a role to everyone on a list, under one login:

    >>> from atoll.hub import AccessManagerClient, AccessRole, HubSession
    >>> session = HubSession(username="alice")
    >>> access = AccessManagerClient(session)
    >>> for colleague in ("bob", "dana"):
    ...     access.grant_role("alice/census-income", colleague, AccessRole.SQL_ANALYST)
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

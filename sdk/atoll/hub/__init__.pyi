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
    "AuthenticationHandler",
    "DeviceCodeFlowHandler",
    "ExternallyManagedJWTHandler",
    "HubClient",
    "HubSession",
    "PRODUCTION_AM_URL",
    "PRODUCTION_HUB_URL",
    "PodPublicMetadata",
    "get_hub_url",
    "get_pod_schema",
]

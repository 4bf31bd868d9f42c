from atoll.data.schema import DataSchema
from atoll.hub.api import AccessManagerClient, HubClient
from atoll.hub.authentication_flow import HubSession

__all__ = ["create_access_manager", "create_hub", "get_hub_url", "get_pod_schema"]

def get_hub_url() -> str: ...
def create_hub(
    username: str | None = None,
    *,
    session: HubSession | None = None,
    url: str | None = None,
) -> HubClient: ...
def create_access_manager(
    session: HubSession, *, url: str | None = None
) -> AccessManagerClient: ...
def get_pod_schema(
    pod_identifier: str,
    *,
    hub: HubClient | None = None,
    username: str | None = None,
    save_as: str | None = None,
) -> DataSchema: ...

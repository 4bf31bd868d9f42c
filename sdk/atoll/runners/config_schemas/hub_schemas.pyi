from dataclasses import dataclass

from atoll.hub.types import PRODUCTION_AM_URL, PRODUCTION_HUB_URL
from atoll.types import UsedForConfigSchemas

__all__ = ["APIKeys", "AccessManagerConfig", "HubConfig"]

@dataclass(frozen=True, kw_only=True)
class APIKeys(UsedForConfigSchemas):
    access_key_id: str
    access_key: str

@dataclass(frozen=True, kw_only=True)
class HubConfig(UsedForConfigSchemas):
    url: str = PRODUCTION_HUB_URL

@dataclass(frozen=True, kw_only=True)
class AccessManagerConfig(UsedForConfigSchemas):
    url: str = PRODUCTION_AM_URL

from dataclasses import dataclass
from typing import Final

__all__ = ["MessageServiceConfig", "PRODUCTION_MESSAGE_SERVICE_URL"]

PRODUCTION_MESSAGE_SERVICE_URL: Final = "messages.example.com"

@dataclass(kw_only=True)
class MessageServiceConfig:
    url: str = PRODUCTION_MESSAGE_SERVICE_URL
    port: int = 443
    tls: bool = True
    use_local_storage: bool = False
    @property
    def target(self) -> str: ...

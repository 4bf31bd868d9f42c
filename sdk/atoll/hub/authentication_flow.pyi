from typing import Any

import requests

from atoll.hub.authentication_handlers import AuthenticationHandler
from atoll.hub.exceptions import AuthenticationError

__all__ = ["AuthEnvironmentError", "HubSession"]

class AuthEnvironmentError(AuthenticationError): ...

class HubSession(requests.Session):
    def __init__(
        self,
        authentication_handler: AuthenticationHandler | None = None,
        *,
        username: str | None = None,
    ) -> None: ...
    @property
    def authentication_handler(self) -> AuthenticationHandler: ...
    @property
    def username(self) -> str: ...
    @property
    def is_authenticated(self) -> bool: ...
    def authenticate(self) -> None: ...
    def request(self, method: str, url: str, **kwargs: Any) -> requests.Response: ...

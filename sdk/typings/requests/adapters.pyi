from typing import Any

from .models import PreparedRequest, Response

class BaseAdapter:
    def send(self, request: PreparedRequest, **kwargs: Any) -> Response: ...
    def close(self) -> None: ...

class HTTPAdapter(BaseAdapter):
    def __init__(self, pool_connections: int = 10, pool_maxsize: int = 10, max_retries: int = 0) -> None: ...

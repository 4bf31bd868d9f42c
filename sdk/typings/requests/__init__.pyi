from collections.abc import Mapping
from typing import Any

from . import adapters as adapters
from . import auth as auth
from . import exceptions as exceptions
from .exceptions import (
    ConnectionError as ConnectionError,
    HTTPError as HTTPError,
    RequestException as RequestException,
    Timeout as Timeout,
)
from .models import PreparedRequest as PreparedRequest
from .models import Request as Request
from .models import Response as Response
from .sessions import Session as Session

def request(method: str, url: str, **kwargs: Any) -> Response: ...
def get(url: str, params: Mapping[str, str | int] | None = None, **kwargs: Any) -> Response: ...
def post(url: str, data: Any = None, json: Any = None, **kwargs: Any) -> Response: ...
def put(url: str, data: Any = None, **kwargs: Any) -> Response: ...
def delete(url: str, **kwargs: Any) -> Response: ...

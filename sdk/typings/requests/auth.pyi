from .models import PreparedRequest

class AuthBase:
    def __call__(self, r: PreparedRequest) -> PreparedRequest: ...

class HTTPBasicAuth(AuthBase):
    def __init__(self, username: str, password: str) -> None: ...

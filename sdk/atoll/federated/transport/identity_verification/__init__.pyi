from .oidc import AuthorisationCodeHandler as AuthorisationCodeHandler
from .oidc import DeviceCodeHandler as DeviceCodeHandler
from .types import Challenge as Challenge
from .types import Proof as Proof

__all__ = ["AuthorisationCodeHandler", "Challenge", "DeviceCodeHandler", "Proof"]

"""Proof of a modeller's identity for one task.

A request names its sender, and the pod asks for proof. With the two OIDC methods, the
pod sends a `Challenge`, and the modeller side responds with a `Proof` from a login at
the identity provider:

- `DeviceCodeHandler` shows a code to confirm in any browser (the default);
- `AuthorisationCodeHandler` opens a browser on the same machine.

The key-based method needs no such exchange, because the request is signed. The pod's
side of all three methods is in `atoll.federated.authorisation_checkers`.
"""

from .oidc import AuthorisationCodeHandler as AuthorisationCodeHandler
from .oidc import DeviceCodeHandler as DeviceCodeHandler
from .oidc import OIDCHandler as OIDCHandler
from .types import Challenge as Challenge
from .types import Proof as Proof

__all__ = [
    "AuthorisationCodeHandler",
    "Challenge",
    "DeviceCodeHandler",
    "OIDCHandler",
    "Proof",
]

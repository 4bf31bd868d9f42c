"""Proving to a pod, for one task, who the modeller is.

A pod that holds a request knows who claims to have sent it, and asks for proof. With
the two OIDC methods it sends a `Challenge`, and the modeller's side answers with a
`Proof` that comes from a login at the identity provider:

- `DeviceCodeHandler` shows a code to confirm in any browser (the default);
- `AuthorisationCodeHandler` opens a browser on the same machine.

With the key-based method there is no such exchange, because the request is signed. The
pod's half of all three is in `atoll.federated.authorisation_checkers`.
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

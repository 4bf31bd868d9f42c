from dataclasses import dataclass
from datetime import datetime

from atoll.federated.authorisation_checkers import IdentityVerificationMethod

__all__ = ["Challenge", "Proof"]

@dataclass(frozen=True, kw_only=True)
class Challenge:
    method: IdentityVerificationMethod
    pod_identifier: str
    nonce: str
    expires_at: datetime
    def is_expired(self, now: datetime | None = None) -> bool: ...

@dataclass(frozen=True, kw_only=True)
class Proof:
    method: IdentityVerificationMethod
    nonce: str
    code: str | None = None
    redirect_uri: str | None = None
    code_verifier: str | None = None
    signature: bytes | None = None

"""The two messages of an identity check: challenge and proof."""

from dataclasses import dataclass
from datetime import datetime

from atoll.federated.authorisation_checkers import IdentityVerificationMethod

__all__ = ["Challenge", "Proof"]

@dataclass(frozen=True, kw_only=True)
class Challenge:
    """A pod's request for proof of the sender's identity.

    Attributes:
        method: The method of identity verification.
        pod_identifier: The pod that sends the challenge, as `owner/name`.
        nonce: A random string, which the proof has to repeat, so that an old proof
            can't be reused.
        expires_at: When the challenge expires, in UTC.

    Examples:
        >>> from datetime import datetime, timedelta, timezone
        >>> from atoll.federated.authorisation_checkers import (
        ...     IdentityVerificationMethod,
        ... )
        >>> from atoll.federated.transport.identity_verification import Challenge
        >>> asked_at = datetime(2025, 3, 1, 12, 0, tzinfo=timezone.utc)
        >>> challenge = Challenge(
        ...     method=IdentityVerificationMethod.OIDC_DEVICE_CODE,
        ...     pod_identifier="alice/census-income",
        ...     nonce="f3b1c9",
        ...     expires_at=asked_at + timedelta(minutes=5),
        ... )
        >>> challenge.is_expired(asked_at + timedelta(minutes=6))
        True
    """

    method: IdentityVerificationMethod
    pod_identifier: str
    nonce: str
    expires_at: datetime

    def is_expired(self, now: datetime | None = None) -> bool:
        """Check whether the challenge has expired.

        Args:
            now: The time to compare with, with a time zone; `None` uses the current
                time.

        Returns:
            Whether `expires_at` has passed.
        """

@dataclass(frozen=True, kw_only=True)
class Proof:
    """The modeller's response to a `Challenge`.

    The pod passes the code to the hub, which redeems it at the identity provider and
    returns whose login it was. The pod never receives the modeller's tokens.

    Attributes:
        nonce: The nonce of the challenge.
        code: The code from the login: a device code or an authorisation code.
        redirect_uri: The redirect address of the login; `None` for a device code.
        code_verifier: The PKCE verifier of an authorisation code; `None` for a device
            code.
    """

    nonce: str
    code: str
    redirect_uri: str | None = None
    code_verifier: str | None = None

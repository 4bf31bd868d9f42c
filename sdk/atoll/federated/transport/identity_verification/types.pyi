"""The two messages of an identity check: what is asked, and what is answered."""

from dataclasses import dataclass
from datetime import datetime

from atoll.federated.authorisation_checkers import IdentityVerificationMethod

__all__ = ["Challenge", "Proof"]

@dataclass(frozen=True, kw_only=True)
class Challenge:
    """What a pod asks of a modeller who claims to have sent a request.

    Attributes:
        method: How the identity is to be proved.
        pod_identifier: The pod that asks, as `owner/name`.
        nonce: A random string. The proof has to repeat it, so that an old proof is
            worth nothing.
        expires_at: Until when an answer is accepted, in UTC.

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
        """Tell whether it is too late to answer.

        Args:
            now: The moment to compare with, with a time zone; `None` is the present.

        Returns:
            Whether `expires_at` has passed.
        """

@dataclass(frozen=True, kw_only=True)
class Proof:
    """The modeller's answer to a `Challenge`.

    The code in it is redeemed by the pod at the identity provider, which tells the pod
    whose login it was. The modeller's tokens never reach the pod.

    Attributes:
        nonce: The nonce of the challenge.
        code: The code that the login produced: a device code or an authorisation code.
        redirect_uri: The address that the browser was sent back to; `None` for a device
            code.
        code_verifier: The PKCE verifier that belongs to an authorisation code; `None`
            for a device code.
    """

    nonce: str
    code: str
    redirect_uri: str | None = None
    code_verifier: str | None = None

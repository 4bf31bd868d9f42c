"""Failures of the connection between the parties, as opposed to what they say.

They share the base `TransportError`, an `atoll.federated.exceptions.FederatedError`.
Errors about messages that did arrive (`MessageRetrievalError`,
`MessageHandlerDispatchError`) live in `atoll.federated.exceptions`, since protocols
meet them as well.
"""

from atoll.federated.exceptions import FederatedError

__all__ = [
    "IdentityVerificationError",
    "MailboxNotFoundError",
    "MessageDecryptionError",
    "MessageServiceConnectionError",
    "MessageTooLargeError",
    "TransportError",
]

class TransportError(FederatedError):
    """Base of everything that can fail between a party and the message service."""

class MessageServiceConnectionError(TransportError):
    """The message service cannot be reached, or ended the connection.

    Raised once the retries set by `ATOLL_MESSAGE_SERVICE_RETRIES` are used up. The
    usual cause is a firewall that blocks outgoing gRPC, or a proxy: see
    `atoll.config.Settings.proxy_support`.
    """

class MailboxNotFoundError(TransportError):
    """The mailbox addressed does not exist, or no longer does.

    Mailboxes of a task are deleted when the task ends, so a party that comes back
    after a long pause meets this error.
    """

class MessageTooLargeError(TransportError):
    """A message exceeds what the message service relays.

    The limit is `atoll.federated.transport.MAXIMUM_GRPC_MESSAGE_SIZE_BYTES`. Bodies
    above it are sent through the object store; the error says that this, too, was
    not possible.
    """

class MessageDecryptionError(TransportError):
    """A message cannot be decrypted with the key at hand.

    It was encrypted for another key pair, which happens when a pod's keys were
    renewed while a modeller still held the old public key, or it was changed on the
    way. The message is dropped.
    """

class IdentityVerificationError(TransportError):
    """The modeller could not prove who they are.

    The code was not confirmed in time, the browser login failed, or the signature
    does not match a public key registered on the hub. Start the task again.
    """

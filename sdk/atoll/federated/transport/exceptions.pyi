"""Errors of the connection between the participants of a task.

All of them derive from `TransportError`, which is an
`atoll.federated.exceptions.FederatedError`. Errors about fetching and handling messages
(`MessageRetrievalError`, `MessageHandlerDispatchError`) are in
`atoll.federated.exceptions`, because protocols raise them too.
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
    """Base class of all errors between a participant and the message service."""

class MessageServiceConnectionError(TransportError):
    """The message service can't be reached, or closed the connection.

    It is raised when the retries that `ATOLL_MESSAGE_SERVICE_RETRIES` allows are used
    up.

    Message: `The message service at messages.example.com:443 could not be reached.`

    Cause: The machine is offline, or a firewall or proxy blocks outgoing gRPC traffic
    (HTTP/2 over TLS).

    Fix: Allow outgoing connections to the host and port in the message. Behind a proxy,
    set `HTTPS_PROXY` and leave `ATOLL_PROXY_SUPPORT` at `true`.
    """

class MailboxNotFoundError(TransportError):
    """The addressed mailbox doesn't exist, or no longer exists.

    Message: `Mailbox 6f1f0c0e doesn't exist.`

    Cause: The mailboxes of a task are deleted when the task ends. A participant whose
    machine was asleep meanwhile still tries to use them.

    Fix: Run the task again, and prevent the machine from going to sleep.
    """

class MessageTooLargeError(TransportError):
    """A message is larger than the message service relays.

    Message: `A message of 140 MiB could not be sent: the object store refused the
    upload.`

    Cause: A body above `atoll.federated.transport.MAXIMUM_GRPC_MESSAGE_SIZE_BYTES` goes
    through the object store, and the upload failed.

    Fix: Allow outgoing HTTPS connections to the object store, or return less data from
    the algorithm.
    """

class MessageDecryptionError(TransportError):
    """A message can't be decrypted with the available key, so it is dropped.

    Message: `The request for alice/census-income could not be decrypted.`

    Cause: The pod's key pair was replaced while the modeller still used the old public
    key, the file given in `pod_public_key_paths` belongs to another pod, or the message
    was altered in transit.

    Fix: Run the task again, which fetches the current public key. Replace an outdated
    key file.
    """

class IdentityVerificationError(TransportError):
    """The modeller couldn't prove their identity.

    Message: `The code was not confirmed in time.`

    Cause: The code wasn't confirmed in the browser before it expired, or the login was
    cancelled.

    Fix: Run the task again and confirm the code within five minutes. For unattended
    jobs use `key-based`.

    Message: `carol has no public key on the hub.`

    Cause: The task is signed with a private key, and the modeller hasn't registered a
    public key.

    Fix: Register the public key with `HubClient.register_user_public_key`.
    """

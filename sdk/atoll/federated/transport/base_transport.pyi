"""The base class of mailboxes, and the types of message handlers."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from atoll.federated.exceptions import MessageRetrievalError as MessageRetrievalError
from atoll.federated.transport.handlers import MessageHandlers
from atoll.federated.transport.message_service import (
    Message,
    MessageServiceClient,
    MessageType,
)

__all__ = ["BaseMailbox", "Handler", "MessageRetrievalError", "SyncHandler"]

SyncHandler: TypeAlias = Callable[[Message], None]
"""A function that takes a decrypted message. It runs on the event loop, so it has to
return quickly.
"""

Handler: TypeAlias = Callable[[Message], Awaitable[None]] | SyncHandler
"""Anything that can be registered for a type of message: a coroutine function or a
`SyncHandler`.
"""

class BaseMailbox:
    """Fetches the messages of one participant, decrypts them and dispatches them.

    There are two ways to read a mailbox. `listen_for_messages` runs in the background
    and passes every message to the handler of its type. Code that expects a particular
    message calls `wait_for`. You can use both at the same time: a message that is
    awaited isn't passed to a handler.

    Messages of one type are handled in the order in which they were sent. There is no
    guaranteed order between types.

    You rarely create one yourself: a pod opens its own, and a protocol receives the
    mailbox of its side.

    Examples:
        Wait for a message for at most 30 seconds:

        >>> from atoll.federated.transport import BaseMailbox, MessageType
        >>> async def is_complete(mailbox: BaseMailbox) -> bool:
        ...     try:
        ...         await mailbox.wait_for(MessageType.TASK_COMPLETE, timeout=30)
        ...     except TimeoutError:
        ...         return False
        ...     return True
    """

    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        handlers: MessageHandlers | None = None,
    ) -> None:
        """Connect to an existing mailbox of the message service.

        Args:
            mailbox_id: Identifier of the mailbox.
            message_service: The connection to use. The mailbox doesn't close it.
            handlers: Initial handlers; `None` starts without handlers.
        """

    @property
    def mailbox_id(self) -> str:
        """Identifier of the mailbox."""

    @property
    def message_service(self) -> MessageServiceClient:
        """The connection that this mailbox uses."""

    @property
    def handlers(self) -> MessageHandlers:
        """The current handlers. You can register and remove handlers at any time."""

    async def listen_for_messages(self) -> None:
        """Fetch messages and dispatch them until `stop_listening` is called.

        An error in a handler is logged and doesn't end the loop, except
        `TaskAbortError`, which is raised.

        Raises:
            MessageRetrievalError: If messages can no longer be fetched.
            TaskAbortError: If a handler ends the task, or the other side has ended it.
        """

    async def wait_for(
        self, message_type: MessageType, *, timeout: float | None = None
    ) -> Message:
        """Wait for the next message of one type.

        Args:
            message_type: The type to wait for. Other messages are passed to their
                handlers in the meantime.
            timeout: Number of seconds to wait; `None` waits without limit.

        Returns:
            The message, with its body decrypted.

        Raises:
            TimeoutError: If no message arrives in time.
            TaskAbortError: If the other side ends the task in the meantime.
            MessageRetrievalError: If messages can no longer be fetched.
        """

    def stop_listening(self) -> None:
        """Make `listen_for_messages` return after the current message."""

    async def delete(self) -> None:
        """Stop listening and delete the mailbox.

        Messages that haven't been fetched are lost, so delete a mailbox only after its
        task has ended.

        Raises:
            TransportError: If the service can't be reached or refuses.
        """

"""The mailbox that all parties share, and the two shapes of a message handler."""

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
"""A plain function that takes a decrypted message. It runs on the event loop, so it has
to be quick."""

Handler: TypeAlias = Callable[[Message], Awaitable[None]] | SyncHandler
"""Whatever can be registered for a type of message: a coroutine function, or a
`SyncHandler`."""

class BaseMailbox:
    """One party's mailbox: fetches messages, decrypts them and hands them on.

    A mailbox is read in one of two ways. Either `listen_for_messages` runs in the
    background and every message goes to the handler registered for its type; or code
    that expects one particular message calls `wait_for`. Both may be used at once: a
    message that somebody waits for does not go to a handler.

    Messages of one type are handled in the order in which they were sent. Between types
    there is no such promise.

    You rarely make one yourself: a pod opens its own, and a protocol is given the
    mailbox of its side.

    Examples:
        Wait for a signal, but not for ever:

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
        """Attach to a mailbox that exists at the message service.

        Args:
            mailbox_id: Identifier that the service gave the mailbox.
            message_service: The connection to fetch and send through. The mailbox does
                not close it.
            handlers: Handlers to begin with; `None` begins with none.
        """

    @property
    def mailbox_id(self) -> str:
        """Identifier of the mailbox at the message service."""

    @property
    def message_service(self) -> MessageServiceClient:
        """The connection through which this mailbox fetches and sends."""

    @property
    def handlers(self) -> MessageHandlers:
        """The handlers in force. Register or remove entries at any time."""

    async def listen_for_messages(self) -> None:
        """Fetch messages and dispatch them until `stop_listening` is called.

        A handler that fails is logged and does not end the loop, with one exception:
        `TaskAbortError` is passed on to the caller.

        Raises:
            MessageRetrievalError: If messages can no longer be fetched.
            TaskAbortError: If a handler ends the task, or the other side has ended it.
        """

    async def wait_for(
        self, message_type: MessageType, *, timeout: float | None = None
    ) -> Message:
        """Wait for the next message of one type.

        Args:
            message_type: The type to wait for. Other messages go to their handlers
                meanwhile.
            timeout: Seconds to wait; `None` waits without limit.

        Returns:
            The message, with its body decrypted.

        Raises:
            TimeoutError: If none came in time.
            TaskAbortError: If the other side ended the task meanwhile.
            MessageRetrievalError: If messages can no longer be fetched.
        """

    def stop_listening(self) -> None:
        """Let `listen_for_messages` return after the message it is working on."""

    async def delete(self) -> None:
        """Stop listening and delete the mailbox at the message service.

        Messages not yet fetched are lost, so delete a mailbox only when its task has
        ended.

        Raises:
            TransportError: If the service cannot be reached or refuses.
        """

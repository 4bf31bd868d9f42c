"""Registration and dispatch of message handlers."""

from atoll.federated.transport.base_transport import Handler
from atoll.federated.transport.message_service import Message, MessageType

__all__ = ["MessageHandlers"]

class MessageHandlers:
    """Message handlers by type and, optionally, by task.

    A handler that is registered for a task takes precedence over one that is registered
    for the type only. A type has at most one handler per task; registering another one
    replaces it.

    Examples:
        Collect the senders of the pong messages that a mailbox receives:

        >>> from atoll.federated.transport import Message, MessageHandlers, MessageType
        >>> seen: list[str] = []
        >>> def on_pong(message: Message) -> None:
        ...     seen.append(message.sender)
        >>> handlers = MessageHandlers()
        >>> handlers.register(MessageType.PONG, on_pong)
        >>> MessageType.PONG in handlers
        True
    """

    def __init__(self) -> None:
        """Start without handlers."""

    def register(
        self, message_type: MessageType, handler: Handler, *, task_id: str | None = None
    ) -> None:
        """Register the handler for a type of message.

        Args:
            message_type: The type of messages.
            handler: A function or coroutine function of one argument, the message.
            task_id: The task that the handler is for; `None` handles every task without
                a handler of its own.
        """

    def unregister(
        self, message_type: MessageType, *, task_id: str | None = None
    ) -> None:
        """Remove the handler of a type. It isn't an error if there is none.

        Args:
            message_type: The type that it was registered for.
            task_id: The task that it was registered for, if any.
        """

    def get(
        self, message_type: MessageType, *, task_id: str | None = None
    ) -> Handler:
        """Return the handler that would receive a message.

        Args:
            message_type: Type of the message.
            task_id: Task that the message belongs to.

        Returns:
            The task's own handler for the type, otherwise the one for the type.

        Raises:
            MessageHandlerNotFoundError: If no handler is registered for this task or
                for the type.
            MessageTypeSpecificHandlerNotFoundError: If the task has handlers, but none
                for this type.
        """

    async def dispatch(self, message: Message) -> None:
        """Pass a message to its handler and wait until the handler has finished.

        Args:
            message: A message whose body has been decrypted.

        Raises:
            MessageHandlerDispatchError: If there is no handler, or the handler fails;
                its exception is the `__cause__`.
            TaskAbortError: If the handler ends the task.
        """

    def __len__(self) -> int:
        """Return the number of registered handlers over all types and tasks.

        Returns:
            The number of entries.
        """

    def __contains__(self, message_type: object) -> bool:
        """Check whether a type has a handler, for every task or for a single one.

        Args:
            message_type: A `MessageType`; anything else is never contained.

        Returns:
            Whether at least one handler is registered for it.
        """

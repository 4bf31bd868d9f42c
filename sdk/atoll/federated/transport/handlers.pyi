"""Which function deals with which message."""

from atoll.federated.transport.base_transport import Handler
from atoll.federated.transport.message_service import Message, MessageType

__all__ = ["MessageHandlers"]

class MessageHandlers:
    """A table of message handlers, by type and, where wanted, by task.

    A handler registered for a task is preferred to one registered for the type alone.
    A type has at most one handler for each task; registering another replaces it.

    Examples:
        Count the signs of life that a mailbox receives:

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
        """Begin with an empty table."""

    def register(
        self, message_type: MessageType, handler: Handler, *, task_id: str | None = None
    ) -> None:
        """Choose the handler for a type of message.

        Args:
            message_type: The messages it deals with.
            handler: A function or coroutine function of one argument, the message.
            task_id: Restricts it to one task; `None` serves every task that has no
                handler of its own.
        """

    def unregister(
        self, message_type: MessageType, *, task_id: str | None = None
    ) -> None:
        """Forget the handler of a type. It is no fault if there is none.

        Args:
            message_type: The type it was registered for.
            task_id: The task it was registered for, if it was registered for one.
        """

    def get(
        self, message_type: MessageType, *, task_id: str | None = None
    ) -> Handler:
        """Find the handler that a message would go to.

        Args:
            message_type: Type of the message.
            task_id: Task that the message belongs to.

        Returns:
            The task's own handler for the type, else the one for the type alone.

        Raises:
            MessageHandlerNotFoundError: If nothing is registered for this task, nor for
                the type alone.
            MessageTypeSpecificHandlerNotFoundError: If the task has handlers, but none
                for this type.
        """

    async def dispatch(self, message: Message) -> None:
        """Hand a message to its handler and wait until it is done.

        Args:
            message: A message whose body has been decrypted.

        Raises:
            MessageHandlerDispatchError: If no handler is found, or the handler fails;
                its exception is the `__cause__`.
            TaskAbortError: If the handler ends the task.
        """

    def __len__(self) -> int:
        """Count the handlers registered, over all types and tasks.

        Returns:
            The number of entries.
        """

    def __contains__(self, message_type: object) -> bool:
        """Tell whether a type has a handler, be it for every task or for one.

        Args:
            message_type: A `MessageType`; anything else is never contained.

        Returns:
            Whether at least one handler is registered for it.
        """

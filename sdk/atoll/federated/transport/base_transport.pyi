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
Handler: TypeAlias = Callable[[Message], Awaitable[None]] | SyncHandler

class BaseMailbox:
    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        handlers: MessageHandlers | None = None,
    ) -> None: ...
    @property
    def mailbox_id(self) -> str: ...
    @property
    def message_service(self) -> MessageServiceClient: ...
    @property
    def handlers(self) -> MessageHandlers: ...
    async def listen_for_messages(self) -> None: ...
    async def wait_for(
        self, message_type: MessageType, *, timeout: float | None = None
    ) -> Message: ...
    def stop_listening(self) -> None: ...
    async def delete(self) -> None: ...

from typing import Final

from .config import MessageServiceConfig as MessageServiceConfig

__all__ = ["MAXIMUM_GRPC_MESSAGE_SIZE_BYTES", "MessageServiceConfig"]

MAXIMUM_GRPC_MESSAGE_SIZE_BYTES: Final = 100 * 1024 * 1024

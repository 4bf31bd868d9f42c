"""How the parties of a task talk to each other without seeing each other.

Nobody opens a port. Every party keeps an outgoing connection to the message service,
which holds one mailbox for each of them. Bodies that steer a task are encrypted by the
sender for the recipient, so the service relays what it cannot read; payloads too large
for a message go through the object store with pre-signed addresses.

Three mailboxes build on `atoll.federated.transport.base_transport.BaseMailbox`:

- `atoll.federated.transport.pod_transport.PodMailbox`: stays open while the pod runs
  and receives task requests;
- `atoll.federated.transport.modeller_transport.ModellerMailbox`: opens with a task and
  reaches all of its pods;
- `atoll.federated.transport.worker_transport.WorkerMailbox`: serves one task inside one
  pod.

You need these classes to write a protocol of your own; the built-in protocols use them
for you.
"""

from typing import Final

from .base_transport import BaseMailbox as BaseMailbox
from .config import PRODUCTION_MESSAGE_SERVICE_URL as PRODUCTION_MESSAGE_SERVICE_URL
from .config import MessageServiceConfig as MessageServiceConfig
from .handlers import MessageHandlers as MessageHandlers
from .message_service import Message as Message
from .message_service import MessageServiceClient as MessageServiceClient
from .message_service import MessageType as MessageType
from .modeller_transport import ModellerMailbox as ModellerMailbox
from .pod_transport import PodMailbox as PodMailbox
from .types import Reason as Reason
from .worker_transport import WorkerMailbox as WorkerMailbox

__all__ = [
    "BaseMailbox",
    "MAXIMUM_GRPC_MESSAGE_SIZE_BYTES",
    "Message",
    "MessageHandlers",
    "MessageServiceClient",
    "MessageServiceConfig",
    "MessageType",
    "ModellerMailbox",
    "PRODUCTION_MESSAGE_SERVICE_URL",
    "PodMailbox",
    "Reason",
    "WorkerMailbox",
]

MAXIMUM_GRPC_MESSAGE_SIZE_BYTES: Final = 100 * 1024 * 1024
"""Largest message, in bytes, that goes through the message service itself: 100 MiB.
Larger bodies are uploaded, encrypted, to the object store, and the message carries
their address."""

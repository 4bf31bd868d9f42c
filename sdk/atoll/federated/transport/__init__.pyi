"""Communication between the participants of a task.

No participant opens an inbound port. Each one keeps an outgoing connection to the
message service, which has a mailbox for each of them. The sender encrypts message
bodies for the recipient, so the operator of the service can't read requests or results.
Payloads that are too large for a message go through the object store, with pre-signed
addresses.

Three mailboxes are based on `atoll.federated.transport.base_transport.BaseMailbox`:

- `atoll.federated.transport.pod_transport.PodMailbox` is open while the pod runs and
  receives task requests;
- `atoll.federated.transport.modeller_transport.ModellerMailbox` is opened with a task
  and reaches all of its pods;
- `atoll.federated.transport.worker_transport.WorkerMailbox` serves one task inside one
  pod.

You need these classes to write your own protocol. The built-in protocols use them
internally.
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
"""Maximum size of a message that the message service relays itself: 100 MiB. Larger
bodies are encrypted and uploaded to the object store, and the message contains their
address.
"""

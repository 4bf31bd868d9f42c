"""The address of the message service.

You need this module only if your organisation runs its own message service. Otherwise
leave `message_service` unset to use the service at `PRODUCTION_MESSAGE_SERVICE_URL`.
"""

from dataclasses import dataclass
from typing import Final

__all__ = ["MessageServiceConfig", "PRODUCTION_MESSAGE_SERVICE_URL"]

PRODUCTION_MESSAGE_SERVICE_URL: Final = "messages.example.com"
"""Host name of the public message service. It has no scheme, because the service uses
gRPC.
"""

@dataclass(kw_only=True)
class MessageServiceConfig:
    """The address of a message service.

    Pods and modellers take it as `message_service`; a pod file has a section of that
    name with the same keys. All participants of a task have to use the same service.

    Attributes:
        url: Host name, without scheme and port.
        port: TCP port of the gRPC endpoint, 1 to 65535.
        tls: Whether the connection is encrypted. Message bodies are end-to-end
            encrypted in either case, but without TLS, third parties can see who
            communicates with whom.
        use_local_storage: Whether large payloads are stored in a shared folder instead
            of the object store, for tests on one machine.

    Warning:
        Set `tls=False` only for a service on the same machine.

    Examples:
        >>> from atoll.federated.transport.config import MessageServiceConfig
        >>> config = MessageServiceConfig(url="messages.hospital.example", port=8443)
        >>> config.target
        'messages.hospital.example:8443'
    """

    url: str = PRODUCTION_MESSAGE_SERVICE_URL
    port: int = 443
    tls: bool = True
    use_local_storage: bool = False

    @property
    def target(self) -> str:
        """Host and port in the form that gRPC channels take."""

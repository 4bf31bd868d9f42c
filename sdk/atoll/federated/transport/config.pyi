"""Where the message service is, and how to speak to it.

You need this module only when your organisation runs a message service of its own.
Everyone else leaves `message_service` unset and uses the service at
`PRODUCTION_MESSAGE_SERVICE_URL`.
"""

from dataclasses import dataclass
from typing import Final

__all__ = ["MessageServiceConfig", "PRODUCTION_MESSAGE_SERVICE_URL"]

PRODUCTION_MESSAGE_SERVICE_URL: Final = "messages.example.com"
"""Host name of the public message service. It carries no scheme: the service speaks
gRPC, not HTTP."""

@dataclass(kw_only=True)
class MessageServiceConfig:
    """The address of a message service.

    Pods and modellers take it as `message_service`; a pod file has a section of that
    name with the same keys. All parties of one task have to use the same service.

    Attributes:
        url: Host name without scheme and port.
        port: TCP port of the gRPC endpoint, 1 to 65535.
        tls: Whether the connection is encrypted. Bodies are end-to-end encrypted in
            either case, but without TLS an onlooker learns who talks to whom.
        use_local_storage: Whether large payloads go to a folder that all parties
            share instead of the object store. Meant for a test on one machine.

    Warning:
        Set `tls=False` only for a service on the machine itself.

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

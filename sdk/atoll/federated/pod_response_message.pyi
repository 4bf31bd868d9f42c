from collections.abc import Mapping
from enum import Enum

from typing_extensions import Self

__all__ = ["PodResponseMessage", "PodResponseType"]

class PodResponseType(str, Enum):
    ACCEPT = "ACCEPT"
    NO_ACCESS = "NO_ACCESS"
    UNAUTHORISED = "UNAUTHORISED"
    INVALID_PROOF_OF_IDENTITY = "INVALID_PROOF_OF_IDENTITY"
    NO_PROOF_OF_IDENTITY = "NO_PROOF_OF_IDENTITY"
    NO_DATA = "NO_DATA"
    NO_NEW_DATA = "NO_NEW_DATA"
    INCOMPATIBLE_DATASOURCE = "INCOMPATIBLE_DATASOURCE"

class PodResponseMessage:
    def __init__(self, modeller_name: str, pod_identifier: str) -> None: ...
    @property
    def modeller_name(self) -> str: ...
    @property
    def pod_identifier(self) -> str: ...
    @property
    def messages(self) -> Mapping[PodResponseType, tuple[str, ...]]: ...
    @property
    def is_accepted(self) -> bool: ...
    def add(self, response_type: PodResponseType, *details: str) -> Self: ...
    def describe(self) -> str: ...
    def raise_for_refusal(self) -> None: ...
    def to_dict(self) -> dict[str, list[str]]: ...
    @classmethod
    def from_dict(
        cls, modeller_name: str, pod_identifier: str, body: Mapping[str, list[str]]
    ) -> Self: ...

"""A pod's answer to a task request: acceptance, or refusal with a reason."""

from collections.abc import Mapping, Sequence
from enum import Enum

from typing_extensions import Self

__all__ = ["PodResponseMessage", "PodResponseType"]

class PodResponseType(str, Enum):
    """The answers that a pod can give. Every value except the first is a refusal.

    Attributes:
        ACCEPT: The pod takes part in the task.
        NO_ACCESS: The modeller has no role on this pod. Fix: ask the pod's owner for a
            role.
        UNAUTHORISED: The modeller's role doesn't cover this task, the version of a
            custom model isn't approved, or the pod accepts private SQL only. Fix: run a
            task that the role allows, or ask the owner for another role or an approval.
        INVALID_PROOF_OF_IDENTITY: The proof of identity is invalid. Fix: log in again;
            with `key-based`, check that the public key on the hub matches your private
            key.
        NO_PROOF_OF_IDENTITY: The pod received no proof of identity in time, or the
            modeller has no public key on the hub. Fix: run the task again and confirm
            the code within five minutes; with `key-based`, register your public key on
            the hub.
        NO_DATA: The dataset has no records for this task. Fix: choose another dataset
            or split.
        NO_NEW_DATA: The task asks for new records only, and there are none. Fix: run it
            without `run_on_new_data_only`.
        INCOMPATIBLE_DATASOURCE: The task doesn't work with this kind of datasource.
            Fix: choose another dataset, or extend `compatible_datasources` of the
            `DataStructure`.
    """

    ACCEPT = "ACCEPT"
    NO_ACCESS = "NO_ACCESS"
    UNAUTHORISED = "UNAUTHORISED"
    INVALID_PROOF_OF_IDENTITY = "INVALID_PROOF_OF_IDENTITY"
    NO_PROOF_OF_IDENTITY = "NO_PROOF_OF_IDENTITY"
    NO_DATA = "NO_DATA"
    NO_NEW_DATA = "NO_NEW_DATA"
    INCOMPATIBLE_DATASOURCE = "INCOMPATIBLE_DATASOURCE"

class PodResponseMessage:
    """One pod's answer to one modeller.

    The pod adds its findings with `add`; a single refusal makes the whole answer a
    refusal. On the modeller side, `describe` explains what happened and how to fix it.

    Examples:
        >>> from atoll.federated.pod_response_message import (
        ...     PodResponseMessage,
        ...     PodResponseType,
        ... )
        >>> response = PodResponseMessage("carol", "alice/census-income")
        >>> response.add(PodResponseType.NO_NEW_DATA, "All 412 files were seen before.")
        >>> response.is_accepted
        False
        >>> print(response.describe())
    """

    def __init__(self, modeller_name: str, pod_identifier: str) -> None:
        """Create an answer without any findings.

        Args:
            modeller_name: Username of the modeller who sent the request.
            pod_identifier: The pod that answers, as `owner/name`.
        """

    @property
    def modeller_name(self) -> str:
        """Username of the modeller that the answer is for."""

    @property
    def pod_identifier(self) -> str:
        """The pod that answers, as `owner/name`."""

    @property
    def messages(self) -> Mapping[PodResponseType, Sequence[str]]:
        """The added explanations by type, in the order in which they were added."""

    @property
    def is_accepted(self) -> bool:
        """Whether the pod accepts, which means that `ACCEPT` and no refusal was added.
        """

    def add(self, response_type: PodResponseType, *details: str) -> None:
        """Add an acceptance or a reason for a refusal.

        Args:
            response_type: The finding.
            *details: Explanations for the modeller. They must not contain data.
        """

    def describe(self) -> str:
        """Describe the answer in words, each refusal with its fix.

        Returns:
            One line for each type that was added.
        """

    def raise_for_refusal(self) -> None:
        """Raise an exception if the pod refused.

        Raises:
            PodResponseError: If the pod refused. The message is the text of `describe`.
        """

    def to_dict(self) -> dict[str, list[str]]:
        """Serialise the answer for a message.

        Returns:
            The explanations by the name of their type.
        """

    @classmethod
    def from_dict(
        cls,
        modeller_name: str,
        pod_identifier: str,
        body: Mapping[str, Sequence[str]],
    ) -> Self:
        """Restore an answer from a message.

        Args:
            modeller_name: Username of the modeller who sent the request.
            pod_identifier: The pod that answered, as `owner/name`.
            body: The result of `to_dict`.

        Returns:
            The answer.

        Raises:
            PodResponseError: If `body` names a type that doesn't exist.
        """

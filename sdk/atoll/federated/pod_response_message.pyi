"""A pod's answer to a task request: yes, or no with a reason and a cure."""

from collections.abc import Mapping, Sequence
from enum import Enum

from typing_extensions import Self

__all__ = ["PodResponseMessage", "PodResponseType"]

class PodResponseType(str, Enum):
    """What a pod can answer. Every value but the first is a refusal.

    Attributes:
        ACCEPT: The pod takes part.
        NO_ACCESS: The modeller has no role on this pod. Cure: ask its owner for one.
        UNAUTHORISED: The modeller has a role, and it does not cover this task. Cure: ask
            for a stronger role, or run a task that the role allows.
        INVALID_PROOF_OF_IDENTITY: The proof was given and does not hold. Cure: log in
            again; with keys, check that the public key on the hub belongs to the private
            one in use.
        NO_PROOF_OF_IDENTITY: No proof came in time. Cure: log in again and confirm the
            code sooner.
        NO_DATA: The dataset has no records for this task.
        NO_NEW_DATA: The task wants new records only, and there are none. Cure: run it
            without `run_on_new_data_only`.
        INCOMPATIBLE_DATASOURCE: The kind of source does not suit the task. Cure: choose
            another dataset, or widen `compatible_datasources` of the `DataStructure`.
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

    The pod collects what it finds with `add`; any refusal among it makes the whole answer
    a refusal. On the modeller's side the message says in `describe` what happened and
    what to do about it.

    Examples:
        >>> from atoll.federated.pod_response_message import (
        ...     PodResponseMessage,
        ...     PodResponseType,
        ... )
        >>> response = PodResponseMessage("dana", "alice/census-income")
        >>> response.add(PodResponseType.NO_NEW_DATA, "All 412 files were seen before.")
        >>> response.is_accepted
        False
        >>> print(response.describe())
    """

    def __init__(self, modeller_name: str, pod_identifier: str) -> None:
        """Begin an answer that says neither yes nor no.

        Args:
            modeller_name: Username of the modeller who asked.
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
        """What was added, by type, in the order in which it was added."""

    @property
    def is_accepted(self) -> bool:
        """Whether the pod accepts: an `ACCEPT` and no refusal was added."""

    def add(self, response_type: PodResponseType, *details: str) -> None:
        """Add an acceptance, or a reason to refuse.

        Args:
            response_type: What was found.
            *details: Sentences for the modeller, free of data.
        """

    def describe(self) -> str:
        """Put the answer into words, each refusal with its cure.

        Returns:
            One line for each type that was added.
        """

    def raise_for_refusal(self) -> None:
        """Turn a refusal into an exception; do nothing on acceptance.

        Raises:
            PodResponseError: If the pod refused. Its message is `describe`.
        """

    def to_dict(self) -> dict[str, list[str]]:
        """Give the answer in the form in which it travels.

        Returns:
            The sentences by the name of their type.
        """

    @classmethod
    def from_dict(
        cls,
        modeller_name: str,
        pod_identifier: str,
        body: Mapping[str, Sequence[str]],
    ) -> Self:
        """Read an answer that has travelled.

        Args:
            modeller_name: Username of the modeller who asked.
            pod_identifier: The pod that answered, as `owner/name`.
            body: What `to_dict` gave.

        Returns:
            The answer.

        Raises:
            PodResponseError: If `body` names a type that does not exist.
        """

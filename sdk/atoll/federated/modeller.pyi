"""The side of a task that starts it, as an object.

`protocol.run(...)` is the short way to run a task and suits nearly everyone: it makes a
`Modeller`, runs it and returns the results. Make one yourself to look at the task while it
runs, to check beforehand which pods are online, or to stop it.
"""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Generic

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from typing_extensions import TypeVar

from atoll.federated.authorisation_checkers import (
    DEFAULT_IDENTITY_VERIFICATION_METHOD,
    IdentityVerificationMethod,
)
from atoll.federated.protocols.base import BaseProtocolFactory
from atoll.federated.transport.config import MessageServiceConfig
from atoll.federated.transport.types import Reason
from atoll.hub.api import HubClient
from atoll.hub.authentication_flow import HubSession

__all__ = ["Modeller"]

_ResultT_co = TypeVar("_ResultT_co", covariant=True, default=Any)

class Modeller(Generic[_ResultT_co]):
    """Sends one declared task to pods, and sees it through to its results.

    A run goes through these steps. The pods are asked for a sign of life, for at most 180
    seconds (`ATOLL_ONLINE_CHECK_HARD_LIMIT`). The request is encrypted for each pod, signed
    where the identity method is key-based, and delivered. Each pod checks who asks and
    whether they may, and answers. With the pods that accept, the modeller's half of the
    protocol runs; its result is the result of `run`.

    One modeller runs one task at a time. When that has ended the same object may run its
    protocol again, on the same pods or on others.

    The name means a role in a task here (`atoll.federated.roles.Role.MODELLER`), not one
    of the access roles by which a custodian grants rights.

    Examples:
        See which pods are awake before you ask them for anything:

        >>> import asyncio
        >>> from atoll import Modeller, ResultsOnly, SqlQuery
        >>> protocol = ResultsOnly(
        ...     algorithm=SqlQuery(query="SELECT AVG(age) FROM `census-income`")
        ... )
        >>> modeller = Modeller(protocol)
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> online = asyncio.run(modeller.check_pods_online(pods))
        >>> results = modeller.run([pod for pod in pods if online[pod]])

        Run unattended every night, on what has been added to a folder of scans since, with
        a key instead of a login for the proof of identity:

        >>> from atoll import CSVReportAlgorithm, DataStructure, InferenceAndCSVReport
        >>> from atoll import HuggingFaceImageClassificationInference
        >>> screening = InferenceAndCSVReport(
        ...     algorithm=[
        ...         HuggingFaceImageClassificationInference(
        ...             datastructure=DataStructure(selected_cols=["Pixel Data"]),
        ...             model_id="example/retina-classifier",
        ...         ),
        ...         CSVReportAlgorithm(),
        ...     ]
        ... )
        >>> nightly = Modeller(
        ...     screening,
        ...     username="dana",
        ...     identity_verification_method="key-based",
        ...     private_key_or_file="/etc/atoll/modeller.pem",
        ... )
        >>> nightly.run(["alice/retina-scans"], run_on_new_data_only=True)

    Note:
        In a notebook call `nest_asyncio.apply()` once before `run`, or await `run_async`.
    """

    def __init__(
        self,
        protocol: BaseProtocolFactory[_ResultT_co],
        *,
        session: HubSession | None = None,
        username: str | None = None,
        hub: HubClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_public_key_paths: Mapping[str, str | PathLike[str]] | None = None,
        identity_verification_method: str
        | IdentityVerificationMethod = DEFAULT_IDENTITY_VERIFICATION_METHOD,
        private_key_or_file: RSAPrivateKey | str | PathLike[str] | None = None,
        idp_url: str | None = None,
    ) -> None:
        """Prepare a task; nothing is sent before `run`.

        Args:
            protocol: The declared task.
            session: A session that is logged in already; `None` makes one for `username`.
            username: The account that runs the task; `None` takes the one of the session,
                or of the last browser login.
            hub: The hub to use; `None` uses the public one.
            message_service: The message service to use. It has to be the one that the
                pods are connected to; `None` uses the public one.
            pod_public_key_paths: Files with public keys, by pod identifier, for pods whose
                keys you were handed in person. The keys of all others come from the hub.
            identity_verification_method: How to prove your identity to the pods:
                `oidc-device-code`, `oidc-auth-code` or `key-based`.
            private_key_or_file: Your private key or the file that holds it. Needed for
                `key-based`, ignored otherwise.
            idp_url: The identity provider to log in at; `None` uses the public one.

        Raises:
            TaskStartError: If the method is `key-based` and there is no private key.
            ValueError: If there is no identity method of that name.
        """

    @property
    def protocol(self) -> BaseProtocolFactory[_ResultT_co]:
        """The task that `run` sends."""

    @property
    def username(self) -> str:
        """The account in whose name the task runs.

        Raises:
            AuthEnvironmentError: If API keys are used and no username was given.
        """

    @property
    def task_id(self) -> str | None:
        """Identifier of the running task, else of the last one; `None` before the first."""

    @property
    def is_running(self) -> bool:
        """Whether a task is at work."""

    def run(
        self,
        pod_identifiers: Sequence[str],
        *,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> _ResultT_co:
        """Run the task and wait for its results.

        Args:
            pod_identifiers: The pods to ask, or datasets of theirs, as `owner/name`.
            require_all_pods: Whether to give up if any pod is offline or refuses.
                Otherwise the task runs with those that accept.
            run_on_new_data_only: Whether the pods leave out records that earlier runs of
                this task have seen. It needs a data source of files.
            project_id: The project under which to run. Its terms and its members' rights
                then apply.
            batched_execution: Whether the pods work through their data in batches, so that
                a failure costs one batch rather than the run. `None` takes the setting
                `ATOLL_DEFAULT_BATCHED_EXECUTION`.

        Returns:
            Whatever the protocol returns; for
            `atoll.federated.protocols.results_only.ResultsOnly` a list with one element
            for each pod that took part.

        Raises:
            ValueError: If the list of pods is empty, or names one twice.
            TaskStartError: If a task is running already, or the parts of the declaration
                do not fit.
            PodNameError: If a pod identifier is not well-formed.
            PodDoesNotExistError: If the hub does not know one of the pods.
            PodConnectFailedError: If no pod is online, or one is not while all are
                required.
            PodResponseError: If no pod accepts, or one refuses while all are required.
            AuthenticationError: If you are not logged in and the login fails.
            IdentityVerificationError: If the proof of identity is not finished in time.
            TaskAbortError: If a pod ends the task early.
        """

    async def run_async(
        self,
        pod_identifiers: Sequence[str],
        *,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> _ResultT_co:
        """Run the task from within an event loop.

        The counterpart of `run` for asynchronous programs and notebooks. Cancelling it
        ends the task on every pod.

        Args:
            pod_identifiers: The pods to ask, as `owner/name`.
            require_all_pods: Whether to give up if any pod is offline or refuses.
            run_on_new_data_only: Whether records that earlier runs have seen are left out.
            project_id: The project under which to run.
            batched_execution: Whether the pods work in batches; `None` takes the setting
                `ATOLL_DEFAULT_BATCHED_EXECUTION`.

        Returns:
            Whatever the protocol returns.

        Raises:
            ValueError: If the list of pods is empty, or names one twice.
            PodDoesNotExistError: If the hub does not know one of the pods.
            FederatedError: If the task cannot start, is refused or ends early. The class
                is the same narrower one that `run` raises.
            AuthenticationError: If you are not logged in and the login fails.
        """

    async def check_pods_online(
        self, pod_identifiers: Sequence[str], *, timeout: float | None = None
    ) -> dict[str, bool]:
        """Ask pods for a sign of life, without asking for work.

        Args:
            pod_identifiers: The pods to ask, as `owner/name`.
            timeout: Seconds to wait for the slowest; `None` takes the setting
                `ATOLL_ONLINE_CHECK_HARD_LIMIT`.

        Returns:
            For each pod, whether it answered in time.

        Raises:
            PodNameError: If a pod identifier is not well-formed.
            MessageServiceConnectionError: If the message service cannot be reached.
        """

    def abort(
        self,
        message: str = "Stopped by the modeller.",
        reason: Reason = Reason.USER_ABORT,
    ) -> None:
        """End the running task on every pod. `run` then raises `TaskAbortError`.

        May be called from another thread. Without a running task it does nothing.

        Args:
            message: A sentence for the custodians.
            reason: The machine-readable reason.
        """

"""The participant that starts a task.

`protocol.run(...)` is the usual way to run a task: it creates a `Modeller`, runs the
task and returns the results. Create a `Modeller` yourself to inspect the task while it
runs, to check which pods are online, or to stop the task.
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
    """Sends a task to pods and runs it until the results are complete.

    A run has these steps. The modeller checks that the pods are online, for at most 180
    seconds (`ATOLL_ONLINE_CHECK_HARD_LIMIT`). It encrypts the request for each pod,
    signs it if the identity method is `key-based`, and sends it. Each pod verifies the
    identity and the permission, and answers. The modeller side of the protocol then
    runs with the pods that accept, and its result is the result of `run`.

    A modeller runs one task at a time. Afterwards, the same object can run its protocol
    again, on the same pods or on others.

    "Modeller" is a role in a task (`atoll.federated.roles.Role.MODELLER`) here, and not
    one of the access roles that custodians grant.

    Examples:
        Check which pods are online before you send a task:

        >>> import asyncio
        >>> from atoll import Modeller, ResultsOnly, SqlQuery
        >>> protocol = ResultsOnly(
        ...     algorithm=SqlQuery(query="SELECT AVG(age) FROM `census-income`")
        ... )
        >>> modeller = Modeller(protocol)
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> online = asyncio.run(modeller.check_pods_online(pods))
        >>> results = modeller.run([pod for pod in pods if online[pod]])

        Run unattended every night on newly added scans, with a key as proof of
        identity:

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
        ...     username="carol",
        ...     identity_verification_method="key-based",
        ...     private_key_or_file="/etc/atoll/modeller.pem",
        ... )
        >>> nightly.run(["alice/retina-scans"], run_on_new_data_only=True)

    Note:
        In a notebook, call `nest_asyncio.apply()` once before `run`, or await
        `run_async`.
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
            session: A session that is already logged in; `None` creates one for
                `username`.
            username: The account that runs the task; `None` uses the account of the
                session, or of the last browser login.
            hub: The hub to use; `None` uses the public one.
            message_service: The message service to use. The pods have to be connected
                to the same service; `None` uses the public one.
            pod_public_key_paths: Files with public keys, by pod identifier, for pods
                whose keys you received directly. All other keys come from the hub.
            identity_verification_method: How to prove your identity to the pods:
                `oidc-device-code`, `oidc-auth-code` or `key-based`.
            private_key_or_file: Your private key, or the file that contains it.
                Required for `key-based`, ignored otherwise.
            idp_url: The identity provider for the login; `None` uses the public one.

        Raises:
            TaskStartError: If the method is `key-based` and there is no private key.
            ValueError: If there is no identity method with that name.
        """

    @property
    def protocol(self) -> BaseProtocolFactory[_ResultT_co]:
        """The task that `run` sends."""

    @property
    def username(self) -> str:
        """The account that runs the task.

        Raises:
            AuthEnvironmentError: If API keys are used and no username was given.
        """

    @property
    def task_id(self) -> str | None:
        """Identifier of the running task, otherwise of the last one; `None` before the
        first.
        """

    @property
    def is_running(self) -> bool:
        """Whether a task is running."""

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
            pod_identifiers: The pods, or datasets of pods with several, as
                `owner/name`.
            require_all_pods: Whether to stop if any pod is offline or refuses. By
                default the task runs with the pods that accept.
            run_on_new_data_only: Whether the pods leave out records that earlier runs
                of this task have processed. It requires a datasource that reads files.
            project_id: The project that the task belongs to, whose terms and
                permissions then apply.
            batched_execution: Whether the pods process their data in batches, so that a
                failure affects one batch instead of the whole run. `None` uses the
                setting `ATOLL_DEFAULT_BATCHED_EXECUTION`.

        Returns:
            The result of the protocol. For
            `atoll.federated.protocols.results_only.ResultsOnly` it is a list with one
            element for each participating pod.

        Raises:
            ValueError: If the list of pods is empty, or names one twice.
            TaskStartError: If a task is already running, or the parts of the task don't
                fit together.
            PodNameError: If a pod identifier is malformed.
            PodDoesNotExistError: If the hub doesn't know one of the pods.
            PodConnectFailedError: If no pod is online, or one is offline and all are
                required.
            PodResponseError: If no pod accepts, or one refuses and all are required.
            AuthenticationError: If you aren't logged in and the login fails.
            IdentityVerificationError: If the proof of identity isn't completed in time.
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
        """Run the task inside a running event loop.

        Use it instead of `run` in asynchronous programs and notebooks. Cancelling it
        ends the task on every pod.

        Args:
            pod_identifiers: The pods, as `owner/name`.
            require_all_pods: Whether to stop if any pod is offline or refuses.
            run_on_new_data_only: Whether to leave out records that earlier runs have
                processed.
            project_id: The project that the task belongs to.
            batched_execution: Whether the pods process their data in batches; `None`
                uses the setting `ATOLL_DEFAULT_BATCHED_EXECUTION`.

        Returns:
            The result of the protocol.

        Raises:
            ValueError: If the list of pods is empty, or names one twice.
            PodDoesNotExistError: If the hub doesn't know one of the pods.
            FederatedError: If the task can't start, is refused or ends early. The
                exception is of the same subclass as for `run`.
            AuthenticationError: If you aren't logged in and the login fails.
        """

    async def check_pods_online(
        self, pod_identifiers: Sequence[str], *, timeout: float | None = None
    ) -> dict[str, bool]:
        """Check which pods are online, without sending a task.

        Args:
            pod_identifiers: The pods, as `owner/name`.
            timeout: Number of seconds to wait; `None` uses the setting
                `ATOLL_ONLINE_CHECK_HARD_LIMIT`.

        Returns:
            Whether each pod answered in time, by identifier.

        Raises:
            PodNameError: If a pod identifier is malformed.
            MessageServiceConnectionError: If the message service can't be reached.
        """

    def abort(
        self,
        message: str = "Stopped by the modeller.",
        reason: Reason = Reason.USER_ABORT,
    ) -> None:
        """End the running task on every pod. `run` then raises `TaskAbortError`.

        You can call it from another thread. It has no effect if no task is running.

        Args:
            message: A sentence for the custodians.
            reason: The machine-readable reason.
        """

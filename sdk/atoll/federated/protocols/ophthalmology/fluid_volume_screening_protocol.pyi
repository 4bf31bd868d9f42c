"""Screening OCT volumes for retinal fluid on the pod."""

from collections.abc import Sequence
from typing import Any

from atoll.federated.protocols.base import (
    BaseCompatibleAlgoFactory,
    BaseModellerProtocol,
    BaseProtocolFactory,
    BaseWorkerProtocol,
)
from atoll.federated.transport.modeller_transport import ModellerMailbox
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FluidVolumeScreeningProtocol"]

class FluidVolumeScreeningProtocol(BaseProtocolFactory[None]):
    """Finds the scans that show fluid and lists them in a report.

    It takes three algorithms in this order: `ModelInference` with a model that segments
    fluid, `FluidVolumeCalculationAlgorithm`, and
    `CSVReportGeneratorOphthalmologyAlgorithm`. You can put filters before them, and
    other measurements before the report.

    Scans are processed in batches. A scan that can't be read or measured doesn't stop
    the screening: its row in the report gives the reason.

    Predictions, volumes and reports stay on the pod; the modeller is only informed of
    completion. Custodians usually run it on their own pod at night, on new data only.

    Examples:
        >>> from atoll import (
        ...     CSVReportGeneratorOphthalmologyAlgorithm,
        ...     DataStructure,
        ...     FluidVolumeCalculationAlgorithm,
        ...     FluidVolumeScreeningProtocol,
        ...     ModelInference,
        ...     ModelReference,
        ... )
        >>> model = ModelReference(
        ...     model_ref="FluidSegmentation",
        ...     username="carol",
        ...     datastructure=DataStructure(selected_cols_prefix="Pixel Data"),
        ... )
        >>> protocol = FluidVolumeScreeningProtocol(
        ...     [
        ...         ModelInference(model),
        ...         FluidVolumeCalculationAlgorithm(),
        ...         CSVReportGeneratorOphthalmologyAlgorithm(save_path="screening"),
        ...     ]
        ... )
        >>> protocol.run(["alice/oct-volumes"], run_on_new_data_only=True)
    """

    def __init__(self, algorithm: Sequence[BaseCompatibleAlgoFactory[Any]]) -> None:
        """Set the model, the measurements and the report.

        Args:
            algorithm: The algorithms, in the order described above.

        Raises:
            TaskStartError: If an algorithm is missing or in the wrong position.
        """

    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[None]:
        """Create the modeller side, which waits until every pod has screened its scans.

        Args:
            mailbox: Mailbox that receives the completion messages of the pods.
            context: The task, with the pods that screen.

        Returns:
            A modeller side whose `run` returns nothing.
        """

    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol:
        """Create the worker side, which screens the pod's scans.

        Args:
            mailbox: Mailbox that sends the completion message.
            context: The task, with the model's usage limit.
            hub: Client that downloads the model's code.

        Returns:
            A worker side for one pod, which writes its report in a final step.
        """

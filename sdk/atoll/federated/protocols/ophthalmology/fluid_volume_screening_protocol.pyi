"""Screens OCT volumes for retinal fluid, on the pod."""

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

    The chain has three links, in this order: `ModelInference` with a model that
    segments fluid, `FluidVolumeCalculationAlgorithm`, and
    `CSVReportGeneratorOphthalmologyAlgorithm`. Filters may come before them, and
    other measures before the report.

    Scans are taken one batch after the other. A scan that cannot be read or
    measured does not stop the screening: it gets a row in the report that says
    why.

    Predictions, volumes and reports stay on the pod; the modeller only learns that the
    pod is done. Custodians usually run it on their own pod, at night and on new data
    alone.

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
        """Choose the model, the measures and the report.

        Args:
            algorithm: The links of the chain, in the order described above.

        Raises:
            TaskStartError: If a link is missing or out of order.
        """

    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[None]:
        """Create the modeller side, which waits until every pod has screened its scans.

        Args:
            mailbox: Mailbox in which the pods say that they are done.
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
            mailbox: Mailbox for saying that the pod is done.
            context: The task, with the model's usage limit.
            hub: Client that downloads the model's code.

        Returns:
            A worker side for one pod, which writes its report in a final step.
        """

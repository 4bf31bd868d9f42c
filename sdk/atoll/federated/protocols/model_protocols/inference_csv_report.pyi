"""Inference with a report on the pod."""

from collections.abc import Sequence
from typing import Any

import pandas as pd

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

__all__ = ["InferenceAndCSVReport", "InferenceAndReturnCSVReport"]

class InferenceAndCSVReport(BaseProtocolFactory[None]):
    """Runs inference on each pod and writes the predictions to a CSV file there.

    Neither the predictions nor the file leave the pod, so custodians can use a model on
    their own data without revealing the results to the model's owner. The modeller is
    only informed that the task is complete.

    The algorithms run in the order of the list:

    1. any number of `RecordFilterAlgorithm`, to select records;
    2. one algorithm that predicts: `ModelInference`, `TIMMInference` or one of the
       `HuggingFace…` classes;
    3. `CSVReportAlgorithm`, which writes the file.

    Examples:
        Classify the new images of a pod with a published model:

        >>> from atoll import (
        ...     CSVReportAlgorithm,
        ...     DataStructure,
        ...     HuggingFaceImageClassificationInference,
        ...     InferenceAndCSVReport,
        ... )
        >>> protocol = InferenceAndCSVReport(
        ...     algorithm=[
        ...         HuggingFaceImageClassificationInference(
        ...             model_id="example/flower-classifier",
        ...             datastructure=DataStructure(selected_cols=["Pixel Data"]),
        ...         ),
        ...         CSVReportAlgorithm(save_path="flower-labels"),
        ...     ]
        ... )
        >>> protocol.run(
        ...     pod_identifiers=["alice/leaf-photographs"],
        ...     run_on_new_data_only=True,
        ...     batched_execution=True,
        ... )
    """

    def __init__(self, algorithm: Sequence[BaseCompatibleAlgoFactory[Any]]) -> None:
        """Set the algorithms.

        Args:
            algorithm: Filters, one algorithm that predicts and one that writes the
                report, in this order.

        Raises:
            TaskStartError: If there isn't exactly one algorithm that predicts, followed
                by one that writes the report.
        """

    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[None]:
        """Create the modeller side, which waits until every pod has finished.

        Args:
            mailbox: Mailbox that receives the completion messages of the pods.
            context: The task, with the pods that predict.

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
        """Create the worker side, which predicts and writes the report.

        In batched execution the report is extended after each batch, so that an
        interrupted task leaves the rows of the finished batches.

        Args:
            mailbox: Mailbox that sends the completion message.
            context: The task, with the model's usage limit.
            hub: Client that downloads a model's code.

        Returns:
            A worker side for one pod.
        """

class InferenceAndReturnCSVReport(BaseProtocolFactory[list[pd.DataFrame]]):
    """Runs inference on each pod, writes the report there and sends a copy.

    It runs the same algorithms as `InferenceAndCSVReport`. In addition, the rows of the
    report are sent to the modeller: `run` returns a list with one DataFrame per pod, in
    the order in which the pods were named.

    Warning:
        The rows of the report leave the pod and refer to individual records. They
        contain the predictions, the columns chosen in `original_cols` of
        `CSVReportAlgorithm` and, if the source reads files, the paths of these files.
        Choose only the columns that you need.

    Examples:
        >>> from atoll import (
        ...     CSVReportAlgorithm,
        ...     DataStructure,
        ...     InferenceAndReturnCSVReport,
        ...     ModelInference,
        ...     ModelReference,
        ... )
        >>> model = ModelReference(
        ...     "IncomeModel",
        ...     username="carol",
        ...     datastructure=DataStructure(target="TARGET"),
        ... )
        >>> protocol = InferenceAndReturnCSVReport(
        ...     [ModelInference(model), CSVReportAlgorithm(original_cols=["occupation"])]
        ... )
        >>> reports = protocol.run(["bob/census-income"])
        >>> reports[0].to_csv("bob.csv")
    """

    def __init__(self, algorithm: Sequence[BaseCompatibleAlgoFactory[Any]]) -> None:
        """Set the algorithms.

        Args:
            algorithm: Filters, one algorithm that predicts and one that writes the
                report, in this order.

        Raises:
            TaskStartError: If there isn't exactly one algorithm that predicts, followed
                by one that writes the report.
        """

    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[list[pd.DataFrame]]:
        """Create the modeller side, which collects the reports.

        Args:
            mailbox: Mailbox that receives the rows.
            context: The task; its pods set the order of the reports.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol:
        """Create the worker side, which predicts, writes the report and sends its rows.

        Args:
            mailbox: Mailbox that sends the rows when all batches are finished.
            context: The task, with the model's usage limit.
            hub: Client that downloads a model's code.

        Returns:
            A worker side for one pod.
        """

"""Writes predictions to a CSV file that stays at the pod."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import ColumnFilter
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["CSVReportAlgorithm"]

class CSVReportAlgorithm(BaseNonModelAlgorithmFactory[None]):
    """Turns the predictions of the algorithm before it into a report.

    It comes last in `InferenceAndCSVReport`, after an algorithm that predicts.
    The report has one row a record: the file's name where data comes from
    files, the columns chosen with `original_cols`, then the predictions. With
    filters, two more columns say whether a row matched and, if not, why.

    The file is written on the pod's machine, where the dataset's owner finds
    it. The modeller learns that it was written, not what it holds.

    Attributes:
        save_path: Folder of the report on the pod's machine.
        original_cols: Columns of the data that are copied into the report.
        filter: Conditions that every row is checked against.

    Examples:
        Label images and keep the answers at the pod:

        >>> from atoll import (
        ...     CSVReportAlgorithm,
        ...     DataStructure,
        ...     HuggingFaceImageClassificationInference,
        ...     InferenceAndCSVReport,
        ... )
        >>> protocol = InferenceAndCSVReport(
        ...     [
        ...         HuggingFaceImageClassificationInference(
        ...             model_id="example/flower-classifier",
        ...             datastructure=DataStructure(selected_cols=["Pixel Data"]),
        ...         ),
        ...         CSVReportAlgorithm(save_path="reports"),
        ...     ]
        ... )
        >>> protocol.run(["alice/garden-images"])
    """

    save_path: Path | None
    original_cols: list[str] | None
    filter: list[ColumnFilter]

    def __init__(
        self,
        save_path: str | PathLike[str] | None = None,
        original_cols: Sequence[str] | None = None,
        filter: Sequence[ColumnFilter] | None = None,
    ) -> None:
        """Choose where the report goes and what is in it.

        Args:
            save_path: Folder on the pod's machine, relative to its output
                folder. By default the folder for task results
                (`ATOLL_TASK_RESULTS_DIR`). The report is called
                `<task id>.csv`; the batches of one task go to one file, and a
                report that exists already is never overwritten but gets a
                number added to its name.
            original_cols: Columns of the data to copy, so that a row can be
                told apart. By default all but images. Columns that the pod
                ignores cannot be chosen.
            filter: Conditions to check each row against. Rows that fail stay
                in the report and are marked there.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]:
        """Make the half that notes which pods have written their report.

        Args:
            context: The task whose identifier names the reports.

        Returns:
            A half without results.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]:
        """Make the half that writes the file.

        Its `run` takes the predictions, one row a record, and raises
        `AlgorithmError` when the folder cannot be written to or a chosen column
        does not exist.

        Args:
            context: The task whose identifier names the report.
            hub: Not used: nothing is uploaded.

        Returns:
            A half that writes the report batch by batch.
        """

"""Writing predictions to a CSV file that stays on the pod."""

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
    """Writes the predictions of the previous algorithm to a report.

    It is the last algorithm in `InferenceAndCSVReport`, after one that predicts. The
    report has one row per record: the absolute path of its file if the source reads
    files, the columns chosen with `original_cols`, then the predictions. If you set
    filters, two more columns say whether a row matches and, if not, why.

    The file is written on the pod's machine, for the owner of the dataset. The modeller
    learns only that it was written.

    Attributes:
        save_path: Folder of the report on the pod's machine.
        original_cols: Columns of the data that are copied into the report.
        filter: Conditions that every row is checked against.

    Examples:
        Classify images and keep the results on the pod:

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
        >>> protocol.run(["alice/leaf-photographs"])
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
        """Choose the location and content of the report.

        Args:
            save_path: Folder on the pod's machine, relative to the output folder of the
                datasource (`output_path`, or `ATOLL_OUTPUT_DIR` without one). By
                default the folder for task results (`ATOLL_TASK_RESULTS_DIR`). The
                report is called `<task id>.csv`. All batches of a task are written to
                the same file. An existing report is never overwritten: a number is
                added to the name of the new one.
            original_cols: Columns of the data to copy, so that rows can be identified.
                By default all columns except images. Columns that the pod ignores
                aren't available.
            filter: Conditions to check each row against. Rows that don't match stay in
                the report and are marked.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]:
        """Create the modeller side, which logs which pods have written their report.

        Args:
            context: The task whose identifier names the reports.

        Returns:
            A modeller side that returns no results.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]:
        """Create the worker side, which writes the file.

        Its `run` takes the predictions, one row per record, and raises `AlgorithmError`
        if the folder can't be written to or a chosen column doesn't exist.

        Args:
            context: The task whose identifier names the report.
            hub: Not used, because nothing is uploaded.

        Returns:
            A worker side that writes the report batch by batch.
        """

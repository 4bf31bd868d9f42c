"""Reports of eye measurements in a CSV file that stays on the pod."""

from collections.abc import Mapping, Sequence
from enum import Enum
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

__all__ = ["CSVReportGeneratorOphthalmologyAlgorithm", "DFSortType", "MatchPatientVisit"]

class DFSortType(str, Enum):
    """Sort order of the rows of a report.

    Attributes:
        ASCENDING: Smallest value first; text from A to Z, dates from old to new.
        DESCENDING: Largest value first.
    """

    ASCENDING = "asc"
    DESCENDING = "desc"

class MatchPatientVisit:
    """Defines which rows of a report belong to the same visit of a patient.

    A visit usually has one row per eye. Matching joins both rows into one, in which
    each column appears twice: once for each value of the divergent column, with that
    value added to the column's name.

    Attributes:
        columns: Columns that are equal in the rows of a visit.
        divergent_col: Column that distinguishes the rows of a visit.

    Examples:
        >>> from atoll.federated.algorithms.ophthalmology import MatchPatientVisit
        >>> visit = MatchPatientVisit(["Patient ID", "Scan Date"])
        >>> visit.divergent_col
        'Laterality'
    """

    columns: tuple[str, ...]
    divergent_col: str

    def __init__(self, columns: Sequence[str], divergent_col: str = "Laterality") -> None:
        """Set the columns that define a visit.

        Args:
            columns: Columns that are equal in the rows of a visit, such as the
                patient's identifier and the date of the scan.
            divergent_col: Column with two values, one per row of a visit.

        Raises:
            ValueError: If there are no columns, or they include `divergent_col`.
        """

class CSVReportGeneratorOphthalmologyAlgorithm(BaseNonModelAlgorithmFactory[None]):
    """Writes measurements to a table for clinicians.

    It is the last algorithm in a sequence. Unlike `CSVReportAlgorithm`, it is made for
    eye imaging: it gives columns their usual clinical names, can join the two eyes of a
    visit and sort the rows, and adds rows to an existing report when it runs on new
    data.

    The report never leaves the pod.

    Attributes:
        save_path: Folder of the report on the pod's machine.

    Examples:
        Create a report with both eyes of a visit in one row, highest fluid volume
        first:

        >>> from atoll.federated.algorithms.ophthalmology import (
        ...     CSVReportGeneratorOphthalmologyAlgorithm,
        ...     DFSortType,
        ...     MatchPatientVisit,
        ... )
        >>> report = CSVReportGeneratorOphthalmologyAlgorithm(
        ...     save_path="screening",
        ...     rename_columns={"Acquisition DateTime": "Scan Date"},
        ...     match_patient_visit=MatchPatientVisit(["Patient ID", "Scan Date"]),
        ...     sorting_columns={"Total Fluid Volume (nl)": DFSortType.DESCENDING},
        ...     decimal_places=2,
        ... )
    """

    save_path: Path | None

    def __init__(
        self,
        save_path: str | PathLike[str] | None = None,
        *,
        original_cols: Sequence[str] | None = None,
        rename_columns: Mapping[str, str] | None = None,
        filter: Sequence[ColumnFilter] | None = None,
        match_patient_visit: MatchPatientVisit | None = None,
        matched_csv_path: str | PathLike[str] | None = None,
        produce_matched_only: bool = True,
        sorting_columns: Mapping[str, DFSortType] | None = None,
        decimal_places: int | None = None,
    ) -> None:
        """Set the location, columns, rows and order of the report.

        Args:
            save_path: Folder on the pod's machine, relative to the output folder of the
                datasource. By default the folder for task results
                (`ATOLL_TASK_RESULTS_DIR`).
            original_cols: Columns of the data to copy. By default patient, eye, date
                and file name, if the source has them.
            rename_columns: New names by column. The other columns get the usual names
                for the datasource.
            filter: Conditions to check each row against. Rows that don't match stay in
                the report and are marked.
            match_patient_visit: How to join the rows of a visit; `None` keeps one row
                per scan.
            matched_csv_path: Folder of an earlier report, to match its visits with
                those of this task.
            produce_matched_only: Whether to leave out visits with a missing row. Has no
                effect without `match_patient_visit`.
            sorting_columns: Sort order by column, most important first, with the names
                after renaming. By default the rows have the order of the data.
            decimal_places: Number of decimal places; `None` doesn't round.

        Raises:
            ValueError: If `decimal_places` is negative.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]:
        """Create the modeller side, which logs which pods have a report.

        Args:
            context: The task, whose identifier is part of every row of the report.

        Returns:
            A modeller side that returns no results.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]:
        """Create the worker side, which writes the report when all batches are
        finished.

        Its final step raises `AlgorithmError` if a column to match or sort by doesn't
        exist, or the folder can't be written to.

        Args:
            context: The task, whose identifier is part of every row of the report.
            hub: Not used, because nothing is uploaded.

        Returns:
            A worker side that collects rows and writes them in its final step.
        """

"""Writes measures of patients' eyes to a CSV file that stays on the pod."""

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
    """Direction in which the rows of a report are sorted.

    Attributes:
        ASCENDING: Smallest value first; texts from A to Z, dates from old to
            new.
        DESCENDING: Largest value first.
    """

    ASCENDING = "asc"
    DESCENDING = "desc"

class MatchPatientVisit:
    """Says which rows of a report belong to one visit of one patient.

    A visit usually leaves a row for each eye. With matching, both come to
    stand in one row, and each column appears twice: once for each value of the
    divergent column, with that value added to its name.

    Attributes:
        columns: Columns that are equal in rows of the same visit.
        divergent_col: Column that tells the rows of a visit apart.

    Examples:
        >>> from atoll.federated.algorithms.ophthalmology import MatchPatientVisit
        >>> visit = MatchPatientVisit(["Patient ID", "Scan Date"])
        >>> visit.divergent_col
        'Laterality'
    """

    columns: tuple[str, ...]
    divergent_col: str

    def __init__(self, columns: Sequence[str], divergent_col: str = "Laterality") -> None:
        """Choose what makes a visit.

        Args:
            columns: Columns whose values a visit's rows have in common, such as
                the patient's identifier and the day of the scan.
            divergent_col: Column with two values, one for each row of a visit.

        Raises:
            ValueError: If there are no columns, or `divergent_col` is among
                them.
        """

class CSVReportGeneratorOphthalmologyAlgorithm(BaseNonModelAlgorithmFactory[None]):
    """Turns measures into a table that a clinician can read.

    It comes last in a chain of algorithms. Compared with `CSVReportAlgorithm`
    it knows about eyes: it renames columns to what is usual in the clinic,
    joins the two eyes of a visit, sorts by patient, and keeps one report
    through runs over new data, to which it adds rows.

    The report never leaves the pod.

    Attributes:
        save_path: Folder of the report on the pod's machine.

    Examples:
        A report with both eyes of a visit side by side, most fluid first:

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
        """Choose the report's place, columns, rows and order.

        Args:
            save_path: Folder on the pod's machine, relative to its output
                folder. By default the folder for task results
                (`ATOLL_TASK_RESULTS_DIR`).
            original_cols: Columns of the data to copy. By default patient, eye,
                day and file name, as far as the source has them.
            rename_columns: New names by column; the usual names of the data
                source are used for the rest.
            filter: Conditions to check each row against. Rows that fail stay
                and are marked.
            match_patient_visit: How to join the rows of a visit; None keeps one row per
                scan.
            matched_csv_path: Folder of an earlier report whose visits are
                matched with the ones of this task.
            produce_matched_only: Leave out visits that lack one of their rows.
                It has no effect without `match_patient_visit`.
            sorting_columns: Direction for each column to sort by, the most
                important first. Names are those after renaming. By default
                rows keep the order of the data.
            decimal_places: Decimals that numbers are rounded to; None does not
                round.

        Raises:
            ValueError: If `decimal_places` is negative.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]:
        """Create the modeller side, which notes which pods have a report.

        Args:
            context: The task whose identifier is in every row of the report.

        Returns:
            A modeller side without results.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]:
        """Create the worker side, which writes the report when all batches are done.

        Its final step raises `AlgorithmError` if a column to match or sort by does not
        exist, or the folder cannot be written to.

        Args:
            context: The task whose identifier is in every row of the report.
            hub: Not used, because nothing is uploaded.

        Returns:
            A worker side that collects rows and writes them in its final step.
        """

"""Filtering records before the other algorithms of a task run."""

from collections.abc import Sequence
from typing import Literal

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import ColumnFilter
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["RecordFilterAlgorithm"]

class RecordFilterAlgorithm(BaseNonModelAlgorithmFactory[None]):
    """Selects the records that the following algorithms process.

    Put it first in a list of algorithms. The conditions refer to columns of the data,
    not to predictions, so the model doesn't spend time on irrelevant records. In
    batched execution, the filter runs once over all files, and the batches contain the
    remaining ones.

    The pod's data isn't changed, and the selection applies to this task only.

    Attributes:
        filters: The conditions.
        how: Whether a record has to meet all conditions or at least one.
        keep_missing: How records without a value are treated.

    Examples:
        Screen the right eyes of people above 60:

        >>> from atoll import ColumnFilter, CSVReportAlgorithm, InferenceAndCSVReport
        >>> from atoll import ModelInference, ModelReference, RecordFilterAlgorithm
        >>> protocol = InferenceAndCSVReport(
        ...     [
        ...         RecordFilterAlgorithm(
        ...             [
        ...                 ColumnFilter("Laterality", "==", "R"),
        ...                 ColumnFilter("Age", ">", 60),
        ...             ]
        ...         ),
        ...         ModelInference(ModelReference("RetinaModel", username="carol")),
        ...         CSVReportAlgorithm(),
        ...     ]
        ... )
    """

    filters: list[ColumnFilter]
    how: Literal["all", "any"]
    keep_missing: bool

    def __init__(
        self,
        filters: Sequence[ColumnFilter],
        *,
        how: Literal["all", "any"] = "all",
        keep_missing: bool = False,
    ) -> None:
        """Set the conditions.

        Args:
            filters: At least one condition.
            how: `all` keeps records that meet every condition, `any` keeps those that
                meet at least one.
            keep_missing: Whether a record without a value in a condition's column meets
                the condition.

        Raises:
            ValueError: If there is no condition.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]:
        """Create the modeller side, which logs which pods have filtered their records.

        Args:
            context: The task that uses the filter.

        Returns:
            A modeller side that returns no results. The number of remaining records
            stays on the pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]:
        """Create the worker side, which selects records.

        Its `run` raises `AlgorithmError` if a condition names a column that the pod
        doesn't have, and `NoDataError` if no record is left.

        Args:
            context: The task, which says whether batches follow.
            hub: Not used, because the conditions need nothing from the hub.

        Returns:
            A worker side that restricts the datasource for this task.
        """

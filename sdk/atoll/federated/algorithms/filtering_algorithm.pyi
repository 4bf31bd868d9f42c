"""Leaves records out before the rest of a task sees them."""

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
    """Keeps the records that meet conditions, for the algorithms after it.

    It comes first in a list of algorithms. The conditions are about columns of
    the data, not about predictions, so records that do not matter cost no time
    of the model. With batches the filter runs once over all files, and the
    batches are made of what is left.

    The pod's data is not changed: the selection ends with the task.

    Attributes:
        filters: The conditions.
        how: Whether a record has to meet all of them or any.
        keep_missing: What happens to records without a value.

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
            how: `all` keeps records that meet every condition, `any` those
                that meet one or more.
            keep_missing: What a record without a value in a condition's column
                counts as: True lets it meet the condition, False does not.

        Raises:
            ValueError: If there is no condition.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]:
        """Make the half that notes which pods have filtered.

        Args:
            context: The task that is filtered for.

        Returns:
            A half without results; how many records are left stays at the pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]:
        """Make the half that selects records.

        Its `run` raises `AlgorithmError` when a condition names a column that
        the pod does not have, and `NoDataError` when no record is left.

        Args:
            context: The task, which tells whether batches follow.
            hub: Not used: conditions need nothing from the hub.

        Returns:
            A half that narrows down the data source for this task.
        """

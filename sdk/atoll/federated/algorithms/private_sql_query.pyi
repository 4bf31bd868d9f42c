"""SQL queries with differential privacy.

A private query returns aggregates with calibrated noise instead of exact values, so
that no answer depends noticeably on a single record. For exact answers, see
`atoll.federated.algorithms.sql_query`.
"""

from collections.abc import Mapping
from typing import TypeAlias, TypedDict

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["ColumnRange", "ColumnRanges", "PrivateSqlQuery"]

class ColumnRange(TypedDict):
    """Bounds of one numeric column.

    Values outside the bounds are clipped before they are aggregated, so that a single
    record can't change a result by more than the bounds allow. The noise grows with the
    distance between the bounds. Choose them as tight as your knowledge of the subject
    allows, and without looking at the data.

    Attributes:
        lower: Smallest value, in the column's unit.
        upper: Largest value, in the column's unit.
    """

    lower: float
    upper: float

ColumnRanges: TypeAlias = Mapping[str, ColumnRange]
"""Bounds by column name, as in the arguments of `PrivateSqlQuery`."""

class PrivateSqlQuery(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Runs an aggregating query on each pod and adds noise to the answer.

    Requirements for the query:

    - every selected column is either grouped or aggregated with `COUNT`, `SUM`, `AVG`,
      `MIN`, `MAX`, `VAR` or `STDDEV`;
    - it reads one table, without joins;
    - every numeric column that is aggregated has bounds in `column_ranges`.

    The privacy budget (ε, δ) applies to each column of the query, so a query over three
    columns may spend three times ε. The pod's cap (`DPPodConfig`) applies to each
    column too. A budget above the cap is reduced to the cap, which makes the answer
    noisier.

    Groups with too few records are left out, because small groups reveal their members.
    Expect fewer rows than an exact query returns, and counts that aren't whole numbers.

    Attributes:
        query: The statement.
        epsilon: Privacy budget ε of each column.
        delta: Privacy budget δ of each column.
        column_ranges: Bounds of the numeric columns that are aggregated.
        table: Name of the table in the query.
        db_schema: Schema of the table within its database.

    Note:
        The pod needs the extra `atoll[dp]`. Your own machine doesn't.

    Warning:
        Budgets add up over repeated queries: the mean of two answers to the same
        question reveals more than each answer alone. Nothing on the platform adds up
        what repeated tasks spend. As a modeller, spend the budget on one
        well-considered query. As a custodian who needs a limit on the total, grant
        private SQL to few people, and watch the task log.

    Examples:
        Compute the mean age by occupation, with ages clipped to 17 to 90:

        >>> from atoll import PrivateSqlQuery, ResultsOnly
        >>> query = PrivateSqlQuery(
        ...     query=(
        ...         "SELECT occupation, AVG(age) FROM `census-income` "
        ...         "GROUP BY occupation"
        ...     ),
        ...     epsilon=1.0,
        ...     delta=1e-6,
        ...     column_ranges={"age": {"lower": 17, "upper": 90}},
        ... )
        >>> answers = ResultsOnly(algorithm=query).run(
        ...     pod_identifiers=["alice/census-income"]
        ... )
        >>> print(answers[0])
    """

    query: str
    epsilon: float
    delta: float
    column_ranges: dict[str, ColumnRange]
    table: str | None
    db_schema: str | None

    def __init__(
        self,
        query: str,
        epsilon: float,
        delta: float = 1e-6,
        column_ranges: ColumnRanges | None = None,
        table: str | None = None,
        db_schema: str | None = None,
    ) -> None:
        """Store the query and its privacy budget.

        Args:
            query: One `SELECT` statement that meets the requirements above.
            epsilon: Budget ε of each column, greater than 0. Smaller values protect
                better: 0.1 to 1 is strict, above 10 protects little.
            delta: Probability δ that the guarantee of ε fails, between 0 and 1, both
                excluded. Keep it well below one divided by the number of records.
            column_ranges: Bounds by column. Every numeric column that is aggregated
                needs them; `COUNT(*)` doesn't.
            table: Name of the table in the query. By default the name of each pod's
                dataset.
            db_schema: Schema of the table, for pods whose data comes from a database
                with several schemas.

        Raises:
            ValueError: If the query is empty, or a lower bound isn't below its upper
                bound.
            PrivateSqlError: If the query joins tables, or selects a column that is
                neither grouped nor aggregated.
            DPParameterError: If `epsilon` or `delta` is out of range.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the noisy DataFrames.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which runs the query and adds the noise.

        The noise is added before anything leaves the pod. `run` raises
        `PrivateSqlError` if a numeric column is aggregated without bounds, and
        `DPNotAppliedError` if the extra for differential privacy isn't installed on the
        pod.

        Args:
            context: The task; its pod gives the table its default name.
            hub: Not used, because the query needs nothing from the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the noisy rows.
        """

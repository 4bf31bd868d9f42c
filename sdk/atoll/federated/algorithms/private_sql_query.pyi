"""Answers to SQL queries with differential privacy.

A private query returns aggregates with calibrated noise instead of exact
values, so that no answer depends noticeably on a single record. For exact
answers see `atoll.federated.algorithms.sql_query`.
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

    Values beyond a bound are moved to it before they are added up, so that no
    record can shift a result by more than the bounds allow. The noise grows
    with the distance between the bounds: choose them as close as your
    knowledge of the field permits, and without looking at the data.

    Attributes:
        lower: Least value, in the column's unit.
        upper: Greatest value, in the column's unit.
    """

    lower: float
    upper: float

ColumnRanges: TypeAlias = Mapping[str, ColumnRange]
"""Bounds by column name, as `PrivateSqlQuery` takes them."""

class PrivateSqlQuery(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Runs an aggregating query at each pod and adds noise to the answer.

    What a query may look like:

    - every selected column is either grouped by or aggregated, with `COUNT`,
      `SUM`, `AVG`, `MIN`, `MAX`, `VAR` or `STDDEV`;
    - there is one table and no join;
    - every numeric column has bounds in `column_ranges`.

    The privacy budget (ε, δ) holds for each aggregated column: a query that
    aggregates three columns spends three times ε. A budget above the pod's cap,
    `DPPodConfig`, is cut to the cap, and the answer is the noisier for it.

    Small groups give themselves away, so groups with too few records are left
    out. Expect fewer rows than an exact query would return, and counts that
    are not whole numbers.

    Attributes:
        query: The statement.
        epsilon: Privacy budget ε for each aggregated column.
        delta: Privacy budget δ for each aggregated column.
        column_ranges: Bounds of the numeric columns.
        table: Table that the pod's data is loaded as.
        db_schema: Schema of the table within its database.

    Note:
        The pod needs the extra `atoll[dp]`. Your own machine does not.

    Warning:
        Budgets add up. Ask the same question twice and the mean of the answers
        is less private than each: spend ε once, on a question well thought
        out.

    Examples:
        Mean age by occupation, with ages taken to lie between 17 and 90:

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
        """Write down the query and what it may cost in privacy.

        Args:
            query: One `SELECT` statement of the form described above.
            epsilon: Budget ε for each aggregated column, greater than 0. Small
                is private: 0.1 to 1 is strict, above 10 protects little.
            delta: Probability δ that the guarantee of ε fails, between 0 and 1
                without the ends. Keep it well below one over the number of
                records.
            column_ranges: Bounds by column. Every numeric column that is
                aggregated needs them; `COUNT(*)` needs none.
            table: Name of the table in the query. By default the name of each
                pod's dataset.
            db_schema: Schema that the table belongs to, for a pod whose data
                comes from a database with several.

        Raises:
            ValueError: If the query is empty, or a lower bound is not below its
                upper one.
            PrivateSqlError: If the query joins tables, or selects a column that is
                neither grouped by nor aggregated.
            DPParameterError: If `epsilon` or `delta` is out of its range.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Make the half that collects the noisy frames.

        Args:
            context: The task; its pods give the frames their order.

        Returns:
            A half whose `run` returns one frame a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Make the half that runs the query and adds the noise.

        The noise is added before anything leaves the pod. `run` raises
        `PrivateSqlError` when an aggregated column turns out to be numeric there
        and has no bounds, and `DPNotAppliedError` when the pod lacks the extra
        for differential privacy.

        Args:
            context: The task; its pod gives the table its default name.
            hub: Not used: the query needs nothing from the hub.

        Returns:
            A half whose `run` takes no argument and returns the noisy rows.
        """

"""Exact SQL queries on a pod's data.

For answers with differential privacy, see
`atoll.federated.algorithms.private_sql_query`.
"""

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["SqlQuery"]

class SqlQuery(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Runs one `SELECT` statement on each pod and returns the rows.

    The dialect is SQLite's. Each pod loads its data into a table with the columns that
    the custodian exposes; ignored columns don't exist for the query. The table has the
    name of the dataset. Such a name usually contains hyphens, so write it in backticks:
    `` SELECT * FROM `census-income` ``. Images appear as file paths.

    With `ResultsOnly`, the result is a list with one `pandas.DataFrame` per pod. The
    platform doesn't merge data: each pod answers for itself, and you combine the
    DataFrames that you receive.

    A pod refuses the query with `UNAUTHORISED` if its pod file sets `private_sql_only`,
    or if your role allows private SQL only. Use `PrivateSqlQuery` there.

    Attributes:
        query: The statement.
        table: Name of the table in the query.

    Warning:
        The answer is exact, and every row that the query selects leaves the pod.
        Custodians who don't want that ignore sensitive columns, or set
        `private_sql_only: true` in the pod file.

    Examples:
        Count the people in each occupation on two pods, then in total:

        >>> import pandas as pd
        >>> from atoll import ResultsOnly, SqlQuery
        >>> query = SqlQuery(
        ...     "SELECT occupation, COUNT(*) AS people "
        ...     "FROM `census-income` GROUP BY occupation"
        ... )
        >>> answers = ResultsOnly(query).run(
        ...     ["alice/census-income", "bob/census-income"]
        ... )
        >>> total = pd.concat(answers).groupby("occupation").sum()
    """

    query: str
    table: str | None

    def __init__(self, query: str, table: str | None = None) -> None:
        """Store the query. The pods validate it.

        Args:
            query: One `SELECT` statement without parameters. Statements that write data
                are refused.
            table: Name of the table in the query. By default the name of each pod's
                dataset. Set a name of your own, such as `df`, if the datasets have
                different names.

        Raises:
            ValueError: If the query is empty.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the DataFrames.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which runs the query on the pod's table.

        Its `run` raises `AlgorithmError` if the database rejects the query, for example
        because of a column that the pod doesn't have.

        Args:
            context: The task; its pod gives the table its default name.
            hub: Not used, because the query needs nothing from the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the rows.
        """

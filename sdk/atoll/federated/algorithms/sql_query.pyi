"""Exact answers to SQL queries over a pod's table.

For answers protected by differential privacy see
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
    """Runs one `SELECT` statement at each pod and returns the rows.

    The dialect is SQLite's. The pod's data is loaded into a table first, with
    the columns that its custodian exposes; ignored columns do not exist for the
    query. The table has the name of the dataset, and as such a name contains
    hyphens it stands in backticks: `` SELECT * FROM `census-income` ``. Images
    appear as file paths.

    In `ResultsOnly` the answer is a list with one `pandas.DataFrame` a pod.
    The pods do not see each other's rows, and nothing is added up between them:
    do that with the frames you get.

    Attributes:
        query: The statement.
        table: Table that the pod's data is loaded as.

    Warning:
        The answer is exact, and whatever the query selects leaves the pod. A
        custodian who exposes sensitive columns ignores them for the pod, or
        requires private SQL of SQL Analysts, who then use `PrivateSqlQuery`.

    Examples:
        Count the people of each occupation at two pods, then in all:

        >>> import pandas as pd
        >>> from atoll import ResultsOnly, SqlQuery
        >>> query = SqlQuery(
        ...     "SELECT occupation, COUNT(*) AS people "
        ...     "FROM `census-income` GROUP BY occupation"
        ... )
        >>> answers = ResultsOnly(query).run(
        ...     ["alice/census-income", "bob/census-income"]
        ... )
        >>> in_all = pd.concat(answers).groupby("occupation").sum()
    """

    query: str
    table: str | None

    def __init__(self, query: str, table: str | None = None) -> None:
        """Write down the query; it is checked at the pods.

        Args:
            query: One `SELECT` statement, without parameters. Statements that
                write are refused.
            table: Name of the table in the query. By default the name of each
                pod's dataset. Give a name of your own, such as `df`, when the
                pods' datasets are called differently.

        Raises:
            ValueError: If the query is empty.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Make the half that collects the frames.

        Args:
            context: The task; its pods give the frames their order.

        Returns:
            A half whose `run` returns one frame a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Make the half that runs the query on the pod's table.

        Its `run` raises `AlgorithmError` when the database rejects the query,
        for instance because it names a column that the pod does not have.

        Args:
            context: The task; its pod gives the table its default name.
            hub: Not used: the query needs nothing from the hub.

        Returns:
            A half whose `run` takes no argument and returns the rows.
        """

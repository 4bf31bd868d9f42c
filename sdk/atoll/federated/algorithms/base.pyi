"""Bases of all algorithms, and where a plug-in algorithm starts.

An algorithm is three classes:

- a **factory**, which the modeller writes into the task. It holds arguments
  and nothing else, and travels to the pods as JSON;
- a **worker half**, which the factory makes inside each pod. It may read data,
  and what its `run` returns is the pod's result;
- a **modeller half**, which the factory makes where the task was started. It
  turns the pods' results into what the modeller gets.

The factory's type parameter is the result of one pod. It flows through to the
protocol: `ResultsOnly` of a factory for `float` returns a `list[float]`.

Examples:
    A plug-in that counts the records of each pod. Save it as a file called
    RecordCount.py in the plug-in folder (`ATOLL_PLUGIN_PATH`) of the pods and
    of the modeller:

    >>> from collections.abc import Mapping
    >>> from typing import Any
    >>> from atoll import HubClient, TaskContext
    >>> from atoll.federated.algorithms.base import (
    ...     BaseModellerAlgorithm,
    ...     BaseNonModelAlgorithmFactory,
    ...     BaseWorkerAlgorithm,
    ... )
    >>> class CountWorker(BaseWorkerAlgorithm[int]):
    ...     def run(self) -> int:
    ...         return len(self.datasource)
    >>> class CountModeller(BaseModellerAlgorithm[int]):
    ...     def run(self, results: Mapping[str, Any]) -> list[int]:
    ...         return [int(count) for count in results.values()]
    >>> class RecordCount(BaseNonModelAlgorithmFactory[int]):
    ...     def modeller(self, *, context: TaskContext) -> CountModeller:
    ...         return CountModeller()
    ...     def worker(
    ...         self, *, context: TaskContext, hub: HubClient | None = None
    ...     ) -> CountWorker:
    ...         return CountWorker()

    It then runs like a built-in one:

    >>> from atoll import ResultsOnly
    >>> counts = ResultsOnly(RecordCount()).run(["alice/census-income"])
    >>> total = sum(counts)
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic

from typing_extensions import TypeVar

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.types import SerializedAlgorithm, TaskContext
from atoll.hub.api import HubClient
from atoll.types import T_FIELDS_DICT, T_NESTED_FIELDS

__all__ = [
    "BaseAlgorithmFactory",
    "BaseModellerAlgorithm",
    "BaseNonModelAlgorithmFactory",
    "BaseWorkerAlgorithm",
    "FinalStepAlgorithm",
    "InitialSetupAlgorithm",
    "NoResultsModellerAlgorithm",
    "registry",
]

_ResultT_co = TypeVar("_ResultT_co", covariant=True, default=Any)

registry: Final[Mapping[str, type[BaseAlgorithmFactory]]]
"""Every known algorithm factory by class name, built-in and plug-in alike.

A factory registers itself when its class is defined. The names carry no
prefix; the prefix of a built-in name in YAML is taken off before the look-up.
"""

class BaseModellerAlgorithm(ABC, Generic[_ResultT_co]):
    """The half that receives the pods' results.

    It never sees data, only what the worker halves returned.
    """

    @property
    def class_name(self) -> str:
        """Name of the factory that made this half, for logs and hooks."""

    def initialise(self, *, context: TaskContext) -> None:
        """Prepare for the run, once, before the first message.

        The default does nothing. Override it to load what `run` needs.

        Args:
            context: The task, with the pods that accepted it.
        """

    @abstractmethod
    def run(self, results: Mapping[str, Any]) -> list[_ResultT_co]:
        """Turn the pods' results into the modeller's.

        Args:
            results: What each pod's worker half returned, by pod identifier
                and in the order in which the pods were named.

        Returns:
            One element a pod, in the same order.

        Raises:
            AlgorithmError: If a result is not what this half expects.
        """

class NoResultsModellerAlgorithm(BaseModellerAlgorithm[None]):
    """The modeller half of algorithms whose results stay at the pods.

    A worker half that writes a file or changes the selection of records has
    nothing to send. This half logs that it is done.
    """

    def __init__(self, *, log_message: str = "Results saved at the pod.") -> None:
        """Choose what the modeller reads in the log.

        Args:
            log_message: Text logged once for each pod that is done.
        """

    def run(self, results: Mapping[str, Any]) -> list[None]:
        """Note which pods are done.

        Args:
            results: An entry for each pod that finished; the values are
                ignored.

        Returns:
            One None a pod.
        """

class BaseWorkerAlgorithm(ABC, Generic[_ResultT_co]):
    """The half that computes inside a pod.

    What `run` returns leaves the pod, unless the protocol keeps it there, so
    return no more than the task needs.
    """

    @property
    def class_name(self) -> str:
        """Name of the factory that made this half, for logs and hooks."""

    @property
    def datasource(self) -> BaseSource:
        """The pod's data.

        Raises:
            AlgorithmError: If the half is not initialised yet.
        """

    @property
    def schema(self) -> DataSchema:
        """Schema of the pod's data.

        Raises:
            AlgorithmError: If the half is not initialised yet.
        """

    def initialise(
        self,
        *,
        datasource: BaseSource,
        schema: DataSchema,
        context: TaskContext,
        data_splitter: DatasetSplitter | None = None,
        differential_privacy: DPPodConfig | None = None,
    ) -> None:
        """Take over the pod's data, once, before the first `run`.

        Override it to prepare a model or a query, and call the inherited
        method first.

        Args:
            datasource: The pod's data, already limited to new records where
                the task asks for that.
            schema: Schema of the pod's data.
            context: The task, with the identifier of this pod.
            data_splitter: How rows go to training, validation and test; None
                for an algorithm that reads them all.
            differential_privacy: The pod's caps on ε and δ; None when the pod
                sets none.

        Raises:
            DataStructureError: If the task's data structure does not fit the
                schema or this kind of data source.
            NoDataError: If there are no records to work on.
            DPNotAppliedError: If the task asks for differential privacy and
                the extra that provides it is not installed at the pod.
        """

    @abstractmethod
    def run(self, *args: Any, **kwargs: Any) -> _ResultT_co:
        """Compute this pod's result.

        In batched execution it runs once a batch, with `datasource` limited to
        the files of that batch.

        Args:
            *args: What the protocol passes in: nothing in `ResultsOnly`, the
                current parameters in `FederatedAveraging`, the predictions of
                the algorithm before in `InferenceAndCSVReport`. An override
                names its arguments.
            **kwargs: The same for arguments passed by keyword.

        Returns:
            The pod's result. It has to be something that can be sent: numbers,
            strings, bytes, NumPy arrays, pandas frames, and lists and
            dictionaries of these.

        Raises:
            AlgorithmError: If the result cannot be computed.
            DataProcessingError: If records cannot be read or converted. In
                batched execution the batch is skipped, and its files are tried
                one at a time.
        """

class InitialSetupAlgorithm(ABC):
    """Mix-in for a worker half that has to see the data before the batches do.

    A filter that selects files is the typical case: with batches it must run
    once over everything, so that each batch holds selected files only.
    """

    @property
    @abstractmethod
    def should_output_data(self) -> bool:
        """Whether the set-up yields the data for the algorithms that follow.

        False means that they read the data source themselves.
        """

    @abstractmethod
    def setup_run(self, *, context: TaskContext) -> None:
        """Do the work that comes before the first batch.

        Args:
            context: The task, with `batched_execution` telling whether there
                will be batches at all.

        Raises:
            NoDataError: If nothing is left to work on.
        """

class FinalStepAlgorithm(ABC):
    """Mix-in for a worker half that has to wait until the last batch is done.

    With it, `run` collects what each batch brings and `run_final_step` makes
    the result of it: a mean over all files, a report sorted by patient.
    """

    @abstractmethod
    def run_final_step(self, *, context: TaskContext) -> Any:
        """Make one result of what all batches brought.

        Args:
            context: The task that is about to end.

        Returns:
            The pod's result, in place of what `run` returned.

        Raises:
            AlgorithmError: If no batch brought anything.
        """

class BaseAlgorithmFactory(ABC, Generic[_ResultT_co]):
    """Declares what the pods compute; base of all algorithms.

    Derive from `BaseNonModelAlgorithmFactory` or, for an algorithm that takes
    a model, from `BaseModelAlgorithmFactory`. A derived class is put into
    `registry` as soon as it is defined.

    Attributes:
        fields_dict: The arguments that travel to the pods, each with the
            function that turns its value into JSON. Every argument of
            `__init__` that is not nested needs an entry.
        nested_fields: Arguments that are SDK objects themselves, each with the
            registry that its class is looked up in.
    """

    fields_dict: ClassVar[T_FIELDS_DICT] = {}
    nested_fields: ClassVar[T_NESTED_FIELDS] = {}

    @property
    def class_name(self) -> str:
        """Name under which the algorithm is registered: its class's name."""

    @property
    def datastructure(self) -> DataStructure | None:
        """The columns that the algorithm reads; None if it decides by itself."""

    @abstractmethod
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[_ResultT_co]:
        """Make the half that receives the pods' results.

        Args:
            context: The task that is about to start.

        Returns:
            A half for this one task.
        """

    @abstractmethod
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[_ResultT_co]:
        """Make the half that computes inside a pod.

        Args:
            context: The task, with the identifier of the pod.
            hub: The pod's hub client, for algorithms that download something.

        Returns:
            A half that is not initialised yet.
        """

    def to_dict(self) -> SerializedAlgorithm:
        """Describe the algorithm for a task request.

        Returns:
            Class name and arguments; JSON values only.

        Raises:
            TaskStartError: If an argument has no entry in `fields_dict` or
                `nested_fields`, or its value cannot be turned into JSON.
        """

class BaseNonModelAlgorithmFactory(BaseAlgorithmFactory[_ResultT_co]):
    """Base of the algorithms that need no model of yours.

    SQL queries, reports and filters are of this kind, and so are the
    algorithms that run a published model by its id.
    """

    def __init__(self, *, datastructure: DataStructure | None = None) -> None:
        """Keep the columns that the algorithm reads.

        Args:
            datastructure: Columns and transformations; None for an algorithm
                that reads what it needs without one.
        """

"""Base classes of all algorithms, for writing an algorithm as a plug-in.

An algorithm consists of three classes:

- a **factory**, which is part of the task's declaration. It holds only arguments and is
  sent to the pods as JSON;
- a **worker side**, which the factory creates on each pod. It can read data, and its
  `run` method returns the pod's result;
- a **modeller side**, which the factory creates where the task was started. It converts
  the pods' results into what the modeller receives.

The factory's type parameter is the type of one pod's result. The protocol passes it on:
`ResultsOnly` with a factory for `float` returns a `list[float]`.

Examples:
    A plug-in that counts the records of each pod. Save it as a file called
    RecordCount.py in the plug-in folder (`ATOLL_PLUGIN_PATH`) of every pod and of the
    modeller:

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

    You then run it like a built-in algorithm:

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
"""Every known algorithm factory by class name, both built-in ones and plug-ins.

A factory registers itself when its class is defined. The names have no prefix: the
prefix of a built-in name in YAML is removed before the lookup.
"""

class BaseModellerAlgorithm(ABC, Generic[_ResultT_co]):
    """The modeller side of an algorithm, which receives the pods' results.

    It never has access to data, only to what the worker sides return.
    """

    @property
    def class_name(self) -> str:
        """Name of the factory that created this object, for logs and hooks."""

    def initialise(self, *, context: TaskContext) -> None:
        """Prepare for the run. It is called once, before the first message.

        The default does nothing. Override it to load what `run` needs.

        Args:
            context: The task, with the pods that accepted it.
        """

    @abstractmethod
    def run(self, results: Mapping[str, Any]) -> list[_ResultT_co]:
        """Convert the pods' results into the modeller's result.

        Args:
            results: What the worker side of each pod returned, by pod identifier and in
                the order in which the pods were named.

        Returns:
            One element per pod, in the same order.

        Raises:
            AlgorithmError: If a result isn't what this side expects.
        """

class NoResultsModellerAlgorithm(BaseModellerAlgorithm[None]):
    """The modeller side of algorithms whose results stay on the pods.

    A worker side that writes a file or filters the records has nothing to send. This
    class only logs that a pod has finished.
    """

    def __init__(self, *, log_message: str = "Results saved on the pod.") -> None:
        """Set the log message.

        Args:
            log_message: Text that is logged once for each pod that has finished.
        """

    def run(self, results: Mapping[str, Any]) -> list[None]:
        """Log which pods have finished.

        Args:
            results: An entry for each pod that finished; the values are
                ignored.

        Returns:
            `None` for each pod.
        """

class BaseWorkerAlgorithm(ABC, Generic[_ResultT_co]):
    """The worker side of an algorithm, which computes inside a pod.

    The return value of `run` leaves the pod, unless the protocol keeps it there, so
    return no more than the task needs.
    """

    @property
    def class_name(self) -> str:
        """Name of the factory that created this object, for logs and hooks."""

    @property
    def datasource(self) -> BaseSource:
        """The pod's data.

        Raises:
            AlgorithmError: If the object isn't initialised yet.
        """

    @property
    def schema(self) -> DataSchema:
        """Schema of the pod's data.

        Raises:
            AlgorithmError: If the object isn't initialised yet.
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
        """Receive the pod's data. It is called once, before the first `run`.

        Override it to prepare a model or a query, and call the inherited
        method first.

        Args:
            datasource: The pod's data, already limited to new records if the task asks
                for that.
            schema: Schema of the pod's data.
            context: The task, with the identifier of this pod.
            data_splitter: How rows are split into training, validation and test; `None`
                for an algorithm that reads all of them.
            differential_privacy: The pod's caps on ε and δ; `None` when the pod
                sets none.

        Raises:
            DataStructureError: If the task's data structure doesn't fit the schema or
                this kind of datasource.
            NoDataError: If there are no records to work on.
            DPNotAppliedError: If the task asks for differential privacy and the extra
                that provides it isn't installed on the pod.
        """

    @abstractmethod
    def run(self, *args: Any, **kwargs: Any) -> _ResultT_co:
        """Compute this pod's result.

        In batched execution it runs once per batch, with `datasource` limited to the
        files of that batch.

        Args:
            *args: What the protocol passes: nothing in `ResultsOnly`, the current
                parameters in `FederatedAveraging`, the predictions of the previous
                algorithm in `InferenceAndCSVReport`. An override names its arguments.
            **kwargs: Keyword arguments that the protocol passes.

        Returns:
            The pod's result. It has to consist of types that can be sent: numbers,
            strings, bytes, NumPy arrays, pandas DataFrames, and lists and dictionaries
            of these.

        Raises:
            AlgorithmError: If the result can't be computed.
            DataProcessingError: If records can't be read or converted. In batched
                execution the batch is skipped, and its files are tried one at a time.
        """

class InitialSetupAlgorithm(ABC):
    """Mix-in for a worker side that has to process the data before the first batch.

    The typical case is a filter that selects files. In batched execution it has to run
    once over all files, so that each batch contains selected files only.
    """

    @property
    @abstractmethod
    def should_output_data(self) -> bool:
        """Whether the setup provides the data for the algorithms that follow.

        False means that they read the datasource themselves.
        """

    @abstractmethod
    def setup_run(self, *, context: TaskContext) -> None:
        """Do the work that is required before the first batch.

        Args:
            context: The task. Its `batched_execution` says whether there are batches.

        Raises:
            NoDataError: If nothing is left to work on.
        """

class FinalStepAlgorithm(ABC):
    """Mix-in for a worker side that has to wait until the last batch is finished.

    `run` collects the output of each batch, and `run_final_step` computes the result
    from it, such as a mean over all files or a report sorted by patient.
    """

    @abstractmethod
    def run_final_step(self, *, context: TaskContext) -> Any:
        """Compute one result from the output of all batches.

        Args:
            context: The task that is about to end.

        Returns:
            The pod's result, which replaces what `run` returned.

        Raises:
            AlgorithmError: If no batch produced output.
        """

class BaseAlgorithmFactory(ABC, Generic[_ResultT_co]):
    """Base class of all algorithm factories, which declare what the pods compute.

    Derive from `BaseNonModelAlgorithmFactory` or, for an algorithm that takes a model,
    from `BaseModelAlgorithmFactory`. A derived class is added to `registry` when it is
    defined.

    Attributes:
        fields_dict: The arguments that are sent to the pods, each with the function
            that converts its value to JSON. Every argument of `__init__` that isn't
            nested needs an entry.
        nested_fields: Arguments that are SDK objects themselves, each with the registry
            of their classes.
    """

    fields_dict: ClassVar[T_FIELDS_DICT] = {}
    nested_fields: ClassVar[T_NESTED_FIELDS] = {}

    @property
    def class_name(self) -> str:
        """Name under which the algorithm is registered, which is the name of its class.
        """

    @property
    def datastructure(self) -> DataStructure | None:
        """The columns that the algorithm reads; `None` if it doesn't use a data
        structure.
        """

    @abstractmethod
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[_ResultT_co]:
        """Create the modeller side, which receives the pods' results.

        Args:
            context: The task that is about to start.

        Returns:
            The modeller side for this task.
        """

    @abstractmethod
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[_ResultT_co]:
        """Create the worker side, which computes inside a pod.

        Args:
            context: The task, with the identifier of the pod.
            hub: The pod's hub client, for algorithms that download something.

        Returns:
            A worker side that isn't initialised yet.
        """

    def to_dict(self) -> SerializedAlgorithm:
        """Serialise the algorithm for a task request.

        Returns:
            Class name and arguments; JSON values only.

        Raises:
            TaskStartError: If an argument has no entry in `fields_dict` or
                `nested_fields`, or its value can't be converted to JSON.
        """

class BaseNonModelAlgorithmFactory(BaseAlgorithmFactory[_ResultT_co]):
    """Base class of algorithms that don't take a model of yours.

    Examples are SQL queries, reports and filters, and the algorithms that run a
    published model by its id.
    """

    def __init__(self, *, datastructure: DataStructure | None = None) -> None:
        """Store the columns that the algorithm reads.

        Args:
            datastructure: Columns and transformations; `None` for an algorithm
                that reads what it needs without one.
        """

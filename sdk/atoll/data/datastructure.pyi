"""Which columns a task uses, and how they become the input of a model."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.schema import DataSchema, SchemaType
from atoll.data.types import DataSourceType, DataSplit, SemanticType, SingleOrMulti
from atoll.runners.config_schemas.modeller_schemas import DataStructureConfig
from atoll.transformations.base_transformation import (
    Transformation,
    TransformationSpec,
)
from atoll.transformations.batch_operations import (
    BatchTimeOperation,
    ImageTransformationSpec,
)

__all__ = [
    "COMPATIBLE_DATASOURCES",
    "DEFAULT_IMAGE_TRANSFORMATIONS",
    "BaseDataStructure",
    "DataStructure",
]

COMPATIBLE_DATASOURCES: Final[tuple[DataSourceType, ...]] = (
    DataSourceType.CSV,
    DataSourceType.DICOM,
    DataSourceType.DICOM_OPHTHALMOLOGY,
    DataSourceType.FDA,
    DataSourceType.IMAGE,
    DataSourceType.SDB,
)
"""Sources a task accepts unless it says otherwise: all that have rows."""

DEFAULT_IMAGE_TRANSFORMATIONS: Final[tuple[ImageTransformationSpec, ...]] = (
    {"Resize": {"height": 224, "width": 224}},
    "Normalize",
)
"""What happens to images when a task names no batch transformations.

Each image is resized to 224 by 224 pixels and its channels are scaled to the mean and
spread that networks pre-trained on photographs expect.
"""

@dataclass(kw_only=True)
class BaseDataStructure(ABC):
    """The part of a data structure that pods check before a task starts.

    Derive from it only for tasks whose input is not a selection of columns. Everything
    else is covered by `DataStructure`.

    Attributes:
        schema_requirements: How complete the schema of a pod must be. Tasks that build a
            model from the number of categories need `full`; tasks that read files
            without looking at their columns can do with `empty`.
        compatible_datasources: Sources the task can work with. A pod with another one
            refuses with `INCOMPATIBLE_DATASOURCE`.
    """

    schema_requirements: SchemaType = "partial"
    compatible_datasources: Sequence[DataSourceType] = COMPATIBLE_DATASOURCES

    @abstractmethod
    def get_columns(self, schema: DataSchema) -> list[str]:
        """List the columns that must be read.

        Args:
            schema: Schema of the data the task will run on.

        Returns:
            Names in the order of the schema.

        Raises:
            DataStructureError: If a column the task needs is not in the schema.
        """

    def check_datasource(self, datasource: BaseSource) -> None:
        """Make sure a source is one the task can work with.

        Sources from plug-ins always pass, since no list can name them.

        Args:
            datasource: The pod's source.

        Raises:
            DataStructureError: If it is not among `compatible_datasources`.
        """

@dataclass
class DataStructure(BaseDataStructure):
    """Declares what a task takes from the data of every pod it runs on.

    The modeller writes it once, with names of columns alone. It travels with the task
    and is applied on each pod, where the rows are. Numbers are put side by side in a
    vector, categories become one-hot vectors in the order of the schema, and images are
    opened and resized. Text is handed on as it is to algorithms that take strings.

    **Selecting columns.** Name the columns to use in `selected_cols`, or those not to use
    in `ignore_cols`, or neither to use them all. Columns that play another part (target,
    weights, heads) never count as input: they need not be ignored, and selecting them
    does no harm.

    **Transforming.** `dataset_transforms` see the whole table once, before it is split;
    `batch_transforms` see one image at a time, each time it is loaded, and can differ
    between training, validation and test. Both are declared as in a task file, so that
    they can be sent; see `atoll.transformations`.

    **Splitting.** A pod divides its data by its own rule. `data_splitter` overrides it for
    this task.

    Attributes:
        schema_requirements: How complete the schema of a pod must be: `full` if the
            model depends on the number of categories, `partial` for most other tasks,
            `empty` if columns do not matter.
        compatible_datasources: Sources the task can work with. Narrow it down if, say,
            only scans of the eye make sense. Pods with others refuse the task with
            `INCOMPATIBLE_DATASOURCE`.
        table: Name of the dataset to use: the name under which the custodian connected
            it. If the names differ between pods, a mapping from pod identifier
            (`owner/name`) to name. `None` takes the only dataset of each pod.
        target: Column or columns to predict. `None` for inference.
        selected_cols: Columns to use as input. Cannot be combined with `ignore_cols`.
        selected_cols_prefix: Beginning of the names of further columns to use, such as
            `Pixel Data` for the frames of a volume.
        ignore_cols: Columns not to use as input; all others are used.
        image_cols: Columns to treat as images even if the schema does not say so.
        batch_transforms: What happens to images as batches are made. `None` stands for
            `DEFAULT_IMAGE_TRANSFORMATIONS` in all three steps; an empty list for nothing.
        dataset_transforms: What happens to the table before it is split.
        data_splitter: How rows are divided in this task. `None` leaves it to the pod.
        loss_weights_col: Column with a factor by which each row's loss is multiplied.
        multihead_col: Column that says which head of a multi-head model a row belongs to.
        multihead_size: Number of heads. Needed with `multihead_col`.
        ignore_classes_col: Column that lists, per row, the classes whose error must not
            count, separated by spaces.
        auto_convert_grayscale_images: Whether greyscale images are repeated over three
            channels, which most pre-trained networks need.

    Examples:
        A classifier of table rows, from datasets that two custodians named differently:

        >>> from atoll import DataStructure
        >>> income = DataStructure(
        ...     table={
        ...         "statistics-office/north": "census-income",
        ...         "statistics-office/south": "household-income",
        ...     },
        ...     target="TARGET",
        ...     selected_cols=["age", "education", "hours_per_week"],
        ... )

        Images sorted into folders, larger than the default and mirrored at random while
        training:

        >>> resize = {"Resize": {"height": 384, "width": 384}}
        >>> retina = DataStructure(
        ...     selected_cols=["Pixel Data"],
        ...     target="Inferred Label",
        ...     batch_transforms=[
        ...         {
        ...             "albumentations": {
        ...                 "arg": "col:Pixel Data",
        ...                 "step": "train",
        ...                 "transformations": [resize, "HorizontalFlip", "Normalize"],
        ...             }
        ...         },
        ...         {
        ...             "albumentations": {
        ...                 "arg": "col:Pixel Data",
        ...                 "step": "validation",
        ...                 "transformations": [resize, "Normalize"],
        ...             }
        ...         },
        ...     ],
        ... )

        Segmentation, where the target is an image too:

        >>> segmentation = DataStructure(
        ...     table="synthetic-cells", image_cols=["image", "mask"], target="mask"
        ... )
    """

    table: str | Mapping[str, str] | None = None
    target: SingleOrMulti[str] | None = None
    selected_cols: Sequence[str] = ()
    selected_cols_prefix: str | None = None
    ignore_cols: Sequence[str] = ()
    image_cols: Sequence[str] = ()
    batch_transforms: Sequence[TransformationSpec] | None = None
    dataset_transforms: Sequence[TransformationSpec] | None = None
    data_splitter: DatasetSplitter | None = None
    loss_weights_col: str | None = None
    multihead_col: str | None = None
    multihead_size: int | None = None
    ignore_classes_col: str | None = None
    auto_convert_grayscale_images: bool = True

    def __post_init__(self) -> None:
        """Check that the declaration does not contradict itself.

        Raises:
            DataStructureError: If both `selected_cols` and `ignore_cols` are given, the
                target is ignored, or one of `multihead_col` and `multihead_size` is given
                without the other.
        """

    @classmethod
    def from_config(cls, config: DataStructureConfig) -> DataStructure:
        """Build the structure that a task file declares.

        Transformations under `image` are shorthand: they become batch transformations of
        every image column in all three steps.

        Args:
            config: The `data_structure` section of the file.

        Returns:
            The structure.

        Raises:
            DataStructureError: If the section contradicts itself.
        """

    @property
    def targets(self) -> list[str]:
        """The target columns as a list, empty without any."""

    @property
    def support_cols(self) -> list[str]:
        """Columns that steer the loss rather than being input or target."""

    def get_table(self, pod_identifier: str) -> str | None:
        """Tell which of a pod's datasets the task uses.

        Args:
            pod_identifier: The pod as `owner/name`.

        Returns:
            Name of the dataset; `None` if the pod's only one is to be taken.

        Raises:
            DataStructureError: If `table` names datasets by pod and has none for this
                one.
        """

    def get_columns(self, schema: DataSchema) -> list[str]:
        """List the columns that must be read: inputs, targets and support columns.

        Args:
            schema: Schema of the data the task will run on.

        Returns:
            Names in the order of the schema.

        Raises:
            DataStructureError: If a named column is not in the schema, or no input is
                left.
        """

    def get_columns_by_semantic_type(
        self, schema: DataSchema
    ) -> dict[SemanticType, list[str]]:
        """Sort the input columns by how they reach the model.

        Args:
            schema: Schema of the data; `image_cols` overrides what it says.

        Returns:
            Column names by semantic type, without types that do not occur.

        Raises:
            DataStructureError: If a named column is not in the schema.
        """

    def get_input_size(self, schema: DataSchema) -> int:
        """Compute the width of the tabular input.

        Args:
            schema: A schema that knows the categories of the selected columns.

        Returns:
            One per continuous column plus the number of categories of each categorical
            one.

        Raises:
            DataStructureError: If a named column is not in the schema.
        """

    def get_batch_transformations(self, step: DataSplit) -> list[BatchTimeOperation]:
        """Give what happens to images in one step, ready to apply.

        Args:
            step: The part of the data that is being loaded.

        Returns:
            The operations in the order declared. A step without any takes those of
            `DataSplit.VALIDATION`, so that evaluation is never augmented by accident. If
            that has none either, the list is empty.

        Raises:
            TransformationParsingError: If a declaration is not valid.
            InvalidBatchTransformationError: If a declaration is not one of an image
                operation.
        """

    def get_dataset_transformations(self) -> list[Transformation]:
        """Give what happens to the table, ready to apply.

        Returns:
            The operations in the order declared.

        Raises:
            TransformationParsingError: If a declaration is not valid.
        """

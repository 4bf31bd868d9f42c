"""Data structures: which columns a task uses, and how they are converted for a model.
"""

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
"""Sources that a task accepts by default: all sources with rows."""

DEFAULT_IMAGE_TRANSFORMATIONS: Final[tuple[ImageTransformationSpec, ...]] = (
    {"Resize": {"height": 224, "width": 224}},
    "Normalize",
)
"""Operations that are applied to images if a task sets no batch transformations.

Each image is resized to 224 by 224 pixels, and its channels are normalised to the mean
and standard deviation that networks pre-trained on photographs expect.
"""

@dataclass(kw_only=True)
class BaseDataStructure(ABC):
    """Base class of data structures, with the requirements that pods check before a
    task starts.

    Derive from it only for tasks whose input isn't a selection of columns. For all
    others, use `DataStructure`.

    Attributes:
        schema_requirements: How complete the schema of a pod has to be. Tasks whose
            model depends on the number of categories need `full`; for tasks that read
            files without using their columns, `empty` is enough.
        compatible_datasources: Sources that the task can use. A pod with another source
            refuses the task with `INCOMPATIBLE_DATASOURCE`.
    """

    schema_requirements: SchemaType = "partial"
    compatible_datasources: Sequence[DataSourceType] = COMPATIBLE_DATASOURCES

    @abstractmethod
    def get_columns(self, schema: DataSchema) -> list[str]:
        """List the columns that the task reads.

        Args:
            schema: Schema of the data.

        Returns:
            Names in the order of the schema.

        Raises:
            DataStructureError: If a column that the task needs isn't in the schema.
        """

    def check_datasource(self, datasource: BaseSource) -> None:
        """Check that the task can use a source.

        Sources from plug-ins are always accepted.

        Args:
            datasource: The pod's source.

        Raises:
            DataStructureError: If it isn't listed in `compatible_datasources`.
        """

@dataclass
class DataStructure(BaseDataStructure):
    """Declares which data a task uses, and how.

    The modeller defines it by column names. It is sent with the task, and each pod
    applies it to its rows. Numbers are combined into a vector, categories are one-hot
    encoded in the order of the schema, and images are opened and resized. Text is
    passed unchanged to algorithms that take strings.

    **Selecting columns.** List the columns to use in `selected_cols` or those not to
    use in `ignore_cols`, or use all columns by giving neither. Columns with another
    purpose (target, weights, heads) are never part of the input, whether or not you
    select or ignore them.

    **Transforming.** `dataset_transforms` are applied once to the whole table, before
    it is split. `batch_transforms` are applied to each image whenever it is loaded, and
    can differ between training, validation and test. Both are declared as in a task
    file; see `atoll.transformations`. Transformations that compute statistics before
    the split, such as normalisation, use the test rows too.

    **Splitting.** Each pod has its own splitter. `data_splitter` replaces it for this
    task.

    Attributes:
        schema_requirements: How complete the schema of a pod has to be: `full` if the
            model depends on the number of categories, `partial` for most other tasks,
            `empty` if columns don't matter.
        compatible_datasources: Sources that the task can use. Restrict them if, for
            example, the task needs eye scans. Pods with other sources refuse the task
            with `INCOMPATIBLE_DATASOURCE`.
        table: Name of the dataset to use, under which the custodian connected it. If
            the names differ between pods, a mapping from pod identifier (`owner/name`)
            to name. `None` uses the only dataset of each pod.
        target: Column or columns to predict. `None` for inference.
        selected_cols: Columns to use as input. Cannot be combined with `ignore_cols`.
        selected_cols_prefix: Prefix of the names of further columns to use, such as
            `Pixel Data` for the frames of a volume.
        ignore_cols: Columns not to use as input. All other columns are used.
        image_cols: Columns to treat as images, even if they have another type in the
            schema.
        batch_transforms: Transformations of images when batches are created. `None`
            uses `DEFAULT_IMAGE_TRANSFORMATIONS` in all three steps; an empty list
            applies none.
        dataset_transforms: Transformations of the table before it is split.
        data_splitter: How rows are split in this task. `None` uses the splitter of the
            pod.
        loss_weights_col: Column with a factor for the loss of each row.
        multihead_col: Column with the head of a multi-head model that a row is for.
        multihead_size: Number of heads. Required with `multihead_col`.
        ignore_classes_col: Column with the classes, separated by spaces, that are
            excluded from the loss of each row.
        auto_convert_grayscale_images: Whether to convert greyscale images to three
            channels, which most pre-trained networks need.

    Examples:
        Classify table rows, with datasets that have different names on two pods:

        >>> from atoll import DataStructure
        >>> income = DataStructure(
        ...     table={
        ...         "alice/census-income": "census-income",
        ...         "bob/household-income": "household-income",
        ...     },
        ...     target="TARGET",
        ...     selected_cols=["age", "education", "hours_per_week"],
        ... )

        Images in one folder per class, larger than the default and flipped at random
        during training:

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
        """Validate the declaration.

        Raises:
            DataStructureError: If both `selected_cols` and `ignore_cols` are given, the
                target is ignored, or one of `multihead_col` and `multihead_size` is given
                without the other.
        """

    @classmethod
    def from_config(cls, config: DataStructureConfig) -> DataStructure:
        """Create the data structure that a task file declares.

        Transformations under `image` are a short form for batch transformations of
        every image column in all three steps.

        Args:
            config: The `data_structure` section of the file.

        Returns:
            The data structure.

        Raises:
            DataStructureError: If the section contradicts itself.
        """

    @property
    def targets(self) -> list[str]:
        """The target columns as a list; empty if there are none."""

    @property
    def support_cols(self) -> list[str]:
        """Columns that affect the loss but are neither input nor target."""

    def get_table(self, pod_identifier: str) -> str | None:
        """Return which of a pod's datasets the task uses.

        Args:
            pod_identifier: The pod as `owner/name`.

        Returns:
            Name of the dataset; `None` for the pod's only dataset.

        Raises:
            DataStructureError: If `table` is a mapping without an entry for this pod.
        """

    def get_columns(self, schema: DataSchema) -> list[str]:
        """List the columns that the task reads: inputs, targets and support columns.

        Args:
            schema: Schema of the data.

        Returns:
            Names in the order of the schema.

        Raises:
            DataStructureError: If a named column isn't in the schema, or there is no
                input column.
        """

    def get_columns_by_semantic_type(
        self, schema: DataSchema
    ) -> dict[SemanticType, list[str]]:
        """Group the input columns by semantic type.

        Args:
            schema: Schema of the data; `image_cols` takes precedence.

        Returns:
            Column names by semantic type, without types that don't occur.

        Raises:
            DataStructureError: If a named column isn't in the schema.
        """

    def get_input_size(self, schema: DataSchema) -> int:
        """Compute the size of the tabular input.

        Args:
            schema: A schema with the categories of the selected columns.

        Returns:
            The number of continuous columns plus the numbers of categories of the
            categorical columns.

        Raises:
            DataStructureError: If a named column isn't in the schema.
        """

    def get_batch_transformations(self, step: DataSplit) -> list[BatchTimeOperation]:
        """Return the image transformations of one step.

        Args:
            step: The split that is loaded.

        Returns:
            The operations in the order declared. A step without operations uses those
            of `DataSplit.VALIDATION`, so that data isn't augmented for evaluation by
            mistake. If there are none either, the list is empty.

        Raises:
            TransformationParsingError: If a declaration is invalid.
            InvalidBatchTransformationError: If a declaration isn't an image operation.
        """

    def get_dataset_transformations(self) -> list[Transformation]:
        """Return the transformations of the table.

        Returns:
            The operations in the order declared.

        Raises:
            TransformationParsingError: If a declaration is invalid.
        """

"""Applying transformations to data."""

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.schema import DataSchema
from atoll.data.types import DataSplit
from atoll.transformations.base_transformation import Transformation

__all__ = ["TransformationProcessor"]

class TransformationProcessor:
    """Applies a list of transformations to tables and images.

    Pods create one for each task. `transform` is applied to the table before it is
    split, and `batch_transform` to each image when it is loaded. Each method ignores
    transformations of the other kind, so one list can contain both.

    Attributes:
        transformations: The transformations in the order in which they are applied.

    Examples:
        Test transformations on local rows:

        >>> import pandas as pd
        >>> from atoll.transformations import (
        ...     AdditionTransformation,
        ...     ComparisonTransformation,
        ...     TransformationProcessor,
        ... )
        >>> processor = TransformationProcessor(
        ...     [
        ...         AdditionTransformation(name="fluid", arg1="col:irf", arg2="col:srf"),
        ...         ComparisonTransformation(
        ...             name="worse", arg1="tran:fluid", arg2="col:before", output=True
        ...         ),
        ...     ]
        ... )
        >>> rows = pd.DataFrame({"irf": [0.1], "srf": [0.2], "before": [0.1]})
        >>> list(processor.transform(rows).columns)
        ['irf', 'srf', 'before', 'worse']
    """

    transformations: tuple[Transformation, ...]

    def __init__(
        self,
        transformations: Sequence[Transformation],
        schema: DataSchema | None = None,
        column_references: Collection[str] | None = None,
    ) -> None:
        """Store the transformations, and check them against a schema if there is one.

        Args:
            transformations: The transformations in the order in which they are applied.
            schema: Schema of the data, to detect missing columns before rows are read.
            column_references: Columns that the transformations need, as returned by
                `TransformationsParser.parse`. `None` determines them from the
                transformations.

        Raises:
            MissingColumnReferenceError: If a schema is given and lacks a column.
            TransformationProcessorError: If two transformations add a column of the same
                name.
        """

    def transform(self, data: pd.DataFrame) -> pd.DataFrame:
        """Apply the transformations of tables.

        Args:
            data: All rows, or a partition. Transformations that depend on all rows,
                such as `NormalizeDataTransformation`, require the whole table.

        Returns:
            The table with the results whose `output` is set, without intermediate ones.
            `data` itself is unchanged.

        Raises:
            MissingColumnReferenceError: If a required column is missing.
            TransformationApplicationError: If a transformation fails on the values. The
                message names it.
        """

    def batch_transform(
        self,
        image: npt.NDArray[np.generic],
        step: DataSplit,
        *,
        column: str | None = None,
    ) -> npt.NDArray[np.float32]:
        """Apply the transformations of images.

        Args:
            image: Pixels as (height, width, channels) or (depth, height, width).
            step: The split that is loaded. Operations for other splits are ignored.
            column: The column of the image. Operations for other columns are ignored.
                `None` applies those of all columns, for data with a single image
                column.

        Returns:
            The transformed pixels, as floating-point numbers even without operations.

        Raises:
            TransformationApplicationError: If an operation fails on this image.
        """

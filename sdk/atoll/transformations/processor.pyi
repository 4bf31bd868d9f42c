"""Applies transformations to data, in order."""

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.schema import DataSchema
from atoll.data.types import DataSplit
from atoll.transformations.base_transformation import Transformation

__all__ = ["TransformationProcessor"]

class TransformationProcessor:
    """Runs a list of transformations over tables and images.

    Pods make one for each task: `transform` is called on the table before it is split,
    `batch_transform` on each image as it is loaded. Transformations of the other kind are
    passed over by each, so one list may hold both.

    Attributes:
        transformations: The steps in the order in which they are applied.

    Examples:
        Try a declaration on local rows before sending it out:

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
        """Prepare the steps, and check them against a schema if there is one.

        Args:
            transformations: The steps in the order in which they are to be applied.
            schema: Schema of the data, to find missing columns before any row is read.
            column_references: Columns the steps need, as `TransformationsParser.parse`
                lists them. Gathered from the steps if `None`.

        Raises:
            MissingColumnReferenceError: If a schema is given and lacks a column.
            TransformationProcessorError: If two steps write to the same column.
        """

    def transform(self, data: pd.DataFrame) -> pd.DataFrame:
        """Apply the steps that work on tables.

        Args:
            data: All rows, or a partition of them. Steps that depend on all rows, such as
                `NormalizeDataTransformation`, are only right on the whole table.

        Returns:
            The table with the results whose `output` is set; intermediate ones are gone.
            `data` itself is unchanged.

        Raises:
            MissingColumnReferenceError: If a column a step needs is absent.
            TransformationApplicationError: If a step fails on the values. The message
                names the step.
        """

    def batch_transform(
        self,
        image: npt.NDArray[np.generic],
        step: DataSplit,
        *,
        column: str | None = None,
    ) -> npt.NDArray[np.float32]:
        """Apply the steps that work on images.

        Args:
            image: Pixels as (height, width, channels) or (depth, height, width).
            step: The part of the data being loaded; operations declared for other parts
                are left out.
            column: The column the image is from; operations declared for other columns
                are left out. `None` applies those of all columns, which is right if there
                is but one.

        Returns:
            The changed pixels, as floating-point numbers even if nothing was declared.

        Raises:
            TransformationApplicationError: If an operation fails on this image.
        """

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.schema import DataSchema
from atoll.data.types import DataSplit
from atoll.transformations.base_transformation import Transformation

__all__ = ["TransformationProcessor"]

class TransformationProcessor:
    transformations: tuple[Transformation, ...]
    def __init__(
        self,
        transformations: Sequence[Transformation],
        schema: DataSchema | None = None,
        column_references: Collection[str] | None = None,
    ) -> None: ...
    def transform(self, data: pd.DataFrame) -> pd.DataFrame: ...
    def batch_transform(
        self, image: npt.NDArray[np.generic], step: DataSplit, *, column: str | None = None
    ) -> npt.NDArray[np.float32]: ...

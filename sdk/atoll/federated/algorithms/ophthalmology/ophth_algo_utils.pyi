from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd
from PIL.Image import Image
from typing_extensions import TypeGuard

from atoll.data.datasources.base_source import BaseSource, FileSystemIterableSource
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import (
    FluidSegmentationLabel,
)
from atoll.models.types import MaskSegmentationModel

__all__ = [
    "draw_segmentation_mask_on_orig_image",
    "get_data_for_files",
    "is_file_iterable_source",
    "parse_mask_json",
    "use_default_rename_columns",
]

def get_data_for_files(
    datasource: FileSystemIterableSource,
    file_names: Sequence[str],
    *,
    use_cache: bool = True,
) -> pd.DataFrame: ...
def is_file_iterable_source(datasource: BaseSource) -> TypeGuard[FileSystemIterableSource]: ...
def parse_mask_json(
    prediction: str,
    labels: Sequence[FluidSegmentationLabel] | None = None,
) -> list[MaskSegmentationModel]: ...
def draw_segmentation_mask_on_orig_image(
    mask: npt.NDArray[np.bool_],
    image: Image,
    *,
    colour: tuple[int, int, int] = (255, 64, 64),
    alpha: float = 0.5,
) -> Image: ...
def use_default_rename_columns(
    datasource: BaseSource, rename_columns: Mapping[str, str] | None = None
) -> dict[str, str]: ...

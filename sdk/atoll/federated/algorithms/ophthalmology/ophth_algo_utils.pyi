"""Helpers for algorithms that read and annotate scans."""

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
) -> pd.DataFrame:
    """Read the rows of certain files.

    Args:
        datasource: The pod's datasource.
        file_names: Names as the source lists them.
        use_cache: Whether to use cached rows. The cache might not contain pixels, so
            turn it off if you need the images.

    Returns:
        The rows, in the order of `file_names`. A file that the source skips has
        no row.

    Raises:
        DataSourceError: If the source has no file with this name.
    """

def is_file_iterable_source(datasource: BaseSource) -> TypeGuard[FileSystemIterableSource]:
    """Check whether a source has one row per file.

    Type checkers then treat it as a `FileSystemIterableSource`.

    Args:
        datasource: Any datasource.

    Returns:
        True if its rows come from files.

    Examples:
        >>> from atoll import BaseSource
        >>> from atoll.federated.algorithms.ophthalmology.ophth_algo_utils import (
        ...     is_file_iterable_source,
        ... )
        >>> def describe(source: BaseSource) -> str:
        ...     if is_file_iterable_source(source):
        ...         return f"{len(source.file_names)} files"
        ...     return "a table"
    """

def parse_mask_json(
    prediction: str,
    labels: Sequence[FluidSegmentationLabel] | None = None,
) -> list[MaskSegmentationModel]:
    """Parse the JSON output of a segmentation model.

    Args:
        prediction: One prediction as the model returned it: an object, or a
            list with one object for each B-scan.
        labels: Kinds to keep; by default all of them.

    Returns:
        One element per B-scan, in the order of the scans.

    Raises:
        ValueError: If the text isn't JSON of this form.
    """

def draw_segmentation_mask_on_orig_image(
    mask: npt.NDArray[np.bool_],
    image: Image,
    *,
    colour: tuple[int, int, int] = (255, 64, 64),
    alpha: float = 0.5,
) -> Image:
    """Draw a mask on a copy of an image.

    Args:
        mask: Array of shape `(height, width)`, True inside the mask. It is scaled to
            the image if their sizes differ.
        image: The original image, which isn't changed.
        colour: Red, green and blue of the mask, 0 to 255 each.
        alpha: Opacity of the mask, from 0 to 1.

    Returns:
        A new RGB image of the original's size.

    Raises:
        ValueError: If the mask isn't two-dimensional, or `alpha` isn't between 0 and 1.

    Examples:
        >>> import numpy as np
        >>> from PIL import Image
        >>> from atoll.federated.algorithms.ophthalmology.ophth_algo_utils import (
        ...     draw_segmentation_mask_on_orig_image,
        ... )
        >>> scan = Image.open("bscan.png")
        >>> mask = np.zeros((496, 512), dtype=np.bool_)
        >>> draw_segmentation_mask_on_orig_image(mask, scan).save("overlay.png")
    """

def use_default_rename_columns(
    datasource: BaseSource, rename_columns: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Add the usual column names of a source to a report's new column names.

    Sources for eye imaging use the column names of their file formats, which differ.
    The usual names make reports of different sources comparable: `Patient ID`,
    `Laterality`, `Scan Date` and so on.

    Args:
        datasource: The pod's datasource, which determines the usual names.
        rename_columns: Your own names by column, which take precedence.

    Returns:
        New names by column. For an unknown kind of source, only your own.
    """

"""Predictions of segmentation models, in a form that can be stored in a CSV file.

A segmentation model marks areas of an image. Its predictions are outlines, which need
much less space than one mask image per class: a `MaskSegmentationModel` per image
contains one `MaskInstance` per area. Both can be converted to arrays of pixels.

Examples:
    Compute how much of an image is covered by fluid:

    >>> import numpy as np
    >>> from atoll.models.types import MaskSegmentationModel
    >>> def share_of_fluid(prediction: MaskSegmentationModel) -> float:
    ...     mask = prediction.to_array("intraretinal_fluid", threshold=0.7)
    ...     return np.count_nonzero(mask) / mask.size
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from typing_extensions import Self

from atoll.types import JSONValue

__all__ = ["MaskInstance", "MaskSegmentationModel"]

@dataclass(frozen=True, kw_only=True)
class MaskInstance:
    """One area of an image that a model has segmented.

    Coordinates are in pixels. The origin is the top left corner of the image; x
    increases to the right and y downwards.

    Attributes:
        label: Class of the area.
        score: Confidence of the model, from 0 to 1.
        bounding_box: Smallest rectangle around the area: left, top, width and height.
        polygons: Outlines as flat lists x0, y0, x1, y1 and so on, with at least three
            points each. An area with several parts has several outlines.
    """

    label: str
    score: float
    bounding_box: tuple[float, float, float, float]
    polygons: list[list[float]] = field(default_factory=list[list[float]])

    @property
    def area(self) -> float:
        """Size of the area in square pixels."""

    def to_array(self, height: int, width: int) -> npt.NDArray[np.bool_]:
        """Convert the outlines to a mask.

        Args:
            height: Height of the image in pixels.
            width: Width of the image in pixels.

        Returns:
            Array of shape (height, width) that is true inside the area.

        Raises:
            ValueError: If an outline exceeds the image.
        """

@dataclass(frozen=True, kw_only=True)
class MaskSegmentationModel:
    """All areas of one image that a model has segmented.

    Attributes:
        height: Height of the image in pixels.
        width: Width of the image in pixels.
        instances: The areas, highest score first. Areas of different classes can
            overlap.
    """

    height: int
    width: int
    instances: list[MaskInstance] = field(default_factory=list[MaskInstance])

    @property
    def labels(self) -> list[str]:
        """Distinct classes in the image, in alphabetical order."""

    def to_array(self, label: str, *, threshold: float = 0.5) -> npt.NDArray[np.bool_]:
        """Merge all areas of one class into a single mask.

        Args:
            label: Class of the areas.
            threshold: Minimum score of an area, from 0 to 1.

        Returns:
            Array of shape (height, width), all false if the class wasn't found.
        """

    def to_dict(self) -> dict[str, JSONValue]:
        """Convert the object to the JSON form of reports and the cache.

        Returns:
            A mapping with the keys `height`, `width` and `instances`.
        """

    @classmethod
    def from_dict(cls, value: Mapping[str, JSONValue]) -> Self:
        """Create the object from its JSON form.

        Args:
            value: The result of `to_dict`.

        Returns:
            An equal object.

        Raises:
            ValueError: If a key is missing or an outline has fewer than three points.
        """

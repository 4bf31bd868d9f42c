"""What segmentation models answer, in a form that survives a CSV cell.

A segmentation model marks areas of an image. Sending one picture per class back and forth
would be wasteful, so such models answer with outlines instead: a `MaskSegmentationModel`
per image, which holds one `MaskInstance` per area found. Both turn into arrays when you
need pixels.

Examples:
    Measure how much of an image is covered by fluid:

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
    """One area that a model has outlined.

    Coordinates are in pixels. The origin is the top left corner of the image, x runs to
    the right and y downwards.

    Attributes:
        label: Class of the area.
        score: How sure the model is, from 0 to 1.
        bounding_box: Smallest rectangle around the area: left, top, width and height.
        polygons: Outlines as flat lists x0, y0, x1, y1 and so on, with at least three
            points each. An area in several pieces has several outlines.
    """

    label: str
    score: float
    bounding_box: tuple[float, float, float, float]
    polygons: list[list[float]] = field(default_factory=list[list[float]])

    @property
    def area(self) -> float:
        """Size of the area in square pixels."""

    def to_array(self, height: int, width: int) -> npt.NDArray[np.bool_]:
        """Fill the outlines.

        Args:
            height: Height of the image in pixels.
            width: Width of the image in pixels.

        Returns:
            Array of shape (height, width) that is true inside the area.

        Raises:
            ValueError: If an outline leaves an image of this size.
        """

@dataclass(frozen=True, kw_only=True)
class MaskSegmentationModel:
    """Everything a model has outlined in one image.

    Attributes:
        height: Height in pixels of the image the outlines refer to.
        width: Width in pixels of the image the outlines refer to.
        instances: The areas, most certain first. Areas of different classes may overlap.
    """

    height: int
    width: int
    instances: list[MaskInstance] = field(default_factory=list[MaskInstance])

    @property
    def labels(self) -> list[str]:
        """Classes found in the image, each once, in alphabetical order."""

    def to_array(self, label: str, *, threshold: float = 0.5) -> npt.NDArray[np.bool_]:
        """Merge all areas of one class into a single mask.

        Args:
            label: Class whose areas are merged.
            threshold: Lowest score of an area to be included, from 0 to 1.

        Returns:
            Array of shape (height, width), all false if the class was not found.
        """

    def to_dict(self) -> dict[str, JSONValue]:
        """Give the JSON form that reports and the cache store.

        Returns:
            A mapping with the keys `height`, `width` and `instances`.
        """

    @classmethod
    def from_dict(cls, value: Mapping[str, JSONValue]) -> Self:
        """Read the JSON form back.

        Args:
            value: Mapping as made by `to_dict`.

        Returns:
            An equal object.

        Raises:
            ValueError: If a key is missing or an outline has fewer than three points.
        """

"""Additive secret sharing, which lets pods average numbers without revealing them.

Each pod converts its numbers to integers, splits them into random shares, keeps one
share and sends one to each of the others. Every pod then adds up its shares and sends
only that sum. A single share is uniformly random and reveals nothing. The sums add up
to the total of all pods, which reveals nothing about a single one of them.

The arithmetic is modulo a prime, and fractions are represented as fixed-point numbers.
`atoll.federated.aggregators.secure.SecureAggregator` does all of this for model
updates. Use `SecureShare` directly in your own aggregators.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

__all__ = ["PRECISION", "PRIME_Q", "SecureShare"]

PRIME_Q: Final = 2**61 - 1
"""The modulus: a Mersenne prime, 2,305,843,009,213,693,951."""

PRECISION: Final = 10**10
"""The factor by which fractions are scaled before they are converted to integers, which
preserves ten decimal places.
"""

class SecureShare:
    """Splits arrays into shares, and computes averages from sums of shares.

    All participants of a task have to use the same modulus and precision.

    Note:
        The total over all pods has to stay below `prime_q / (2 * precision)` in
        magnitude, which is about 115 million with the defaults. Larger totals would
        overflow unnoticed, so single values above that bound are rejected.

    Examples:
        Average the vectors of two pods, neither of which sees the other's:

        >>> import numpy as np
        >>> from atoll.federated.secure import SecureShare
        >>> sharing = SecureShare()
        >>> first = sharing.split(sharing.encode(np.array([1.0, 2.5])), 2)
        >>> second = sharing.split(sharing.encode(np.array([3.0, 0.5])), 2)
        >>> sum_at_first_pod = sharing.combine([first[0], second[0]])
        >>> sum_at_second_pod = sharing.combine([first[1], second[1]])
        >>> sharing.average([sum_at_first_pod, sum_at_second_pod], shape=(2,))
        array([2. , 1.5])
    """

    def __init__(self, *, prime_q: int = 2**61 - 1, precision: int = 10**10) -> None:
        """Set the arithmetic. The defaults rarely need to be changed.

        Args:
            prime_q: The modulus, a prime.
            precision: The scale of the fixed-point numbers, at least 1.

        Raises:
            ValueError: If `precision` is below 1, or not smaller than `prime_q`.
        """

    @property
    def prime_q(self) -> int:
        """The modulus of all arithmetic on shares."""

    @property
    def precision(self) -> int:
        """The factor between a number and its integer representation."""

    def encode(self, values: npt.NDArray[np.float64]) -> list[int]:
        """Convert numbers to integers modulo `prime_q`.

        Args:
            values: An array of any shape. It is flattened in row-major order.

        Returns:
            One integer from 0 to `prime_q - 1` for each number.

        Raises:
            AggregatorError: If a value isn't finite or is too large.
        """

    def decode(
        self, encoded: Sequence[int], shape: tuple[int, ...]
    ) -> npt.NDArray[np.float64]:
        """Convert integers back to numbers; the upper half of the range is negative.

        Args:
            encoded: Integers from 0 to `prime_q - 1`, in row-major order.
            shape: The shape of the resulting array.

        Returns:
            The numbers, exact to one part in `precision`.

        Raises:
            ValueError: If `shape` doesn't match the number of integers.
        """

    def split(self, secret: Sequence[int], number_of_shares: int) -> list[list[int]]:
        """Split integers into shares that add up to them.

        Args:
            secret: Integers from 0 to `prime_q - 1`.
            number_of_shares: Number of participants, at least 2.

        Returns:
            One list per participant, each as long as `secret`. Any selection of lists
            that isn't complete is uniformly random.

        Raises:
            ValueError: If `number_of_shares` is below 2.
        """

    def combine(self, shares: Sequence[Sequence[int]]) -> list[int]:
        """Add up shares element by element, modulo `prime_q`.

        Args:
            shares: Lists of equal length, at least one.

        Returns:
            Their sum.

        Raises:
            AggregatorError: If the lists differ in length.
        """

    def average(
        self, sums: Sequence[Sequence[int]], shape: tuple[int, ...]
    ) -> npt.NDArray[np.float64]:
        """Compute the average from the sums that the pods send.

        Args:
            sums: The result of `combine` on each pod. One sum per pod is needed,
                because the total is divided by their number.
            shape: The shape of the resulting array.

        Returns:
            The mean of the pods' arrays, with equal weights.

        Raises:
            AggregatorError: If the sums differ in length.
        """

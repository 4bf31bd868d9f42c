"""Additive secret sharing, by which pods average numbers without showing them.

Each pod turns its numbers into integers, splits them into random shares, keeps one and
sends one to each of the others. Every pod then adds up the shares it holds and passes on
only that sum. A share by itself is uniformly random and says nothing; the sums added
together give the total of all pods, and nothing about any one of them.

Arithmetic is modulo a prime, and fractions are kept as fixed-point numbers.
`atoll.federated.aggregators.secure.SecureAggregator` does all of this for model updates;
use `SecureShare` directly in an aggregator of your own.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

__all__ = ["PRECISION", "PRIME_Q", "SecureShare"]

PRIME_Q: Final = 2**61 - 1
"""The modulus: a Mersenne prime, 2,305,843,009,213,693,951."""

PRECISION: Final = 10**10
"""The factor by which fractions are scaled before they become integers: ten decimal
places survive."""

class SecureShare:
    """Splits arrays of numbers into shares, and turns sums of shares into averages.

    All parties of a task have to use the same modulus and precision.

    Note:
        The total over all pods has to stay below `prime_q / (2 * precision)` in
        magnitude, which is about 115 million with the defaults. Larger totals would wrap
        around unnoticed, so single values above that bound are refused.

    Examples:
        Two pods average their vectors. Neither sees the other's:

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
        """Choose the arithmetic. There is rarely a reason to change it.

        Args:
            prime_q: The modulus, a prime.
            precision: The scale of the fixed-point numbers, at least 1.

        Raises:
            ValueError: If `precision` is below 1 or not smaller than `prime_q`.
        """

    @property
    def prime_q(self) -> int:
        """The modulus of all arithmetic on shares."""

    @property
    def precision(self) -> int:
        """The factor between a number and its integer form."""

    def encode(self, values: npt.NDArray[np.float64]) -> list[int]:
        """Turn numbers into integers modulo `prime_q`.

        Args:
            values: An array of any shape. It is flattened in row-major order.

        Returns:
            One integer from 0 to `prime_q - 1` for each number.

        Raises:
            AggregatorError: If a value is not finite or too large.
        """

    def decode(
        self, encoded: Sequence[int], shape: tuple[int, ...]
    ) -> npt.NDArray[np.float64]:
        """Turn integers back into numbers; the upper half of the range is negative.

        Args:
            encoded: Integers from 0 to `prime_q - 1`, in row-major order.
            shape: The shape of the array to make.

        Returns:
            The numbers, exact to one part in `precision`.

        Raises:
            ValueError: If `shape` does not hold as many numbers as are given.
        """

    def split(self, secret: Sequence[int], number_of_shares: int) -> list[list[int]]:
        """Split integers into shares that add up to them.

        Args:
            secret: Integers from 0 to `prime_q - 1`.
            number_of_shares: How many parties there are, at least 2.

        Returns:
            That many lists, each as long as `secret`. Every list alone, and any
            selection that leaves one out, is uniformly random.

        Raises:
            ValueError: If `number_of_shares` is below 2.
        """

    def combine(self, shares: Sequence[Sequence[int]]) -> list[int]:
        """Add shares up, element by element, modulo `prime_q`.

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
        """Average over pods, from the one sum that each of them sends.

        Args:
            sums: What `combine` gave on each pod. There have to be as many as there are
                pods, since the total is divided by their number.
            shape: The shape of the array to make.

        Returns:
            The mean of the pods' arrays, every pod counting the same.

        Raises:
            AggregatorError: If the sums differ in length.
        """

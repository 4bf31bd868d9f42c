"""Secure aggregation: the mean of the pods' updates without revealing single ones.

The pods add up their updates with additive secret sharing, so that the modeller side
learns only the mean. `SecureShare` implements the arithmetic, and this module the
aggregator that uses it.
"""

from typing import Any

from atoll.federated.aggregators.aggregator import (
    BaseAggregatorFactory,
    BaseModellerAggregator,
    BaseWorkerAggregator,
)
from atoll.federated.secure import SecureShare
from atoll.federated.shim import BackendTensorShim

__all__ = ["SecureAggregator"]

class SecureAggregator(BaseAggregatorFactory):
    """Averages updates that are split into secret shares.

    A round has three steps. Each pod converts its update into integers and splits them
    at random into as many shares as there are pods. It keeps one share and sends one to
    every other pod, encrypted for that pod. Each pod then adds up its shares and sends
    the sum to the modeller side. Adding these sums cancels the randomness, and dividing
    by the number of pods gives the mean.

    A single share is random and reveals nothing. Only all shares of a pod together
    would reveal its update, and no party has all of them.

    Requirements:

    - **Approval.** Every pod must list every other one in `approved_pods`.
      Otherwise the round ends with `AggregatorError`.
    - **Availability.** If a pod drops out during a round, its shares are missing and
      the round can't be completed.
    - **No weights.** Each pod counts equally.

    Attributes:
        secure_share: The arithmetic that is used.

    Note:
        Values are rounded to 10 decimal places, which doesn't affect training. The sum
        over all pods has to stay within about ±1.15 × 10⁸ for every parameter, which is
        exceeded only if training has diverged.

    Warning:
        The mean is sent back to the pods as part of the next parameters. With two pods,
        each can subtract its own update and so learn the other's. Use three or more
        pods if they mustn't learn about each other.

    Examples:
        >>> from pathlib import Path
        >>> from atoll import (
        ...     FederatedAveraging,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ...     SecureAggregator,
        ... )
        >>> training = FederatedModelTraining(ModelReference(Path("income_model.py")))
        >>> protocol = FederatedAveraging(
        ...     training,
        ...     aggregator=SecureAggregator(),
        ...     epochs_between_parameter_updates=1,
        ... )
        >>> history = protocol.run(
        ...     ["alice/census-income", "bob/census-income", "erin/census-income"],
        ...     require_all_pods=True,
        ... )
    """

    secure_share: SecureShare

    def __init__(self, secure_share: SecureShare | None = None) -> None:
        """Set the arithmetic that all sides use.

        Args:
            secure_share: Modulus and fixed-point precision. The default, modulo 2⁶¹ − 1
                with precision 10¹⁰, suits ordinary models. Both numbers are sent with
                the task, so that all pods use the same values.
        """

    @property
    def is_secure(self) -> bool:
        """Always True: the modeller side sees only the mean."""

    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator:
        """Create the modeller side, which adds up the pods' sums and divides.

        Its `run` raises `AggregatorError` if the sum of a pod is missing.

        Args:
            tensor_shim: Converter from the decoded mean to the model's tensors.

        Returns:
            The modeller side that reconstructs the mean.
        """

    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator:
        """Create the worker side, which exchanges shares with the other pods.

        Its `run` raises `AggregatorError` if this pod hasn't approved one of the
        others.

        Args:
            tensor_shim: Converter from the pod's tensors to the arrays that
                are split into shares.

        Returns:
            The worker side that sends a sum of shares in place of the update.
        """

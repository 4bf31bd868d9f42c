"""The mean of the pods' updates, computed without anybody seeing one of them.

The pods add up their updates among themselves in additive secret shares, so
that the modeller side learns the mean alone. `SecureShare` holds the
arithmetic; this module holds the aggregator that uses it.
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
    """Averages updates that are split into secret shares first.

    A round has three steps. Each pod turns its update into whole numbers and
    splits them at random into as many shares as there are pods; it keeps one
    and sends one to every other pod, encrypted for that pod. Each pod adds up
    the shares it holds and sends the sum to the modeller side. There the sums
    are added, which cancels the randomness, and divided by the number of pods.

    A single share is random and tells nothing. Only all shares of a pod
    together would give away its update, and no party has them all.

    What it asks for:

    - **Approval.** Every pod must list every other one in `approved_pods`.
      Otherwise the round ends with `AggregatorError`.
    - **Presence.** If a pod drops out during a round, its shares are missing
      and the round cannot be finished.
    - **No weights.** Each pod counts the same.

    Attributes:
        secure_share: The arithmetic in use.

    Note:
        Values are rounded to 10 decimal places, which training does not notice.
        The sum over all pods has to stay within about ±1.15 × 10⁸ in every
        parameter, which only a training that has diverged exceeds.

    Warning:
        The mean goes back to the pods as the next round's parameters. With two
        pods, each can subtract its own update from it and so learn the other's.
        Use three or more when the pods must not learn about each other.

    Examples:
        >>> from pathlib import Path
        >>> from atoll import (
        ...     FederatedAveraging,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ...     SecureAggregator,
        ... )
        >>> training = FederatedModelTraining(ModelReference(Path("IncomeModel.py")))
        >>> protocol = FederatedAveraging(
        ...     training,
        ...     aggregator=SecureAggregator(),
        ...     epochs_between_parameter_updates=1,
        ... )
        >>> history = protocol.run(
        ...     ["alice/census-income", "bob/census-income", "carol/census-income"],
        ...     require_all_pods=True,
        ... )
    """

    secure_share: SecureShare

    def __init__(self, secure_share: SecureShare | None = None) -> None:
        """Set up the arithmetic that all sides share.

        Args:
            secure_share: Modulus and fixed-point precision. The default, modulo
                2⁶¹ − 1 with precision 10¹⁰, fits every built-in model; both
                numbers travel with the task, so that all pods use the same.
        """

    @property
    def is_secure(self) -> bool:
        """Always True: the modeller side sees the mean and no single update."""

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

        Its `run` raises `AggregatorError` if this pod does not approve of one of the
        others.

        Args:
            tensor_shim: Converter from the pod's tensors to the arrays that
                are split into shares.

        Returns:
            The worker side that sends a sum of shares in place of the update.
        """

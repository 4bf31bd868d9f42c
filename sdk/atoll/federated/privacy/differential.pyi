"""The options of private training (modeller) and its caps (pod).

The modeller's options are part of the model: pass a `DPModellerConfig` as `dp_config` to an
`atoll.backends.pytorch.models.federated_model.PyTorchModel`. The custodian's caps are part
of the pod: pass a `DPPodConfig` as `differential_privacy` to `atoll.federated.pod.Pod`, or
write the section of that name in the pod file.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from typing_extensions import Self

__all__ = [
    "DEFAULT_ALPHAS",
    "DEFAULT_DELTA",
    "DPModellerConfig",
    "DPPodConfig",
    "LossReduction",
]

DEFAULT_DELTA: Final = 1e-6
"""δ when none is given. It should lie well below one divided by the number of records."""

DEFAULT_ALPHAS: Final[tuple[float, ...]] = (
    *(step / 10 for step in range(11, 110)),
    *range(11, 64),
)
"""Orders of Rényi divergence that are tried: 1.1 to 10.9 in steps of 0.1, then 11 to 63 in
steps of 1."""

LossReduction: TypeAlias = Literal["mean", "sum"]
"""How a model's loss combines the losses of a batch."""

@dataclass(kw_only=True)
class DPPodConfig:
    """The most that a pod gives away about its records in one task.

    A modeller who asks for more gets this much. In a pod file the section
    `differential_privacy` has the same two keys. Private SQL is held to the same caps,
    for each column.

    Attributes:
        epsilon: Cap on ε, above 0. Values around 1 protect well; above 10 they protect
            little.
        delta: Cap on δ, between 0 and 1, both excluded.

    Raises:
        DPParameterError: If a value lies outside its range.

    Note:
        A cap does not make differential privacy compulsory. To oblige a person to use it,
        give them the role of Private Modeller.

    Examples:
        >>> from atoll import CSVSource, DatasourceContainerConfig, Pod
        >>> from atoll.federated.privacy import DPPodConfig
        >>> pod = Pod(
        ...     name="census-income",
        ...     datasources=[
        ...         DatasourceContainerConfig(
        ...             name="census-income",
        ...             datasource=CSVSource("census-income.csv"),
        ...         )
        ...     ],
        ...     differential_privacy=DPPodConfig(epsilon=3.0),
        ... )
    """

    epsilon: float
    delta: float = 1e-6

@dataclass(kw_only=True)
class DPModellerConfig:
    """How a modeller wants private training to be done.

    While the model trains, the gradient of every single record is clipped to
    `max_grad_norm`, and Gaussian noise is added to their sum. An accountant follows how
    much of the budget has been spent, and training stops at every pod when it is used up,
    even if epochs are left.

    The settings pull against each other. More noise spends the budget more slowly and
    teaches the model less; a smaller clipping norm needs less noise and cuts off more of
    the signal. Start with the defaults and change one at a time.

    Attributes:
        epsilon: The budget ε for the whole task, above 0. A pod may lower it.
        max_grad_norm: Largest norm of one record's gradient, above 0. A list gives one
            value for each layer with trainable parameters, in their order.
        noise_multiplier: Standard deviation of the noise, as a multiple of
            `max_grad_norm`; 0 or more.
        alphas: Orders of Rényi divergence among which the accountant takes the tightest
            bound, each above 1.
        delta: δ for the whole task, between 0 and 1, both excluded. A pod may lower it.
        loss_reduction: How the model's loss combines a batch. It has to agree with the
            loss function, or the noise is scaled wrongly.
        auto_fix: Whether layers that cannot be made private (batch normalisation, for
            one) are replaced by ones that can.

    Raises:
        DPParameterError: If a value lies outside its range, such as an α of 1.

    Warning:
        `auto_fix` changes the model. Weights that were trained with the original layers
        may no longer fit.

    Examples:
        >>> from atoll.federated.privacy import DPModellerConfig, DPPodConfig
        >>> wanted = DPModellerConfig(epsilon=8.0, noise_multiplier=0.6)
        >>> granted = wanted.capped_by(DPPodConfig(epsilon=3.0))
        >>> (wanted.epsilon, granted.epsilon, granted.noise_multiplier)
        (8.0, 3.0, 0.6)
    """

    epsilon: float
    max_grad_norm: float | list[float] = 1.0
    noise_multiplier: float = 0.4
    alphas: Sequence[float] = DEFAULT_ALPHAS
    delta: float = 1e-6
    loss_reduction: LossReduction = "mean"
    auto_fix: bool = True

    def capped_by(self, pod_config: DPPodConfig) -> Self:
        """Apply a pod's caps.

        Args:
            pod_config: What the pod grants at most.

        Returns:
            A copy whose ε and δ are the lower of the two sides'. Everything else stays.

        Raises:
            DPNotAppliedError: If the extra for differential privacy is not installed at
                the pod.
        """

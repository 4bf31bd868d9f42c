"""Settings of private training (modeller) and caps on the budget (pod).

A modeller's settings are part of the model: pass a `DPModellerConfig` as `dp_config` to
an `atoll.backends.pytorch.models.federated_model.PyTorchModel`. A custodian's caps are
part of the pod: pass a `DPPodConfig` as `differential_privacy` to
`atoll.federated.pod.Pod`, or add the section of that name to the pod file.
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
"""The default δ. It should be well below one divided by the number of records."""

DEFAULT_ALPHAS: Final[tuple[float, ...]] = (
    *(step / 10 for step in range(11, 110)),
    *range(11, 64),
)
"""The default orders of Rényi divergence: 1.1 to 10.9 in steps of 0.1, then 11 to 63 in
steps of 1.
"""

LossReduction: TypeAlias = Literal["mean", "sum"]
"""How a model's loss combines the losses of a batch."""

@dataclass(kw_only=True)
class DPPodConfig:
    """Caps on the privacy budget of a pod.

    A budget above the cap is reduced to the cap. In a pod file, the section
    `differential_privacy` has the same two keys.

    The cap applies to each training task as a whole. In private SQL it applies to each
    column of a query, so a query over three columns may spend three times the cap. It
    doesn't limit repeated tasks: nothing adds up what they spend. If you need a limit
    on the total, grant the role to few people, and watch the task log.

    Attributes:
        epsilon: Cap on ε, greater than 0. Values around 1 protect well; above 10 they
            protect little.
        delta: Cap on δ, between 0 and 1, both excluded.

    Raises:
        DPParameterError: If a value is out of range.

    Note:
        A cap doesn't make differential privacy mandatory. To require it of a user,
        grant them the role Private Modeller. To require it of every SQL query, set
        `private_sql_only` on the pod.

    Examples:
        >>> from atoll import CSVSource, DatasourceContainerConfig, Pod
        >>> from atoll.federated.privacy import DPPodConfig
        >>> pod = Pod(
        ...     name="census-income-demo",
        ...     datasources=[
        ...         DatasourceContainerConfig(
        ...             name="census-income-demo",
        ...             datasource=CSVSource("census_income.csv"),
        ...         )
        ...     ],
        ...     differential_privacy=DPPodConfig(epsilon=3.0),
        ... )
    """

    epsilon: float
    delta: float = 1e-6

@dataclass(kw_only=True)
class DPModellerConfig:
    """Settings of private training.

    During training, the gradient of each record is clipped to `max_grad_norm`, and
    Gaussian noise is added to the sum of the gradients. An accountant tracks how much
    of the budget is spent, and training on a pod stops when the budget is used up, even
    if epochs remain.

    **Choosing the numbers.** Noise, batch size and the number of epochs determine ε.
    These and `max_grad_norm` also affect the accuracy of the model:

    - More noise (`noise_multiplier`) spends the budget more slowly, and the model
      learns less from each step.
    - The share of the records in a batch (batch size divided by training rows) and the
      number of steps both raise ε. Larger batches need fewer steps per epoch and
      average the noise over more records.
    - More epochs spend more of the budget.
    - A smaller `max_grad_norm` reduces the noise in absolute terms, but cuts off more
      of the gradients. It doesn't change ε.

    The default noise multiplier of 0.4 suits budgets of ε ≥ 20. For an ε near 2, use a
    multiplier of about 1.1. These values of ε hold for 26,000 training rows, a batch
    size of 64 and δ = 1e-6:

    | `noise_multiplier` | 1 epoch | 5 epochs |
    |---|---|---|
    | 0.4 | 13.7 | 18.8 |
    | 0.7 | 2.7 | 3.1 |
    | 1.1 | 0.8 | 0.9 |

    On fewer rows, the same settings spend more. If a single step already costs more
    than the budget, training fails with `DPParameterError`.

    Attributes:
        epsilon: Budget ε of the whole task, greater than 0. A pod can reduce it.
        max_grad_norm: Largest norm of a record's gradient, greater than 0. A list gives
            one value for each layer with trainable parameters, in their order.
        noise_multiplier: Standard deviation of the noise as a multiple of
            `max_grad_norm`; 0 or more. The default suits budgets of ε ≥ 20; use about
            1.1 for an ε near 2.
        alphas: Orders of Rényi divergence from which the accountant takes the tightest
            bound, each greater than 1.
        delta: δ of the whole task, between 0 and 1, both excluded. A pod can reduce it.
        loss_reduction: How the model's loss combines a batch. It has to match the loss
            function, or the noise has the wrong scale.
        auto_fix: Whether to replace layers that can't be trained privately, such as
            batch normalisation.

    Raises:
        DPParameterError: If a value is out of range, such as an α of 1.

    Warning:
        `auto_fix` changes the model, so weights that were trained with the original
        layers might no longer fit.

    Examples:
        A modeller requests a budget of 8, and a pod reduces it to 3:

        >>> from atoll.federated.privacy import DPModellerConfig, DPPodConfig
        >>> requested = DPModellerConfig(epsilon=8.0, noise_multiplier=1.1)
        >>> granted = requested.capped_by(DPPodConfig(epsilon=3.0))
        >>> (requested.epsilon, granted.epsilon, granted.noise_multiplier)
        (8.0, 3.0, 1.1)
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
            pod_config: The caps of the pod.

        Returns:
            A copy whose ε and δ are the lower of both values. Everything else is
            unchanged.

        Raises:
            DPNotAppliedError: If the extra for differential privacy isn't installed on
                the pod.
        """

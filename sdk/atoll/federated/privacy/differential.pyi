from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from typing_extensions import Self

__all__ = ["DEFAULT_ALPHAS", "DEFAULT_DELTA", "DPModellerConfig", "DPPodConfig", "LossReduction"]

DEFAULT_DELTA: Final = 1e-6
DEFAULT_ALPHAS: Final[tuple[float, ...]] = (
    *(step / 10 for step in range(11, 110)),
    *range(11, 64),
)
LossReduction: TypeAlias = Literal["mean", "sum"]

@dataclass(kw_only=True)
class DPPodConfig:
    epsilon: float
    delta: float = 1e-6

@dataclass(kw_only=True)
class DPModellerConfig:
    epsilon: float
    max_grad_norm: float | list[float] = 1.0
    noise_multiplier: float = 0.4
    alphas: Sequence[float] = DEFAULT_ALPHAS
    delta: float = 1e-6
    loss_reduction: LossReduction = "mean"
    auto_fix: bool = True
    def capped_by(self, pod_config: DPPodConfig) -> Self: ...

from collections.abc import Mapping
from typing import Literal

__all__ = ["FederatedEarlyStopping"]

class FederatedEarlyStopping:
    metric: str
    patience: int
    delta: float
    mode: Literal["min", "max"]
    def __init__(
        self,
        metric: str,
        patience: int = 0,
        delta: float = 0.0,
        *,
        mode: Literal["min", "max"] = "min",
    ) -> None: ...
    @property
    def best_value(self) -> float | None: ...
    @property
    def rounds_without_improvement(self) -> int: ...
    def check(self, metrics: Mapping[str, float]) -> bool: ...
    def reset(self) -> None: ...

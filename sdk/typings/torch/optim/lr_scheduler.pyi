from typing import Literal

from . import Optimizer

class LRScheduler:
    optimizer: Optimizer
    def step(self, epoch: int | None = None) -> None: ...
    def get_last_lr(self) -> list[float]: ...

class StepLR(LRScheduler):
    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1) -> None: ...

class ExponentialLR(LRScheduler):
    def __init__(self, optimizer: Optimizer, gamma: float) -> None: ...

class CosineAnnealingLR(LRScheduler):
    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0) -> None: ...

class ReduceLROnPlateau(LRScheduler):
    def __init__(
        self, optimizer: Optimizer, mode: Literal["min", "max"] = "min", factor: float = 0.1, patience: int = 10
    ) -> None: ...

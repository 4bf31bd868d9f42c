from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from .. import Tensor
from ..nn import Parameter
from . import lr_scheduler as lr_scheduler

_Params: TypeAlias = Iterable[Tensor] | Iterable[dict[str, Any]] | Iterable[Parameter]

class Optimizer:
    param_groups: list[dict[str, Any]]
    def __init__(self, params: _Params, defaults: dict[str, Any]) -> None: ...
    def step(self, closure: Callable[[], float] | None = None) -> float | None: ...
    def zero_grad(self, set_to_none: bool = True) -> None: ...
    def state_dict(self) -> dict[str, Any]: ...
    def load_state_dict(self, state_dict: dict[str, Any]) -> None: ...

class SGD(Optimizer):
    def __init__(
        self, params: _Params, lr: float = 1e-3, momentum: float = 0.0, weight_decay: float = 0.0
    ) -> None: ...

class Adam(Optimizer):
    def __init__(
        self,
        params: _Params,
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        weight_decay: float = 0.0,
    ) -> None: ...

class AdamW(Optimizer):
    def __init__(
        self,
        params: _Params,
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        weight_decay: float = 1e-2,
    ) -> None: ...

class RMSprop(Optimizer):
    def __init__(self, params: _Params, lr: float = 1e-2, momentum: float = 0.0) -> None: ...

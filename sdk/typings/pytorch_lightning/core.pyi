from typing import Any

from torch import Tensor, device
from torch.nn import Module

from .trainer import Trainer

class LightningModule(Module):
    trainer: Trainer
    def __init__(self) -> None: ...
    @property
    def current_epoch(self) -> int: ...
    @property
    def global_step(self) -> int: ...
    @property
    def device(self) -> device: ...
    def log(
        self,
        name: str,
        value: Tensor | float,
        prog_bar: bool = False,
        on_step: bool | None = None,
        on_epoch: bool | None = None,
    ) -> None: ...
    def log_dict(self, dictionary: dict[str, Tensor | float], prog_bar: bool = False) -> None: ...
    def save_hyperparameters(self, *args: Any) -> None: ...

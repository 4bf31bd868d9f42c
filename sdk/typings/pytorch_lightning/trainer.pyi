from collections.abc import Sequence
from typing import Any

from torch import Tensor

from .callbacks import Callback
from .core import LightningModule
from .loggers import Logger

class Trainer:
    current_epoch: int
    global_step: int
    max_epochs: int | None
    max_steps: int
    min_epochs: int | None
    def __init__(
        self,
        *,
        accelerator: str = "auto",
        devices: int | str | list[int] = "auto",
        max_epochs: int | None = None,
        max_steps: int = -1,
        callbacks: Sequence[Callback] | Callback | None = None,
        logger: Logger | Sequence[Logger] | bool | None = None,
        default_root_dir: str | None = None,
        enable_progress_bar: bool | None = None,
    ) -> None: ...
    @property
    def callback_metrics(self) -> dict[str, Tensor]: ...
    def fit(self, model: LightningModule, train_dataloaders: Any = None, val_dataloaders: Any = None) -> None: ...
    def test(self, model: LightningModule | None = None, dataloaders: Any = None) -> list[dict[str, float]]: ...
    def predict(self, model: LightningModule | None = None, dataloaders: Any = None) -> list[Any] | None: ...

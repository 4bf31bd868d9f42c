from .callbacks import Callback as Callback
from .core import LightningModule as LightningModule
from .trainer import Trainer as Trainer

__version__: str

def seed_everything(seed: int | None = None, workers: bool = False) -> int: ...

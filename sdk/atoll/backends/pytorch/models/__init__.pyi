"""Base classes for models written in PyTorch.

Take `PyTorchModel` for a model of your own, with `PyTorchClassifierMixIn` in front if it
tells classes apart. `BasePyTorchModel` is there for those who want to write the training
loop themselves.
"""

from .base_models import PyTorchClassifierMixIn as PyTorchClassifierMixIn
from .federated_model import BasePyTorchModel as BasePyTorchModel
from .federated_model import PyTorchModel as PyTorchModel

__all__ = ["BasePyTorchModel", "PyTorchClassifierMixIn", "PyTorchModel"]

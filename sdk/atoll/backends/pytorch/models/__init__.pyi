"""Base classes for models written in PyTorch.

Derive your own model from `PyTorchModel`, and list `PyTorchClassifierMixIn` before it
for a classifier. Derive from `BasePyTorchModel` only to write your own training loop.
"""

from .base_models import PyTorchClassifierMixIn as PyTorchClassifierMixIn
from .federated_model import BasePyTorchModel as BasePyTorchModel
from .federated_model import PyTorchModel as PyTorchModel

__all__ = ["BasePyTorchModel", "PyTorchClassifierMixIn", "PyTorchModel"]

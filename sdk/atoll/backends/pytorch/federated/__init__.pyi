"""Support for federated training of PyTorch models.

`PyTorchDistributedMixIn` adds the exchange of weights to a model, and
`PyTorchBackendTensorShim` converts tensors to the arrays that aggregators use.
`PyTorchModel` includes both.
"""

from .mixins import PyTorchDistributedMixIn as PyTorchDistributedMixIn
from .shim import PyTorchBackendTensorShim as PyTorchBackendTensorShim

__all__ = ["PyTorchBackendTensorShim", "PyTorchDistributedMixIn"]

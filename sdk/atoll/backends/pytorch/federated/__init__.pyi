"""What lets PyTorch models take part in federated training.

`PyTorchDistributedMixIn` gives a model the exchange of weights, and
`PyTorchBackendTensorShim` translates tensors into the arrays that aggregators compute
with. Both are built into `PyTorchModel`.
"""

from .mixins import PyTorchDistributedMixIn as PyTorchDistributedMixIn
from .shim import PyTorchBackendTensorShim as PyTorchBackendTensorShim

__all__ = ["PyTorchBackendTensorShim", "PyTorchDistributedMixIn"]

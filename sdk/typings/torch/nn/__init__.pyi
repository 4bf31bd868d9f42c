from .. import Tensor
from . import functional as functional
from .modules import (
    AdaptiveAvgPool2d as AdaptiveAvgPool2d,
    AvgPool2d as AvgPool2d,
    BatchNorm1d as BatchNorm1d,
    BatchNorm2d as BatchNorm2d,
    BCEWithLogitsLoss as BCEWithLogitsLoss,
    Conv2d as Conv2d,
    ConvTranspose2d as ConvTranspose2d,
    CrossEntropyLoss as CrossEntropyLoss,
    Dropout as Dropout,
    Embedding as Embedding,
    Flatten as Flatten,
    GELU as GELU,
    GroupNorm as GroupNorm,
    Identity as Identity,
    LayerNorm as LayerNorm,
    Linear as Linear,
    MaxPool2d as MaxPool2d,
    Module as Module,
    ModuleDict as ModuleDict,
    ModuleList as ModuleList,
    MSELoss as MSELoss,
    ReLU as ReLU,
    Sequential as Sequential,
    Sigmoid as Sigmoid,
    Softmax as Softmax,
    Tanh as Tanh,
    Upsample as Upsample,
)

class Parameter(Tensor):
    def __init__(self, data: Tensor | None = None, requires_grad: bool = True) -> None: ...

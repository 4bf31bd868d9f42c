"""Base classes and options of models, independent of the computing library.

A model on this platform is a class, not a trained object. Its code is sent to the pods,
which create the model from your hyperparameters and the schema, and train or run it on
their data. This package contains what is the same for every library: the abstract
`FederatedModel`, the mix-ins that define the kind of problem, and the classes of
training options. The SDK includes no ready-made models: a model is a subclass that you
write, or a `ModelReference` to one.

To write your own model, start with
`atoll.backends.pytorch.models.federated_model.PyTorchModel`, the base class for PyTorch
models. This package describes the options of its constructor.

Examples:
    >>> from atoll.models import EarlyStopping, LoggerConfig, Optimizer
    >>> options = {
    ...     "optimizer": Optimizer(name="SGD", params={"lr": 0.01, "momentum": 0.9}),
    ...     "early_stopping": EarlyStopping(metric="validation_loss", patience=3),
    ...     "logger_config": LoggerConfig(name="csv", save_dir="training-logs"),
    ... }
"""

from .base_models import MAIN_MODEL_REGISTRY as MAIN_MODEL_REGISTRY
from .base_models import ClassifierMixIn as ClassifierMixIn
from .base_models import EarlyStopping as EarlyStopping
from .base_models import LoggerConfig as LoggerConfig
from .base_models import ModelStructure as ModelStructure
from .base_models import NeuralNetworkMixIn as NeuralNetworkMixIn
from .base_models import Optimizer as Optimizer
from .base_models import RegressorMixIn as RegressorMixIn
from .base_models import Scheduler as Scheduler
from .federated_model import FederatedModel as FederatedModel
from .types import MaskInstance as MaskInstance
from .types import MaskSegmentationModel as MaskSegmentationModel

__all__ = [
    "MAIN_MODEL_REGISTRY",
    "ClassifierMixIn",
    "EarlyStopping",
    "FederatedModel",
    "LoggerConfig",
    "MaskInstance",
    "MaskSegmentationModel",
    "ModelStructure",
    "NeuralNetworkMixIn",
    "Optimizer",
    "RegressorMixIn",
    "Scheduler",
]

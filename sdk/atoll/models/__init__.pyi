"""Models that do not care which library computes them.

A model on this platform is a class, not a trained object. Its code travels to the pods, is
built there from your hyperparameters and the pod's schema, and is trained or run beside the
data. This package holds the part of that which is the same for every library: the abstract
`FederatedModel`, the mix-ins that say what kind of problem a model solves, and the option
classes for training.

To write a model of your own, do not start here but with
`atoll.backends.pytorch.models.federated_model.PyTorchModel`, the base class of the one
backend that is shipped. Come back for the options its constructor takes.

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

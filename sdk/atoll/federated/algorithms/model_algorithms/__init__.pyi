"""Algorithms that take a model of yours.

The model is an instance of a `FederatedModel` subclass, such as a `PyTorchModel`, or a
`ModelReference` to one. The choice of the algorithm depends on the result that you
want:

| Algorithm | Result of a pod | Protocol |
|---|---|---|
| `FederatedModelTraining` | parameter updates, averaged over all pods | `FederatedAveraging` |
| `ModelTrainingAndEvaluation` | metrics on the test split, after training | `ResultsOnly` |
| `ModelEvaluation` | metrics on the test split | `ResultsOnly` |
| `ModelInference` | predictions | `ResultsOnly`, `InferenceAndCSVReport` |
"""

from .federated_training import FederatedModelTraining as FederatedModelTraining
from .train_and_evaluate import ModelTrainingAndEvaluation as ModelTrainingAndEvaluation
from .evaluate import ModelEvaluation as ModelEvaluation
from .inference import ModelInference as ModelInference
from .base import BaseModelAlgorithmFactory as BaseModelAlgorithmFactory

__all__ = [
    "FederatedModelTraining",
    "ModelTrainingAndEvaluation",
    "ModelEvaluation",
    "ModelInference",
    "BaseModelAlgorithmFactory",
]

from .base import BaseModelAlgorithmFactory as BaseModelAlgorithmFactory
from .evaluate import ModelEvaluation as ModelEvaluation
from .federated_training import FederatedModelTraining as FederatedModelTraining
from .inference import ModelInference as ModelInference
from .train_and_evaluate import ModelTrainingAndEvaluation as ModelTrainingAndEvaluation

__all__ = [
    "BaseModelAlgorithmFactory",
    "FederatedModelTraining",
    "ModelEvaluation",
    "ModelInference",
    "ModelTrainingAndEvaluation",
]

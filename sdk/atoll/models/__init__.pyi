from .federated_model import FederatedModel as FederatedModel

__all__ = ["FederatedModel"]

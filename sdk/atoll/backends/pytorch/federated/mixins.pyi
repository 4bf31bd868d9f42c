"""The exchange of weights that makes a PyTorch model trainable by several pods."""

from collections.abc import Mapping, Sequence
from typing import Any

from torch import Tensor

from atoll.backends.pytorch.federated.shim import PyTorchBackendTensorShim

__all__ = ["PyTorchDistributedMixIn"]

class PyTorchDistributedMixIn:
    """Gives and takes the weights of a network, by the name of each tensor.

    Together with `fit` from the model it fulfils `DistributedModelProtocol`, which is all
    `FederatedAveraging` asks of a model. In every round a worker

    1. copies its weights with `get_param_states`,
    2. trains,
    3. sends the difference computed by `diff_params`,
    4. receives the average and installs it with `update_params`.

    Running statistics of normalisation layers are exchanged like weights. Counters, such
    as the number of batches seen, stay local.

    Warning:
        Differences between weights are not anonymous. Who sees those of a single pod can
        draw conclusions about its rows. Use `SecureAggregator` so that only averages
        become visible, or differential privacy.

    Examples:
        Measure how far one round of training moves a model:

        >>> from atoll import PyTorchModel
        >>> def distance_moved(model: PyTorchModel) -> float:
        ...     before = model.get_param_states()
        ...     model.set_model_training_iterations(1)
        ...     model.fit()
        ...     change = model.diff_params(before, model.get_param_states())
        ...     squares = [float((tensor**2).sum()) for tensor in change.values()]
        ...     return sum(squares) ** 0.5
    """

    def __init__(self, **kwargs: Any) -> None:
        """Take no options; the exchange follows from the layers.

        Args:
            **kwargs: Passed to the next class in line.
        """

    @property
    def backend_tensor_shim(self) -> PyTorchBackendTensorShim:
        """Converter between the network's tensors and NumPy arrays."""

    def get_param_states(self) -> dict[str, Tensor]:
        """Copy the current weights.

        Returns:
            Copies in the processor's memory, by name. Training on does not change them.

        Raises:
            RuntimeError: If the model is not initialised.
        """

    def update_params(self, new_params: Mapping[str, Tensor]) -> None:
        """Install weights, as a rule the average of all pods.

        Args:
            new_params: A tensor for every name that `get_param_states` gives.

        Raises:
            RuntimeError: If the model is not initialised.
            ValueError: If a name is missing or unknown, or a shape differs.
        """

    def diff_params(
        self, old_params: Mapping[str, Tensor], new_params: Mapping[str, Tensor]
    ) -> dict[str, Tensor]:
        """Subtract older weights from newer ones.

        Args:
            old_params: Weights before training.
            new_params: Weights after it, with the same names.

        Returns:
            The change of each tensor, by name.

        Raises:
            ValueError: If the names or shapes differ.
        """

    def apply_weight_updates(self, updates: Sequence[Mapping[str, Tensor]]) -> dict[str, Tensor]:
        """Add changes to the weights and install the result.

        Args:
            updates: Changes as made by `diff_params`, added one after the other. Weigh
                or average them before.

        Returns:
            The new weights, by name.

        Raises:
            RuntimeError: If the model is not initialised.
            ValueError: If an update does not fit the layers.
        """

    def serialise_params(self, params: Mapping[str, Tensor]) -> dict[str, list[float]]:
        """Flatten tensors to lists, the form in which they travel.

        Args:
            params: Tensors by name.

        Returns:
            Their numbers by name, the last dimension running fastest.
        """

    def deserialise_params(self, params: Mapping[str, Sequence[float]]) -> dict[str, Tensor]:
        """Shape lists of numbers to the tensors of this network.

        Args:
            params: Lists as made by `serialise_params` of a model of the same class.

        Returns:
            Tensors by name, with the shapes and element types this network has.

        Raises:
            ValueError: If a name is unknown or a list has the wrong length.
        """

    def set_model_training_iterations(self, iterations: int) -> None:
        """Set how long the next call of `fit` trains.

        Args:
            iterations: Epochs for a model that counts in epochs, else steps; at least 1.

        Raises:
            ValueError: If `iterations` is smaller than 1.
        """

    def reset_trainer(self) -> None:
        """Start the next call of `fit` with a fresh optimiser and an epoch count of 0.

        Momentum gathered in one round points away from the average that the next round
        starts from; protocols therefore call this between rounds.
        """

"""Exchange of weights for federated training of PyTorch models."""

from collections.abc import Mapping, Sequence
from typing import Any

from torch import Tensor

from atoll.backends.pytorch.federated.shim import PyTorchBackendTensorShim

__all__ = ["PyTorchDistributedMixIn"]

class PyTorchDistributedMixIn:
    """Reads and updates the weights of a network by the name of each tensor.

    Together with the model's `fit`, it implements `DistributedModelProtocol`, which
    `FederatedAveraging` requires. In every round, a worker

    1. copies its weights with `get_param_states`,
    2. trains,
    3. sends the difference computed by `diff_params`,
    4. receives the average and loads it with `update_params`.

    Running statistics of normalisation layers are exchanged like weights. Counters,
    such as the number of processed batches, remain local.

    Warning:
        Differences between weights aren't anonymous: the differences of a single pod
        can reveal information about its rows. Use `SecureAggregator`, so that only
        averages are visible, or differential privacy.

    Examples:
        Compute how much one round of training changes a model:

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
        """Initialise the mix-in, which has no options.

        Args:
            **kwargs: Passed to the next class in the hierarchy.
        """

    @property
    def backend_tensor_shim(self) -> PyTorchBackendTensorShim:
        """Converter between the network's tensors and NumPy arrays."""

    def get_param_states(self) -> dict[str, Tensor]:
        """Copy the current weights.

        Returns:
            Copies on the CPU, by name. Further training doesn't change them.

        Raises:
            RuntimeError: If the model isn't initialised.
        """

    def update_params(self, new_params: Mapping[str, Tensor]) -> None:
        """Replace the weights, usually by the average of all pods.

        Args:
            new_params: A tensor for every name that `get_param_states` returns.

        Raises:
            RuntimeError: If the model isn't initialised.
            ValueError: If a name is missing or unknown, or a shape differs.
        """

    def diff_params(
        self, old_params: Mapping[str, Tensor], new_params: Mapping[str, Tensor]
    ) -> dict[str, Tensor]:
        """Subtract older weights from newer ones.

        Args:
            old_params: Weights before training.
            new_params: Weights after training, with the same names.

        Returns:
            The difference of each tensor, by name.

        Raises:
            ValueError: If the names or shapes differ.
        """

    def apply_weight_updates(self, updates: Sequence[Mapping[str, Tensor]]) -> dict[str, Tensor]:
        """Add updates to the weights.

        Args:
            updates: Differences as returned by `diff_params`, which are added in order.
                Weight or average them first.

        Returns:
            The new weights, by name.

        Raises:
            RuntimeError: If the model isn't initialised.
            ValueError: If an update doesn't match the layers.
        """

    def serialise_params(self, params: Mapping[str, Tensor]) -> dict[str, list[float]]:
        """Flatten tensors to lists for a message.

        Args:
            params: Tensors by name.

        Returns:
            Their numbers by name, in row-major order.
        """

    def deserialise_params(self, params: Mapping[str, Sequence[float]]) -> dict[str, Tensor]:
        """Convert lists of numbers to the tensors of this network.

        Args:
            params: Lists from `serialise_params` of a model of the same class.

        Returns:
            Tensors by name, with the shapes and element types of this network.

        Raises:
            ValueError: If a name is unknown or a list has the wrong length.
        """

    def set_model_training_iterations(self, iterations: int) -> None:
        """Set how long the next call of `fit` trains.

        Args:
            iterations: Number of epochs or steps, whichever the model is configured
                with; at least 1.

        Raises:
            ValueError: If `iterations` is smaller than 1.
        """

    def reset_trainer(self) -> None:
        """Reset the optimiser before the next call of `fit`.

        The momentum of one round doesn't match the average that the next round starts
        from, so protocols call this method between rounds. Epochs are counted across
        rounds, so that a learning-rate schedule continues.
        """

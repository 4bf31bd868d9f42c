"""The bridge from Lightning's epochs to the hooks of this package."""

from pytorch_lightning import Callback, LightningModule, Trainer

__all__ = ["EpochCallbacks"]

class EpochCallbacks(Callback):
    """Tells every registered algorithm hook when an epoch of training begins and ends.

    `PyTorchModel` adds it to its trainer by itself. Write a `BaseAlgorithmHook` to react
    to epochs; you only meet this class if you bring a trainer of your own.

    An error inside a hook is logged and does not stop the training.

    Examples:
        >>> from pytorch_lightning import Trainer
        >>> from atoll.backends.pytorch.epoch_callbacks import EpochCallbacks
        >>> from atoll.hooks import BaseAlgorithmHook
        >>> class Progress(BaseAlgorithmHook):
        ...     hook_name = "progress"
        ...
        ...     def on_train_epoch_end(
        ...         self, current_epoch: int, min_epochs: int | None, max_epochs: int | None
        ...     ) -> None:
        ...         print(f"Epoch {current_epoch + 1} of {max_epochs} done")
        >>> Progress().register()
        >>> trainer = Trainer(max_epochs=5, callbacks=[EpochCallbacks()])
    """

    def on_train_epoch_start(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """Pass the start of an epoch on to `BaseAlgorithmHook.on_train_epoch_start`.

        Args:
            trainer: Trainer that runs; it knows the number of the epoch.
            pl_module: Model that is trained.
        """

    def on_train_epoch_end(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """Pass the end of an epoch on to `BaseAlgorithmHook.on_train_epoch_end`.

        Args:
            trainer: Trainer that runs; it knows the number of the epoch.
            pl_module: Model that is trained.
        """

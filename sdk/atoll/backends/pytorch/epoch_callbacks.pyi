"""Lightning callbacks that call the SDK's hooks."""

from pytorch_lightning import Callback, LightningModule, Trainer

__all__ = ["EpochCallbacks"]

class EpochCallbacks(Callback):
    """Calls every registered algorithm hook when an epoch starts and ends.

    `PyTorchModel` adds it to its trainer automatically. To react to epochs, write a
    `BaseAlgorithmHook`. You need this class only if you create your own trainer.

    An error inside a hook is logged and doesn't stop the training.

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
        """Call `BaseAlgorithmHook.on_train_epoch_start` of all hooks.

        Args:
            trainer: The trainer, which provides the number of the epoch.
            pl_module: The trained model.
        """

    def on_train_epoch_end(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """Call `BaseAlgorithmHook.on_train_epoch_end` of all hooks.

        Args:
            trainer: The trainer, which provides the number of the epoch.
            pl_module: The trained model.
        """

"""Errors of the hub, the access manager and the login.

Examples:
    Distinguish a mistyped identifier from a hub that can't be reached:

    >>> from atoll.hub import HubClient
    >>> from atoll.hub.exceptions import HubError, PodDoesNotExistError
    >>> try:
    ...     status = HubClient().get_pod("carol/census-income")["status"]
    ... except PodDoesNotExistError:
    ...     status = "unknown"
    ... except HubError as error:
    ...     raise SystemExit(f"The hub can't be reached: {error}") from error
"""

from atoll.exceptions import SdkError

__all__ = [
    "AuthenticationError",
    "HubError",
    "ModelTooLargeError",
    "ModelUploadError",
    "ModelValidationError",
    "PodDoesNotExistError",
    "SchemaUploadError",
]

class HubError(SdkError):
    """A service of the platform failed or refused a request, and no more specific class
    applies.

    It is also the base class of the other exceptions in this module. Temporary failures
    are retried before it is raised, as often as `ATOLL_WEB_MAX_RETRIES` allows.

    Message: `The hub at https://hub.example.com could not be reached.`

    Cause: The machine is offline, a firewall or proxy blocks outgoing HTTPS, or the hub
    is down.

    Fix: Open the address in a browser on the same machine. If that fails too, check the
    network. Behind a proxy, set `HTTPS_PROXY` and leave `ATOLL_PROXY_SUPPORT` at
    `true`.

    Message: `You have no role on alice/census-income.`

    Cause: You asked for something that only users with a role on the pod can see, such
    as the schema of its datasets.

    Fix: Ask the pod's owner for a role, or join a project that the dataset is linked
    to.

    Message: `Model alice/IncomeModel has no version 3.`

    Cause: The name or the version is wrong, or the model is private and not shared with
    you.

    Fix: Check name and version on the model's page. Leave out `model_version` for the
    newest version.
    """

class AuthenticationError(HubError):
    """The login failed, or the credentials are no longer valid.

    Message: `The login was not confirmed in time.`

    Cause: The code wasn't confirmed in the browser before it expired.

    Fix: Start the login again and confirm the code within five minutes.

    Message: `The API keys were rejected.`

    Cause: The keys were deleted on the hub, are mistyped, or belong to an account other
    than `username`.

    Fix: Create a new pair under My Pods > API Keys. A pod can have two pairs at a time,
    so delete the old one after you have switched.
    """

class PodDoesNotExistError(HubError):
    """The hub has no pod or dataset with this identifier, or it isn't yours to change.

    Message: `There is no pod or dataset carol/census-income.`

    Cause: The identifier is mistyped, or its owner has never started the pod.

    Fix: Copy the identifier from the dataset's page on the hub. It has the form
    `owner/name`.

    Message: `alice/census-income doesn't belong to you.`

    Cause: You tried to change a pod or its roles while logged in with another account.

    Fix: Log in as the owner, or ask the owner to make the change.
    """

class SchemaUploadError(HubError):
    """The hub rejected a schema.

    Message: `A different schema is already registered for alice/census-income.`

    Cause: The columns or categories of the data have changed since the pod was first
    started.

    Fix: Start the pod once with `update_schema=True` (`update_schema: true` in a pod
    file), which replaces the schema.
    """

class ModelUploadError(HubError):
    """A model or its weights couldn't be uploaded.

    Message: `Only the owner of alice/IncomeModel can upload to it.`

    Cause: The model belongs to another user.

    Fix: Upload your own copy of the code, or ask the owner to upload the weights.

    Message: `IncomeModel has no version 2 to attach weights to.`

    Cause: `model_version` names a version that doesn't exist.

    Fix: Upload the code first. `ModelReference.upload` returns the version.
    """

class ModelTooLargeError(ModelUploadError):
    """A model's code or weights are larger than the hub accepts.

    Message: `The weights are 2.4 GiB; the limit is 2 GiB.`

    Cause: The file exceeds `atoll.hub.api.MAX_MODEL_SIZE_BYTES` for code or
    `atoll.hub.api.MAX_WEIGHTS_SIZE_BYTES` for weights.

    Fix: Remove data and notebook output from a code file. Save weights in 16 bits, or
    fine-tune fewer layers.
    """

class ModelValidationError(ModelUploadError):
    """A file doesn't contain a model that a pod can run.

    Message: `income_model.py defines 2 model classes; exactly one is required.`

    Cause: The file defines no class that derives from
    `atoll.models.federated_model.FederatedModel`, or more than one.

    Fix: Keep exactly one model class in the file. Helper classes that aren't models are
    allowed, and the file can have any name.

    Message: `income_model.py could not be imported: No module named 'seaborn'.`

    Cause: The file imports a package that the SDK doesn't depend on, or fails while it
    is imported.

    Fix: Remove the import. Only the standard library, NumPy, pandas, PyTorch, Lightning
    and the SDK itself are available on every pod.

    Message: `The code of alice/IncomeModel doesn't match the hash on the hub.`

    Cause: The downloaded file differs from the version that was approved.

    Fix: Delete the file from the cache (`ATOLL_CACHE_DIR`) and try again. If the error
    persists, don't run the model, and tell its owner.
    """

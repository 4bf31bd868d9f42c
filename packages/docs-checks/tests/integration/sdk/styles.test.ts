import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {findDiagnostics} from './support/find-diagnostics';
import {discard, PACKAGE} from './support/seed';

let root: string;

afterEach(() => discard(root));

/** Returns the diagnostics of a package with a single module. */
async function faultsOf(source: string): Promise<string[]> {
  root = await mkdtemp(path.join(tmpdir(), 'sdk-'));
  await mkdir(path.join(root, PACKAGE));
  await writeFile(path.join(root, PACKAGE, '__init__.py'), source);
  return (await findDiagnostics(root)).map(
    ({ruleId, line, reason}) => `${ruleId} ${line} ${reason}`,
  );
}

describe('an SDK of Python sources', () => {
  it('may have docstrings with Sphinx fields, which omit stars', async () => {
    expect(
      await faultsOf(`"""A lagoon and what lives in it."""

__all__ = ["release"]


def release(*fish: str, depth: float = 1.0, **tags: str) -> int:
    """Lets fish go free.

    :param fish: Their names.
    :param depth: Where, in metres.
    :param tags: Notes about each.
    :param tide: Height of the sea.
    :returns: How many swam away.
    :raises ValueError: If there are none.
    """
    return len(fish)
`),
    ).toEqual(['argument-unknown 12 lagoon.release has no argument "tide"']);
  });

  it('may have docstrings in NumPy style', async () => {
    expect(
      await faultsOf(`"""A lagoon and what lives in it."""

__all__ = ["release"]


def release(*fish: str, depth: float = 1.0) -> int:
    """Lets fish go free.

    Parameters
    ----------
    *fish
        Their names.

    Returns
    -------
    int
        How many swam away.
    """
    return len(fish)
`),
    ).toEqual([
      'argument-undocumented 6 Argument "depth" of lagoon.release is not documented',
    ]);
  });

  it.each([
    ['a title that tildes underline', 'A gate\n    ~~~~~~\n\n    Shut it.'],
    ['a fence without a language', '```\n    shut()\n    ```'],
    [
      'a fence of Python above text',
      '```python\n    shut()\n    ```\n    Bye.',
    ],
  ])('must have doctests in an example, in spite of %s', async (_, example) => {
    expect(
      await faultsOf(
        `"""Holds fish.\n\nExamples:\n    ${example}\n"""\n\n__all__ = []\n`,
      ),
    ).toEqual([
      'example-unchecked 3 The example of lagoon has no doctest lines, so it is not checked',
    ]);
  });

  it('must have doctests in the examples of every overload', async () => {
    const overload = (type: string, example: string) =>
      `@overload\ndef dive(depth: ${type}) -> None:\n    """Goes down.\n\n    Args:\n        depth: How far.\n\n    Examples:\n        ${example}\n    """\n\n`;
    expect(
      await faultsOf(
        `"""Holds fish."""\nfrom typing import overload\n__all__ = ["dive"]\n${overload('int', 'dive(1)')}${overload('str', '>>> dive("sea")')}`,
      ),
    ).toEqual([
      'example-unchecked 11 The example of lagoon.dive has no doctest lines, so it is not checked',
    ]);
  });

  it('may have examples in another language', async () => {
    const source =
      '"""Holds fish.\n\nExamples:\n    ~~~ yaml\n    a: 1\n    ~~~\n"""\n\n__all__ = []\n';
    expect(await faultsOf(source)).toEqual([]);
  });

  it('may omit or describe arguments with a leading underscore', async () => {
    expect(
      await faultsOf(`"""A lagoon and what lives in it."""

__all__ = ["close", "release"]


def release(fish: str, _wait: bool = False) -> None:
    """Lets a fish go free.

    Args:
        fish: Its name.
        _wait: For tests alone.
    """


def close(_wait: bool = False) -> None:
    """Shuts the gate to the sea."""
`),
    ).toEqual([]);
  });

  it('may document an exception in any overload', async () => {
    expect(
      await faultsOf(`"""A lagoon and what lives in it."""

from typing import overload

__all__ = ["TideError", "dive"]


class TideError(Exception):
    """Reports that the water is too high."""


@overload
def dive(depth: int) -> None:
    """Goes down by metres.

    Args:
        depth: In metres.

    Raises:
        TideError: If it is flooded.
        WaveError: If the sea is rough.
    """


@overload
def dive(depth: str) -> None:
    """Goes down to a place.

    Args:
        depth: Its name.
    """
`),
    ).toEqual([
      'exception-unknown 21 The docstring of lagoon.dive documents that it raises "WaveError", which does not exist',
    ]);
  });

  it('may describe the arguments of a constructor in the class', async () => {
    expect(
      await faultsOf(`"""A lagoon and what lives in it."""

__all__ = ["Gate"]


class Gate:
    """Parts the lagoon from the sea.

    Args:
        width: In metres.
        height: In metres.
    """

    def __init__(self, width: float) -> None:
        self._width = width
`),
    ).toEqual([
      'argument-unknown 11 lagoon.Gate.__init__ has no argument "height"',
    ]);
  });
});

import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {findDiagnostics} from './support/find-diagnostics';
import {discard, PACKAGE} from './support/seed';

let root: string;

afterEach(() => discard(root));

/** Returns the diagnostics of a package with a source and a stub. */
async function faultsOf(source: string, stub: string): Promise<string[]> {
  root = await mkdtemp(path.join(tmpdir(), 'sdk-'));
  await mkdir(path.join(root, PACKAGE));
  await writeFile(path.join(root, PACKAGE, '__init__.py'), source);
  await writeFile(path.join(root, PACKAGE, '__init__.pyi'), stub);
  return (await findDiagnostics(root)).map(
    ({ruleId, file, line, reason}) => `${ruleId} ${file}:${line} ${reason}`,
  );
}

const SOURCE = `"""A lagoon and what lives in it."""

__all__ = ["release"]


def release(fish, **options):
    """Lets a fish go free.

    Args:
        fish: Its name.

    Returns:
        Where it is.
    """
`;

const STUB = `__all__ = ["release"]

def release(
    fish,
    *,
    depth: float = ...,
) -> str: ...
`;

describe('an SDK of sources and stubs', () => {
  it('has the arguments of the stub at its lines, not those of the source', async () => {
    expect(await faultsOf(SOURCE, STUB)).toEqual([
      'type-missing lagoon/__init__.pyi:4 Argument "fish" of lagoon.release does not state its type',
      'default-hidden lagoon/__init__.pyi:6 Argument "depth" of lagoon.release hides its default value behind "..."',
      'argument-undocumented lagoon/__init__.pyi:6 Argument "depth" of lagoon.release is not documented',
    ]);
  });

  it('has a docstring of the stub at its line', async () => {
    const stub = `__all__ = ["release"]

def release(fish: str) -> str:
    """Lets a fish go free.

    Args:
        fish: Its name.
    """
`;
    const source = SOURCE.replace(/ {4}"""[^]*"""/, '    return "sea"');
    expect(await faultsOf(source, stub)).toEqual([
      'result-undocumented lagoon/__init__.pyi:4 The docstring of lagoon.release does not describe what it returns',
    ]);
  });
});

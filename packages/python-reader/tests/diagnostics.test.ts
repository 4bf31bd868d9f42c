import {symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPackage} from '../src/read-package';
import {Reading, readText, withFiles} from './read-files';

describe('problematic input', () => {
  it('is reported if it is a syntax error, and the rest of the file is read', async () => {
    const reading = await readText(`
def good(a): ...
def broken(:
    pass
class After:
    x = 1
`);
    expect(reading.diagnostics()[0]).toMatch(
      /^syntax shop\/__init__\.py:[34]$/,
    );
    expect(reading.get('function', 'shop.good').name).toBe('good');
    expect(reading.result.diagnostics.some(({fatal}) => fatal)).toBe(false);
    expect(reading.module().faults[0]?.file).toBe('shop/__init__.py');
  });

  it('is reported with the line of a byte that is not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('"""Doc."""\nname = "'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"\nafter = 1\n'),
    ]);
    const reading = await Reading.of({'shop/__init__.py': bytes});
    expect(reading.diagnostics()).toEqual(['encoding shop/__init__.py:2']);
    expect(reading.get('attribute', 'shop.after').name).toBe('after');
  });

  it('is not reported if the file declares its encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from('# -*- coding: latin-1 -*-\n"""Caf'),
      Buffer.from([0xe9]),
      Buffer.from('"""\n'),
    ]);
    const reading = await Reading.of({'shop/__init__.py': bytes});
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.module().docstring?.raw).toBe('Café');
  });

  it('can have a byte order mark and Windows line endings', async () => {
    const reading = await readText(
      '\ufeff"""Doc."""\r\ndef f():\r\n    """One.\r\n\r\n    Two."""\r\n',
    );
    expect(reading.module().docstring?.raw).toBe('Doc.');
    expect(reading.get('function', 'shop.f').docstring).toMatchObject({
      raw: 'One.\n\nTwo.',
      line: 3,
      endLine: 5,
    });
  });

  it('can have a megabyte on one line', async () => {
    const reading = await readText(
      `DATA = [${'1, '.repeat(350_000)}]\ndef f():\n    """${'x'.repeat(1_000_000)}"""\n`,
    );
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('function', 'shop.f').docstring?.raw.length).toBe(
      1_000_000,
    );
    expect(
      JSON.stringify(reading.get('constant', 'shop.DATA')).length,
    ).toBeLessThan(10_000);
  });

  it('can be nested deeper than the stack allows', async () => {
    const depth = 20_000;
    const reading = await readText(
      `x = ${'['.repeat(depth)}${']'.repeat(depth)}\ndef f(): ...\n`,
    );
    expect(reading.get('function', 'shop.f').name).toBe('f');
  });

  it('can be two modules with the same path', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/orders.py': 'wrong = 1',
      'shop/orders/__init__.py': 'right = 1',
    });
    expect(reading.diagnostics()).toEqual([
      'duplicate-module shop/orders.py:1',
    ]);
    expect(reading.module('shop.orders').members.map(({name}) => name)).toEqual(
      ['right'],
    );
  });

  it('can be paths that differ only in case', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/Orders.py': '',
      'shop/orders.py': '',
    });
    expect(reading.diagnostics()).toEqual([
      'duplicate-module shop/orders.py:1',
    ]);
  });

  it('can be circular imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/one.py': 'from .two import x\n',
      'shop/two.py': '\nfrom .one import x\n',
    });
    expect(reading.diagnostics()).toEqual([
      'cyclic-import shop/one.py:1',
      'cyclic-import shop/two.py:2',
    ]);
  });

  it('can be imports of missing names, unless they are in a try', async () => {
    const reading = await readText(`
from .missing import a
from shop import b
try:
    from .missing import c
except ImportError:
    c = None
`);
    expect(reading.diagnostics()).toEqual([
      'unresolved-import shop/__init__.py:2',
      'unresolved-import shop/__init__.py:3',
    ]);
    const star = await readText(
      '\nfrom .missing import *\ntry:\n    from .other import *\nexcept ImportError: ...\n',
    );
    expect(star.diagnostics()).toEqual([
      'unresolved-import shop/__init__.py:2',
    ]);
  });

  it('does not include imports of compiled modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from ._fast import f\nfrom . import _fast',
      'shop/_fast.cpython-311-x86_64-linux-gnu.so': '',
    });
    expect(reading.diagnostics()).toEqual([]);
  });

  it('does not include imports of modules that a pattern leaves out', async () => {
    const reading = await Reading.of(
      {
        'shop/__init__.py': [
          'from shop import tools',
          'from .inner.deep import *',
          'from .tools import Hammer',
          'from .missing import gone',
          'class Sledge(Hammer): ...',
          'class Screw(Nail): ...',
          'def strike(with_: tools.Hammer) -> Nail: ...',
        ].join('\n'),
        'shop/tools.py': 'class Hammer: ...',
        'shop/inner/deep.py': 'class Nail: ...',
      },
      {exclude: ['shop/tools.py', 'shop/inner/**']},
    );
    expect(reading.diagnostics()).toEqual([
      'unresolved-import shop/__init__.py:4',
    ]);
    expect(reading.get('class', 'shop.Sledge').mro).toEqual([
      {path: 'shop.tools.Hammer', origin: 'external'},
    ]);
    expect(reading.result.package.leftOut).toEqual([
      'shop.inner',
      'shop.inner.deep',
      'shop.tools',
    ]);
  });

  it('can be a file that disappears before it is read', async () => {
    const reading = await withFiles(
      {'shop/__init__.py': 'from .orders import Order'},
      async (root) => {
        await symlink(join(root, 'gone.py'), join(root, 'shop/orders.py'));
        return new Reading(await readPackage({root, package: 'shop'}));
      },
    );
    expect(reading.diagnostics()).toContain('unreadable-file shop/orders.py:1');
  });

  it('can be missing, cyclic or contradictory bases', async () => {
    const reading = await readText(`
class A(Missing): ...
class B(C): ...
class C(B): ...
class D: ...
class E(D): ...
class F(D, E): ...
`);
    expect(reading.diagnostics()).toEqual([
      'unknown-base shop/__init__.py:2',
      expect.stringMatching(/^cyclic-base shop\/__init__\.py:[34]$/),
      'inconsistent-bases shop/__init__.py:7',
    ]);
    expect(reading.get('class', 'shop.F').mro.map(({path}) => path)).toEqual([
      'shop.D',
      'shop.E',
    ]);
  });

  it('is reported once, at the import and not at its uses', async () => {
    const reading = await readText(`
from .made import a_pb2, Base
from .made import _private
class A(a_pb2.A, Base):
    x: a_pb2.B
def f(a: a_pb2.C) -> Base: ...
class B(Gone[int], Base): ...
`);
    expect(reading.diagnostics()).toEqual([
      'unresolved-import shop/__init__.py:2',
      'unresolved-import shop/__init__.py:2',
      'unknown-base shop/__init__.py:7',
    ]);
  });

  it('can be arguments that only the docstring mentions', async () => {
    const reading = await readText(`
def f(a, *args):
    """Do.

    Args:
        a: Known.
        *args: Known.
        b: Unknown.
    """
def g(a, **options):
    """Do.

    Args:
        anything: Goes.
    """
class C:
    """A class.

    Args:
        x: Known.
        y: Unknown.
    """
    def __init__(self, x): ...
`);
    expect(reading.diagnostics()).toEqual([
      'unknown-argument shop/__init__.py:8',
      'unknown-argument shop/__init__.py:21',
    ]);
    expect(reading.result.diagnostics[0]).toMatchObject({
      fatal: false,
      reason:
        'the docstring of `shop.f` describes `b`, which is not a parameter',
      note: 'Its parameters are `a`, `args`.',
    });
  });

  it('can be a missing package', async () => {
    const {diagnostics} = await readPackage({
      root: '/nowhere',
      package: 'shop',
    });
    expect(diagnostics).toMatchObject([
      {
        ruleId: 'no-such-package',
        reason:
          'neither the folder /nowhere/shop nor the file /nowhere/shop.py exists',
      },
    ]);
  });

  it('does not include valid Python that looks odd', async () => {
    const reading = await readText(`
def f(total):
    raise TypeError(f"{total:=} of {total!r:>{10}}")
class A[T = int]: ...
type = 3
match = 4
print = lambda *a: None
async def g():
    async with a as b, c: yield 1
    return [x async for x in b]
x = (yield_ := 3)
`);
    expect(reading.diagnostics()).toEqual([]);
  });
});

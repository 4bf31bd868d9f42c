import {describe, expect, it} from 'vitest';
import {Reading} from './read-files';
import {targetsOf} from './text-of';

const DEFINITIONS = `
from . import fish
from collections import namedtuple
from enum import Enum
from typing import NewType, TypeAlias
from boat import hull
class node: ...
Key = str
key: TypeAlias = str
name = NewType('name', str)
Mode = Enum("Mode", "A B")
color = Enum("color", "A B")
point = namedtuple("point", "x y")
nodes = [1]
def graph(): ...
def list(): ...
def Field(): ...
class Net:
    graph = None
    n_nodes = 1
    def f(self, x):
        """Do.

        Parameters
        ----------
        x : TYPE
            It.
        """
`;

/** The targets in a type of a NumPy-style docstring, below some definitions. */
async function targets(type: string): Promise<(string | null)[]> {
  const reading = await Reading.of({
    'shop/__init__.py': DEFINITIONS.replace('TYPE', type),
    'shop/fish.py': '',
  });
  const {docstring} = reading.get('method', 'shop.Net.f');
  const [entry] = (docstring?.sections ?? []).flatMap((section) =>
    'entries' in section ? section.entries : [],
  );
  return targetsOf(entry?.annotation ?? null);
}

describe('a word in the type of a docstring', () => {
  it.each([
    ['graph dictionary', []],
    ['dict for all nodes', ['builtins.dict']],
    ['function, input or sum', []],
    ['fish or other animal', []],
    ['list of str', ['builtins.list', 'builtins.str']],
  ])(
    'is not a value that has the same name, as in `%s`',
    async (type, found) => {
      expect(await targets(type)).toEqual(found);
    },
  );

  it.each([
    ['node or Net', ['shop.node', 'shop.Net']],
    ['Key, Mode or Field', ['shop.Key', 'shop.Mode', 'shop.Field']],
    ['key or name', ['shop.key', 'shop.name']],
    ['color or point', ['shop.color', 'shop.point']],
    ['callable', ['builtins.callable']],
    ['hull', ['boat.hull']],
    ['array of shape (n_nodes,)', ['shop.Net.n_nodes']],
    ['Net.graph', ['shop.Net.graph']],
  ])('is a name if it can be a type, as in `%s`', async (type, found) => {
    expect(await targets(type)).toEqual(found);
  });
});

import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type PythonPackage, readPackage} from 'python-reader';
import {NameFinder} from '../../src/sdk/package/name-finder';
import {PackageIndex} from '../../src/sdk/package/package-index';

const FILES = {
  '__init__.py': `
import numpy as np
from pathlib import Path
from .boats import Boat as Ship
from . import boats as craft
`,
  'boats.py': `
class Craft:
    def sail(self): ...

class Boat(Craft):
    def row(self): ...
`,
  'knots.py': 'def tie(): ...\n',
  'crews.py': 'class Crew:\n    def rest(self): ...\n',
  'divers.py': 'class Crew:\n    def dive(self): ...\n',
  'fish.py': 'class reef:\n    def grow(self): ...\n',
};

async function read(): Promise<PythonPackage> {
  const root = await mkdtemp(path.join(tmpdir(), 'names-'));
  try {
    await mkdir(path.join(root, 'reef'));
    for (const [name, text] of Object.entries(FILES)) {
      await writeFile(path.join(root, 'reef', name), text);
    }
    return (await readPackage({root, package: 'reef'})).package;
  } finally {
    await rm(root, {recursive: true, force: true});
  }
}

describe('a name in a docstring', async () => {
  const reef = await read();
  const index = new PackageIndex(reef);
  const finder = new NameFinder(reef, index);

  /** Looks a name up in the docstring of a module, or of a class in it. */
  const find = (name: string, module = 'reef', className = '') => {
    const [place] = reef.modules.filter(({path: own}) => own === module);
    const owner = place?.members.find((member) => member.name === className);
    if (!place) {
      throw new Error(`There is no module ${module}.`);
    }
    const meaning = finder.find(name, {
      module: place,
      owner: owner?.kind === 'class' ? owner : null,
    });
    return meaning.kind === 'package' ? meaning.found.path : meaning.kind;
  };

  it('means the definition behind a path at which it is re-exported', () => {
    expect(find('reef.Ship')).toBe('reef.boats.Boat');
    expect(find('reef.Ship.row')).toBe('reef.boats.Boat.row');
    expect(find('reef.craft')).toBe('reef.boats');
    expect(find('reef.craft.Craft')).toBe('reef.boats.Craft');
    expect(find('reef.boats.Sail')).toBe('missing');
    expect(find('reef')).toBe('reef');
  });

  it('is known by the name that its module gives it', () => {
    expect(find('Ship.row')).toBe('reef.boats.Boat.row');
    expect(find('craft.Boat')).toBe('reef.boats.Boat');
    expect(find('craft.Raft')).toBe('missing');
  });

  it('may be a member of its class, inherited or not', () => {
    expect(find('row', 'reef.boats', 'Boat')).toBe('reef.boats.Boat.row');
    expect(find('sail', 'reef.boats', 'Boat')).toBe('reef.boats.Craft.sail');
    expect(find('row', 'reef.boats', 'Craft')).toBe('missing');
    expect(find('row.fast', 'reef.boats', 'Boat')).toBe('missing');
  });

  it('may be defined anywhere in the package', () => {
    expect(find('Boat.sail', 'reef.knots')).toBe('reef.boats.Craft.sail');
    expect(find('tie')).toBe('reef.knots.tie');
    // Only at a module's top level, and not by the name of a re-export.
    expect(find('row', 'reef.knots')).toBe('missing');
    expect(find('Ship', 'reef.knots')).toBe('missing');
  });

  it('may be that of a member of any class with the name before it', () => {
    expect(find('Crew.rest', 'reef.knots')).toBe('reef.crews.Crew.rest');
    expect(find('Crew.dive', 'reef.knots')).toBe('reef.divers.Crew.dive');
    expect(find('Crew.sail', 'reef.knots')).toBe('missing');
    expect(find('Crew.dive', 'reef.crews')).toBe('missing');
  });

  it('may start with a class that has the name of the package', () => {
    expect(find('reef.grow', 'reef.knots')).toBe('reef.fish.reef.grow');
    expect(find('reef.shrink', 'reef.knots')).toBe('missing');
    expect(find('reef.tie', 'reef.knots')).toBe('missing');
  });

  it('may be of the language or of a library that the package uses', () => {
    expect(find('ValueError')).toBe('builtin');
    expect(find('builtins.ValueError')).toBe('builtin');
    expect(find('builtins.VolumeError')).toBe('missing');
    expect(find('builtins')).toBe('missing');
    expect(find('None')).toBe('builtin');
    expect(find('Path')).toBe('external');
    expect(find('np.array', 'reef.knots')).toBe('external');
    expect(find('pathlib', 'reef.knots')).toBe('external');
    expect(find('torch', 'reef.knots')).toBe('missing');
  });
});

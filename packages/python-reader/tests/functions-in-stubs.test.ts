import {expect, it} from 'vitest';
import {Reading} from './read-files';

it('describes a function of a stub that is a class in the source', async () => {
  const reading = await Reading.of({
    'shop/__init__.py': 'from ._make import Factory\n',
    'shop/__init__.pyi': 'def Factory(make: object) -> object: ...\n',
    'shop/_make.py': 'class Factory:\n    """Makes defaults."""\n',
  });
  expect(reading.get('function', 'shop.Factory')).toMatchObject({
    docstring: {raw: 'Makes defaults.'},
    location: {file: 'shop/_make.py', line: 1},
  });
});

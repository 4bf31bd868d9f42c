import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const SOURCE = `
from harbour.moorings import Anchorage, Named

class Heir(Anchorage):
    """A place to wait."""

class Detailed(Named):
    """A place with a long name.

    Args:
        name: Said by the class.
    """

class Shown(Named):
    """A named place."""
`;

const MOORINGS = `
from typing import overload

class Named:
    """A thing with a name."""
    def __init__(self, name: str) -> None:
        """Give it a name.

        Args:
            name: What it is called.
        """

class Chain:
    """What holds."""

class Anchorage:
    """Where ships anchor."""
    @overload
    def __init__(self, depth: int) -> None: ...
    @overload
    def __init__(self, depth: str) -> None:
        """Read the depth."""
    def __init__(self, depth):
        """Drop a \`Chain\`.

        Args:
            depth: How deep.
        """
`;

describe('a class with the constructor of a base', () => {
  let mdx = '';
  const section = (name: string) =>
    mdx.slice(
      mdx.indexOf(`## \`${name}\``),
      mdx.indexOf('\n## ', mdx.indexOf(`## \`${name}\``) + 5),
    );
  const inOrder = (name: string, texts: string[]) => {
    const places = texts.map((text) => section(name).indexOf(text));
    expect(places).not.toContain(-1);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  };

  beforeAll(async () => {
    const site = await createSite('harbour', 'harbour');
    const folder = path.join(site.siteDir, 'sdk', 'harbour');
    await writeFile(path.join(folder, 'roads.py'), `${SOURCE}class Z: ...\n`);
    await writeFile(path.join(folder, 'moorings.py'), MOORINGS);
    await site.generate();
    mdx = await site.page('harbour.roads');
    await compilePage(mdx);
  });

  it('has its docstring below that of the class, under a title', () => {
    inOrder('Shown', [
      'class </span>',
      'title="Bases"',
      'A named place.',
      '<Title>\n\nConstructor\n\n</Title>',
      'Give it a name.',
      'target="Shown(name)"',
    ]);
  });

  it('keeps the docstring of an overload at its signature', () => {
    inOrder('Heir', [
      'Constructor 2 of Heir',
      'Read the depth.',
      'title="Bases"',
      'A place to wait.',
      '<Title>\n\nConstructor\n\n</Title>',
      'How deep.',
    ]);
  });

  it('links the names in the docstring as its own module knows them', () => {
    expect(section('Heir')).toContain(
      'Drop a [`Chain`](/api/harbour/moorings#Chain).',
    );
  });

  it('describes its parameters once if the class does', () => {
    expect(section('Detailed').match(/<Field name="name"/g)).toHaveLength(1);
    expect(section('Detailed')).toContain('Said by the class.');
  });
});

describe('an attribute that a stub declares and a constructor sets', () => {
  it('does not have the name of the parameter as its value', async () => {
    const site = await createSite('harbour', 'harbour');
    const folder = path.join(site.siteDir, 'sdk', 'harbour');
    await writeFile(
      path.join(folder, 'bells.py'),
      `class Bell:\n    def __init__(self, tone, size):\n        self.tone = tone\n        self.size = size or 3\n`,
    );
    await writeFile(
      path.join(folder, 'bells.pyi'),
      `class Bell:\n    tone: str\n    size: int = ...\n    def __init__(self, tone: str, size: int) -> None: ...\n`,
    );
    await site.generate();
    const mdx = await site.page('harbour.bells');
    expect(mdx).toMatch(/<Field name="tone" id="Bell\.tone" type=.*\/>/);
    expect(mdx).not.toContain('= tone');
    expect(mdx).toContain('= size or 3');
  });
});

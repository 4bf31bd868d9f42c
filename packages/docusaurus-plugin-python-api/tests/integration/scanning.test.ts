import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const PARAMETERS = Array.from({length: 9}, (_, index) => `part_${index}`);

const SOURCE = `
"""Boats in all sizes.

Example:
    >>> row()
"""
import enum

class Boat:
    """Floats, \`mostly\` & <always>.

    Args:
        hull: What floats.
    """
    def __init__(self, hull: str, sail: str = "") -> None:
        self.sail = sail
    @property
    def speed(self) -> int:
        """How fast."""
    def sailTo_harbour(self) -> None:
        """Sail."""

class Leak(Exception):
    """Water in a \`{hull}\`, as *fast* as \`harbour.boats.Boat.speed\`."""

class Size(enum.Enum):
    """How large."""
    SMALL = 1

def row(strokes: int, *names: str, **options: int) -> None:
    """Row on.

    Args:
        strokes: How often.
        *names: Who rows.
        elsewhere: Is no parameter.
    """

def build(*, ${PARAMETERS.map((name) => `${name}: str = ""`).join(', ')}) -> Boat:
    """Build.

    Args:
        part_8: The last.
    """

def one() -> None: ...

DEPTH = 3
`;

const KNOTS = Array.from({length: 13}, (_, index) => `knot_${index}`);

const RIGS = `
class MastPartsConfig:
    """What a mast has."""

class MastRigConfig:
    """A mast."""
    parts: MastPartsConfig | None = None

class Hull:
    """A hull."""
    rig: MastRigConfig
`;

describe('a page for quick scanning', () => {
  let mdx = '';
  let small = '';
  let many = '';
  let rigs = '';

  beforeAll(async () => {
    const site = await createSite('harbour', 'harbour');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'boats.py'),
      SOURCE,
    );
    const folder = path.join(site.siteDir, 'sdk', 'harbour', 'ropes');
    await mkdir(folder);
    await writeFile(
      path.join(folder, '__init__.py'),
      `"""Ropes for all boats.

Example:
    >>> Rope()
"""
from .knots import Rope, ${KNOTS.join(', ')}`,
    );
    await writeFile(
      path.join(folder, 'knots.py'),
      `class Rope: ...\n${KNOTS.map((name) => `def ${name}(): ...\n`).join('')}`,
    );
    const module = path.join(site.siteDir, 'sdk', 'harbour', 'rigs.py');
    await writeFile(module, RIGS);
    await site.generate();
    rigs = await site.page('harbour.rigs');
    many = await site.page('harbour.ropes');
    mdx = await site.page('harbour.boats');
    small = await site.page('harbour.index');
    await compilePage(mdx);
  });

  it('has an overview above the first example if there are at least three symbols', () => {
    expect(mdx).toContain('["Classes",[["class","Boat",<>Floats, <code>');
    expect(mdx).toContain('["Enums",[["enum","Size","How large."]]]');
    expect(mdx).toContain('["function","row","Row on."]');
    expect(mdx).toContain('["constant","DEPTH",""]');
    expect(mdx.indexOf('<Overview ')).toBeLessThan(mdx.indexOf('<Title>'));
    expect(mdx.indexOf('<Overview ')).toBeGreaterThan(
      mdx.indexOf('Boats in all sizes.\n'),
    );
    expect(small).not.toContain('<Overview ');
  });

  it('keeps code and links in the overview, with the short names of symbols', () => {
    expect(mdx).toContain(
      '["exception","Leak",<>Water in a <code>{"\\u007bhull\\u007d"}</code>, as fast as <Ref to="/api/harbour/boats#Boat.speed"><code>Boat.speed</code></Ref>.</>]',
    );
  });

  it('shows a class in the row of the one it is part of if their names differ in one word', async () => {
    await compilePage(rigs);
    expect(rigs).toContain(
      '[["class","MastRigConfig","A mast.",["parts","MastPartsConfig"]],["class","Hull","A hull."]]',
    );
  });

  it('lists the modules of a package above its examples, which have a heading, and its re-exports below', () => {
    const places = [
      'Ropes for all boats.\n',
      '{#in-this-package}',
      '## Example \\{#package-examples}',
      '~~~python\nRope()\n~~~',
      '{#re-exports}',
    ].map((text) => many.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('states the number of re-exports of a kind if there are many', () => {
    expect(many).toContain('<Entries title="Classes" id="re-exports-classes">');
    expect(many).toContain(
      '<Entries title="Functions" id="re-exports-functions" folded={13}>',
    );
  });

  it('lists the examples and each kind of re-exports in the table of contents of a package', () => {
    const contents = /^export const toc = (.*);$/m.exec(many)?.[1] ?? '';
    expect(JSON.parse(contents)).toEqual([
      {value: 'In this package', id: 'in-this-package', level: 2},
      {value: 'Example', id: 'package-examples', level: 2},
      {value: 'Re-exports', id: 're-exports', level: 2},
      {value: 'Classes', id: 're-exports-classes', level: 3},
      {value: 'Functions', id: 're-exports-functions', level: 3},
    ]);
  });

  it('has the kinds of symbols in its table of contents, and breaks names between words', () => {
    const contents = /^export const toc = (.*);$/m.exec(mdx)?.[1] ?? '';
    const items = JSON.parse(contents) as {value: string; id: string}[];
    expect(items.map(({id}) => id)).toEqual([
      'Boat',
      'Boat.speed',
      'Boat.sailTo_harbour',
      'Leak',
      'Size',
      'row',
      'build',
      'one',
      'constants-and-variables',
    ]);
    const valueOf = (id: string) => items.find((item) => item.id === id)?.value;
    expect(valueOf('Leak')).toBe(
      '<code class="py-toc py-is-exception">Leak</code>',
    );
    expect(valueOf('Boat.speed')).toContain('py-is-property');
    expect(valueOf('Boat.sailTo_harbour')).toContain(
      '>sail<wbr>To_<wbr>harbour<',
    );
    expect(valueOf('constants-and-variables')).toBe('Constants and variables');
  });

  it('links a parameter in a signature to its description', () => {
    expect(mdx).toContain('<a href="#row(strokes)">strokes</a>');
    expect(mdx).toContain('<a href="#row(names)">*names</a>');
    expect(mdx).toContain('target="row(strokes)"');
    expect(mdx).toContain('target="row(names)"');
    expect(mdx).toContain('<a href="#Boat(hull)">hull</a>');
    expect(mdx, 'an attribute describes it').toContain(
      '<a href="#Boat.sail">sail</a>',
    );
    expect(mdx, 'not described').not.toContain('#row(options)');
  });

  it('has no broken links and no duplicate ids', () => {
    const hrefs = [...mdx.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = [...mdx.matchAll(/ (?:id|target)="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(hrefs.length).toBeGreaterThan(4);
    expect(hrefs.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('folds a signature with many parameters, which remains complete in the page', () => {
    const box = mdx.split('\n').find((line) => line.includes('of build"'));
    expect(box).toContain('part_0');
    expect(box).toContain('<a href="#build(part_8)">part_8</a>');
    expect(box).toMatch(/ folded=\{9\} \/>$/);
    expect(mdx.match(/ folded=\{/g)).toHaveLength(1);
  });
});

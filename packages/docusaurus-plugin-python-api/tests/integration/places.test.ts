import {appendFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSite} from './harbour';

const MODULE = `def sail():
    """Sail.

    .. note:: Mind the wind.

    .. math::

        \\\\frac{a_b_c
        + d}

    Ask :func:\`hostile.captain\`.
    """
`;

describe('a problem in a docstring', () => {
  it('is reported on one line, with the line of the text', async () => {
    const site = await createSite('hostile', 'hostile');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'hostile', 'places.py'),
      MODULE,
    );
    const {diagnostics} = await site.generate();
    const found = diagnostics
      .filter(({file}) => file.endsWith('places.py'))
      .map(({reason, line}) => [reason, line]);
    expect(found).toContainEqual([
      'the formula `\\frac{a_b_c + d}` is shown as TeX',
      8,
    ]);
    expect(found).toContainEqual([
      '`hostile.captain` is not a public name of the package',
      11,
    ]);
  });
});

describe('a second name of a symbol', () => {
  it('is linked to the first one', async () => {
    const site = await createSite('hostile', 'hostile');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'hostile', 'second.py'),
      'def sail(): ...\nclass Hull:\n    def float(self): ...\n    swim = float\n    hoist = sail\n    def __init__(self, sail):\n        self.jib = sail\nset_sail = sail\nMASTS: int = 2\nmasts = MASTS\n',
    );
    await site.generate();
    const page = await site.page('hostile.second');
    const link = (name: string) =>
      `initial={<>= <Ref to="/api/hostile/second#${name}">`;
    expect(page).toContain(`id="set_sail" ${link('sail')}sail</Ref></>}`);
    expect(page).toContain(
      `id="Hull.swim" ${link('Hull.float')}float</Ref></>}`,
    );
    expect(page).toContain(`id="Hull.hoist" ${link('sail')}sail</Ref></>}`);
    // Here, the name is that of the argument.
    expect(page).toContain('id="Hull.jib" flags="instance" />');
    expect(page).toContain(`id="masts" ${link('MASTS')}MASTS</Ref></>}`);
  });
});

describe('a name that several modules define', () => {
  it('is linked to the one that the package itself exports', async () => {
    const site = await createSite('hostile', 'hostile');
    const sources = path.join(site.siteDir, 'sdk', 'hostile');
    const write = (name: string, text: string) =>
      writeFile(path.join(sources, name), text);
    await write('brig.py', "class Vessel:\n    'Has two masts.'\n");
    await write('names.py', "Vessel = str | None\n'A name.'\n");
    await write('crew.py', "'Those aboard a `Vessel`.'\n");
    await site.generate();
    expect(await site.page('hostile.crew')).toContain('aboard a `Vessel`');
    await appendFile(
      path.join(sources, '__init__.py'),
      '\nfrom hostile.brig import Vessel as Vessel\n',
    );
    await site.generate();
    expect(await site.page('hostile.crew')).toContain(
      'aboard a [`Vessel`](/api/hostile/brig#Vessel)',
    );
  });
});

describe('a name that has no place of its own', () => {
  it('is not reported as broken if it exists', async () => {
    const site = await createSite('hostile', 'hostile');
    const sources = path.join(site.siteDir, 'sdk', 'hostile');
    const write = (name: string, text: string) =>
      writeFile(path.join(sources, name), text);
    await write(
      'brig.py',
      "class Vessel:\n    'Has masts.'\n    def sail(self):\n        'Sail.'\n    def __len__(self): ...\nflag = Vessel()\n",
    );
    await write('port.py', 'from .brig import Vessel\n');
    await write(
      'names.py',
      '"""See `hostile.port.Vessel.sail`, :meth:`Vessel.__len__`, `hostile.brig.flag.sail` and\n:meth:`Vessel.row`."""\n',
    );
    const {diagnostics} = await site.generate();
    expect(await site.page('hostile.names')).toContain(
      '[`hostile.port.Vessel.sail`](/api/hostile/brig#Vessel.sail)',
    );
    expect(
      diagnostics
        .filter(({file}) => file.endsWith('names.py'))
        .map(({reason}) => reason),
    ).toEqual(['`Vessel.row` is not a public name of the package']);
  });
});

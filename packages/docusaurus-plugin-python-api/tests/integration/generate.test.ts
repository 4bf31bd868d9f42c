import {
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
  appendFile,
} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {findSymbol} from '../../src/symbol-links/symbol-index';
import {createIndexReader} from '../../src/symbol-links/read-index';
import {decodeInventory} from '../../src/inventory/sphinx';
import type {SymbolRecord} from '../../src/write/symbols';
import {createSite} from './harbour';
import {compilePage, readProgram} from './mdx';

type Site = Awaited<ReturnType<typeof createSite>>;

function isRecords(value: unknown): value is SymbolRecord[] {
  return Array.isArray(value);
}

async function readSymbols(site: Site): Promise<SymbolRecord[]> {
  const parsed: unknown = JSON.parse(
    (await site.cache('symbols.json')).toString(),
  );
  return isRecords(parsed) ? parsed : [];
}

/** The text of a page without tags and braces: what a reader sees of it. */
function seen(mdx: string): string {
  return mdx
    .replace(/\{"((?:[^"\\]|\\.)*)"\}/g, (_, text: string) =>
      String(JSON.parse(`"${text}"`)),
    )
    .replace(/<\/?(?:span|Ref|a)\b[^>]*>|<\/?>/g, '');
}

describe('the reference of a package', () => {
  let site: Site;
  let ships = '';

  beforeAll(async () => {
    site = await createSite('harbour', 'harbour');
    const report = await site.generate();
    expect(report.diagnostics.filter(({fatal}) => fatal)).toEqual([]);
    ships = await site.page('harbour.ships');
  });

  it('has one page for each public module, and none for a private one', async () => {
    const files = await readdir(path.join(site.siteDir, 'api'));
    expect(files.sort()).toEqual([
      'harbour.docks.docks.mdx',
      'harbour.docks.mdx',
      'harbour.index.mdx',
      'harbour.mdx',
      'harbour.ships.mdx',
      'sidebars.json',
      'symbol-index.json',
      'symbol-index.mdx',
    ]);
    expect(await site.page('harbour.docks.docks')).toContain(
      'slug: /harbour/docks/docks\n',
    );
    expect(await site.page('harbour.index')).toContain(
      'slug: /harbour/index\n',
    );
  });

  it('titles a page by its last segment and shows the full path', () => {
    expect(ships).toContain('title: ships\n');
    expect(ships).toContain('title_meta: harbour.ships\n');
    expect(ships).toContain('<ModuleHeader path="harbour.ships" kind="module"');
    expect(ships).toContain('description: Ships and how to steer them.\n');
  });

  it('compiles as MDX, every page', async () => {
    for (const file of await readdir(path.join(site.siteDir, 'api'))) {
      if (file.endsWith('.mdx')) {
        await compilePage(await site.page(file.replace(/\.mdx$/, '')));
      }
    }
  });

  it('writes a long signature with one argument a line', () => {
    expect(seen(ships)).toContain(
      [
        'class Ship(',
        '    name: str,',
        '    hull: Hull,',
        '    *crew: str,',
        '    log: Path | None = None,',
        '    on_arrival: Callable[[str], None] | None = None,',
        ')',
      ].join('\n'),
    );
  });

  it('keeps the markers of positional and keyword parameters', () => {
    expect(seen(ships)).toContain(
      'async def build(name: str, /, *, size: int = 3) -> Ship',
    );
  });

  it('links types to their own page and to other documentation', () => {
    expect(ships).toContain('<Ref to="/api/harbour#Hull">Hull</Ref>');
    expect(ships).toContain(
      '<Ref to="https://docs.python.org/3/library/pathlib.html#pathlib.Path">Path</Ref>',
    );
    expect(ships).toContain(
      '<Ref to="https://numpy.org/doc/stable/reference/generated/numpy.ndarray.html#numpy.ndarray">np.ndarray</Ref>',
    );
  });

  it('resolves roles, brackets and backticks in docstrings', () => {
    expect(ships).toContain('[`Dock`](/api/harbour/docks/docks#Dock)');
    expect(ships).toContain('[the dock](/api/harbour/docks/docks#Dock)');
    expect(ships).toContain(
      '[`numpy.ndarray`](https://numpy.org/doc/stable/reference/generated/numpy.ndarray.html#numpy.ndarray)',
    );
    expect(ships).toContain('[`sail`](/api/harbour/ships#Ship.sail)');
    expect(ships).toContain('see [`Ship.sail`](/api/harbour/ships#Ship.sail)');
  });

  it('does not take a parameter in backticks for a symbol', () => {
    expect(ships).toContain('Tie `things` up.');
  });

  it('gives every member the anchor of its name', () => {
    const {ids} = readProgram(ships);
    expect(ids).toEqual(
      expect.arrayContaining([
        'Ship',
        'Ship.__init__',
        'Ship.sail',
        'Ship.speed',
        'Ship.position',
        'Course.NORTH',
        'Cargo.weight',
        'steer',
        'MAX_SPEED',
        'Log',
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists parameters with their types, defaults and meaning', () => {
    expect(ships).toMatch(
      /<Fields title="Parameters">\s+<Field name="name" target="Ship\(name\)" type=.*\n\nWhat it is called\.\n\n<\/Field>/,
    );
    expect(ships).toMatch(/<Field name="\*crew" target="Ship\(crew\)" type=/);
    expect(ships).toContain('<Fields title="Raises">');
    expect(ships).toContain(
      '<Field type={<><Ref to="https://docs.python.org/3/library/exceptions.html#ValueError">ValueError</Ref></>}>',
    );
    expect(ships).toContain('<Fields title="Yields">');
    expect(ships).toContain('<Fields title="Returns">');
  });

  it('links an exception that the module itself does not import', () => {
    expect(ships).toContain(
      '<Field type={<><Ref to="/api/harbour/docks/docks#DockFullError">DockFullError</Ref></>}>',
    );
  });

  it('shows examples as code and notes as boxes', () => {
    expect(ships).toContain(
      '<Title>\n\nExample\n\n</Title>\n\n<Session input={"ship = Ship(\\"Anna\\", Hull())\\nship.sail(Course.NORTH)"}>\n  ~~~python\n  >>> ship = Ship("Anna", Hull())\n  >>> ship.sail(Course.NORTH)\n  12.0\n  ~~~\n</Session>',
    );
    expect(ships).toContain(
      '::::note\n\nA ship without a crew drifts.\n\n::::',
    );
    expect(ships).toContain('::::warning\n\nMind the tide.\n\n::::');
  });

  it('shows the flags of a member', () => {
    expect(ships).toMatch(/<Facts kind="method" flags="[^"]*abstract/);
    expect(ships).toMatch(/<Facts kind="method" flags="[^"]*classmethod/);
    expect(ships).toMatch(/<Facts kind="method" flags="[^"]*static/);
    expect(ships).toMatch(/<Facts kind="method" flags="[^"]*deprecated/);
    expect(ships).toMatch(/<Facts kind="class" flags="[^"]*frozen/);
    expect(ships.match(/::::warning\[Deprecated\]\n\nUse/g)).toHaveLength(1);
  });

  it('has a property in one row with its type', () => {
    expect(ships).toMatch(
      /<SymbolSection anchor="Ship\.position" kind="property">\n\n### `position` \\\{#Ship\.position\}\n\n<Facts type=\{<><Ref to="[^"]*ndarray[^"]*">\w*\.?ndarray<\/Ref><\/>\} flags="[^"]*setter/,
    );
    expect(ships).not.toContain('"Signature of Ship.position"');
    const ship = ships.slice(ships.indexOf('## `Ship`'));
    const order = [
      '<Members title="Properties" count={1}>',
      '{#Ship.position}',
      '<Members title="Methods" count={',
      '{#Ship.sail}',
    ].map((text) => ship.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('links to file and line of the source', () => {
    expect(ships).toMatch(
      /## `Course` \\\{#Course\}\n\n<Facts kind="enum" [^>]*file="harbour\/ships\.py" line=\{21\} source="https:\/\/git\.example\/sdk\/harbour\/ships\.py#L21"/,
    );
  });

  it('shows bases, subclasses, what overrides and what is inherited', () => {
    expect(ships).toContain(
      '<Related title="Bases" types={<><Ref to="/api/harbour/ships#Vessel">Vessel</Ref></>} />',
    );
    expect(ships).toContain('<Related title="Known subclasses"');
    expect(ships).toContain(
      'overrides="Vessel.sail" overridesUrl="/api/harbour/ships#Vessel.sail"',
    );
    expect(ships).toContain(
      '<Inherited base="Vessel" url="/api/harbour/ships#Vessel" names="anchor" />',
    );
    // Before its own members, of which the last would seem to have it.
    expect(ships.indexOf('<Inherited base="Vessel"')).toBeLessThan(
      ships.indexOf('{#Ship.position}'),
    );
  });

  it('shows each overload', () => {
    expect(seen(ships)).toContain('def steer(ship: Ship, by: int) -> None');
    expect(seen(ships)).toContain('def steer(ship: Ship, by: str) -> str');
  });

  it('shows each part of a docstring once', () => {
    expect(ships.match(/Mind the tide\./g)).toHaveLength(1);
    expect(ships.match(/What it is called\./g)).toHaveLength(1);
  });

  it('gives enums and constants with their values', () => {
    expect(seen(ships)).toContain('"n"');
    expect(ships).toContain(
      '<Field name="NORTH" id="Course.NORTH" initial={<>= <span className="py-string">',
    );
    expect(ships).toContain('Stay where you are.');
    expect(ships).toMatch(
      /<Field name="MAX_SPEED" id="MAX_SPEED" .*initial="= 42"/,
    );
  });

  it('shows how a dataclass is made', () => {
    expect(seen(ships)).toMatch(
      /@dataclasses\.dataclass\(frozen=True\)\nclass Cargo\(/,
    );
    expect(ships).toMatch(
      /<Field name="weight" id="Cargo.weight".*\n\nIn tonnes\./,
    );
  });

  it('documents a re-export once and lists it where it is re-exported', async () => {
    const root = await site.page('harbour');
    expect(root).toContain(
      '<Entry name="Ship" id="Ship" to="/api/harbour/ships#Ship" kind="class">A vessel with a name.</Entry>',
    );
    expect(root).toContain(
      '<Entry name="docks" to="/api/harbour/docks" kind="package">Places for ships.</Entry>',
    );
    expect(root).toContain(
      '<Entry name="ships" to="/api/harbour/ships" kind="module">',
    );
    expect(root).toMatch(
      /<Entries title="Classes" id="re-exports-classes">\n\n<Entry name="Ship" [^]*<Entries title="Functions" id="re-exports-functions">\n\n<Entry name="steer" [^]*<Entries title="From other libraries" id="re-exports-from-other-libraries">\n\n<Entry name="join_path" to="https:\/\/docs\.python/,
    );
    expect(root).not.toContain('## `Ship`');
  });

  it('documents a private module where its name is public', async () => {
    const root = await site.page('harbour');
    expect(root).toContain('## `Hull` \\{#Hull}');
    expect(root).toMatch(/<Field name="thickness" id="Hull.thickness"/);
    expect(root).toContain('### `float` \\{#Hull.float}');
  });

  it('leaves private names out of every page and every list', async () => {
    const symbols = await readSymbols(site);
    const everything = [
      ships,
      await site.page('harbour'),
      await site.page('symbol-index'),
    ].join('\n');
    expect(everything).not.toMatch(/_SECRET|_sink/);
    expect(symbols.map(({dotted}) => dotted).join(' ')).not.toMatch(
      /_SECRET|_sink|_hull|_Floating/,
    );
  });

  it('puts each public path into objects.inv exactly once', async () => {
    const inventory = decodeInventory(await site.cache('static/objects.inv'));
    const names = inventory.items.map(({name}) => name);
    const symbols = await readSymbols(site);
    const paths = symbols.flatMap(({dotted, aliases = []}) => [
      dotted,
      ...aliases,
    ]);
    expect(names.sort()).toEqual(paths.sort());
    expect(names).toContain('harbour.Ship.sail');
    expect(new Set(names).size).toBe(names.length);
    expect(inventory.items).toContainEqual({
      name: 'harbour.ships.Ship.sail',
      role: 'py:method',
      uri: 'api/harbour/ships#Ship.sail',
    });
    expect(inventory.project).toBe('harbour');
    expect(inventory.version).toBe('1.0');
  });

  it('has a place on a page for every symbol and for every link', async () => {
    const places = new Set<string>();
    const links: string[] = [];
    for (const file of await readdir(path.join(site.siteDir, 'api'))) {
      if (file.endsWith('.mdx')) {
        const mdx = await site.page(file.replace(/\.mdx$/, ''));
        const route = `/api${/^slug: (.*)$/m.exec(mdx)?.[1] ?? ''}`;
        const program = readProgram(mdx);
        places.add(route);
        program.ids.forEach((id) => places.add(`${route}#${id}`));
        links.push(...program.links);
      }
    }
    const symbols = await readSymbols(site);
    const wanted = [
      ...symbols.map(({url}) => url),
      ...links.filter((link) => link.startsWith('/')),
    ];
    expect(wanted.filter((url) => !places.has(url))).toEqual([]);
  });

  it('groups the sidebar as the package does', async () => {
    const {default: sidebar} = (await import(
      path.join(site.siteDir, 'api', 'sidebars.json'),
      {with: {type: 'json'}}
    )) as {default: {api: {label: string; type: string}[]}};
    expect(sidebar.api.map(({label}) => label)).toEqual([
      'harbour',
      'All symbols',
      'ships',
      'docks',
      'index',
    ]);
  });

  it('contains no words of TypeScript', () => {
    expect(ships).not.toMatch(
      /\bnew Ship\b|Enumeration|Throws|Get Signature|Constructors|readonly|interface /,
    );
  });

  it('does not touch a page that stays the same', async () => {
    const file = path.join(site.siteDir, 'api', 'harbour.index.mdx');
    const past = new Date(1_000_000_000_000);
    await utimes(file, past, past);
    await appendFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'ships.py'),
      '\n\ndef whistle() -> None:\n    """Be heard."""\n',
    );
    const report = await site.generate();
    expect(report.files?.written.sort()).toEqual([
      'harbour.ships.mdx',
      'symbol-index.json',
      'symbol-index.mdx',
    ]);
    expect((await stat(file)).mtime).toEqual(past);
  });

  it('leaves no temporary files', async () => {
    const files = await readdir(path.join(site.siteDir, '.cache', 'api'));
    expect(files.filter((file) => /^run\.|\.part$/.test(file))).toEqual([]);
  });

  it('works without a progress callback', async () => {
    const report = await site.generate({onProgress: undefined});
    expect(report.files?.written).toEqual([]);
  });

  it('writes a page that says where a file does not parse, and all others', async () => {
    const file = path.join(site.siteDir, 'sdk', 'harbour', 'broken.py');
    await writeFile(file, 'MAST = 1\n\n\ndef (:\n');
    const report = await site.generate();
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        ruleId: 'syntax',
        file: 'sdk/harbour/broken.py',
        line: 4,
        fatal: false,
      }),
    );
    const broken = await site.page('harbour.broken');
    expect(broken).toContain(
      '::::danger[This module could not be read completely]',
    );
    expect(broken).toContain('`harbour/broken.py:4`');
    expect(broken).toContain('name="MAST"');
    await compilePage(broken);
    expect((await site.generate({strict: true})).files).toBeNull();
    await rm(file);
    await site.generate();
  });

  it('removes the page of a module that is gone', async () => {
    await rm(path.join(site.siteDir, 'sdk', 'harbour', 'index.py'));
    const report = await site.generate();
    expect(report.files?.removed).toEqual(['harbour.index.mdx']);
  });

  it('has names without a link where a pattern leaves their module out', async () => {
    const sample = path.join(site.siteDir, 'sdk', 'harbour');
    await writeFile(path.join(sample, 'cranes.py'), 'class Crane: ...\n');
    await writeFile(
      path.join(sample, 'quay.py'),
      [
        '"""Quays have a `harbour.cranes.Crane`: `harbour.quay.Crane`."""',
        'from .cranes import Crane',
        '__all__ = ["Crane", "Gantry", "lift"]',
        'class Gantry(Crane):',
        '    """Has a `harbour.quay.Gantry.hook` from somewhere."""',
        'def lift(crane: Crane) -> None: ...',
        '',
      ].join('\n'),
    );
    const report = await site.generate({exclude: ['**/cranes.py']});
    expect(report.diagnostics.filter(({fatal}) => fatal)).toEqual([]);
    expect(report.files?.written).toContain('harbour.quay.mdx');
    const quay = await site.page('harbour.quay');
    expect(quay).toContain('Crane');
    expect(quay).not.toMatch(/(?:to|href)=[^>]*cranes/);
    // Written pages may name all of it as well, and nothing that doesn't exist.
    const readIndex = createIndexReader(
      path.join(site.siteDir, '.cache', 'api'),
    );
    const index = await readIndex();
    const found = (name: string) => findSymbol(index, name).found;
    expect(found('harbour.cranes.Crane.lift()')).toBe('none');
    expect(found('harbour.quay.Crane')).toBe('none');
    expect(found('harbour.quay.Gantry.hook')).toBe('none');
    expect(found('harbour.quay.Gantry')).toBe('one');
    expect(found('harbour.quay.Winch')).toBe('broken');
    await rm(path.join(sample, 'quay.py'));
    await rm(path.join(sample, 'cranes.py'));
  });

  it('collects broken and ambiguous names with file and line, and keeps the pages with `strict`', async () => {
    const file = path.join(site.siteDir, 'sdk', 'harbour', 'extra.py');
    await writeFile(
      file,
      [
        '"""Extra.',
        '',
        'See `harbour.ships.Boat` and `Ship.fly`. The event is `harbour.sunk`, and',
        'what it has from elsewhere `Ship.anchor` and `harbour.ships.Path`.',
        '"""',
        '',
        'class One:',
        '    """First: :mod:`harbour.nowhere`."""',
        '',
      ].join('\n'),
    );
    const report = await site.generate({strict: true});
    expect(report.files).toBeNull();
    expect(
      report.diagnostics
        .filter((one) => one.fatal && one.file.endsWith('extra.py'))
        .map(({file: name, line, reason}) => `${name}:${line} ${reason}`),
    ).toEqual([
      'sdk/harbour/extra.py:3 `Ship.fly` is not a public name of the package',
      'sdk/harbour/extra.py:3 `harbour.ships.Boat` is not a public name of the package',
      'sdk/harbour/extra.py:8 `harbour.nowhere` is not a public name of the package',
    ]);
    const files = await readdir(path.join(site.siteDir, 'api'));
    expect(files).not.toContain('harbour.extra.mdx');
    const lenient = await site.generate();
    expect(lenient.files?.written).toContain('harbour.extra.mdx');
    expect(lenient.diagnostics.filter(({fatal}) => fatal)).toEqual([]);
    await rm(file);
  });
});

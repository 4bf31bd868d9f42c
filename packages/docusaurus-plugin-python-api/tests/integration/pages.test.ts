import {beforeAll, describe, expect, it} from 'vitest';
import {createReference, type Site} from './harbour';
import {readProgram} from './mdx';

/** The visible text of a page, without tags and braces. */
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
    site = await createReference();
    ships = await site.page('harbour.ships');
  });

  it('titles a page by its last segment and shows the full path', () => {
    expect(ships).toContain('title: ships\n');
    expect(ships).toContain('title_meta: harbour.ships\n');
    expect(ships).toContain('<ModuleHeader path="harbour.ships" kind="module"');
    expect(ships).toContain('description: Ships and how to steer them.\n');
  });

  it('writes a long signature with one argument per line', () => {
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

  it('does not link a parameter in backticks as a symbol', () => {
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

  it('lists parameters with their types, defaults and descriptions', () => {
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

  it('links an exception that the module does not import', () => {
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

  it('has the text of a symbol apart from its heading and members', () => {
    const ship = ships.slice(ships.indexOf('## `Ship`'));
    const order = [
      '<Facts',
      '<SymbolBody>',
      '<Signature',
      '</SymbolBody>',
      '<Members title="Properties"',
      '{#Ship.sail}',
      '<SymbolBody>\n\n<Signature',
    ].map((text) => ship.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('links to file and line of the source', () => {
    expect(ships).toMatch(
      /## `Course` \\\{#Course\}\n\n<Facts kind="enum" [^>]*file="harbour\/ships\.py" line=\{21\} source="https:\/\/git\.example\/sdk\/harbour\/ships\.py#L21"/,
    );
  });

  it('shows bases, subclasses, overridden and inherited members', () => {
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
    // Before its own members; otherwise it would seem to belong to the last one.
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

  it('shows the constructor of a dataclass', () => {
    expect(seen(ships)).toMatch(
      /@dataclasses\.dataclass\(frozen=True\)\nclass Cargo\(/,
    );
    expect(ships).toMatch(
      /<Field name="weight" id="Cargo.weight".*\n\nIn tonnes\./,
    );
  });

  it('documents a re-export once and lists it on the page that re-exports it', async () => {
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

  it('documents the names of a private module where they are public', async () => {
    const root = await site.page('harbour');
    expect(root).toContain('## `Hull` \\{#Hull}');
    expect(root).toMatch(/<Field name="thickness" id="Hull.thickness"/);
    expect(root).toContain('### `float` \\{#Hull.float}');
  });

  it('contains no TypeScript terms', () => {
    expect(ships).not.toMatch(
      /\bnew Ship\b|Enumeration|Throws|Get Signature|Constructors|readonly|interface /,
    );
  });
});

import {describe, expect, it} from 'vitest';
import {readSections} from '../src/records/sections';
import {recordsOf} from './helpers';

describe('readSections', () => {
  const read = (source: string) => readSections(source, {showsTitle: true});

  it('returns one section per heading, and one for the content before', () => {
    const sections = read(
      '# Title\n\nIntro.\n\n## One\n\nFirst.\n\n### Two\n\nSecond.',
    );
    expect(
      sections.map(({heading, depth, text}) => [heading, depth, text]),
    ).toEqual([
      ['', 0, 'Intro.'],
      ['One', 2, 'First.'],
      ['Two', 3, 'Second.'],
    ]);
  });

  it('numbers repeated headings like Docusaurus, including the title', () => {
    const sections = read('# Setup\n\n## Setup\n\n## Setup');
    expect(sections.map(({anchor}) => anchor)).toEqual([
      null,
      'setup-1',
      'setup-2',
    ]);
  });

  it("does not count a title that the page doesn't show", () => {
    const sections = readSections('# Setup\n\n## Setup', {showsTitle: false});
    expect(sections.map(({anchor}) => anchor)).toEqual([null, 'setup']);
  });

  it('uses an explicit id, including underscores and dots', () => {
    const [, section] = read('## `approve` {#Ship.approve\\_all}');
    expect(section).toMatchObject({
      heading: 'approve',
      anchor: 'Ship.approve_all',
    });
  });

  it('reads text in admonitions, components, tables and lists', () => {
    const [section] = read(
      ':::note[Mind this]\n\nInside a note.\n\n:::\n\n<Tabs>\n<TabItem label="Linux">\n\nInside a tab.\n\n</TabItem>\n</Tabs>\n\n| a | b |\n|---|---|\n| left | right |\n\n- item',
    );
    for (const words of [
      'Mind this',
      'Inside a note.',
      'Linux',
      'Inside a tab.',
      'a, b; left, right',
      'item',
    ]) {
      expect(section?.text).toContain(words);
    }
  });

  it('reads a table like a list in a sentence, however its cells end', () => {
    const [section] = read(
      '| Key | Meaning |\n|---|---|\n| `a` | The first. |\n| | No. Yes |\n\nAfter.',
    );
    expect(section?.text).toBe('Key, Meaning; a, The first. No. Yes\nAfter.');
  });

  it('keeps tables out of the prose', () => {
    const [lead, next] = read(
      'One.\n\n| a | b |\n|---|---|\n| c | d |\n\nTwo.\n\n## Next\n\nThree.',
    );
    expect(lead).toMatchObject({
      text: 'One. a, b; c, d\nTwo.',
      prose: 'One. Two.',
    });
    expect(next).not.toHaveProperty('prose');
  });

  it('separates titles from the content below them', () => {
    const [section] = read(
      '<Fields title="Raises">\n<Field name="OSError">\n\nIf it is gone.\n\n</Field>\n</Fields>',
    );
    expect(section?.text).toBe('Raises: OSError: If it is gone.');
    const [question] = read('<Box title="Why?" alt="A mast">\n\nSo.\n\n</Box>');
    expect(question?.text).toBe('Why? A mast\nSo.');
  });

  it("separates blocks that don't end like a sentence, but not inline nodes", () => {
    const [section] = read(
      'You need\nrope:\n\n- a `mast`\n- *two* sails.\n- oars\n\n```sh\nrow\n```\n\nOff you go.\n\nDone',
    );
    expect(section?.text).toBe(
      'You need rope:\na mast\ntwo sails. oars\nOff you go. Done',
    );
    const [entry] = read('<Box>Pay `now`, or *later*</Box>\n\nNext');
    expect(entry?.text).toBe('Pay now, or later\nNext');
  });

  it('omits components that only lead to another page', () => {
    const [section] = read(
      '<Row name="Mast" to="/mast" />\n\n<Row name="Sail" to="/sail">\n\nCatches wind.\n\n</Row>',
    );
    expect(section?.text).toBe('Sail: Catches wind.');
  });

  it('omits text that is only for screen readers', () => {
    const [section] = read(
      '<Section anchor="Mast.raise">\n\nWords<span className="visually-hidden"> aloud</span>.\n\n<Signature aria-label="Signature of Mast" />\n</Section>',
    );
    expect(section?.text).toBe('Words.');
  });

  it('omits imports, expressions and comments', () => {
    const [section] = read(
      "import A from './a';\n\n{/* hidden */}\n\n<!-- gone -->\n\nShown {'literally'}.",
    );
    expect(section?.text).toBe('Shown literally.');
  });

  it('separates code from prose, including signatures in components', () => {
    const [section] = read(
      'Prose.\n\n```bash\npip install ship\n```\n\n<Signature code={<><b>def</b> sail{"(\\n"}speed){" -\\u003e \\"Knot\\""}</>} />',
    );
    expect(section?.text).toBe('Prose.');
    expect(section?.code).toBe('pip install ship\ndef sail(\nspeed) -> "Knot"');
  });

  it('reads text that MDX rejects as plain Markdown', () => {
    const sections = read('## Still here\n\nA < b and {broken');
    expect(sections[1]).toMatchObject({
      heading: 'Still here',
      anchor: 'still-here',
    });
    expect(sections[1]?.text).toContain('A < b');
  });
});

describe('makeRecords', () => {
  it('gives each heading the headings above it', () => {
    const records = recordsOf([
      {url: '/a', title: 'A', markdown: '## One\n\n### Deep\n\n## Two'},
    ]);
    expect(
      records.map(({type, hierarchy}) => [
        type,
        hierarchy.lvl1,
        hierarchy.lvl2,
        hierarchy.lvl3,
      ]),
    ).toEqual([
      ['lvl1', 'A', null, null],
      ['lvl2', 'A', 'One', null],
      ['lvl3', 'A', 'One', 'Deep'],
      ['lvl2', 'A', 'Two', null],
    ]);
  });

  it('includes the place of a page, but not of a symbol', () => {
    const place = ['Sailing', 'Rigging'];
    const placed = (symbolUrl: string) =>
      recordsOf(
        [{url: '/a', title: 'A', place, markdown: '## One {#one}'}],
        [{name: 'a', dotted: 'a', kind: 'module', url: symbolUrl, summary: ''}],
      ).map((record) => record.place);
    expect(placed('/b')).toEqual([place, undefined]);
    expect(placed('/a')).toEqual([undefined, undefined]);
  });

  it('prepends a description that the text does not repeat', () => {
    const records = recordsOf([
      {url: '/a', title: 'A', description: 'Why', markdown: 'Text.'},
      {url: '/b', title: 'B', description: 'Text.', markdown: 'Text. More.'},
    ]);
    expect(records.map(({content}) => content)).toEqual([
      'Why. Text.',
      'Text. More.',
    ]);
  });

  it('makes ids unique if an anchor is repeated', () => {
    const records = recordsOf([
      {url: '/a', title: 'A', markdown: '## One {#x}\n\n## Two {#x}'},
    ]);
    expect(records.map(({objectID}) => objectID)).toEqual([
      '/a',
      '/a#x',
      '/a#x~2',
    ]);
  });

  const api = {
    url: '/api/ship/deck',
    title: 'deck',
    section: 'API Reference',
    markdown:
      '## `Mast` {#Mast}\n\nHolds sails.\n\n#### Raises\n\nWindError if torn.\n\n## Notes\n\nPlain.',
  };
  const symbols = [
    {
      name: 'deck',
      dotted: 'ship.deck',
      kind: 'module',
      url: '/api/ship/deck',
      summary: '',
    },
    {
      name: 'Mast',
      dotted: 'ship.deck.Mast',
      kind: 'class',
      url: '/api/ship/deck#Mast',
      summary: 'Holds sails.',
    },
    {
      name: 'hoist',
      dotted: 'ship.deck.Mast.hoist',
      kind: 'method',
      url: '/api/ship/deck#Mast.hoist',
      summary: 'Raise it.',
    },
  ];

  it('creates symbols from the sections that document them, including subsections', () => {
    const records = recordsOf([api], symbols);
    const mast = records.find(({anchor}) => anchor === 'Mast');
    expect(mast).toMatchObject({
      type: 'lvl1',
      hierarchy: {lvl0: 'API Reference', lvl1: 'Mast', lvl2: null},
      symbol: {name: 'Mast', kind: 'class', module: 'ship.deck'},
    });
    expect(mast?.content).toBe('Holds sails. WindError if torn.');
    expect(records.some(({hierarchy}) => hierarchy.lvl2 === 'Notes')).toBe(
      true,
    );
  });

  it('shows a symbol from its summary on', () => {
    const markdown =
      '## `Mast` {#Mast}\n\nBases: Spar.\n\nHolds sails.\n\n#### Fields\n\n| a |\n|---|\n| b |\n\nTall.';
    const mast = recordsOf([{...api, markdown}], symbols).find(
      ({anchor}) => anchor === 'Mast',
    );
    expect(mast?.content).toBe('Bases: Spar. Holds sails. a; b\nTall.');
    expect(mast?.prose).toBe('Holds sails. Tall.');
  });

  it('shows symbols by name, but keeps their paths searchable', () => {
    const [entry] = symbols.filter(({name}) => name === 'Mast');
    const summary =
      'Carries ship.deck.Mast, see ship.deck and ship.deck.Masts.';
    const other = {...symbols[0], name: 'Keel', dotted: 'ship.deck.Keel'};
    const record = recordsOf(
      [api],
      [
        ...symbols,
        {
          ...entry,
          ...other,
          kind: 'class',
          url: '/api/ship/deck#Keel',
          summary,
        },
      ],
    ).find(({url}) => url.endsWith('#Keel'));
    expect(record?.prose).toBe(
      'Carries Mast, see ship.deck and ship.deck.Masts.',
    );
    expect(record?.content).toContain('ship.deck.Mast,');
  });

  it('describes a symbol by the element that its link leads to', () => {
    const markdown =
      '## `Mast` {#Mast}\n\nHolds sails.\n\n#### Fields\n\n<Field name="height" id="Mast.height">\n\n`MAST_HEIGHT`. In metres.\n\n</Field>\n\nMore.';
    const height = {
      name: 'height',
      dotted: 'ship.deck.Mast.height',
      kind: 'attribute',
      url: '/api/ship/deck#Mast.height',
      summary: '',
    };
    const records = recordsOf([{...api, markdown}], [...symbols, height]);
    const textOf = (anchor: string) =>
      records.find((record) => record.anchor === anchor)?.content;
    expect(textOf('Mast.height')).toBe('MAST_HEIGHT. In metres.');
    expect(textOf('Mast')).toBe(
      'Holds sails. height: MAST_HEIGHT. In metres. More.',
    );
  });

  it('creates a record from the summary of a symbol without a section', () => {
    const record = recordsOf([api], symbols).find(
      ({anchor}) => anchor === 'Mast.hoist',
    );
    expect(record).toMatchObject({
      url: '/api/ship/deck#Mast.hoist',
      hierarchy: {lvl1: 'Mast.hoist'},
      content: 'Raise it.',
    });
  });
});

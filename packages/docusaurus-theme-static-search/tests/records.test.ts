import {describe, expect, it} from 'vitest';
import {readSections} from '../src/records/sections';
import {recordsOf} from './helpers';

describe('readSections', () => {
  const read = (source: string) => readSections(source, {showsTitle: true});

  it('gives one section per heading, and one for what stands before', () => {
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

  it('numbers repeated headings as Docusaurus does, the title counted', () => {
    const sections = read('# Setup\n\n## Setup\n\n## Setup');
    expect(sections.map(({anchor}) => anchor)).toEqual([
      null,
      'setup-1',
      'setup-2',
    ]);
  });

  it('does not count a title that the page does not show', () => {
    const sections = readSections('# Setup\n\n## Setup', {showsTitle: false});
    expect(sections.map(({anchor}) => anchor)).toEqual([null, 'setup']);
  });

  it('takes an explicit id, underscores and dots included', () => {
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

  it('reads a table as a sentence lists things, whatever its cells end in', () => {
    const [section] = read(
      '| Key | Meaning |\n|---|---|\n| `a` | The first. |\n| | No. Yes |\n\nAfter.',
    );
    expect(section?.text).toBe('Key, Meaning; a, The first. No. Yes\nAfter.');
  });

  it('keeps what it reads of tables out of the prose', () => {
    const [lead, next] = read(
      'One.\n\n| a | b |\n|---|---|\n| c | d |\n\nTwo.\n\n## Next\n\nThree.',
    );
    expect(lead).toMatchObject({
      text: 'One. a, b; c, d\nTwo.',
      prose: 'One. Two.',
    });
    expect(next).not.toHaveProperty('prose');
  });

  it('sets titles apart from what they stand over', () => {
    const [section] = read(
      '<Fields title="Raises">\n<Field name="OSError">\n\nIf it is gone.\n\n</Field>\n</Fields>',
    );
    expect(section?.text).toBe('Raises: OSError: If it is gone.');
    const [question] = read('<Box title="Why?" alt="A mast">\n\nSo.\n\n</Box>');
    expect(question?.text).toBe('Why? A mast\nSo.');
  });

  it('parts blocks that end in no sentence, and what stands in a line stays one', () => {
    const [section] = read(
      'You need\nrope:\n\n- a `mast`\n- *two* sails.\n- oars\n\n```sh\nrow\n```\n\nOff you go.\n\nDone',
    );
    expect(section?.text).toBe(
      'You need rope:\na mast\ntwo sails. oars\nOff you go. Done',
    );
    const [entry] = read('<Box>Pay `now`, or *later*</Box>\n\nNext');
    expect(entry?.text).toBe('Pay now, or later\nNext');
  });

  it('leaves out what only a screen reader is told', () => {
    const [section] = read(
      '<Section anchor="Mast.raise">\n\nWords<span className="visually-hidden"> aloud</span>.\n\n<Signature aria-label="Signature of Mast" />\n</Section>',
    );
    expect(section?.text).toBe('Words.');
  });

  it('leaves out imports, expressions and comments', () => {
    const [section] = read(
      "import A from './a';\n\n{/* hidden */}\n\n<!-- gone -->\n\nShown {'literally'}.",
    );
    expect(section?.text).toBe('Shown literally.');
  });

  it('keeps code apart from prose, signatures of components included', () => {
    const [section] = read(
      'Prose.\n\n```bash\npip install ship\n```\n\n<Signature code={<><b>def</b> sail{"(\\n"}speed){" -\\u003e \\"Knot\\""}</>} />',
    );
    expect(section?.text).toBe('Prose.');
    expect(section?.code).toBe('pip install ship\ndef sail(\nspeed) -> "Knot"');
  });

  it('reads what MDX refuses as plain Markdown', () => {
    const sections = read('## Still here\n\nA < b and {broken');
    expect(sections[1]).toMatchObject({
      heading: 'Still here',
      anchor: 'still-here',
    });
    expect(sections[1]?.text).toContain('A < b');
  });
});

describe('makeRecords', () => {
  it('gives each heading the headings above it and forgets the others', () => {
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

  it('says of a page where it stands, and leaves that to the module of a symbol', () => {
    const place = ['Sailing', 'Rigging'];
    const placed = (symbolUrl: string) =>
      recordsOf(
        [{url: '/a', title: 'A', place, markdown: '## One {#one}'}],
        [{name: 'a', dotted: 'a', kind: 'module', url: symbolUrl, summary: ''}],
      ).map((record) => record.place);
    expect(placed('/b')).toEqual([place, undefined]);
    expect(placed('/a')).toEqual([undefined, undefined]);
  });

  it('puts a description that the text does not repeat before it', () => {
    const records = recordsOf([
      {url: '/a', title: 'A', description: 'Why', markdown: 'Text.'},
      {url: '/b', title: 'B', description: 'Text.', markdown: 'Text. More.'},
    ]);
    expect(records.map(({content}) => content)).toEqual([
      'Why. Text.',
      'Text. More.',
    ]);
  });

  it('makes ids unique where an anchor repeats', () => {
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

  it('makes symbols of the sections that document them, parts folded in', () => {
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

  it('shows symbols by their names, and is searched by their paths', () => {
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

  it('makes a record of a symbol without a section from its summary', () => {
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

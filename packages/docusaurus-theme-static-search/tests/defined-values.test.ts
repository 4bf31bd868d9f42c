import {describe, expect, it} from 'vitest';
import {makeHostedRecords} from '../src/algolia-push/make-hosted-records';
import {readSections} from '../src/records/sections';
import {recordsOf, siteOf, urlsOf} from './helpers';
import {SYMBOLS} from './small-site';

const TABLE =
  '| Code | Cause |\n| - | - |\n| `NO_WIND` | The sails hang. |\n| `LEAKING` | The hull has a hole, and so on. |';

describe('the values that a table defines', () => {
  it('are names in capitals and options of a command that are all of a cell in the first column', () => {
    const rows = [
      '`NO_WIND` | `NO_TIDE`',
      '`E404`, `E-405` | b',
      '`Mast` | c',
      '`deck_size` | d',
      '`--all_ropes`, `-a`, `--` | d',
      'A `FLAG` | e',
      '[`LINK`](/b) | f',
      'NONE | g',
    ];
    const [lead, next] = readSections(
      `| \`HEAD\` | b |\n| - | - |\n${rows.map((row) => `| ${row} |`).join('\n')}\n\n## Next\n\n\`OTHER\``,
      {showsTitle: true},
    );
    expect(lead?.definedValues).toEqual([
      'NO_WIND',
      'E404',
      'E-405',
      '--all_ropes',
    ]);
    expect(next).not.toHaveProperty('definedValues');
  });

  it('belong to the symbol that has the table in one of its parts', () => {
    const records = recordsOf(
      [
        {
          url: '/api/ship/deck',
          title: 'deck',
          markdown: `| a |\n| - |\n| \`PAGE\` |\n\n## Mast {#Mast}\n\nA.\n\n### Raises\n\n${TABLE}`,
        },
      ],
      SYMBOLS,
    );
    const values = new Map(
      records.map((record) => [record.url, record.definedValues]),
    );
    expect(values.get('/api/ship/deck')).toEqual(['PAGE']);
    expect(values.get('/api/ship/deck#Mast')).toEqual(['NO_WIND', 'LEAKING']);
    expect(values.get('/api/ship/deck#TideTableReader')).toBeUndefined();
  });

  it('are keywords in a hosted search', () => {
    const records = recordsOf([
      {url: '/faq', title: 'Help', markdown: `## Causes\n\n${TABLE}`},
    ]);
    const hosted = makeHostedRecords(records);
    expect(
      hosted.find(({objectID}) => objectID === '/faq#causes')?.keywords,
    ).toEqual(['NO_WIND', 'LEAKING']);
  });
});

describe('a search for a value that a table defines', () => {
  const search = siteOf([
    ...['Rowing', 'Mooring', 'Docking'].map((title) => ({
      url: `/${title.toLowerCase()}`,
      title,
      markdown: '## Answers\n\nThe crew says `NO_WIND` or `LEAKING`.',
    })),
    {
      url: '/help',
      title: 'Help',
      markdown: `All about trouble at sea.\n\n## Answers\n\nThe crew gives one of these, and more often than not it is the first one.\n\n${TABLE}`,
    },
  ]);

  it.each(['NO_WIND', 'no_wind', 'what does LEAKING mean', 'leaking'])(
    'finds the table before mentions: %s',
    async (query) => {
      expect((await urlsOf(search(query))).slice(0, 2)).toEqual([
        '/help',
        '/help#answers',
      ]);
    },
  );

  it('does not prefer the table for parts of the value', async () => {
    const [first] = await urlsOf(search('wind'));
    expect(first).not.toBe('/help');
  });
});

describe('a search for a value without its prefix', () => {
  const search = siteOf([
    ...['Rowing', 'Mooring', 'Docking'].map((title) => ({
      url: `/${title.toLowerCase()}`,
      title,
      markdown: '## Answers\n\nThe crew sets the `CREW_SAIL_LIMIT`.',
    })),
    {
      url: '/settings',
      title: 'Settings',
      markdown:
        'All about settings at sea.\n\n## List\n\nThe crew can set each of these, and more often than not it is the first one.\n\n' +
        '| Name | Effect |\n| - | - |\n| `CREW_SAIL_LIMIT` | How many sails to set. |',
    },
  ]);

  it.each(['SAIL_LIMIT', 'sail-limit'])(
    'finds the table before mentions: %s',
    async (query) => {
      expect((await urlsOf(search(query))).slice(0, 2)).toEqual([
        '/settings',
        '/settings#list',
      ]);
    },
  );
});

describe('a search for an option of a command', () => {
  const search = siteOf([
    ...['Rowing', 'Mooring', 'Docking'].map((title) => ({
      url: `/${title.toLowerCase()}`,
      title,
      markdown: '## Answers\n\nThe crew adds `--all-ropes`.',
    })),
    {
      url: '/commands',
      title: 'Commands',
      markdown:
        'All about commands at sea.\n\n## List\n\nThe crew can add each of these, and more often than not it is the first one.\n\n' +
        '| Option | Effect |\n| - | - |\n| `--all_ropes` | Ties all ropes. |',
    },
  ]);

  it.each(['--all-ropes', '--all_ropes', 'all-ropes'])(
    'finds the table before mentions: %s',
    async (query) => {
      expect((await urlsOf(search(query))).slice(0, 2)).toEqual([
        '/commands',
        '/commands#list',
      ]);
    },
  );
});

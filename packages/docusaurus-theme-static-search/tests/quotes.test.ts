import {describe, expect, it} from 'vitest';
import {readSections} from '../src/records/sections';
import {recordsOf} from './helpers';
import {SYMBOLS} from './small-site';

describe('the quotations of a section', () => {
  const read = (source: string) => readSections(source, {showsTitle: true});

  it('are inline code and quoted text of several words', () => {
    const [lead, next] = read(
      'Run `npm ci --force now`, not `npm ci`, and see “the anchor is lost”.\n\n## Next\n\n' +
        '- *"No such rope here"* or "none"\n\n| a |\n|---|\n| `rope is too short` |\n\n```bash\nnpm run all of it\n```',
    );
    expect(lead?.quotes).toEqual(['npm ci --force now', 'the anchor is lost']);
    expect(next?.quotes).toEqual(['No such rope here', 'rope is too short']);
  });

  it('are absent if there are none', () => {
    expect(read('Call `Mast`.')[0]).not.toHaveProperty('quotes');
  });
});

describe('the quotations of a symbol', () => {
  const records = recordsOf(
    [
      {
        url: '/api/ship/deck',
        title: 'deck',
        markdown:
          'Says "all hands on deck".\n\n## Mast {#Mast}\n\n`The mast is broken.`\n\n### Raises\n\n`The mast is lost.`',
      },
    ],
    SYMBOLS,
  );

  it('include those of its parts, but not those of its page', () => {
    const quotes = new Map(
      records.map(({url, quotes: own}) => [url, own] as const),
    );
    expect(quotes.get('/api/ship/deck')).toEqual(['all hands on deck']);
    expect(quotes.get('/api/ship/deck#Mast')).toEqual([
      'The mast is broken.',
      'The mast is lost.',
    ]);
    expect(quotes.get('/api/ship/deck#TideTableReader')).toBeUndefined();
  });
});

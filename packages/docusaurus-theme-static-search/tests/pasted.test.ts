import {describe, expect, it} from 'vitest';
import {siteOf, urlsOf} from './helpers';
import {SYMBOLS} from './small-site';

const ask = siteOf([
  {
    url: '/errors',
    title: 'Errors',
    markdown: '## `AnchorError`\n\nThe anchor is lost.',
  },
  {
    url: '/running',
    title: 'Running a file',
    markdown:
      'Run the most recent file, call it from the last line, and trace it.',
  },
  {
    url: '/rigging',
    title: 'Rigging',
    markdown: 'The shipyard says "externally-rigged-mast".',
  },
]);

describe('pasted output', () => {
  it.each([' ', '\n'])(
    'of Python is searched for the exception at its end: %j',
    async (end) => {
      const output = [
        'Traceback (most recent call last):',
        '  File "/home/carol/run.py", line 12, in <module>',
        '    sail(call, last=recent, file=file)',
        '  File "/home/carol/.venv/lib/python3.12/site-packages/ship/run.py", line 4',
        'ValueError: no rope',
        'During handling of the above exception, another exception occurred:',
        'Traceback (most recent call last):',
        'ship.deck.AnchorError: the anchor is lost',
      ].join(end);
      expect((await urlsOf(ask(output))).slice(0, 2)).toEqual([
        '/errors',
        '/errors#anchorerror',
      ]);
    },
  );

  it('may end with an exception without a message', async () => {
    const output =
      'Traceback (most recent call last): File "run.py", line 1 ship.AnchorError\n';
    expect((await urlsOf(ask(output)))[0]).toBe('/errors');
  });

  it.each(['error: externally-rigged-mast', ' ERROR:externally-rigged-mast'])(
    'is searched without its severity: %s',
    async (output) => {
      expect((await urlsOf(ask(output)))[0]).toBe('/rigging');
    },
  );

  it('is searched for a severity that is all there is', async () => {
    expect((await urlsOf(ask('Error:')))[0]).toBe('/errors');
  });
});

describe('a pasted import', () => {
  const search = siteOf(
    [
      {
        url: '/sailing',
        title: 'Sailing',
        markdown:
          '## Import the ship\n\nImport the deck of the ship.\n\n```python\nfrom ship.deck import Mast\n```',
      },
      {
        url: '/api/ship/deck',
        title: 'deck',
        section: 'API Reference',
        markdown: '## Mast {#Mast}\n\nHolds the sails.',
      },
    ],
    SYMBOLS,
  );

  it.each(['from ship.deck import Mast', 'from ship import (\n    Mast,\n)'])(
    'is searched for the imported name: %j',
    async (query) => {
      expect((await urlsOf(search(query)))[0]).toBe('/api/ship/deck#Mast');
    },
  );

  it('is not confused with a sentence', async () => {
    const query = 'from where can I import the ship';
    expect((await urlsOf(search(query)))[0]).toBe('/sailing');
  });
});

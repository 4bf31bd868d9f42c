import {expect, it} from 'vitest';
import {parseMarkdown} from '../../src/page';
import {writeMarkdown} from '../../src/markdown/write-markdown';

const write = (source: string) =>
  writeMarkdown(parseMarkdown(source), (url) => `https://x.test/${url}`);

it.each([
  ['At 10:30, set key:value.', 'At 10:30, set key:value.'],
  ['Set :mast[] or :deck{}.', 'Set :mast or :deck.'],
  ['Set mast:oak[**three** `a`] masts.', 'Set mast **three** `a` masts.'],
  ['Set mast:oak[three]masts.', 'Set mast three masts.'],
  [
    'Set **:mast[oak]s** and [:mast[a]](b).',
    'Set **oak s** and [a](https://x.test/b).',
  ],
  ['Set :keel{#id} none.', 'Set none.'],
  ['Set mast:\n\n:keel{#id}', 'Set mast:'],
  ['Sails of\n\n::mast[**oak**]{#id}\n\n::deck', 'Sails of\n\n**oak**'],
])(
  'writes what is shown of directives without a plugin: %j',
  (source, text) => {
    expect(write(source)).toBe(`${text}\n`);
  },
);

import {expect, it} from 'vitest';
import {readSections} from '../src/records/sections';

it('words on both sides of a line break stay apart', () => {
  const [section] = readSections(
    'A mast<br/>and a keel.\n\n| Deck<br />plan |\n| - |\n| a |',
    {showsTitle: true},
  );
  expect(section?.text).toBe('A mast and a keel. Deck plan; a');
});

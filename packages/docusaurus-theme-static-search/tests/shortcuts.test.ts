import {expect, it} from 'vitest';
import {togglesSearch} from '../src/client/shortcuts';

it.each([
  ['Ctrl+K opens', {key: 'k', ctrlKey: true}, true],
  ['⌘K opens', {key: 'k', metaKey: true}, true],
  ['K does not open', {key: 'k'}, false],
  // These belong to browsers and systems.
  [
    'Ctrl+Shift+K does not open',
    {key: 'K', ctrlKey: true, shiftKey: true},
    false,
  ],
  ['Ctrl+Alt+K does not open', {key: 'k', ctrlKey: true, altKey: true}, false],
])('%s the search', (_name, keys: Partial<KeyboardEvent>, isExpected) => {
  const event = {
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...keys,
  } as KeyboardEvent;
  expect(togglesSearch(event)).toBe(isExpected);
});

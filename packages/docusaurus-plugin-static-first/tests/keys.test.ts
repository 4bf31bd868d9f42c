import {expect, it, vi} from 'vitest';
import {isShortcut} from '../src/client/keys';

function press(keys: Partial<KeyboardEvent>): KeyboardEvent {
  return {
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...keys,
  } as KeyboardEvent;
}

it.each([
  ['Ctrl+K', {key: 'k', ctrlKey: true}, true],
  ['Ctrl+K with Caps Lock', {key: 'K', ctrlKey: true}, true],
  // Opens the console of Firefox.
  ['Ctrl+Shift+K', {key: 'K', ctrlKey: true, shiftKey: true}, false],
  ['K', {key: 'k'}, false],
  ['/', {key: '/'}, true],
  ['/ on a keyboard that has it above 7', {key: '/', shiftKey: true}, true],
  ['Alt+Shift+S', {key: 'S', altKey: true, shiftKey: true}, true],
  ['Alt+S', {key: 's', altKey: true}, false],
])('%s is a shortcut: %o, %s', (_name, keys, isExpected) => {
  vi.stubGlobal('document', {
    querySelectorAll: () => [
      {getAttribute: () => 'Control+K Meta+K /'},
      {getAttribute: () => 'Alt+Shift+S'},
    ],
  });
  expect(isShortcut(press(keys))).toBe(isExpected);
});

import {afterEach, expect, it, vi} from 'vitest';
import {readSelection} from '../src/components/SearchModal/read-selection';

function select(text: string): void {
  vi.stubGlobal('window', {getSelection: () => ({toString: () => text})});
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads selected lines of code as words of one line', () => {
  select('    SqlQuery(\n        table="df",\n');
  expect(readSelection()).toBe('SqlQuery( table="df",');
});

it('reads nothing from a selection of white space', () => {
  select(' \n ');
  expect(readSelection()).toBe('');
});

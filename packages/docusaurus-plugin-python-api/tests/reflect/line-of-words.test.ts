import type {Docstring} from 'python-reader';
import {describe, expect, it} from 'vitest';
import {lineOfWords} from '../../src/reflect/line-of-words';

/** Its quotes are on line 10, and its text starts below them. */
const DOCSTRING: Docstring = {
  raw: 'Sail.\n\nSee Also\n--------\nboat.bow\n\nNotes\n-----\nThe boat.bow is at the front,\nboat.stern\nat the back.',
  style: 'numpy',
  sections: [
    {kind: 'text', title: null, text: 'Sail.', version: null, line: 11},
  ],
  file: 'boat.py',
  line: 10,
  endLine: 22,
  inheritedFrom: null,
};

describe('a problem with a text in a docstring', () => {
  it('is on the line of the text, even if markup moved it', () => {
    expect(lineOfWords(DOCSTRING, 'boat.stern', 18)).toBe(20);
    expect(lineOfWords(DOCSTRING, 'boat.bow', 14)).toBe(15);
    expect(lineOfWords(DOCSTRING, 'boat.bow', 18)).toBe(19);
  });

  it('is on the expected line if no line has the text', () => {
    expect(lineOfWords(DOCSTRING, 'boat.mast', 18)).toBe(18);
    expect(lineOfWords(DOCSTRING, 'boat.mast', 40)).toBe(22);
  });
});

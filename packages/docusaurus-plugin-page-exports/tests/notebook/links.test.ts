import {describe, expect, it} from 'vitest';
import {notebookPath} from '../../src/notebook/address';
import {makeAbsolute} from '../../src/notebook/links';

const context = {
  home: 'https://docs.example/reef/',
  baseUrl: '/reef/',
  permalink: '/reef/tutorials/first/counting',
  file: 'tutorials/first/counting.mdx',
  permalinks: new Map([
    ['tutorials/first/diving.mdx', '/reef/tutorials/first/diving-deep'],
    ['tutorials/index.mdx', '/reef/tutorials'],
  ]),
};

describe('a link in a notebook', () => {
  it.each([
    ['https://other.example/x', 'https://other.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    [
      './diving.mdx#tides',
      'https://docs.example/reef/tutorials/first/diving-deep#tides',
    ],
    ['diving.mdx', 'https://docs.example/reef/tutorials/first/diving-deep'],
    ['../index.mdx', 'https://docs.example/reef/tutorials'],
    ['/api/reef#Survey', 'https://docs.example/reef/api/reef#Survey'],
    ['/reef/api', 'https://docs.example/reef/api'],
    ['#end', 'https://docs.example/reef/tutorials/first/counting#end'],
    ['./ray.png', 'https://docs.example/reef/tutorials/first/ray.png'],
  ])('%s leads to %s', (url, target) => {
    expect(makeAbsolute(url, context)).toBe(target);
  });
});

describe('the address of a notebook', () => {
  it('is named by the last segment of its page', () => {
    expect(notebookPath('/reef/tutorials/first/counting')).toBe(
      'notebooks/counting.ipynb',
    );
    expect(notebookPath('/tutorials/')).toBe('notebooks/tutorials.ipynb');
  });
});

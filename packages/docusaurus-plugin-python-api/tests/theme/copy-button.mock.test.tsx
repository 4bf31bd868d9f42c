import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import CopyButton from '../../src/theme/CopyButton';
import type {CopyState} from '../../src/theme/CopyButton/useCopy';

const copy = vi.hoisted(() => ({state: 'ready'}));

// The site of this test has its words in brackets.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `[${message}]`,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('../../src/theme/CopyButton/useCopy', () => ({
  useCopy: () => [copy.state, vi.fn()],
}));

/** What the button and what is beside it say, without tags. */
function read(state: CopyState): [button: string, region: string] {
  copy.state = state;
  const html = renderToStaticMarkup(<CopyButton read={String} what="code" />);
  const [, button = '', region = ''] =
    /^<button.*?>(.*)<\/button><span [^>]*role="status">(.*)<\/span>$/.exec(
      html,
    ) ?? [];
  expect(button).not.toMatch(/aria-live|role=/);
  return [button.replace(/<.*?>/g, ''), region];
}

it('how a copy went is said in the language of the site, beside the button and there alone', () => {
  expect(read('ready')).toEqual(['[Copy] code', '']);
  expect(read('copied')).toEqual(['[Copied] code', '[Copied]']);
  expect(read('failed')).toEqual(['[Not copied] code', '[Not copied]']);
});

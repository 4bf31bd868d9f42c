import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import CopyButton from '../../src/theme/CopyButton';
import type {CopyState} from '../../src/theme/CopyButton/useCopy';

const copy = vi.hoisted(() => ({state: 'ready'}));

// Translations in this test are in brackets.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `[${message}]`,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('../../src/theme/CopyButton/useCopy', () => ({
  useCopy: () => [copy.state, vi.fn()],
}));

/** The text of the button and of the status next to it, without tags. */
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

it('announces the result of a copy in the language of the site, only next to the button', () => {
  expect(read('ready')).toEqual(['[Copy] code', '']);
  expect(read('copied')).toEqual(['[Copied] code', '[Copied]']);
  expect(read('failed')).toEqual(['[Not copied] code', '[Not copied]']);
});

import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMarkdownUrl} from 'docusaurus-plugin-page-exports/client';
import type {CopyState} from '@theme/CopyButton/useCopy';
import {writeLate} from './write-late';

interface Props {
  /** The page's path. */
  permalink: string;
  className?: string | undefined;
}

const WORDS: Readonly<Record<CopyState, string>> = {
  ready: 'Copy page',
  copied: 'Copied',
  failed: 'Not copied',
};

/** How long the button shows the result, as buttons of code do. */
const SHOW_MS = 2000;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return response.text();
}

/** Puts a page on the clipboard, as Markdown. */
export default function CopyPage({permalink, className}: Props): ReactNode {
  const [state, setState] = useState<CopyState>('ready');
  const markdownUrl = useMarkdownUrl(permalink);
  const isBrowser = useIsBrowser();
  const copy = async () => {
    try {
      await writeLate(fetchText(markdownUrl));
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => {
      setState('ready');
    }, SHOW_MS);
  };
  return (
    <>
      <button
        className={className}
        disabled={!isBrowser}
        onClick={() => {
          void copy();
        }}
        type="button"
      >
        {WORDS[state]}
        <span className="visually-hidden"> as Markdown</span>
      </button>
      {/* Many screen readers are silent about what changes in a button. */}
      <span className="visually-hidden" role="status">
        {state !== 'ready' && WORDS[state]}
      </span>
    </>
  );
}

import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMarkdownUrl} from 'docusaurus-plugin-page-exports/client';
import {useCopy, type CopyState} from '@theme/CopyButton/useCopy';

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

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return response.text();
}

/** Puts a page on the clipboard, as Markdown. */
export default function CopyPage({permalink, className}: Props): ReactNode {
  const [state, copy] = useCopy();
  const markdownUrl = useMarkdownUrl(permalink);
  const isBrowser = useIsBrowser();
  return (
    <>
      <button
        className={className}
        disabled={!isBrowser}
        onClick={() => {
          copy(() => fetchText(markdownUrl));
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

import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMarkdownUrl} from 'docusaurus-plugin-page-exports/client';
import {nameResult} from '@theme/CopyButton/name-result';
import {useCopy} from '@theme/CopyButton/useCopy';

interface Props {
  /** The page's path. */
  permalink: string;
  className?: string | undefined;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return response.text();
}

/** A button that copies a page as Markdown. */
export default function CopyPage({permalink, className}: Props): ReactNode {
  const [state, copy] = useCopy();
  const result = nameResult(state);
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
        {result ?? translate({id: 'theme.CopyPage.copy', message: 'Copy page'})}
        <span className="visually-hidden">
          {' '}
          {translate({
            id: 'theme.CopyPage.asMarkdown',
            message: 'as Markdown',
          })}
        </span>
      </button>
      {/* Many screen readers don't announce changes inside a button. */}
      <span className="visually-hidden" role="status">
        {result}
      </span>
    </>
  );
}

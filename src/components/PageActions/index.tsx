import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopy, type CopyState} from '@theme/CopyButton/useCopy';
import {useProduct} from '@site/src/components/useProduct';
import EditThisPage from '@theme/EditThisPage';
import styles from './styles.module.css';

export interface Props {
  title: string;
  /** The page's path. */
  permalink: string;
  /**
   * Where the page can be edited. The reference is made from the SDK: only
   * pages that somebody wrote have such an address, and a twin in Markdown.
   */
  editUrl: string | null | undefined;
}

const WORDS: Readonly<Record<CopyState, string>> = {
  ready: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Not copied',
};

/** What a reader can do with a page beside reading it. */
export default function PageActions({
  title,
  permalink,
  editUrl,
}: Props): ReactNode {
  const {source} = useProduct();
  const twin = useBaseUrl(`${permalink}.md`);
  const report = new URLSearchParams({
    title: `Problem on “${title}”`,
    body: `Page: ${permalink}\n\nWhat is wrong, and what did you expect?\n`,
  });
  return (
    <ul className={styles.actions}>
      {editUrl && (
        <>
          <li>
            <EditThisPage editUrl={editUrl} />
          </li>
          <li>
            <CopyPage twin={twin} />
          </li>
          <li>
            {/* A file and no page: the router must not follow it. */}
            <a href={twin}>View as Markdown</a>
          </li>
        </>
      )}
      <li>
        <a href={`${source.url}/issues/new?${report.toString()}`}>
          Report a problem
        </a>
      </li>
    </ul>
  );
}

function CopyPage({twin}: {twin: string}): ReactNode {
  const [state, copy] = useCopy();
  const isBrowser = useIsBrowser();
  return (
    <button
      disabled={!isBrowser}
      onClick={() => {
        copy(fetchText(twin));
      }}
      type="button"
    >
      <span aria-live="polite">{WORDS[state]}</span>
    </button>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return response.text();
}

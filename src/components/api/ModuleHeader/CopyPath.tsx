import React, {type ReactNode, useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const WORDS: Readonly<Record<State, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Not copied',
};

/** Puts the dotted path on the clipboard, and says whether that worked. */
export default function CopyPath({path}: {path: string}): ReactNode {
  const [state, setState] = useState<State>('ready');
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setState('ready');
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  const copy = () => {
    navigator.clipboard.writeText(path).then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
      },
    );
  };
  return (
    <button
      className={styles.copy}
      disabled={!isBrowser}
      onClick={copy}
      type="button"
    >
      <span aria-live="polite">{WORDS[state]}</span>
      <span className="visually-hidden"> the path {path}</span>
    </button>
  );
}

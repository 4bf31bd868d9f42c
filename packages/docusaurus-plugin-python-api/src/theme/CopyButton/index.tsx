import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nameResult} from './name-result';
import {useCopy} from './useCopy';
import styles from './styles.module.css';

export interface Props {
  /** What is copied, as in the button's name: `code`, `the command`. */
  what: string;
  /** Gives the text at the moment of the click. */
  read: () => string;
  className?: string | undefined;
  /** A sign instead of the word, for where many of them stand. */
  isQuiet?: boolean;
}

/** Puts a text on the clipboard, and shows whether that worked. */
export default function CopyButton({
  what,
  read,
  className,
  isQuiet = false,
}: Props): ReactNode {
  const [state, copy] = useCopy();
  const result = nameResult(state);
  const isBrowser = useIsBrowser();
  return (
    <>
      <button
        className={clsx(
          styles.button,
          isQuiet && [styles.sign, styles[state]],
          className,
        )}
        disabled={!isBrowser}
        onClick={() => {
          copy(read());
        }}
        type="button"
      >
        <span className={clsx(isQuiet && styles.hidden)}>
          {result ?? translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        </span>
        <span className={styles.hidden}> {what}</span>
      </button>
      {/* Many screen readers are silent about what changes in a button. */}
      <span className={styles.hidden} role="status">
        {result}
      </span>
    </>
  );
}

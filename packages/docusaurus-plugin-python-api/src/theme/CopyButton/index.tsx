import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CopyButton';
import {nameResult} from './name-result';
import {useCopy} from './useCopy';
import styles from './styles.module.css';

/** Copies text to the clipboard, and shows whether that succeeded. */
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
          isQuiet && [styles.icon, styles[state]],
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
      {/* Many screen readers don't announce changes inside a button. */}
      <span className={styles.hidden} role="status">
        {result}
      </span>
    </>
  );
}

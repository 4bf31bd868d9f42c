import React, {type ReactNode} from 'react';
import CopyButton from '@theme/CopyButton';
import styles from './styles.module.css';

/** The command that installs the SDK, with a copy button. */
export default function Install({command}: {command: string}): ReactNode {
  return (
    <div className={styles.install}>
      <span aria-hidden="true" className={styles.prompt}>
        $
      </span>
      <code className={styles.command}>{command}</code>
      <CopyButton read={() => command} what="the command" />
    </div>
  );
}

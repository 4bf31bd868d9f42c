import React, {type ReactNode} from 'react';
import CopyButton from '@theme/CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** The input, without prompts and output. */
  input: string;
  /** The session as a block of code. */
  children: ReactNode;
}

/** A session with prompts and output, of which only the input is copied. */
export default function Session({input, children}: Props): ReactNode {
  return (
    <div className={styles.session} dir="ltr">
      {children}
      <CopyButton
        className={styles.copy}
        read={() => input}
        what="the input of the example"
      />
    </div>
  );
}

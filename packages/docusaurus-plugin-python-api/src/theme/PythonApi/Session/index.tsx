import React, {type ReactNode} from 'react';
import CopyButton from '../../CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** What was typed, without prompts and outputs. */
  input: string;
  /** The session as a block of code. */
  children: ReactNode;
}

/** A session with prompts and outputs, which copies as what was typed. */
export default function Session({input, children}: Props): ReactNode {
  return (
    <div className={styles.session}>
      {children}
      <CopyButton
        className={styles.copy}
        read={() => input}
        what="the input of the example"
      />
    </div>
  );
}

import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Rendered when the page was generated. */
  mathml: string;
  /** Whether it is a block formula. */
  block?: boolean;
}

/** A formula as MathML, which browsers render natively. */
export default function Formula({mathml, block}: Props): ReactNode {
  const markup = {__html: mathml};
  return block ? (
    <div
      aria-label="Formula"
      className={styles.block}
      dangerouslySetInnerHTML={markup}
      role="group"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused box can be scrolled with the keyboard.
      tabIndex={0}
    />
  ) : (
    <span dangerouslySetInnerHTML={markup} />
  );
}

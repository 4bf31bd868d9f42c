import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Rendered when the page was generated. */
  mathml: string;
  /** Whether it is a block formula. */
  block?: boolean;
}

/** The most characters that an inline formula can have to fit on a phone. */
const FITTING = 20;

/** Counts the characters that a formula shows, without its source in TeX. */
function countCharacters(mathml: string): number {
  const shown = mathml.replace(/<annotation[^]*?<\/annotation>/g, '');
  return shown.replace(/<[^>]*>|\s/g, '').length;
}

/**
 * A formula as MathML, which browsers render natively. They don't break it over
 * lines, so that one that may be too wide for the page is in a box that scrolls.
 */
export default function Formula({mathml, block = false}: Props): ReactNode {
  const markup = {__html: mathml};
  if (!block && countCharacters(mathml) <= FITTING) {
    return <span dangerouslySetInnerHTML={markup} />;
  }
  const Box = block ? 'div' : 'span';
  return (
    <Box
      aria-label="Formula"
      className={block ? styles.block : styles.inline}
      dangerouslySetInnerHTML={markup}
      role="group"
      // Only a focused box can be scrolled with the keyboard.
      tabIndex={0}
    />
  );
}

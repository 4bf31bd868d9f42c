import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import {breakable} from 'docusaurus-plugin-python-api/client';
import {InTable} from '@site/src/components/ScrollingTable/InTable';
import Original from '@theme-original/CodeInline';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Names up to this length fit into a line of text, but not into a table. */
const LONG = 24;

/** Longer names may be broken even in a wide column. */
const LONGEST = 40;

/** Returns the class that keeps code from being broken at the end of a line. */
function keepWhole(text: string): string | undefined {
  if (text.length <= LONG && /^\S*[-/]\S*$/.test(text)) {
    return styles.whole;
  }
  const isCut = text.length > LONG || /\s/.test(text);
  return isCut && text.length <= LONGEST ? styles.apart : undefined;
}

/** Makes code of several words break only between words. */
function keepWords(text: string): ReactNode {
  return text.split(/( )/).map((word, place) =>
    word.length <= LONG && /[^\w.]./.test(word) ? (
      // Words are only identified by their position.
      <span className={styles.whole} key={place}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}

/**
 * Allows line breaks in long names only; shorter ones move to the next line.
 */
export default function CodeInline({
  children,
  className,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const isInTable = useContext(InTable);
  const isText = typeof children === 'string';
  const hasWords = isText && !isInTable && children.includes(' ');
  const isBreakable = isText && (isInTable || children.length > LONG);
  // Not `<wbr>`: a wide table would break every name in favour of other
  // columns.
  const mark = isInTable ? <span className={styles.seam} /> : <wbr />;
  return (
    <Original
      {...props}
      className={
        clsx(className, isText && !isInTable && keepWhole(children)) ||
        undefined
      }
    >
      {hasWords
        ? keepWords(children)
        : isBreakable
          ? breakable(children, mark)
          : children}
    </Original>
  );
}

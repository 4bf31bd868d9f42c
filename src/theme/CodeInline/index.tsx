import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import {breakable} from 'docusaurus-plugin-python-api/client';
import {InTable} from '@site/src/components/ScrollingTable/InTable';
import Original from '@theme-original/CodeInline';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Shorter names find a place in a line of text, though not in a table. */
const LONG = 24;

/** Longer ones are cut even where the column is wide. */
const LONGEST = 40;

/** How code that would be cut in two by the end of a line is kept together. */
function keepWhole(text: string): string | undefined {
  if (text.length <= LONG && /^\S*[-/]\S*$/.test(text)) {
    return styles.whole;
  }
  const isCut = text.length > LONG || /\s/.test(text);
  return isCut && text.length <= LONGEST ? styles.apart : undefined;
}

/** Code of several words goes on in the next line between two of them. */
function keepWords(text: string): ReactNode {
  return text.split(/( )/).map((word, place) =>
    word.length <= LONG && /[^\w.]./.test(word) ? (
      // Words have no identity of their own but their place.
      <span className={styles.whole} key={place}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}

/** Lets a long name go on in the next line, and a shorter one move there whole. */
export default function CodeInline({
  children,
  className,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const isInTable = useContext(InTable);
  const isText = typeof children === 'string';
  const hasWords = isText && !isInTable && children.includes(' ');
  const isBreakable = isText && (isInTable || children.length > LONG);
  // A wide table would break every name for the sake of its other columns.
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

import React, {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@theme/CopyButton';
import {useOverflow} from '@site/src/components/useOverflow';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import styles from './styles.module.css';

/** What the highlighting step of the build hands over with a fence. */
interface Highlighted {
  /** The code as HTML with a class for each role. */
  highlighted?: string;
  /** The language in words. */
  label?: string;
  /** Whether lines carry their numbers. */
  numbered?: boolean;
}

/** The title of what the code above it prints. */
const OUTPUT = 'Output';

/** Overflow in pixels up to which a block cuts off nothing but its padding. */
const PADDING = 16;

/** Lines that a low window can't show together with the name above them. */
const LONG = 24;

/** A name such as `task.yaml`, and no word such as `Output`. */
function isFile(title: ReactNode): boolean {
  return typeof title === 'string' && /[./\\]/.test(title);
}

/** Code in a box: what it is, buttons to wrap and copy it, and the code. */
export default function CodeBlock({
  children,
  title,
  highlighted,
  label,
  numbered = false,
}: Partial<ThemeProps> & Highlighted): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  const [wraps, setWraps] = useState(false);
  const overflow = useOverflow(box);
  const source = highlighted ?? (typeof children === 'string' ? children : '');
  const isLong = source.split('\n').length > LONG;
  return (
    <div
      className={clsx(
        'theme-code-block',
        styles.block,
        title === OUTPUT ? styles.output : isLong && styles.long,
      )}
    >
      <div className={styles.bar}>
        <span className={isFile(title) ? styles.title : styles.label}>
          {title ?? label ?? 'Code'}
        </span>
        {isFile(title) && label && (
          <span className={styles.label}>{label}</span>
        )}
        <button
          aria-pressed={wraps}
          className={clsx(styles.wrap, overflow > PADDING && styles.useful)}
          onClick={() => {
            setWraps(!wraps);
          }}
          type="button"
        >
          Wrap<span className="visually-hidden"> long lines</span>
        </button>
        <CopyButton
          read={() => box.current?.textContent.replace(/\n$/, '') ?? ''}
          what="code"
        />
      </div>
      <pre
        className={clsx(
          styles.code,
          wraps && styles.wrapped,
          numbered && styles.numbered,
        )}
        ref={box}
        {...(overflow > 0 && {
          role: 'group',
          'aria-label': typeof title === 'string' ? `Code of ${title}` : 'Code',
          tabIndex: 0,
        })}
      >
        {highlighted === undefined ? (
          <code>{children}</code>
        ) : (
          // Made from the page's own source while it was compiled, escaped.
          <code dangerouslySetInnerHTML={{__html: highlighted}} />
        )}
      </pre>
    </div>
  );
}

import React, {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@theme/CopyButton';
import {useOverflow} from '@site/src/components/useOverflow';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import styles from './styles.module.css';

/** The properties that build-time highlighting adds to a fence. */
interface Highlighted {
  /** The code as HTML with a class for each role. */
  highlighted?: string;
  /** The display name of the language. */
  label?: string;
  /** Whether lines are numbered. */
  numbered?: boolean;
}

/** The title of a block with the output of the code above it. */
const OUTPUT = 'Output';

/** Overflow in pixels that only affects the padding of a block. */
const PADDING = 16;

/** More lines than fit into a small window below the title bar. */
const LONG = 24;

/**
 * Whether a title is a file name such as `task.yaml`, not a word like `Output`.
 */
function isFile(title: ReactNode): boolean {
  return typeof title === 'string' && /[./\\]/.test(title);
}

/** A code block with its title or language, and buttons to wrap and copy it. */
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
          // Safe: generated and escaped at build time from the page's source.
          <code dangerouslySetInnerHTML={{__html: highlighted}} />
        )}
      </pre>
    </div>
  );
}

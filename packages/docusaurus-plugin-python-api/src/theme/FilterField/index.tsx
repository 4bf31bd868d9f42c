import React, {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/FilterField';
import styles from './styles.module.css';

/** A field that filters the content below it while the reader types. */
export default function FilterField({
  label,
  placeholder,
  query,
  onFocus,
  onQuery,
  children,
  className,
}: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        disabled={!isBrowser}
        id={id}
        onFocus={onFocus}
        onChange={(event) => {
          onQuery(event.target.value);
        }}
        placeholder={placeholder}
        spellCheck="false"
        type="search"
        value={query}
      />
      <span aria-live="polite">{children}</span>
    </div>
  );
}

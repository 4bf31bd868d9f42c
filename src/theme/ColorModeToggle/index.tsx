import React, {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';

const SUN =
  'M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.5 1.5M14.2 14.2l1.5 1.5M4.3 15.7l1.5-1.5M14.2 5.8l1.5-1.5';
const MOON = 'M17 12A7.2 7.2 0 1 1 8 3a6 6 0 0 0 9 9z';

/** Switches the colour mode. Its label includes the current mode. */
function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const mode =
    value === 'dark'
      ? translate({
          id: 'theme.colorToggle.ariaLabel.mode.dark',
          message: 'dark mode',
        })
      : translate({
          id: 'theme.colorToggle.ariaLabel.mode.light',
          message: 'light mode',
        });
  const title = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode},
  );
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        disabled={!isBrowser}
        title={title}
        aria-label={title}
        aria-live="polite"
        onClick={() => {
          onChange(value === 'dark' ? 'light' : 'dark');
        }}
      >
        <svg aria-hidden="true" className={styles.light} viewBox="0 0 20 20">
          <path d={SUN} />
        </svg>
        <svg aria-hidden="true" className={styles.dark} viewBox="0 0 20 20">
          <path d={MOON} />
        </svg>
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);

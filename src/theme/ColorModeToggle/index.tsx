import React, {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Switches the colour mode. Its name says which one is on, and changes. */
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
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);

import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import styles from './styles.module.css';

/** Defined outside the component, so that React only calls it once. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/**
 * The strip in place of a collapsed sidebar, which expands it. It takes the
 * focus from the collapse button, which has disappeared.
 */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
    description: 'The label of the button that expands the sidebar',
  });
  return (
    <button
      ref={focus}
      className={styles.strip}
      type="button"
      aria-label={label}
      onClick={toggleSidebar}
    >
      <IconArrow />
    </button>
  );
}

import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import styles from './styles.module.css';

/** Stays the same from one rendering to the next: it is called once. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/**
 * The strip that a folded sidebar leaves, which unfolds it. It takes the focus
 * from the button that has folded it, and is gone.
 */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
    description: 'The label of the button that unfolds the sidebar',
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

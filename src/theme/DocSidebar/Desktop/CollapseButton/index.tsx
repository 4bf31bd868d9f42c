import React, {useContext, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {CollapseButtonRef} from '@site/src/components/CollapseButtonRef';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import styles from './styles.module.css';

/** A button at the bottom of the sidebar that collapses it. */
export default function CollapseButton({onClick}: Props): ReactNode {
  return (
    <button
      className={styles.foot}
      onClick={onClick}
      ref={useContext(CollapseButtonRef)}
      type="button"
    >
      <IconArrow />
      <Translate
        id="theme.docs.sidebar.collapseButtonAriaLabel"
        description="The label of the button that collapses the sidebar"
      >
        Collapse sidebar
      </Translate>
    </button>
  );
}

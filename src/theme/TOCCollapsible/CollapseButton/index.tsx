import React, {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

/**
 * The bar of contents on a phone. Its list lies over the text: it closes once it
 * has led somewhere, and when the reader goes on to something else.
 */
export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  const {collapsed} = props;
  useEffect(() => {
    const bar = document.querySelector('.theme-doc-toc-mobile');
    const button = bar?.querySelector('button');
    if (collapsed || !button) {
      return undefined;
    }
    // One click moves the focus, too: what closes the list stops listening.
    const opening = new AbortController();
    const leave = ({target, type}: Event) => {
      const part = target instanceof Element ? target : null;
      if (!bar?.contains(part) || (type === 'click' && part?.closest('a'))) {
        opening.abort();
        button.click();
      }
    };
    const {signal} = opening;
    document.addEventListener('click', leave, {signal});
    document.addEventListener('focusin', leave, {signal});
    return () => {
      opening.abort();
    };
  }, [collapsed]);
  return <CollapseButton {...props} aria-expanded={!collapsed} />;
}

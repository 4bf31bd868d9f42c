import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

/**
 * The button of the mobile table of contents. The list covers the text, so it
 * closes when a link in it is followed or the reader interacts with the page.
 */
export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  const {collapsed, onClick} = props;
  // The theme's button takes no ref, but a click passes it as its target.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const bar = button.current?.parentElement;
    if (collapsed || !bar) {
      return undefined;
    }
    // Stops listening first, since a click also moves the focus.
    const opening = new AbortController();
    const leave = ({target, type}: Event) => {
      const part = target instanceof Element ? target : null;
      if (!bar.contains(part) || (type === 'click' && part?.closest('a'))) {
        opening.abort();
        button.current?.click();
      }
    };
    const {signal} = opening;
    document.addEventListener('click', leave, {signal});
    document.addEventListener('focusin', leave, {signal});
    return () => {
      opening.abort();
    };
  }, [collapsed]);
  return (
    <CollapseButton
      {...props}
      aria-expanded={!collapsed}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        button.current = event.currentTarget;
        onClick?.(event);
      }}
    />
  );
}

import {createElement, isValidElement, useEffect, useState} from 'react';
import {Collapsible as ThemeCollapsible} from '@docusaurus/theme-common';
import {findLoad} from './sidebars';

type Props = Parameters<typeof ThemeCollapsible>[0];

/** Returns the sidebar items inside a collapsible element. */
function itemsOf(children: unknown): unknown {
  return isValidElement<{items?: unknown}>(children)
    ? children.props.items
    : undefined;
}

/**
 * The theme's component, which expands a category after its items have loaded.
 */
export function Collapsible(props: Props) {
  const [, setLoads] = useState(0);
  const load = props.collapsed ? undefined : findLoad(itemsOf(props.children));
  useEffect(() => {
    load?.()?.then(
      () => {
        setLoads((loads) => loads + 1);
      },
      // Collapsing and expanding it tries again.
      () => undefined,
    );
  }, [load]);
  return createElement(ThemeCollapsible, {
    ...props,
    collapsed: props.collapsed || load !== undefined,
  });
}

export {useCollapsible} from '@docusaurus/theme-common';

import React, {cloneElement, useCallback, useId, type ReactNode} from 'react';
import {sanitizeTabsChildren, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {TabIdsContext} from './ids';
import styles from './styles.module.css';
import TabList from './TabList';

/**
 * A group of tabs, one of which is shown at a time. Unlike the theme's, it is
 * not rendered anew after hydration, which would drop the reader's selection.
 */
export default function Tabs(props: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs(props);
  const panels = sanitizeTabsChildren(props.children);
  const group = useId();
  const values = tabValues.map(({value}) => value).join('\n');
  const idsOf = useCallback(
    (value: string) => {
      // Unlike ids, values may contain spaces.
      const place = values.split('\n').indexOf(value);
      return {tab: `${group}-tab-${place}`, panel: `${group}-panel-${place}`};
    },
    [group, values],
  );
  const shown = panels.filter(
    ({props: {value}}) => !props.lazy || value === selectedValue,
  );
  return (
    <div className={styles.group}>
      <TabList
        tabs={tabValues.map((tab) => ({...tab, ids: idsOf(tab.value)}))}
        selected={selectedValue}
        onSelect={selectValue}
        // Choices in a URL and lazy panels are left to React.
        group={
          props.queryString || props.lazy ? undefined : (props.groupId ?? '')
        }
        block={props.block}
        className={props.className}
      />
      <TabIdsContext value={idsOf}>
        <div className="margin-top--md">
          {shown.map((panel) =>
            cloneElement(panel, {
              key: panel.props.value,
              hidden: panel.props.value !== selectedValue,
            }),
          )}
        </div>
      </TabIdsContext>
    </div>
  );
}

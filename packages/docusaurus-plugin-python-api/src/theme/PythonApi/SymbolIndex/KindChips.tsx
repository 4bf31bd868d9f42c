import React, {type ReactNode} from 'react';
import {kindClass} from '../../../kind-class';
import type {ShownChip} from './chips';
import styles from './styles.module.css';

interface Props {
  chips: readonly ShownChip[];
  /** All symbols. */
  total: string;
  format: (count: number) => string;
  onChoose: (id: string) => void;
}

/** Choices of kinds, one at a time. */
export default function KindChips(props: Props): ReactNode {
  const {chips, total, format, onChoose} = props;
  const choices = [
    {id: 'all', label: 'All', letter: undefined, count: total},
    ...chips.map(({id, label, kinds: [first = ''], count}) => ({
      id,
      label,
      letter: kindClass(first),
      count: format(count),
    })),
  ];
  return (
    <fieldset className={styles.chips}>
      <legend>Kinds of symbols</legend>
      {choices.map(({id, label, letter, count}) => (
        <label className={letter} key={id}>
          <input
            defaultChecked={id === 'all'}
            name="kind"
            // Also told by docusaurus-plugin-static-first of an early choice.
            onInput={() => {
              onChoose(id);
            }}
            type="radio"
            value={id}
          />
          {label} <small>{count}</small>
        </label>
      ))}
    </fieldset>
  );
}

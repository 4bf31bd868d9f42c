import React, {type ReactNode} from 'react';
import {kindClass} from '../../../kind-class';
import {LISTED, type ShownChip} from './chips';
import styles from './styles.module.css';

interface Props {
  chips: readonly ShownChip[];
  format: (count: number) => string;
  onChoose: (id: string) => void;
}

/** Choices of kinds, one at a time. */
export default function KindChips(props: Props): ReactNode {
  const {chips, format, onChoose} = props;
  return (
    <fieldset className={styles.chips}>
      <legend>Kinds of symbols</legend>
      {chips.map(({id, label, kinds: [first], count}) => (
        <label className={first && kindClass(first)} key={id}>
          <input
            defaultChecked={id === LISTED}
            name="kind"
            // Also told by docusaurus-plugin-static-first of an early choice.
            onInput={() => {
              onChoose(id);
            }}
            type="radio"
            value={id}
          />
          {label} <small>{format(count)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** What the letters before the names mean. */
export function KindLegend({kinds}: {kinds: readonly string[]}): ReactNode {
  return (
    <details className={styles.legend}>
      <summary>What the letters mean</summary>
      <ul>
        {kinds.map((kind) => (
          <li className={kindClass(kind)} key={kind}>
            {kind}
          </li>
        ))}
      </ul>
    </details>
  );
}

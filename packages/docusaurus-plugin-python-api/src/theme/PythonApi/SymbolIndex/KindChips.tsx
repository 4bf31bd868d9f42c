import React, {type ReactNode} from 'react';
import {kindClass} from '../../../kind-class';
import type {ShownChip} from './chips';
import styles from './styles.module.css';

interface Props {
  chips: readonly ShownChip[];
  /** The id of the chosen one. */
  chosen: string;
  format: (count: number) => string;
  onChoose: (id: string) => void;
}

/** Choices of kinds, one at a time. */
export default function KindChips(props: Props): ReactNode {
  const {chips, chosen, format, onChoose} = props;
  return (
    <fieldset className={styles.chips}>
      <legend>Kinds of symbols</legend>
      {chips.map(({id, label, letters = [], count}) => (
        <label key={id}>
          <input
            checked={id === chosen}
            name="kind"
            onChange={() => {
              onChoose(id);
            }}
            // What docusaurus-plugin-static-first tells of an early choice.
            onInput={() => {
              onChoose(id);
            }}
            type="radio"
            value={id}
          />
          {letters.map((kind) => (
            <span className={kindClass(kind)} key={kind} />
          ))}
          {label} <small>{format(count)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** What the letters before the listed names mean that no chip has. */
export function KindLegend({
  chips,
  kinds,
}: {
  chips: readonly ShownChip[];
  /** Those in the list. */
  kinds: readonly string[];
}): ReactNode {
  const told = new Set(chips.flatMap(({letters = []}) => letters));
  const others = kinds.filter((kind) => !told.has(kind));
  return (
    others.length > 0 && (
      <ul aria-label="Letters of other kinds" className={styles.legend}>
        {others.map((kind) => (
          <li className={kindClass(kind)} key={kind}>
            {kind}
          </li>
        ))}
      </ul>
    )
  );
}

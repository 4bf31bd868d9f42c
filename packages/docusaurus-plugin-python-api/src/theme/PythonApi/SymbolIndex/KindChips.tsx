import React, {type ReactNode} from 'react';
import {kindClass} from '../../../kind-class';
import type {ShownChip} from './chips';
import styles from './styles.module.css';

interface Props {
  chips: readonly ShownChip[];
  /** The id of the selected chip. */
  chosen: string;
  format: (count: number) => string;
  onChoose: (id: string) => void;
}

/** Chips to select one kind at a time. */
export default function KindChips(props: Props): ReactNode {
  const {chips, chosen, format, onChoose} = props;
  return (
    <fieldset className={styles.chips} data-hydrate-query="kind">
      <legend>Kinds of symbols</legend>
      {chips.map(({id, label, letters = [], count}) => (
        <label key={id}>
          <input
            checked={id === chosen}
            name="kind"
            onChange={() => {
              onChoose(id);
            }}
            // docusaurus-plugin-static-first replays a selection before hydration.
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

/** The meaning of the letters before listed names that are not on any chip. */
export function KindLegend({
  chips,
  kinds,
}: {
  chips: readonly ShownChip[];
  /** The kinds in the list. */
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

import React, {useEffect, useRef, type ReactNode} from 'react';
import {kindClass} from 'docusaurus-plugin-python-api/client';
import type {ShownChip} from './chips';
import styles from './styles.module.css';

interface Props {
  chips: readonly ShownChip[];
  /** The id of the selected chip. */
  chosen: string;
  format: (count: number) => string;
  onChoose: (id: string) => void;
}

/** Scrolls a box sideways until the centre of an element is in its own. */
function centre(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}

/** Chips to select one kind at a time. */
export default function KindChips(props: Props): ReactNode {
  const {chips, chosen, format, onChoose} = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(chips[0]?.id);
  useEffect(() => {
    // The box scrolls if it is narrow, and a kind from the address may be out of
    // sight.
    const label = box.current?.querySelector(':checked')?.parentElement;
    if (box.current && label && chosen !== shown.current) {
      centre(box.current, label);
    }
    shown.current = chosen;
  }, [chosen]);
  return (
    <fieldset className={styles.chips} data-hydrate-query="kind" ref={box}>
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

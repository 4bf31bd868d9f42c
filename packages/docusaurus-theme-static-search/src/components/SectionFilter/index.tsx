import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  sections: readonly string[];
  /** The section to search, or '' for all. */
  section: string;
  onChange: (section: string) => void;
}

/** Limits a search to one section of the site. */
export default function SectionFilter({
  sections,
  section,
  onChange,
}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>
        {translate({id: 'theme.StaticSearch.section', message: 'Section'})}
      </legend>
      {['', ...sections].map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={section === option}
            onChange={() => {
              onChange(option);
            }}
          />
          <span>
            {option ||
              translate({id: 'theme.StaticSearch.allSections', message: 'All'})}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  file: string;
  line: number;
  url?: string;
  /** What it looks like, where it is no word among others. */
  className?: string | undefined;
}

/**
 * Where something is defined: a link where the source is published. The place
 * is in its name and its title; in sight there is one word.
 */
export default function SourceLink(props: Props): ReactNode {
  const {file, line, url, className} = props;
  const name = `Source: ${file.split('/').at(-1) ?? file}:${line}`;
  const title = `${file}, line ${line}`;
  return url ? (
    <Link
      aria-label={name}
      className={className ?? styles.source}
      href={url}
      title={title}
    >
      Source
    </Link>
  ) : (
    <span className={styles.source} title={title}>
      {name}
    </span>
  );
}

import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  file: string;
  line: number;
  url?: string;
}

/** Where something is defined: a link where the source is published. */
export default function SourceLink({file, line, url}: Props): ReactNode {
  const place = `${file.split('/').at(-1) ?? file}:${line}`;
  return url ? (
    <Link className={styles.source} href={url} title={`${file}, line ${line}`}>
      Source: {place}
    </Link>
  ) : (
    <span className={styles.source}>Source: {place}</span>
  );
}

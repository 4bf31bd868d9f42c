import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  file: string;
  line: number;
  url?: string;
  /** Whether the place is in the name and the title alone, not in sight. */
  isShort?: boolean;
}

/** Where something is defined: a link where the source is published. */
export default function SourceLink(props: Props): ReactNode {
  const {file, line, url, isShort = false} = props;
  const name = `Source: ${file.split('/').at(-1) ?? file}:${line}`;
  const title = `${file}, line ${line}`;
  return url ? (
    <Link
      aria-label={isShort ? name : undefined}
      className={styles.source}
      href={url}
      title={title}
    >
      {isShort ? 'Source' : name}
    </Link>
  ) : (
    <span className={styles.source} title={title}>
      {name}
    </span>
  );
}

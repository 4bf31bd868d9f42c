import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface Props {
  file: string;
  line: number;
  url?: string | undefined;
  className?: string | undefined;
}

/**
 * Where something is defined, as a link if the source is published. The file and
 * line are in its accessible name and title; only one word is visible.
 */
export default function SourceLink(props: Props): ReactNode {
  const {file, line, url, className} = props;
  const name = `Source: ${file.split('/').at(-1) ?? file}:${line}`;
  const title = `${file}, line ${line}`;
  return url ? (
    <Link aria-label={name} className={className} href={url} title={title}>
      Source
    </Link>
  ) : (
    <span title={title}>{name}</span>
  );
}

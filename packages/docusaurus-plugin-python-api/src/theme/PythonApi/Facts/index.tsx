import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Badges from './Badges';
import SourceLink from './SourceLink';
import styles from './styles.module.css';

export interface Props {
  /** `class`, `method`, … */
  kind: string;
  /** The reader's flags, separated by spaces. */
  flags?: string;
  /** Where it is defined. */
  file?: string;
  line?: number;
  /** Address of that line. */
  source?: string;
  /** The member of a base that this one takes the place of. */
  overrides?: string;
  overridesUrl?: string;
}

/** What a member is and where its source is, below its heading. */
export default function Facts(props: Props): ReactNode {
  const {kind, flags = '', file, line, source, overrides, overridesUrl} = props;
  return (
    <div className={styles.facts}>
      <Badges kind={kind} flags={flags} />
      {overrides && overridesUrl && (
        <span>
          overrides <Link to={overridesUrl}>{overrides}</Link>
        </span>
      )}
      {file && line !== undefined && (
        <SourceLink file={file} line={line} url={source} />
      )}
    </div>
  );
}

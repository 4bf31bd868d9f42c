import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import codeStyles from '../code.module.css';
import Badges from './Badges';
import SourceLink from './SourceLink';
import styles from './styles.module.css';

export interface Props {
  /** `class`, `method`, …; absent if a title states it. */
  kind?: string;
  /** Its type, if there is no signature. */
  type?: ReactNode;
  /** Flags from python-reader, separated by spaces. */
  flags?: string;
  /** Where it is defined. */
  file?: string;
  line?: number;
  /** URL of that line. */
  source?: string;
  /** The member of a base that this one overrides. */
  overrides?: string;
  overridesUrl?: string;
}

/** The kind, flags and source of a member, below its heading. */
export default function Facts(props: Props): ReactNode {
  const {kind, type, flags = '', file, line, source} = props;
  const {overrides, overridesUrl} = props;
  return (
    <div className={styles.facts}>
      {type && (
        <code className={clsx(styles.type, codeStyles.code)} dir="ltr">
          {type}
        </code>
      )}
      <Badges kind={kind} flags={flags} />
      {overrides && overridesUrl && (
        <span>
          overrides <Link to={overridesUrl}>{overrides}</Link>
        </span>
      )}
      {file && line !== undefined && (
        <SourceLink
          className={styles.source}
          file={file}
          line={line}
          url={source}
        />
      )}
    </div>
  );
}

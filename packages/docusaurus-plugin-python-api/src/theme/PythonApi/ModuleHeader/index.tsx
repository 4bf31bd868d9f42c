import React, {type ReactNode} from 'react';
import PageActions from '@theme/PythonApi/PageActions';
import CopyButton from '@theme/CopyButton';
import {breakable} from 'docusaurus-plugin-python-api/client';
import Badges from '../Facts/Badges';
import SourceLink from '../Facts/SourceLink';
import actionStyles from '../action.module.css';
import styles from './styles.module.css';
import {useTargetMark} from './useTargetMark';

/** Between the names of modules, even if longer parts of a path would fit. */
const DOTS = /(?<=\.)/;

export interface Props {
  /** The module's full dotted path, as in an import. */
  path: string;
  kind: string;
  file?: string;
  line?: number;
  source?: string;
}

/**
 * The page's actions, next to the title of a module, and the full path with a copy
 * button and the kind below it.
 */
export default function ModuleHeader(props: Props): ReactNode {
  const {path, kind, file, line, source} = props;
  useTargetMark();
  return (
    <div className={styles.header} data-python-api>
      <span className={styles.actions}>
        <PageActions className={actionStyles.action} />
        {file && line !== undefined && (
          <SourceLink
            className={actionStyles.action}
            file={file}
            line={line}
            url={source}
          />
        )}
      </span>
      <div className={styles.facts}>
        <code className={styles.path}>{breakable(path, <wbr />, DOTS)}</code>
        <CopyButton isQuiet read={() => path} what={`the path ${path}`} />
        <Badges kind={kind} flags="" />
      </div>
    </div>
  );
}

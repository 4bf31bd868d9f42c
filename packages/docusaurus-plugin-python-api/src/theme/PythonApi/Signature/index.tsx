import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import codeStyles from '../code.module.css';
import Fold from '../Fold';
import {useAnchor} from '../useAnchor';
import styles from './styles.module.css';

export interface Props {
  /** The name of the box for screen readers. */
  'aria-label': string;
  /** Python with links, highlighted when the page was generated. */
  code: ReactNode;
  /** How many parameters there are, if only the first are visible. */
  folded?: number;
  id?: string;
}

/** A signature, in a box whose long lines wrap. */
export default function Signature(props: Props): ReactNode {
  const {code, folded, id, ...name} = props;
  useAnchor(id);
  return (
    <div className={clsx(styles.signature, codeStyles.code)} id={id}>
      <pre {...name} dir="ltr" role="group">
        <code>{code}</code>
      </pre>
      {folded && <Fold count={folded} what="parameters" />}
    </div>
  );
}

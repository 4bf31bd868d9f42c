import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as EditThisPageProps} from '@theme/EditThisPage';
import clsx from 'clsx';

interface Props extends EditThisPageProps {
  className?: string;
}

/** A plain link: icons depend on whether it is below a page or in its menu. */
export default function EditThisPage({editUrl, className}: Props): ReactNode {
  return (
    <Link
      to={editUrl}
      className={clsx(ThemeClassNames.common.editThisPage, className)}
    >
      <Translate
        id="theme.common.editThisPage"
        description="The link label to edit the current page"
      >
        Edit this page
      </Translate>
    </Link>
  );
}

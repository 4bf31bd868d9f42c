import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import Original from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/**
 * The facts about a page that Algolia's crawler reads. Pages are smaller without
 * them, and the embedded search doesn't need them.
 */
export default function SearchMetadata(props: Props): ReactNode {
  return 'algolia' in useThemeConfig() && <Original {...props} />;
}

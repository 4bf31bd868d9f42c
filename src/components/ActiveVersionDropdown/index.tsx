import React, {type ReactNode} from 'react';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

const FALLBACK_INSTANCE = 'guides';

interface Props {
  mobile?: boolean;
  position?: 'left' | 'right';
}

function mainPathOf(version: GlobalVersion): string {
  const main = version.docs.find((doc) => doc.id === version.mainDocId);
  return main?.path ?? version.path;
}

/**
 * The versions of the section being read. The theme's own item serves one
 * docs instance and shrinks to a plain link while there is one version.
 */
export default function ActiveVersionDropdown({
  mobile,
  position,
}: Props): ReactNode {
  const instance = useActivePlugin()?.pluginId ?? FALLBACK_INSTANCE;
  const {search, hash} = useLocation();
  // A built page knows neither: https://github.com/facebook/docusaurus/pull/11263
  const suffix = useIsBrowser() ? `${search}${hash}` : '';
  const {activeVersion, alternateDocVersions} = useActiveDocContext(instance);
  const {savePreferredVersionName} = useDocsPreferredVersion(instance);
  const [current] = useDocsVersionCandidates(instance);
  const items = useVersions(instance).map((version) => {
    const target = alternateDocVersions[version.name];
    return {
      label: version.label,
      to: `${target?.path ?? mainPathOf(version)}${suffix}`,
      isActive: () => version === activeVersion,
      onClick: () => {
        savePreferredVersionName(version.name);
      },
    };
  });
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      label={current.label}
      aria-label={`Version: ${current.label}`}
      items={items}
    />
  );
}

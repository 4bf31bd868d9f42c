import React, {type ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSectionDocs} from '@site/src/components/useSectionDocs';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

interface Props {
  mobile?: boolean;
  position?: 'left' | 'right';
  /** Whether to hide the menu if there is only one version. */
  hidesSingleEntry?: boolean;
}

function mainPathOf(version: GlobalVersion): string {
  const main = version.docs.find((doc) => doc.id === version.mainDocId);
  return main?.path ?? version.path;
}

/**
 * The versions of the current section. The theme's own item only supports one
 * docs instance, and becomes a plain link if there is only one version.
 */
export default function ActiveVersionDropdown({
  hidesSingleEntry = false,
  ...props
}: Props): ReactNode {
  const instance = useSectionDocs();
  return instance === undefined ? null : (
    <VersionMenu
      {...props}
      hidesSingleEntry={hidesSingleEntry}
      instance={instance}
    />
  );
}

function VersionMenu({
  hidesSingleEntry,
  instance,
  mobile,
  position,
}: Props & {instance: string}): ReactNode {
  const {search, hash} = useLocation();
  // Unknown at build time: https://github.com/facebook/docusaurus/pull/11263
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
  if (hidesSingleEntry && items.length < 2) {
    return null;
  }
  const label = translate(
    {
      id: 'theme.docs.versionBadge.label',
      message: 'Version: {versionLabel}',
    },
    {versionLabel: current.label},
  );
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      // In the mobile menu, the version alone would be unclear.
      label={mobile ? label : current.label}
      aria-label={label}
      items={items}
    />
  );
}

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
  /** Whether there is no menu while there is one version. */
  hidesSingleEntry?: boolean;
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
      // In the menu of a phone the label alone doesn't say what it is about.
      label={mobile ? label : current.label}
      aria-label={label}
      items={items}
    />
  );
}

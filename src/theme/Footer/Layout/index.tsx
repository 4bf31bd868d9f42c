import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {useSectionDocs} from '@site/src/components/useSectionDocs';
import type {Props} from '@theme/Footer/Layout';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

/** The version that the navbar links to. */
function Version({instance}: {instance: string}): ReactNode {
  const [{label}] = useDocsVersionCandidates(instance);
  return (
    <p className={styles.version}>
      {translate(
        {
          id: 'theme.docs.versionBadge.label',
          message: 'Version: {versionLabel}',
        },
        {versionLabel: label},
      )}
    </p>
  );
}

/** The site's footer, aligned with the columns of the page above it. */
export default function FooterLayout({
  links,
  logo,
  copyright,
}: Props): ReactNode {
  const {tagline, title} = useDocusaurusContext().siteConfig;
  const instance = useSectionDocs();
  return (
    <footer className="footer">
      <div className={styles.foot}>
        <div>
          <p className={styles.brand}>
            {logo}
            {title}
          </p>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {links}
        <div className={styles.end}>
          {copyright}
          {instance !== undefined && <Version instance={instance} />}
          {/* The navbar has no room for it on a phone. */}
          <NavbarColorModeToggle className={styles.colorModeToggle} />
        </div>
      </div>
    </footer>
  );
}

import React, {type ReactNode} from 'react';
import {
  useActivePlugin,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {
  ThemeClassNames,
  useThemeConfig,
  type NavbarItem,
} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';

/** Returns the navbar item of the page's section. */
function useSection(): NavbarItem | undefined {
  const {navbar} = useThemeConfig();
  const plugin = useActivePlugin()?.pluginId;
  return navbar.items.find(
    ({type, docsPluginId}) => type === 'docSidebar' && docsPluginId === plugin,
  );
}

/** Breadcrumbs with the home page, the section and the categories of a page. */
export default function DocBreadcrumbs(): ReactNode {
  const pages = useSidebarBreadcrumbs();
  const section = useSection();
  const home = useHomePageRoute();
  if (!pages) {
    return null;
  }
  const before = section ? 1 : 0;
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul
        className="breadcrumbs"
        itemScope
        itemType="https://schema.org/BreadcrumbList"
      >
        {home && <HomeBreadcrumbItem />}
        {section && <SectionItem section={section} />}
        {pages.map((page, place) => (
          <BreadcrumbItem
            key={place}
            label={page.label}
            href={
              page.type === 'category' && page.linkUnlisted
                ? undefined
                : page.href
            }
            isLast={place === pages.length - 1}
            position={before + place + 1}
          />
        ))}
      </ul>
    </nav>
  );
}

/** The section, which links to its first page, as in the navbar. */
function SectionItem({section}: {section: NavbarItem}): ReactNode {
  const {label, sidebarId, docsPluginId} = section;
  const {link} = useLayoutDocsSidebar(String(sidebarId), String(docsPluginId));
  return (
    <BreadcrumbItem label={String(label)} href={link?.path} position={1} />
  );
}

interface ItemProps {
  label: string;
  /** Undefined for a category without a page. */
  href: string | undefined;
  isLast?: boolean;
  position: number;
}

function BreadcrumbItem({
  label,
  href,
  isLast = false,
  position,
}: ItemProps): ReactNode {
  return (
    <li
      className={clsx(
        'breadcrumbs__item',
        isLast && 'breadcrumbs__item--active',
      )}
      // Search engines reject list items without an address.
      {...(href && {
        itemScope: true,
        itemProp: 'itemListElement',
        itemType: 'https://schema.org/ListItem',
      })}
    >
      {isLast || !href ? (
        <span className="breadcrumbs__link" itemProp={href && 'name'}>
          {label}
        </span>
      ) : (
        <Link className="breadcrumbs__link" href={href} itemProp="item">
          <span itemProp="name">{label}</span>
        </Link>
      )}
      {href && <meta itemProp="position" content={String(position)} />}
    </li>
  );
}

import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The lists above the page, outermost first. */
  steps: readonly {label: string; to: string}[];
  /** The title of the page itself. */
  children: ReactNode;
}

/** Breadcrumbs for pages of the blog. */
export default function BlogBreadcrumbs({steps, children}: Props): ReactNode {
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        {steps.map(({label, to}) => (
          <li className="breadcrumbs__item" key={to}>
            <Link className="breadcrumbs__link" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{children}</span>
        </li>
      </ul>
    </nav>
  );
}

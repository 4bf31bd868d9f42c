import React, {type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Install from '@site/src/components/home/Install';
import {useProduct} from '@site/src/components/useProduct';
import type {HomePage} from '@site/config/identity/home-types';
import styles from './styles.module.css';

interface Props {
  home: HomePage;
  Picture: ComponentType | undefined;
}

/** An introduction to the product, with buttons to start. */
export default function Hero({home, Picture}: Props): ReactNode {
  const {tagline} = useProduct();
  const {actions, headline = tagline, install, kind, lead} = home;
  return (
    <header className={styles.ground}>
      <div className={clsx(styles.hero, Picture && styles.withPicture)}>
        <div>
          {kind !== undefined && <p className={styles.kind}>{kind}</p>}
          <h1 className={styles.title}>
            {headline.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map(({label, to}, index) => (
                <Link
                  key={to}
                  className={clsx('button', 'button--primary', 'button--lg', {
                    'button--outline': index > 0,
                  })}
                  to={to}
                >
                  {label}
                </Link>
              ))}
            </div>
          )}
          {install !== undefined && <Install command={install} />}
        </div>
        {Picture && <Picture />}
      </div>
    </header>
  );
}

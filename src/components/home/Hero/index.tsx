import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Install from '@site/src/components/home/Install';
import {useGuide} from '@site/src/components/home/useGuide';
import Voyage from '@site/src/components/home/Voyage';
import {useProduct} from '@site/src/components/useProduct';
import styles from './styles.module.css';

/** What the platform is, in one screen, with two ways to start. */
export default function Hero(): ReactNode {
  const {name, slug, tagline} = useProduct();
  const introduction = `/guides/getting-started/introduction-to-${slug}`;
  const quickstart = useGuide('getting-started/quickstart', introduction);
  return (
    <header className={styles.ground}>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            {tagline.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className={styles.lead}>
            {name} is a platform for federated data science. It runs machine
            learning and SQL where the data is: data custodians run pods beside
            their data, data scientists send tasks to the pods that they name,
            and each pod decides whether to run them.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to={quickstart}>
              Start in ten minutes
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              to={introduction}
            >
              Read the introduction
            </Link>
          </div>
          <Install />
        </div>
        <Voyage />
      </div>
    </header>
  );
}

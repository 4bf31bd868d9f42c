import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Install from '@site/src/components/home/Install';
import Voyage from '@site/src/components/home/Voyage';
import {useProduct} from '@site/src/components/useProduct';
import styles from './styles.module.css';

/** What the platform is, in one screen, with the two ways in. */
export default function Hero(): ReactNode {
  const {name, slug, tagline} = useProduct();
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
            {name} runs machine learning and SQL where the data lives.
            Custodians keep their records in pods. Your task travels to every
            pod, and only its results come back.
          </p>
          <div className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to={`/guides/getting-started/introduction-to-${slug}`}
            >
              Get started
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              to="/tutorials/introduction"
            >
              Follow a tutorial
            </Link>
          </div>
          <Install />
        </div>
        <Voyage />
      </div>
    </header>
  );
}

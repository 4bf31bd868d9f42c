import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useGuide} from '@site/src/components/home/useGuide';
import SearchForm from '@theme/SearchForm';
import {useProduct} from '@site/src/components/useProduct';
import styles from './styles.module.css';

/** One path for each role, and a search form for readers who know a term. */
export default function RolePaths(): ReactNode {
  const {slug, sdk} = useProduct();
  const access = `/guides/getting-started/accessing-${slug}`;
  const paths = [
    {
      reader: 'Data scientist',
      promise:
        'Query several pods, or train one model on the data of all of them.',
      to: useGuide('getting-started/quickstart', access),
      link: 'Run a first query',
    },
    {
      reader: 'Data custodian',
      promise:
        'Keep the data on your own machine, and decide who can run what on it.',
      to: useGuide('SDK/for-data-custodians/index', access),
      link: 'Set up a pod',
    },
    {
      reader: 'Developer',
      promise:
        'Write your own models, algorithms, protocols, datasources and hooks.',
      to: useGuide('SDK/extending/index', `/api/${sdk.package}`),
      link: 'Extend the SDK',
    },
  ];
  return (
    <section className={styles.paths} aria-labelledby="role-paths">
      <div className={styles.head}>
        <h2 id="role-paths">Choose your path</h2>
        <SearchForm label="Or search the docs" />
      </div>
      <ul className={styles.list}>
        {paths.map(({reader, promise, to, link}) => (
          <li key={reader} className={styles.path}>
            <h3>{reader}</h3>
            <p>{promise}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

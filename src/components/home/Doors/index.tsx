import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import SearchForm from '@theme/SearchForm';
import {useProduct} from '@site/src/components/useProduct';
import styles from './styles.module.css';

/** One door for each kind of reader, and one for who knows the word. */
export default function Doors(): ReactNode {
  const {slug, sdk} = useProduct();
  const doors = [
    {
      reader: 'Data scientist',
      promise:
        'Train, evaluate and query across pods as if the data were one table.',
      to: '/tutorials/introduction',
      link: 'Start with the tutorials',
    },
    {
      reader: 'Data custodian',
      promise:
        'Keep every record at home, and decide who may ask what of your data.',
      to: `/guides/getting-started/accessing-${slug}`,
      link: 'Get access and set up',
    },
    {
      reader: 'Developer',
      promise:
        'Extend the platform with models, algorithms and hooks of your own.',
      to: `/api/${sdk.package}`,
      link: 'Open the API reference',
    },
  ];
  return (
    <section className={styles.doors} aria-labelledby="doors">
      <div className={styles.head}>
        <h2 id="doors">Where do you come from?</h2>
        <SearchForm label="Or search the docs" />
      </div>
      <ul className={styles.list}>
        {doors.map(({reader, promise, to, link}) => (
          <li key={reader} className={styles.door}>
            <h3>{reader}</h3>
            <p>{promise}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

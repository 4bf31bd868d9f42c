import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

const TUTORIALS = [
  {
    title: 'Run a pod',
    gain: 'Offer a table from your own machine and watch the pod come online.',
    id: 'connecting-data-and-creating-pods/running-a-pod',
  },
  {
    title: 'Classify images',
    gain: 'Send a pretrained network to a pod of images and read its report.',
    id: 'advanced-data-science-tasks/running-an-image-cls-task',
  },
  {
    title: 'Train a model of your own',
    gain: 'Write a model class, upload it, and train it where the data lives.',
    id: 'advanced-data-science-tasks/training-a-custom-model',
  },
];

/** The three tutorials above that the site holds: an adopter may keep others. */
function useFeaturedTutorials() {
  const {versions} = useDocsData('tutorials');
  const paths = new Map(
    versions.flatMap(({docs}) => docs.map(({id, path}) => [id, path])),
  );
  return TUTORIALS.flatMap(({id, ...tutorial}) => {
    const to = paths.get(id);
    return to === undefined ? [] : [{...tutorial, to}];
  });
}

/** Where to put a hand to it: three tutorials, and the way to all of them. */
export default function Tutorials(): ReactNode {
  const tutorials = useFeaturedTutorials();
  return (
    <section className={styles.tutorials} aria-labelledby="learn">
      <div className={styles.head}>
        <h2 id="learn">Learn by doing</h2>
        <Link to="/tutorials/introduction">All tutorials</Link>
      </div>
      {tutorials.length > 0 && (
        <ol className={styles.list}>
          {tutorials.map(({title, gain, to}) => (
            <li key={to} className={styles.tutorial}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{gain}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

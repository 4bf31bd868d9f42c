import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

const TUTORIALS = [
  {
    title: 'Run a pod',
    gain: 'Connect a table on your own machine, and query it through the pod.',
    id: 'connecting-data-and-creating-pods/running-a-pod',
  },
  {
    title: 'Classify images',
    gain: 'Run a pretrained network on a pod of images, and read its report.',
    id: 'advanced-data-science-tasks/running-an-image-cls-task',
  },
  {
    title: 'Train a custom model',
    gain: 'Write a model class, upload it, and train it on the data of a pod.',
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

/** Three tutorials, and a link to all of them. */
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

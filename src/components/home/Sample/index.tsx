import React, {type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Program from '@site/src/pages/_program.mdx';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

/** A complete task in ten lines, with its output. */
export default function Sample(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div>
        <h2 id="sample">Declare a task, and let each pod decide</h2>
        <p>
          You name the protocol, the algorithm and the pods. Each of these pods
          verifies who you are and what you can run, and then executes the task
          beside its data. You get one result from each pod that accepts.
        </p>
      </div>
      <div>
        <MDXProvider components={{code: CodeBlock, pre: React.Fragment}}>
          <Program />
        </MDXProvider>
        <p className={styles.result}>
          Each pod returns two averages and no individual record. A query that
          selects rows would return them, and a pod can refuse such queries.
        </p>
      </div>
    </section>
  );
}

import React, {type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Program from '@site/src/pages/_program.mdx';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

/** A whole task in ten lines, with what it gives. */
export default function Sample(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div>
        <h2 id="sample">Declare a task. Each pod decides.</h2>
        <p>
          You name the protocol, the algorithm and the pods. Every pod checks
          who you are and whether you may ask, then runs the work beside its
          data. You get one result from each pod that accepts.
        </p>
      </div>
      <div>
        <MDXProvider components={{code: CodeBlock, pre: React.Fragment}}>
          <Program />
        </MDXProvider>
        <p className={styles.result}>
          One answer from each pod: an average for each sex, and no record of
          any visit.
        </p>
      </div>
    </section>
  );
}

import React, {type ReactNode} from 'react';
import {replaceTokens} from '@site/lib/product/tokens';
import {useProduct} from '@site/src/components/useProduct';
import CodeBlock from '@theme/CodeBlock';
import {program} from './program';
import styles from './styles.module.css';

/** A whole task in ten lines, with what it gives. */
export default function Sample(): ReactNode {
  const product = useProduct();
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
      <CodeBlock language="python" title="task.py">
        {replaceTokens(program, product)}
      </CodeBlock>
    </section>
  );
}

import React, {type ComponentType, type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import type {HomePage} from '@site/config/identity/home-types';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

interface Props {
  sample: NonNullable<HomePage['sample']>;
  Program: ComponentType;
}

/** A short program, with its output. */
export default function Sample({sample, Program}: Props): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div>
        <h2 id="sample">{sample.title}</h2>
        <p>{sample.text}</p>
        {sample.steps && (
          <ol className={styles.steps}>
            {sample.steps.map(({name, text}) => (
              <li key={name}>
                <b>{name}</b>
                {text}
              </li>
            ))}
          </ol>
        )}
        {sample.note !== undefined && (
          <p className={styles.result}>{sample.note}</p>
        )}
      </div>
      <div>
        <MDXProvider components={{code: CodeBlock, pre: React.Fragment}}>
          <Program />
        </MDXProvider>
      </div>
    </section>
  );
}

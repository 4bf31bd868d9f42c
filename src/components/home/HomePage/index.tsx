import React, {type ComponentType, type ReactNode} from 'react';
import Closing from '@site/src/components/home/Closing';
import Figures from '@site/src/components/home/Figures';
import Hero from '@site/src/components/home/Hero';
import Proof from '@site/src/components/home/Proof';
import RolePaths from '@site/src/components/home/RolePaths';
import Sample from '@site/src/components/home/Sample';
import Tutorials from '@site/src/components/home/Tutorials';
import type {HomePage as Content} from '@site/config/identity/home-types';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  /** The content of the page. */
  home: Content;
  /** The picture in the hero. */
  Picture?: ComponentType;
  /** The code blocks of the sample. */
  Program?: ComponentType;
}

/** The home page of the site, configured in `config/home.ts`. */
export default function HomePage({home, Picture, Program}: Props): ReactNode {
  const {closing, description, figures, proof, roles, sample, tutorials} = home;
  return (
    <Layout title="Documentation" description={description}>
      <main className={styles.page}>
        <Hero home={home} Picture={Picture} />
        {roles && <RolePaths roles={roles} />}
        {proof && <Proof proof={proof} />}
        {sample && Program && <Sample sample={sample} Program={Program} />}
        {figures && <Figures figures={figures} />}
        {tutorials && <Tutorials tutorials={tutorials} />}
        {closing && <Closing closing={closing} />}
      </main>
    </Layout>
  );
}

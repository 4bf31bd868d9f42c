import React, {type ComponentType, type ReactNode} from 'react';
import Hero from '@site/src/components/home/Hero';
import Proof from '@site/src/components/home/Proof';
import RolePaths from '@site/src/components/home/RolePaths';
import Sample from '@site/src/components/home/Sample';
import Tutorials from '@site/src/components/home/Tutorials';
import type {HomePage as Content} from '@site/config/identity/home-types';
import Layout from '@theme/Layout';

interface Props {
  /** What the page says. */
  home: Content;
  /** The drawing beside the first words. */
  Picture?: ComponentType;
  /** The blocks of code of the sample. */
  Program?: ComponentType;
}

/** The first page of the site: what `config/home.ts` says. */
export default function HomePage({home, Picture, Program}: Props): ReactNode {
  const {description, proof, roles, sample, tutorials} = home;
  return (
    <Layout title="Documentation" description={description}>
      <main>
        <Hero home={home} Picture={Picture} />
        {roles && <RolePaths roles={roles} />}
        {sample && Program && <Sample sample={sample} Program={Program} />}
        {proof && <Proof proof={proof} />}
        {tutorials && <Tutorials tutorials={tutorials} />}
      </main>
    </Layout>
  );
}

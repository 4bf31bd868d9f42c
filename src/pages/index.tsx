import React, {type ReactNode} from 'react';
import Boundary from '@site/src/components/home/Boundary';
import RolePaths from '@site/src/components/home/RolePaths';
import Hero from '@site/src/components/home/Hero';
import Sample from '@site/src/components/home/Sample';
import Tutorials from '@site/src/components/home/Tutorials';
import {useProduct} from '@site/src/components/useProduct';
import Layout from '@theme/Layout';

export default function HomePage(): ReactNode {
  const {name} = useProduct();
  return (
    <Layout
      title="Documentation"
      description={`${name} is a platform for federated data science: machine learning and SQL on data that stays with its custodians. Guides, tutorials and the reference of the Python SDK.`}
    >
      <main>
        <Hero />
        <RolePaths />
        <Sample />
        <Boundary />
        <Tutorials />
      </main>
    </Layout>
  );
}

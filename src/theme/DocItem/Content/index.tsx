import React, {useMemo, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageFacts, type Facts} from '@site/src/components/PageTitle/PageFacts';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

function readList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function readFacts(frontMatter: object, permalink: string): Facts {
  const {notebook, facts, parts} = frontMatter as Record<string, unknown>;
  return {
    markdownOf: permalink,
    notebookOf: notebook === true ? permalink : null,
    facts: readList(facts),
    parts: readList(parts),
  };
}

/** Hands the title what is known of the page. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const facts = useMemo(
    () => readFacts(frontMatter, metadata.permalink),
    [frontMatter, metadata.permalink],
  );
  return (
    <PageFacts value={facts}>
      <Original {...props} />
    </PageFacts>
  );
}

import React, {useMemo, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageFacts, type Facts} from '@site/src/components/PageTitle/PageFacts';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

function readList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function readFacts(
  frontMatter: object,
  {permalink, editUrl}: {permalink: string; editUrl?: string | null},
): Facts {
  const {notebook, facts, parts} = frontMatter as Record<string, unknown>;
  return {
    markdownOf: permalink,
    editUrl: editUrl ?? null,
    notebookOf: notebook === true ? permalink : null,
    facts: readList(facts),
    parts: readList(parts),
  };
}

/** Provides facts about the page to its title. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const facts = useMemo(
    () => readFacts(frontMatter, metadata),
    [frontMatter, metadata],
  );
  return (
    <PageFacts value={facts}>
      <Original {...props} />
    </PageFacts>
  );
}

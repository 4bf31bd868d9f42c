import {describe, expect, it} from 'vitest';
import {check} from './check';

// One run of the type checker for all pages, as it takes seconds to start.
const diagnostics = await check({
  'docs/right.mdx': `---
title: Counting with Reef
---

# Counting with Reef

\`\`\`python
from reef import Survey

survey = Survey("north")
\`\`\`

<Note>

1. Then count:

   \`\`\`python
   survey.count(depth=3)
   await survey.measure()
   \`\`\`

</Note>

\`\`\`python separate title="visits.py"
from reef import Survey

def visit(site: str) -> Survey:
    return Survey(site)
\`\`\`

\`\`\`python
from visits import visit

visit("south").count()
\`\`\`

\`\`\`python wrong="a survey has a site"
Survey()
\`\`\`
`,
  'docs/diagnostics.mdx': `# Diagnostics

\`\`\`python
from reef import Survey, Surveys

survey = Survey("north")
\`\`\`

<Tabs>
<TabItem value="python">

\`\`\`python
survey.counts()
survey.count(deep=1)
\`\`\`

</TabItem>
</Tabs>

\`\`\`python separate
survey.count()
import sonar
\`\`\`

\`\`\`python
def run():
    await survey.measure()
\`\`\`
`,
  'blog/syntax.md': `<!-- truncate
over two lines -->

\`\`\`python
Survey(
\`\`\`
`,
});

function of(file: string, line: number): string {
  return diagnostics
    .filter((diagnostic) => diagnostic.startsWith(`${file}:${line} `))
    .join('\n');
}

describe('Python on pages', () => {
  it('passes if it is valid, marked as wrong, awaits, or is separate', () => {
    expect(
      diagnostics.filter((diagnostic) => diagnostic.includes('right.mdx')),
    ).toEqual([]);
  });

  it('is reported with the line of an unknown import', () => {
    expect(of('docs/diagnostics.mdx', 4)).toContain(
      '"Surveys" is unknown import symbol. Correct the name',
    );
  });

  it('is one program per page, across tabs', () => {
    expect(of('docs/diagnostics.mdx', 13)).toContain(
      'Cannot access attribute "counts" for class "Survey"',
    );
  });

  it('is reported with the line of an unknown argument', () => {
    expect(of('docs/diagnostics.mdx', 14)).toContain(
      'No parameter named "deep"',
    );
  });

  it('cannot use names of the page in a separate block', () => {
    expect(of('docs/diagnostics.mdx', 21)).toContain('"survey" is not defined');
  });

  it('is reported with the line of a missing module', () => {
    expect(of('docs/diagnostics.mdx', 22)).toContain(
      'Import "sonar" could not be resolved',
    );
  });

  it('may not await in a function that is not async', () => {
    expect(of('docs/diagnostics.mdx', 27)).toContain('"await" allowed only');
  });

  it('is read from blog posts, after comments of several lines', () => {
    expect(of('blog/syntax.md', 5)).toContain('"(" was not closed');
  });
});

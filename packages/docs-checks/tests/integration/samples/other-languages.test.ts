// cspell:ignore dryrun seperate
import {describe, expect, it} from 'vitest';
import {check} from './check';

/** Checks a page with one block, whose fence is on the first line. */
function checkBlock(language: string, ...lines: string[]): Promise<string[]> {
  const page = [`\`\`\`${language}`, ...lines, '```', ''].join('\n');
  return check({'docs/page.mdx': page});
}

describe('fences', () => {
  it('must have a language', async () => {
    expect(await checkBlock('', 'count')).toEqual([
      'docs/page.mdx:1 The fence has no language. Add it after the backticks; use `text` for plain text. (fence)',
    ]);
  });

  it('may only contain known words', async () => {
    const [diagnostic] = await checkBlock(
      'text seperate title="a b" {1,3}',
      'x',
    );
    expect(diagnostic).toContain(
      ":1 The fence has the unknown word 'seperate'",
    );
  });

  it('may contain words that the options allow', async () => {
    const page = '```js live title="a" scope="x"\nlet a;\n```\n';
    const pages = {'docs/page.mdx': page};
    expect(await check(pages, {fenceWords: ['live', 'scope']})).toEqual([]);
    expect(await check(pages, {fenceWords: ['live']})).toEqual([
      "docs/page.mdx:1 The fence has the unknown word 'scope'. Use one of separate, showLineNumbers, schema, title, wrong, live; allow others with the option `fenceWords`. (fence)",
    ]);
  });

  it.each(['wrong', 'wrong=""', 'wrong=" "'])(
    'must have a reason for wrong code: %s',
    async (meta) => {
      const [diagnostic] = await checkBlock(`json ${meta}`, '{}');
      expect(diagnostic).toContain('marks the code as wrong without a reason');
    },
  );

  it('may only refer to existing schemas', async () => {
    const [diagnostic] = await checkBlock('yaml schema="hub"', 'a: 1');
    expect(diagnostic).toContain(
      "There is no schema 'hub'. Use one of pod, task",
    );
  });

  it('may have a schema only for YAML', async () => {
    const [diagnostic] = await checkBlock('json schema="pod"', '{}');
    expect(diagnostic).toContain('Only YAML blocks can have a schema');
  });
});

describe('MDX', () => {
  it('that cannot be parsed is reported with its line', async () => {
    const [diagnostic] = await check({
      'docs/page.mdx': 'Text.\n\n<Term id=>\n',
    });
    expect(diagnostic).toMatch(
      /^docs\/page\.mdx:3 .+ Fix the MDX\. \(syntax\)$/,
    );
  });
});

describe('JSON', () => {
  it('passes if it is valid', async () => {
    expect(await checkBlock('json', '{"depth": [1, 2]}')).toEqual([]);
  });

  it('is reported with the line of the error', async () => {
    expect(await checkBlock('json', '{', '  "a": 1,', '}')).toEqual([
      'docs/page.mdx:4 Invalid JSON: property name expected. Fix it, or set another language in the fence. (json)',
    ]);
  });

  it('may not contain comments', async () => {
    const [diagnostic] = await checkBlock('json', '{', '  // none', '}');
    expect(diagnostic).toMatch(/page\.mdx:3 Invalid JSON: invalid comment/);
  });
});

describe('shell', () => {
  it('is reported with the line that bash cannot parse', async () => {
    const [diagnostic] = await checkBlock('bash', 'ls', 'if true; then', '  )');
    expect(diagnostic).toMatch(
      /page\.mdx:4 Bash can't parse this: .*unexpected token/,
    );
  });

  it.each(['bash', 'powershell'])(
    'is checked for commands of the program in %s',
    async (language) => {
      expect(
        await checkBlock(
          language,
          'reef --version',
          'reef run_pod pod.yaml --dry-run',
          'pip install reef',
        ),
      ).toEqual([]);
      expect(
        await checkBlock(language, 'ls', 'reef run_pods pod.yaml'),
      ).toEqual([
        "docs/page.mdx:3 reef has no command 'run_pods'. Did you mean run_pod? (command)",
      ]);
    },
  );

  it('is checked for options of a command', async () => {
    expect(
      await checkBlock('bash', 'reef run_pod pod.yaml \\', '  --dryrun'),
    ).toEqual([
      "docs/page.mdx:2 reef run_pod has no option '--dryrun'. Did you mean dry_run? (command)",
    ]);
  });

  it('may continue on the next line of a page with CRLF line ends', async () => {
    const page = '```bash\r\nreef run_pod \\\r\n  pod.yaml --dryrun\r\n```\r\n';
    expect(await check({'docs/page.mdx': page})).toEqual([
      "docs/page.mdx:2 reef run_pod has no option '--dryrun'. Did you mean dry_run? (command)",
    ]);
  });

  it('does not treat a module with several functions as a command', async () => {
    const [diagnostic] = await checkBlock('bash', 'reef runner');
    expect(diagnostic).toContain("reef has no command 'runner'");
  });
});

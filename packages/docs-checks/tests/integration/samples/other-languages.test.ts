// cspell:ignore dryrun seperate
import {describe, expect, it} from 'vitest';
import {check} from './check';

/** Checks a page that is one block, whose fence is on its first line. */
function checkBlock(language: string, ...lines: string[]): Promise<string[]> {
  const page = [`\`\`\`${language}`, ...lines, '```', ''].join('\n');
  return check({'docs/page.mdx': page});
}

describe('fences', () => {
  it('must name a language', async () => {
    expect(await checkBlock('', 'count')).toEqual([
      'docs/page.mdx:1 — the fence names no language — write it behind the backticks; `text` is for what is none',
    ]);
  });

  it('may use only words that are understood', async () => {
    const [fault] = await checkBlock('text seperate title="a b" {1,3}', 'x');
    expect(fault).toContain(":1 — the fence says 'seperate'");
  });

  it.each(['wrong', 'wrong=""', 'wrong=" "'])(
    'must say why code is wrong: %s',
    async (meta) => {
      const [fault] = await checkBlock(`json ${meta}`, '{}');
      expect(fault).toContain('that the code is wrong, and not why');
    },
  );

  it('may name only schemas that there are', async () => {
    const [fault] = await checkBlock('yaml schema="hub"', 'a: 1');
    expect(fault).toContain("there is no schema 'hub' — use one of pod, task");
  });

  it('may name a schema for YAML alone', async () => {
    const [fault] = await checkBlock('json schema="pod"', '{}');
    expect(fault).toContain('only YAML has a schema');
  });
});

describe('MDX', () => {
  it('that cannot be parsed is a fault with its line', async () => {
    const [fault] = await check({'docs/page.mdx': 'Text.\n\n<Term id=>\n'});
    expect(fault).toMatch(/^docs\/page\.mdx:3 — .+ — fix the MDX$/);
  });
});

describe('JSON', () => {
  it('passes where it is right', async () => {
    expect(await checkBlock('json', '{"depth": [1, 2]}')).toEqual([]);
  });

  it('names the line of the fault', async () => {
    expect(await checkBlock('json', '{', '  "a": 1,', '}')).toEqual([
      'docs/page.mdx:4 — this is no JSON: property name expected — mend it, or name another language in the fence',
    ]);
  });

  it('has no comments', async () => {
    const [fault] = await checkBlock('json', '{', '  // none', '}');
    expect(fault).toMatch(/page\.mdx:3 — this is no JSON: invalid comment/);
  });
});

describe('shell', () => {
  it('names the line that bash cannot parse', async () => {
    const [fault] = await checkBlock('bash', 'ls', 'if true; then', '  )');
    expect(fault).toMatch(
      /page\.mdx:4 — bash can't parse this: .*unexpected token/,
    );
  });

  it.each(['bash', 'powershell'])(
    'knows the commands of the program in %s',
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
        "docs/page.mdx:3 — reef has no command 'run_pods' — did you mean run_pod?",
      ]);
    },
  );

  it('knows the options of a command', async () => {
    expect(
      await checkBlock('bash', 'reef run_pod pod.yaml \\', '  --dryrun'),
    ).toEqual([
      "docs/page.mdx:2 — reef run_pod has no option '--dryrun' — did you mean dry_run?",
    ]);
  });

  it('takes a module with several functions for no command', async () => {
    const [fault] = await checkBlock('bash', 'reef runner');
    expect(fault).toContain("reef has no command 'runner'");
  });
});

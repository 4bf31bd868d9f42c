// cspell:ignore Cuont relai tidi
import {describe, expect, it} from 'vitest';
import {check} from './check';

function checkYaml(schema: string | null, ...lines: string[]) {
  const meta = schema === null ? '' : ` schema="${schema}"`;
  const page = [`\`\`\`yaml${meta}`, ...lines, '```', ''].join('\n');
  return check({'docs/page.mdx': page});
}

describe('YAML', () => {
  it('is reported with the line of the error', async () => {
    const [diagnostic] = await checkYaml(null, 'a: 1', 'b: [2', 'c: 3');
    expect(diagnostic).toMatch(/^docs\/page\.mdx:[34] Invalid YAML: /);
  });

  it('may not repeat a key', async () => {
    const [diagnostic] = await checkYaml(null, 'a: 1', 'a: 2');
    expect(diagnostic).toMatch(/:3 Invalid YAML: Map keys must be unique/);
  });

  it('without a schema may contain anything', async () => {
    expect(await checkYaml(null, 'anything: [goes]')).toEqual([]);
  });
});

describe('a pod file', () => {
  it('passes if it is valid', async () => {
    expect(
      await checkYaml(
        'pod',
        'name: north',
        'keys: {hub: {key_id: a, key: b}}',
        'datasources:',
        '  - name: corals',
        '    kind: images',
        '    data_config: {ignore: diver, margins: {site: {prefix: x}}}',
        'bounds: [1, 2.5]',
      ),
    ).toEqual([]);
  });

  it('is reported with the line of an unknown key and a suggestion', async () => {
    expect(
      await checkYaml(
        'pod',
        'name: north',
        'datasources:',
        '  - name: corals',
        '    data_config:',
        '      tidi: true',
      ),
    ).toEqual([
      "docs/page.mdx:6 Invalid pod file: datasources[0].data_config must not have the key 'tidi'. Did you mean tidy? (schema)",
    ]);
  });

  it('is reported with its missing key', async () => {
    const diagnostics = await checkYaml('pod', 'datasource: table');
    expect(diagnostics).toEqual([
      "docs/page.mdx:2 Invalid pod file: the file must have required property 'name'. Add it. (schema)",
    ]);
  });

  it('is reported with the values that a key accepts', async () => {
    const diagnostics = await checkYaml(
      'pod',
      'name: north',
      'service: relai',
      'retries: often',
      'datasource: table',
    );
    expect(diagnostics).toEqual([
      'docs/page.mdx:3 Invalid pod file: service must not be "relai". Did you mean relay? (schema)',
      'docs/page.mdx:4 Invalid pod file: retries must be integer. Correct the value. (schema)',
    ]);
  });

  it('describes its data in one of two ways', async () => {
    for (const lines of [
      ['datasource: table', 'datasources: []'],
      ['data_config: {}', 'datasources: []'],
      [],
    ]) {
      const diagnostics = await checkYaml('pod', 'name: north', ...lines);
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]).toContain(
        'Use either `datasources` or `datasource`, never both',
      );
    }
  });

  it('is only checked against the nearest form of a value', async () => {
    const diagnostics = await checkYaml(
      'pod',
      'name: north',
      'datasource: table',
      'keys:',
      '  key_id: a',
      '  key: 7',
    );
    expect(diagnostics).toEqual([
      'docs/page.mdx:6 Invalid pod file: keys.key must be string. Correct the value. (schema)',
    ]);
  });
});

describe('a task file', () => {
  it('passes with one algorithm, several, or a custom one', async () => {
    for (const algorithm of [
      '{name: reef.Average}',
      '[{name: reef.Count, arguments: {depth: 3}}, {name: Own}]',
      '{name: Own, arguments: {any: thing}}',
    ]) {
      expect(await checkYaml('task', `algorithm: ${algorithm}`)).toEqual([]);
    }
  });

  it('is checked against the algorithm that it names', async () => {
    const diagnostics = await checkYaml(
      'task',
      'algorithm:',
      '  - name: reef.Count',
      '    arguments:',
      '      dept: 3',
    );
    expect(diagnostics).toEqual([
      "docs/page.mdx:4 Invalid task file: algorithm[0].arguments must have required property 'depth'. Add it. (schema)",
      "docs/page.mdx:5 Invalid task file: algorithm[0].arguments must not have the key 'dept'. Did you mean depth? (schema)",
    ]);
  });

  it('accepts a placeholder for a list, but no other text', async () => {
    const algorithm = 'algorithm: {name: reef.Average}';
    expect(await checkYaml('task', algorithm, 'pods: "{{ pods }}"')).toEqual(
      [],
    );
    expect(await checkYaml('task', algorithm, 'pods: north')).toEqual([
      'docs/page.mdx:3 Invalid task file: pods must be array or a placeholder such as {{ name }}. Use one of these types. (schema)',
    ]);
  });

  it('is checked for misspelled names of built-in algorithms', async () => {
    const diagnostics = await checkYaml(
      'task',
      'algorithm: {name: reef.Cuont}',
    );
    expect(diagnostics).toEqual([
      'docs/page.mdx:2 Invalid task file: algorithm.name must not be "reef.Cuont". Did you mean reef.Count? (schema)',
    ]);
  });
});

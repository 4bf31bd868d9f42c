// cspell:ignore Cuont relai tidi
import {describe, expect, it} from 'vitest';
import {check} from './check';

function checkYaml(schema: string | null, ...lines: string[]) {
  const meta = schema === null ? '' : ` schema="${schema}"`;
  const page = [`\`\`\`yaml${meta}`, ...lines, '```', ''].join('\n');
  return check({'docs/page.mdx': page});
}

describe('YAML', () => {
  it('names the line of the fault', async () => {
    const [fault] = await checkYaml(null, 'a: 1', 'b: [2', 'c: 3');
    expect(fault).toMatch(/^docs\/page\.mdx:[34] — this is no YAML: /);
  });

  it('may not give a key twice', async () => {
    const [fault] = await checkYaml(null, 'a: 1', 'a: 2');
    expect(fault).toMatch(/:3 — this is no YAML: Map keys must be unique/);
  });

  it('without a schema may hold anything', async () => {
    expect(await checkYaml(null, 'anything: [goes]')).toEqual([]);
  });
});

describe('a pod file', () => {
  it('passes where it is right', async () => {
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

  it('names the line of an unknown key and the key that was meant', async () => {
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
      "docs/page.mdx:6 — this is no pod file: there is no key 'tidi' in datasources[0].data_config — did you mean tidy?",
    ]);
  });

  it('names what is missing', async () => {
    const faults = await checkYaml('pod', 'datasource: table');
    expect(faults).toEqual([
      "docs/page.mdx:2 — this is no pod file: 'name' is missing — add it",
    ]);
  });

  it('says which values a key takes', async () => {
    const faults = await checkYaml(
      'pod',
      'name: north',
      'service: relai',
      'retries: often',
      'datasource: table',
    );
    expect(faults).toEqual([
      'docs/page.mdx:3 — this is no pod file: service may not be "relai" — did you mean relay?',
      'docs/page.mdx:4 — this is no pod file: retries is text — write a whole number',
    ]);
  });

  it('describes its data in one of two ways', async () => {
    for (const lines of [
      ['datasource: table', 'datasources: []'],
      ['data_config: {}', 'datasources: []'],
      [],
    ]) {
      const faults = await checkYaml('pod', 'name: north', ...lines);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(
        'Use either `datasources` or `datasource`, never both',
      );
    }
  });

  it('says only what the nearest form of a value has against it', async () => {
    const faults = await checkYaml(
      'pod',
      'name: north',
      'datasource: table',
      'keys:',
      '  key_id: a',
      '  key: 7',
    );
    expect(faults).toEqual([
      'docs/page.mdx:6 — this is no pod file: keys.key is a number — write text',
    ]);
  });
});

describe('a task file', () => {
  it('passes with one algorithm, several, or one of your own', async () => {
    for (const algorithm of [
      '{name: reef.Average}',
      '[{name: reef.Count, arguments: {depth: 3}}, {name: Own}]',
      '{name: Own, arguments: {any: thing}}',
    ]) {
      expect(await checkYaml('task', `algorithm: ${algorithm}`)).toEqual([]);
    }
  });

  it('takes the algorithm that is named for the one that is meant', async () => {
    const faults = await checkYaml(
      'task',
      'algorithm:',
      '  - name: reef.Count',
      '    arguments:',
      '      dept: 3',
    );
    expect(faults).toEqual([
      "docs/page.mdx:4 — this is no task file: 'depth' is missing in algorithm[0].arguments — add it",
      "docs/page.mdx:5 — this is no task file: there is no key 'dept' in algorithm[0].arguments — did you mean depth?",
    ]);
  });

  it('takes a placeholder for a list, and no other text', async () => {
    const algorithm = 'algorithm: {name: reef.Average}';
    expect(await checkYaml('task', algorithm, 'pods: "{{ pods }}"')).toEqual(
      [],
    );
    expect(await checkYaml('task', algorithm, 'pods: north')).toEqual([
      'docs/page.mdx:3 — this is no task file: pods is text — write a list or a placeholder such as {{ name }}',
    ]);
  });

  it('knows a mistyped name of a built-in algorithm', async () => {
    const faults = await checkYaml('task', 'algorithm: {name: reef.Cuont}');
    expect(faults).toEqual([
      'docs/page.mdx:2 — this is no task file: algorithm.name may not be "reef.Cuont" — did you mean reef.Count?',
    ]);
  });
});

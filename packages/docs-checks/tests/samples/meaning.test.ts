import {describe, expect, it} from 'vitest';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {readInlineCode} from '../../src/samples/pages/read-blocks';
import {checkIdentifiers} from '../../src/samples/rules/identifiers';
import {computeEpsilon} from '../../src/samples/rules/privacy-accountant';
import {checkLineLength} from '../../src/samples/rules/line-length';
import {checkPrivacyBudget} from '../../src/samples/rules/privacy-budget';
import {checkWholeFiles} from '../../src/samples/rules/whole-files';
import {createValidators} from '../../src/samples/yaml/validators';
import {makeSchemas} from '../../src/schemas/make-schemas';
import {block} from '../support/block';
import {readReef, REEF_SCHEMAS} from '../support/reef';

describe('the accountant of private training', () => {
  it.each([
    [1.1, 407, 64, 0.814],
    [1.1, 2032, 64, 0.928],
    [0.4, 813, 32, 13.066],
  ])(
    'matches the Rényi bound for noise %d after %d steps',
    (noise, steps, batchSize, epsilon) => {
      const spent = computeEpsilon({
        rows: 26_000,
        batchSize,
        noise,
        steps,
        delta: 1e-6,
      });
      expect(spent).toBeCloseTo(epsilon, 3);
    },
  );

  it('returns no bound without noise', () => {
    const training = {rows: 10, batchSize: 1, noise: 0, steps: 1, delta: 1e-6};
    expect(computeEpsilon(training)).toBe(Infinity);
  });
});

describe('a privacy budget', () => {
  const options = {
    className: 'Privacy',
    key: 'privacy',
    rows: 26_000,
    defaults: {batchSize: 32, noise: 0.4, delta: 1e-6},
  };

  it('is reported in YAML and Python if one step exceeds it', () => {
    const yaml = block('yaml', 'a: 1\nprivacy: {epsilon: 2.0}');
    const python = block('python', 'x = 1\nPrivacy(\n  epsilon=2.0,\n)');
    for (const sample of [yaml, python]) {
      const [diagnostic] = checkPrivacyBudget(sample, options);
      expect(diagnostic?.line).toBe(3);
      expect(diagnostic?.reason).toMatch(/^One step costs ε ≈ 6\.1, more/);
    }
  });

  it('is read from any notation of a number', () => {
    const check = (text: string) =>
      checkPrivacyBudget(block('python', `Privacy(${text})`), options);
    expect(check('epsilon=1E-5')).toMatchObject([
      {reason: expect.stringContaining('the budget of 0.00001 ') as string},
    ]);
    expect(check('epsilon=2.0  # Low.\n')).toHaveLength(1);
    expect(check('epsilon=1_0e+2')).toEqual([]);
    expect(check('epsilon=1E+3')).toEqual([]);
  });

  it('suffices if one step costs just as much', () => {
    const costs = (epsilon: number) =>
      checkPrivacyBudget(
        block('python', `Privacy(epsilon=${epsilon})`),
        options,
      ).length;
    const cost = computeEpsilon({
      ...options.defaults,
      rows: options.rows,
      steps: 1,
    });
    expect(costs(cost)).toBe(0);
    expect(costs(cost - 1e-9)).toBe(1);
  });

  it('is compared with a batch of all rows if the batch is larger', () => {
    const [diagnostic] = checkPrivacyBudget(
      block('python', 'batch_size = 64\nPrivacy(epsilon=2.0)'),
      {...options, rows: 50},
    );
    expect(diagnostic?.reason).toMatch(/^One step costs ε ≈ \d+\.\d, more/);
    expect(
      checkPrivacyBudget(
        block('python', 'batch_size = 64\nPrivacy(epsilon=100)'),
        {...options, rows: 50},
      ),
    ).toEqual([]);
  });

  it('passes with more noise', () => {
    const text = 'Privacy(epsilon=2.0, noise_multiplier=1.1)';
    expect(checkPrivacyBudget(block('python', text), options)).toEqual([]);
    const yaml = 'privacy: {epsilon: 2.0, noise_multiplier: 1.1}';
    expect(checkPrivacyBudget(block('yaml', yaml), options)).toEqual([]);
  });

  it('is not checked if a value is not written there', () => {
    for (const settings of [
      'epsilon=budget',
      'noise_multiplier=0.1',
      'epsilon=2.0, noise_multiplier=noise',
      'epsilon=2.0, delta=1 / rows',
    ]) {
      const sample = block('python', `Privacy(${settings})`);
      expect(checkPrivacyBudget(sample, options), settings).toEqual([]);
    }
    for (const size of ['size', '2 * 64']) {
      const text = `batch_size = ${size}\nPrivacy(epsilon=2.0)`;
      expect(checkPrivacyBudget(block('python', text), options)).toEqual([]);
    }
    for (const settings of [
      "{epsilon: '{{ budget }}'}",
      '{noise_multiplier: 0.1}',
      "{epsilon: 2.0, noise_multiplier: '{{ noise }}'}",
      "{epsilon: 2.0, delta: '{{ delta }}'}",
    ]) {
      const sample = block('yaml', `privacy: ${settings}`);
      expect(checkPrivacyBudget(sample, options), settings).toEqual([]);
    }
  });

  it('is found in a list', () => {
    const sample = block('yaml', 'tasks:\n  - privacy: {epsilon: 2.0}');
    expect(checkPrivacyBudget(sample, options)).toMatchObject([{line: 3}]);
  });

  it('is not checked in invalid YAML', () => {
    const sample = block('yaml', 'privacy: {epsilon: 2.0');
    expect(checkPrivacyBudget(sample, options)).toEqual([]);
  });

  it('is not found below another key', () => {
    const sample = block('yaml', 'privacy: {noise: {epsilon: 2.0}}');
    expect(checkPrivacyBudget(sample, options)).toEqual([]);
    const other = block('yaml', 'search: {epsilon: 2.0}');
    expect(checkPrivacyBudget(other, options)).toEqual([]);
  });
});

describe('the length of lines', () => {
  it('is limited for the languages with a limit', () => {
    const text = "print('short')\nprint('a little longer')";
    const limits = {python: 20};
    const [long, ...others] = checkLineLength(block('python', text), limits);
    expect(long).toMatchObject({file: 'docs/page.mdx', line: 3});
    expect(long?.reason).toBe(
      'The line has 24 characters; the limit for python is 20',
    );
    expect(others).toEqual([]);
    for (const language of ['bash', 'constructor']) {
      expect(checkLineLength(block(language, text), limits)).toEqual([]);
    }
  });

  it('is set by any name of a language, in any case', () => {
    const text = "print('a little longer')";
    for (const name of ['py', 'python3', 'Python']) {
      const [long] = checkLineLength(block('python', text), {[name]: 20});
      expect(long?.reason).toContain('the limit for python is 20');
    }
    expect(checkLineLength(block('bash', text), {zsh: 20})).toHaveLength(1);
  });

  it('is counted in visible characters', () => {
    const text = 'ε'.repeat(12) + '🏝'.repeat(8);
    expect(checkLineLength(block('python', text), {python: 20})).toEqual([]);
  });
});

describe('identifiers', () => {
  it('must be in the list if their owner is', () => {
    const sample = block(
      'yaml',
      'pods: [ann/coral, bob/coral]\npath: /home/ann/other',
    );
    expect(checkIdentifiers(sample, {ann: ['corals']})).toMatchObject([
      {line: 2, note: 'Did you mean ann/corals?'},
    ]);
    // Every object of JavaScript has a property with this name.
    const other = block('yaml', 'pods: [constructor/coral]');
    expect(checkIdentifiers(other, {ann: ['corals']})).toEqual([]);
    const listed = block('text', 'ann/corals');
    expect(checkIdentifiers(listed, {ann: ['corals']})).toEqual([]);
  });

  it('are checked in samples of any language, and in inline code', async () => {
    const reader = createPageReader({siteDir: '/', siteConfig: {markdown: {}}});
    const page = await reader.parse('page.mdx', 'Text.\n\nAsk `ann/coral`.');
    const output = block('text', 'ann/coral is online');
    const found = [...(await readInlineCode(page)), output].flatMap((sample) =>
      checkIdentifiers(sample, {ann: ['corals']}),
    );
    expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
      'page.mdx:3',
      'docs/page.mdx:2',
    ]);
  });
});

describe('a whole file', async () => {
  const validators = createValidators(
    makeSchemas(await readReef(), REEF_SCHEMAS),
  );
  const files = REEF_SCHEMAS.files.map((file) => ({
    ...file,
    expectedKeys: ['hub'],
  }));
  const text = 'name: north\ndatasource: table';

  it('has a schema in its fence', () => {
    const [diagnostic] = checkWholeFiles(
      block('yaml', text),
      files,
      validators,
    );
    expect(diagnostic?.note).toBe('Add schema="pod" to the fence.');
  });

  it('has the keys that a reader needs', () => {
    const sample = block('yaml', text, 'schema="pod"');
    expect(checkWholeFiles(sample, files, validators)).toMatchObject([
      {reason: "The pod file has no key 'hub'"},
    ]);
  });

  it('is complete with these keys', () => {
    const sample = block('yaml', `${text}\nhub: x`, 'schema="pod"');
    expect(checkWholeFiles(sample, files, validators)).toEqual([]);
    const other = block('yaml', text, 'schema="task"');
    expect(checkWholeFiles(other, files.slice(0, 1), validators)).toEqual([]);
  });

  it('is not detected in a part of a file, or in another file', () => {
    for (const other of ['datasource: table', 'name: x\nservices: {}']) {
      const sample = block('yaml', other);
      expect(checkWholeFiles(sample, files, validators)).toEqual([]);
    }
  });
});

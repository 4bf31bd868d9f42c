import {describe, expect, it} from 'vitest';
import {
  checkResultKeys,
  readResultKeys,
} from '../../src/samples/rules/result-keys';
import {block} from '../support/block';
import {readReef, REEF_SCHEMAS} from '../support/reef';

describe('the keys of results', () => {
  const documented = new Map([
    ['classifier', new Set(['accuracy', 'roc_auc'])],
    ['none of these', new Set(['test_loss'])],
  ]);
  const options = {
    documentedBy: 'Evaluation',
    kinds: {classifier: ['ClassifierMixIn']},
  };
  const check = (...lines: string[]) =>
    checkResultKeys([block('python', lines.join('\n'))], documented, options);

  it('must exist for the kind of model on the page', () => {
    const [diagnostic] = check(
      'class A(ClassifierMixIn): ...',
      'print(results[0]["test_loss"])',
    );
    expect(diagnostic?.line).toBe(3);
    expect(diagnostic?.reason).toBe(
      "The results of a classifier have no key 'test_loss'",
    );
  });

  it('are reported if misspelled', () => {
    expect(check('print(scores["acurac"])')).toHaveLength(1);
    expect(check('print(scores["acura"])')).toEqual([]);
  });

  it('may be those of any kind on a page without a model', () => {
    expect(check('scores["accuracy"], scores["test_loss"]')).toEqual([]);
    const [diagnostic] = check('scores["acuracy"]');
    expect(diagnostic).toMatchObject({
      reason: "The results of a model have no key 'acuracy'",
      note: 'Use one of accuracy, roc_auc, test_loss.',
    });
  });

  it('may be those of the kind of model on the page', () => {
    expect(
      check('class A(ClassifierMixIn): ...', 'scores["accuracy"]'),
    ).toEqual([]);
  });

  it('are ignored if they belong to something else', () => {
    expect(check('row["people"], scores["accuracy"]')).toEqual([]);
    // Short keys resemble each other by chance.
    const short = new Map([['regressor', new Set(['r2'])]]);
    const sample = block('python', 'row["id"], row["x_1"]');
    expect(checkResultKeys([sample], short, options)).toEqual([]);
  });

  it('are reported if only another kind of model has them', () => {
    const short = new Map([['regressor', new Set(['r2'])]]);
    const sample = block('python', 'ClassifierMixIn, row["r2"]');
    expect(checkResultKeys([sample], short, options)).toHaveLength(1);
  });
});

describe('the documented keys of results', async () => {
  const reef = await readReef();
  const pod = REEF_SCHEMAS.files[0]?.classes[0] ?? '';
  const read = (raw: string) => {
    const modules = reef.modules.map((module) => ({
      ...module,
      members: module.members.map((member) =>
        member.kind === 'class' &&
        member.docstring &&
        member.path === `reef.${pod}`
          ? {...member, docstring: {...member.docstring, raw}}
          : member,
      ),
    }));
    return readResultKeys(
      {...reef, modules},
      {documentedBy: pod, kinds: {classifier: []}},
    );
  };

  it('are the code of the second column, by the kind in the first', () => {
    const keys = read(
      [
        'Results.',
        '',
        '| Model | Keys |',
        '| --- | --- |',
        '| classifier, binary | `accuracy`,',
        '  `roc_auc` |',
        '| regressor | `r2` |',
        '| classifier | `f1` |',
      ].join('\n'),
    );
    expect(keys).toEqual(
      new Map([
        ['classifier', new Set(['accuracy', 'roc_auc', 'f1'])],
        ['regressor', new Set(['r2'])],
      ]),
    );
  });

  it('are unknown if the class does not exist', () => {
    const options = {documentedBy: 'runners.Missing', kinds: {}};
    expect(readResultKeys(reef, options)).toBeNull();
  });
});

import {describe, expect, it} from 'vitest';
import {Joi, parseYaml} from '../../src/yaml';

const SCHEMA = Joi.object<Record<string, string[]>>().pattern(
  Joi.string(),
  Joi.array().items(Joi.string()),
);

/** Returns `line:column reason` for each problem. */
function find(text: string) {
  return parseYaml(text, SCHEMA).problems.map(
    ({line, column, reason}) => `${line}:${column} ${reason}`,
  );
}

describe('parseYaml', () => {
  it('returns a valid value, with its aliases resolved', () => {
    const text = 'ann: &fish [cod]\nconstructor: *fish\n';
    expect(parseYaml(text, SCHEMA)).toEqual({
      value: {ann: ['cod'], constructor: ['cod']},
      problems: [],
    });
  });

  it('places each problem at its key or item', () => {
    expect(find('ann:\n  - cod\n  - 7\nbob: cod\n')).toEqual([
      '3:5 "[1]" must be a string.',
      '4:1 "bob" must be a list.',
    ]);
  });

  it('sorts problems by place', () => {
    const schema = Joi.object({ray: Joi.boolean(), cod: Joi.boolean()});
    const {problems} = parseYaml('eel: 1\ncod: 1\nray: 1\n', schema);
    expect(problems.map(({line}) => line)).toEqual([1, 2, 3]);
  });

  it('does not convert values', () => {
    const schema = Joi.object({fresh: Joi.boolean()});
    expect(parseYaml('fresh: "true"', schema).problems).toMatchObject([
      {reason: '"fresh" must be true or false.'},
    ]);
  });

  it('reports an empty file', () => {
    expect(find('')).toHaveLength(1);
    expect(find('# Nothing yet\n')).toHaveLength(1);
  });

  it('reports all syntax errors, and aliases without an anchor', () => {
    const [quote, alias, ...others] = find('ann: ["cod" "ray"]\nbob: *fish\n');
    expect(quote).toMatch(/^1:13 Missing , /);
    expect(alias).toBe('2:6 There is no anchor for the alias *fish.');
    expect(others).toEqual([]);
  });
});

import type {AnySchemaObject} from 'ajv';
import {describe, expect, it} from 'vitest';
import {explainErrors} from '../../src/samples/yaml/explain-errors';
import {createValidators} from '../../src/samples/yaml/validators';

const explain = (schema: AnySchemaObject, value: unknown) => {
  const validator = createValidators(new Map([['pod', schema]])).get('pod');
  return (
    validator &&
    explainErrors(value, validator).map(({path, reason}) => `${path} ${reason}`)
  );
};

describe('a value that has none of several forms', () => {
  const ship = {
    type: 'object',
    required: ['name', 'flag', 'port'],
    properties: {name: {}, flag: {}, port: {type: 'string'}},
  };
  const boat = {
    type: 'object',
    required: ['name', 'oars'],
    properties: {name: {}, oars: {type: 'integer'}},
  };
  const value = {name: 'Ann', oars: 'two'};

  it('is explained by the form with the fewest errors, wherever that is', () => {
    for (const anyOf of [
      [ship, boat],
      [boat, ship],
    ]) {
      expect(explain({anyOf}, value)).toEqual(['/oars oars must be integer']);
      expect(
        explain({type: 'object', properties: {craft: {anyOf}}}, {craft: value}),
      ).toEqual(['/craft/oars craft.oars must be integer']);
    }
  });

  it('is not explained by a form of another type', () => {
    expect(explain({anyOf: [{type: 'string'}, ship]}, value)).toEqual([
      " the file must have required property 'flag'",
      " the file must have required property 'port'",
    ]);
    expect(explain({anyOf: [{type: 'string'}, boat]}, 7)).toEqual([
      ' the file must be string or object',
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../src/schemas/json-schema';
import {joinByTag} from '../../src/schemas/tagged-union';

const form = (name: string, properties: Record<string, JsonSchema>) => ({
  ref: {$ref: `#/$defs/${name}`},
  schema: {properties},
});

const csv = form('Csv', {type: {const: 'csv'}, path: {type: 'string'}});
const table = form('Table', {type: {const: 'table'}});

describe('classes in a union', () => {
  it('are joined by the key that has another value in each', () => {
    expect(joinByTag([csv, table])).toMatchObject({
      required: ['type'],
      properties: {type: {enum: ['csv', 'table']}},
      allOf: [{then: csv.ref}, {then: table.ref}],
    });
  });

  it('are not joined if two have the same value', () => {
    const other = form('Other', {type: {const: 'csv'}});
    expect(joinByTag([csv, other])).toBeNull();
    expect(joinByTag([csv, table, other])).toBeNull();
  });

  it('may include one class that accepts all other values', () => {
    const any = form('Any', {type: {type: 'string'}});
    expect(joinByTag([csv, table, any])).toMatchObject({
      properties: {type: {examples: ['csv', 'table']}},
    });
    expect(joinByTag([csv, any, any])).toBeNull();
  });

  it('are not joined if one of them does not have the key', () => {
    expect(joinByTag([csv, form('Bare', {path: {}})])).toBeNull();
  });

  it('are not joined if there is only one', () => {
    expect(joinByTag([csv])).toBeNull();
  });

  it('leave a prefix that all values share to these values', () => {
    const local = form('Local', {type: {const: 'reef.local'}});
    const hub = form('Hub', {type: {const: 'reef.hub'}});
    const any = form('Any', {type: {type: 'string'}});
    expect(joinByTag([local, hub, any])?.allOf?.at(-1)).toEqual({
      if: {
        required: ['type'],
        properties: {type: {type: 'string', pattern: String.raw`^reef\.`}},
      },
      then: {properties: {type: {enum: ['reef.local', 'reef.hub']}}},
    });
    expect(joinByTag([local, csv, any])?.allOf).toHaveLength(3);
  });
});

import type {ParsedAttribute} from './parsed-module';

/** Returns an attribute of which only the name and the line are known. */
export function plainAttribute(name: string, line: number): ParsedAttribute {
  return {
    kind: 'attribute',
    name,
    line,
    endLine: line,
    docstring: null,
    decorators: [],
    condition: null,
    type: null,
    value: null,
    shape: null,
    metadata: [],
    isInstance: false,
    imports: [],
    locals: [],
  };
}

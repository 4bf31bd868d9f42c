import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {ExpressionPiece, Member, ReadResult} from '../../src/model';
import {readPackage} from '../../src/read-package';

/** The stubs of Python's standard library that pyright includes. */
const ROOT = join(
  dirname(createRequire(import.meta.url).resolve('pyright/package.json')),
  'dist/typeshed-fallback/stdlib',
);

describe('the stubs of the standard library', () => {
  let result: ReadResult;
  const members: Member[] = [];

  beforeAll(async () => {
    result = await readPackage({root: ROOT, package: ''});
    const add = (member: Member): void => {
      members.push(member);
      if (member.kind === 'class') {
        member.members.forEach(add);
      }
    };
    result.package.modules.forEach((module) => {
      module.members.forEach(add);
    });
  });

  const find = (path: string, kind: Member['kind']): Member | undefined =>
    members.find((member) => member.path === path && member.kind === kind);

  it('are read completely', () => {
    expect(result.package.modules.length).toBeGreaterThan(700);
    expect(result.statistics.parsed).toBe(result.package.modules.length);
    expect(members.length).toBeGreaterThan(25_000);
  });

  it('have no diagnostics except in typing_extensions', () => {
    const diagnostics = result.diagnostics.filter(
      ({file}) => file !== 'typing_extensions.pyi',
    );
    expect(diagnostics).toEqual([]);
  });

  it('have no unresolved name in any type', () => {
    const pieces = members.flatMap(typesOf);
    expect(pieces.length).toBeGreaterThan(50_000);
    const unknown = pieces.filter(
      (piece) => piece.kind === 'name' && piece.origin === 'unknown',
    );
    expect(unknown).toEqual([]);
  });

  it('give every class a finite method resolution order', () => {
    const ordered = find('collections.OrderedDict', 'class');
    expect(ordered).toMatchObject({
      mro: [
        {path: 'builtins.dict'},
        {path: 'typing.MutableMapping'},
        {path: 'typing.Mapping'},
        {path: 'typing.Collection'},
        {path: 'typing.Iterable'},
        {path: 'typing.Container'},
        {path: 'typing.Protocol'},
        {path: 'typing.Generic'},
      ],
    });
  });

  it('have overloads, constructors and re-exports', () => {
    const open = find('builtins.open', 'function');
    expect(open?.kind === 'function' && open.overloads.length).toBe(7);
    expect(find('concurrent.futures.Future', 'alias')).toMatchObject({
      target: 'concurrent.futures._base.Future',
      targetKind: 'class',
      isHome: true,
    });
    expect(find('http.HTTPStatus.OK', 'enumMember')).toBeDefined();
  });

  it('can be converted to JSON and back without loss', () => {
    expect(JSON.parse(JSON.stringify(result.package))).toEqual(result.package);
  });
});

/** Every piece of every type of a member. */
function typesOf(member: Member): ExpressionPiece[] {
  switch (member.kind) {
    case 'function':
    case 'method': {
      const implementation = member.signature ? [member.signature] : [];
      return [...member.overloads, ...implementation].flatMap(
        ({parameters, returns}) => [
          ...parameters.flatMap(({annotation}) => annotation ?? []),
          ...(returns ?? []),
        ],
      );
    }
    case 'attribute':
    case 'constant':
    case 'property':
      return member.type ?? [];
    case 'class':
      return member.bases.flat();
    default:
      return [];
  }
}

import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Member, PythonModule, ReadOptions, ReadResult} from '../src/model';
import {readPackage} from '../src/read-package';

/** The files of a package by path, such as `shop/__init__.py`. */
export type Files = Record<string, string | Uint8Array>;

/** Runs a callback with a temporary folder that contains the files. */
export async function withFiles<Result>(
  files: Files,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'python-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), {recursive: true});
      await writeFile(join(root, file), content);
    }
    return await run(root);
  } finally {
    await rm(root, {recursive: true, force: true});
  }
}

/** Reads files as the package `shop`. */
async function readFiles(
  files: Files,
  options: Partial<ReadOptions> = {},
): Promise<ReadResult> {
  return withFiles(files, (root) =>
    readPackage({root, package: 'shop', ...options}),
  );
}

/** Reads the text of a single module, `shop`. */
export async function readText(
  text: string,
  options: Partial<ReadOptions> = {},
): Promise<Reading> {
  return new Reading(await readFiles({'shop/__init__.py': text}, options));
}

/** The type of members of a kind. */
type MemberOf<Kind, One = Member> = One extends {kind: infer Kinds}
  ? Kind extends Kinds
    ? One
    : never
  : never;

/** A result of the reader, with methods to look up members. */
export class Reading {
  constructor(readonly result: ReadResult) {}

  static async of(
    files: Files,
    options: Partial<ReadOptions> = {},
  ): Promise<Reading> {
    return new Reading(await readFiles(files, options));
  }

  module(path = 'shop'): PythonModule {
    const found = this.result.package.modules.find((one) => one.path === path);
    if (!found) {
      throw new Error(`There is no module ${path}.`);
    }
    return found;
  }

  /** The member of a kind at a path. */
  get<Kind extends Member['kind']>(kind: Kind, path: string): MemberOf<Kind> {
    const found = this.members().find(
      (one): one is MemberOf<Kind> => one.path === path && one.kind === kind,
    );
    if (!found) {
      const there = this.members()
        .map((one) => `${one.kind} ${one.path}`)
        .join('\n');
      throw new Error(`There is no ${kind} ${path} among\n${there}`);
    }
    return found;
  }

  members(): Member[] {
    const nested = (member: Member): Member[] => [
      member,
      ...(member.kind === 'class' ? member.members.flatMap(nested) : []),
    ];
    return this.result.package.modules.flatMap(({members}) =>
      members.flatMap(nested),
    );
  }

  /** Diagnostics as `rule file:line`. */
  diagnostics(): string[] {
    return this.result.diagnostics.map(
      ({ruleId, file, line}) => `${ruleId} ${file}:${line}`,
    );
  }
}

import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {ReadOptions} from '../model';
import type {ParsedScope} from '../syntax/parsed-module';
import {discoverModules, type Discovery} from './discover';
import {type ParsedFiles, parseFiles} from './parse-files';

/** The files of a package and of the private packages that implement it. */
export interface Sources {
  discoveries: Discovery[];
  parsedFiles: ParsedFiles[];
}

/**
 * Finds and parses a package and the private packages next to it that it
 * imports, as `skimage` re-exports the content of `_skimage2`.
 */
export async function parseSources(options: ReadOptions): Promise<Sources> {
  const sources: Sources = {discoveries: [], parsedFiles: []};
  const [own = ''] = options.package.split('.');
  const known = new Set([own]);
  const wanted = [options.package];
  for (const name of wanted) {
    const discovery = await discoverModules({...options, package: name});
    const isAsked = name === options.package;
    if (isAsked || discovery.modules.length > 0) {
      const parsed = await parseFiles(discovery.modules, {
        ...options,
        package: name,
      });
      sources.discoveries.push(discovery);
      sources.parsedFiles.push(parsed);
      // A whole tree of modules already includes them.
      for (const sibling of own === '' ? [] : siblingsOf(parsed)) {
        if (!known.has(sibling)) {
          known.add(sibling);
          const isForeign = await hasOtherOwner(sibling, own, options.root);
          wanted.push(...(isForeign ? [] : [sibling]));
        }
      }
    }
  }
  return sources;
}

/**
 * Whether a private package implements another package next to it: in a folder
 * of installed packages, `_pytest` belongs to `pytest`.
 */
async function hasOtherOwner(
  sibling: string,
  own: string,
  root: string,
): Promise<boolean> {
  const owner = sibling.replace(/^_+/, '');
  const places = [owner, `${owner}.py`, `${owner}.pyi`];
  const found = await Promise.all(
    places.map((place) => stat(join(root, place)).catch(() => null)),
  );
  return owner !== own && found.some((one) => one !== null);
}

/** Private top-level packages that modules import from. */
function siblingsOf({modules}: ParsedFiles): Set<string> {
  const scopes = modules.flatMap(({parsedSource, parsedStub}) =>
    [parsedSource?.scope, parsedStub?.scope].filter(
      (scope): scope is ParsedScope => scope !== undefined,
    ),
  );
  return new Set(
    scopes.flat().flatMap((one) => {
      const from =
        one.kind === 'import' || one.kind === 'star' ? one.module : '';
      const [top = ''] = from.split('.');
      return /^_(?!_)/.test(top) ? [top] : [];
    }),
  );
}

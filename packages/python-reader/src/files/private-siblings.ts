import type {ReadOptions} from '../model';
import type {ParsedScope} from '../syntax/parsed-module';
import {discoverModules, type Discovery} from './discover';
import {type ParsedFiles, parseFiles} from './parse-files';

/** What a package is made of, with the packages that implement it. */
export interface Sources {
  discoveries: Discovery[];
  parsedFiles: ParsedFiles[];
}

/**
 * Finds and parses a package, and the private ones beside it that it imports:
 * `skimage` re-exports what `_skimage2` defines.
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
      // A tree of modules has them all.
      for (const sibling of own === '' ? [] : siblingsOf(parsed)) {
        if (!known.has(sibling)) {
          known.add(sibling);
          wanted.push(sibling);
        }
      }
    }
  }
  return sources;
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

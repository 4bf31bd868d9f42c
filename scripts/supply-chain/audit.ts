import {nameOf, readLockfile} from './lockfile';
import {askNpm} from './npm';

/** What is known against the packages that are installed. */
export interface Audit {
  /** Packages for which the registry has something newer. */
  outdated: {name: string; current: string; latest: string}[];
  /** Packages of package.json whose makers gave them up, with their words. */
  deprecated: {name: string; words: string}[];
  /** Packages with known holes, or why nobody could say. */
  holes: {name: string; severity: string}[] | {unknown: string};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

async function findOutdated(root: string): Promise<Audit['outdated']> {
  const answer = await askNpm(root, ['outdated']);
  if (!isRecord(answer) || 'error' in answer) {
    throw new Error('The registry does not answer: see npm ping.');
  }
  return Object.entries(answer).flatMap(([name, entry]) =>
    isRecord(entry)
      ? [
          {
            name,
            current: textOf(entry.current, 'missing'),
            latest: textOf(entry.latest, 'unknown'),
          },
        ]
      : [],
  );
}

async function findDeprecated(root: string): Promise<Audit['deprecated']> {
  const entries = await readLockfile(root);
  const own = {
    ...entries['']?.dependencies,
    ...entries['']?.devDependencies,
  };
  const found: Audit['deprecated'] = [];
  const asked = Object.keys(own)
    .map((name) => `node_modules/${name}`)
    .filter((place) => entries[place]?.version !== undefined);
  // One at a time: a registry is not to be stormed for a report.
  for (const place of asked) {
    const id = `${nameOf(place)}@${entries[place]?.version ?? ''}`;
    const words = await askNpm(root, ['view', id, 'deprecated']);
    if (typeof words === 'string' && words !== '') {
      found.push({name: id, words});
    }
  }
  return found;
}

async function findHoles(root: string): Promise<Audit['holes']> {
  const answer = await askNpm(root, ['audit']);
  if (!isRecord(answer) || !isRecord(answer.vulnerabilities)) {
    const reason = isRecord(answer) ? textOf(answer.message, '') : '';
    return {unknown: reason.trim() || 'the registry gave no answer'};
  }
  return Object.entries(answer.vulnerabilities).map(([name, entry]) => ({
    name,
    severity: isRecord(entry) ? textOf(entry.severity, 'unknown') : 'unknown',
  }));
}

/**
 * Asks the registry what is outdated, deprecated or known to be unsafe.
 *
 * @param root - the repository.
 * @param onStep - told what is asked next.
 * @throws when the registry does not answer at all.
 */
export async function audit(
  root: string,
  onStep: (step: string) => void,
): Promise<Audit> {
  onStep('Asking for newer versions');
  const outdated = await findOutdated(root);
  onStep('Asking which packages were given up');
  const deprecated = await findDeprecated(root);
  onStep('Asking for known holes');
  return {outdated, deprecated, holes: await findHoles(root)};
}

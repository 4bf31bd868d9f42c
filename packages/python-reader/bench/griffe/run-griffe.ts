import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {SymbolView} from './view';

export interface GriffeRequest {
  search: string;
  package: string;
  style: string;
  annotations: string[];
  values: string[];
}

/** A definition in Python's own syntax tree. */
export interface Site {
  line: number;
  node: string;
  /** Statements around it, such as `If.body sys.version_info >= (3, 9)`. */
  guards: string[];
  suffix?: string;
  endLine: number;
  /**
   * How the name is bound: `plain`, one of several in a `tuple` or `chain`, or
   * by another statement (`For`, `Delete`, `augmented`).
   */
  how: string;
  /** The content of the definition; null for imports and the like. */
  facts: SiteFacts | null;
}

/** The content of one definition in Python's own syntax tree. */
export type SiteFacts = Pick<
  SymbolView,
  | 'docstring'
  | 'parameters'
  | 'returns'
  | 'bases'
  | 'value'
  | 'annotation'
  | 'decorators'
> & {kind: SymbolView['kind']};

export interface GriffeAnswer {
  symbols: Record<string, SymbolView[]>;
  sites: Record<string, Site[]>;
  /** Whether griffe could not expand the star imports of the package. */
  hasFailedStars: boolean;
  normal: {annotation: Record<string, string>; value: Record<string, string>};
}

/**
 * Runs griffe and returns its view of a package.
 *
 * @param python the interpreter to run
 * @param modulePath folders with griffe and its dependencies, if not installed
 * @throws with griffe's error message if it can't run
 */
export async function runGriffe(
  request: GriffeRequest,
  python: string,
  modulePath: string | undefined,
): Promise<GriffeAnswer> {
  const script = fileURLToPath(new URL('dump.py', import.meta.url));
  const child = spawn(python, [script], {
    env: {...process.env, ...(modulePath ? {PYTHONPATH: modulePath} : {})},
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  child.stdin.end(JSON.stringify(request));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new Error(Buffer.concat(errors).toString('utf8'));
  }
  return parseAnswer(Buffer.concat(output).toString('utf8'));
}

function parseAnswer(text: string): GriffeAnswer {
  const answer: unknown = JSON.parse(text);
  if (!isAnswer(answer)) {
    throw new Error('dump.py returned an unexpected format.');
  }
  return answer;
}

/** Only `dump.py` produces the answer, so a shallow check is enough. */
function isAnswer(value: unknown): value is GriffeAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'symbols' in value &&
    'sites' in value &&
    'normal' in value
  );
}

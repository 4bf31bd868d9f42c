import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {DARK_LOGO, LOGO, TOKENS} from '../brand/files';
import {formatText} from '../format-text';
import {type Answers, QUESTIONS} from './answers';
import {drawLogos} from './logo';
import type {PlanOptions} from './make-plan';
import {
  createHome,
  createProduct,
  renderHome,
  renderProduct,
} from './render-config';
import type {State} from './state';
import {Templates} from './templates';

/** The new contents of the files that identify the product. */
export interface IdentityFiles {
  files: ReadonlyMap<string, Buffer>;
  /** The part of the state that the next run needs. */
  remembered: Pick<State, 'written' | 'hasLogo'>;
  /** Messages about files that were left unchanged. */
  notes: readonly string[];
}

/** Computes a digest that doesn't depend on line endings. */
function digest(bytes: Buffer): string {
  const text = bytes.toString('latin1').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 16);
}

/** Makes the logos: the given ones, or generated ones. */
async function makeLogos(
  {root, earlier}: PlanOptions,
  {name, accent, logo, logoDark}: Answers,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const isThere = existsSync(path.join(root, LOGO));
  if (logo === '' && !(earlier?.hasLogo === true && isThere)) {
    const tokens = await fs.readFile(path.join(root, TOKENS), 'utf8');
    const drawn = drawLogos(name, accent, tokens);
    files.set(LOGO, Buffer.from(drawn.light));
    files.set(DARK_LOGO, Buffer.from(drawn.dark));
  }
  if (logo !== '') {
    files.set(LOGO, await fs.readFile(logo));
    files.set(DARK_LOGO, await fs.readFile(logoDark === '' ? logo : logoDark));
  }
  return files;
}

async function render(options: PlanOptions): Promise<Map<string, Buffer>> {
  const {root, answers, sdk} = options;
  const texts = {
    'README.md': await new Templates(root, answers).readme(),
    'config/home.ts': renderHome(createHome(answers)),
    'config/product.ts': renderProduct(createProduct(answers, sdk)),
  };
  const files = await makeLogos(options, answers);
  for (const [file, text] of Object.entries(texts)) {
    files.set(file, Buffer.from(await formatText(root, file, text)));
  }
  return files;
}

/** Names the options whose answers differ from those of the last run. */
function describeChanges(answers: Answers, before: Answers): string {
  const flags = QUESTIONS.filter(({key}) => answers[key] !== before[key]).map(
    ({flag}) => `--${flag}`,
  );
  return flags.length > 0 ? ` (changed: ${flags.join(', ')})` : '';
}

/**
 * Makes the files that identify the product. Leaves out files that have been
 * edited since the last run: these belong to the adopter.
 */
export async function makeIdentityFiles(
  options: PlanOptions,
): Promise<IdentityFiles> {
  const {root, answers, earlier} = options;
  const written: Record<string, string> = {...earlier?.written};
  const files = new Map<string, Buffer>();
  const notes: string[] = [];
  for (const [file, bytes] of await render(options)) {
    const now = await fs.readFile(path.join(root, file)).catch(() => undefined);
    const before = earlier?.written[file];
    const interrupted = earlier?.unfinished?.[file] ?? [];
    const isOurs =
      !earlier ||
      now === undefined ||
      [before, ...interrupted, digest(bytes)].includes(digest(now));
    if (isOurs) {
      files.set(file, bytes);
      written[file] = digest(bytes);
    } else if (before !== digest(bytes)) {
      const changes = describeChanges(answers, earlier.answers);
      notes.push(
        `Keeps ${file}, which was edited: update it by hand${changes}.`,
      );
    }
  }
  const hasLogo = answers.logo !== '' || (earlier?.hasLogo ?? false);
  return {files, remembered: {written, hasLogo}, notes};
}

/** Whether the icons and the social cards must be redrawn. */
export function needsBrand(
  files: ReadonlyMap<string, unknown>,
  answers: Answers,
  earlier: State | undefined,
): boolean {
  return (
    earlier === undefined ||
    // An interrupted run may have left images of answers that weren't stored.
    earlier.unfinished !== undefined ||
    [LOGO, DARK_LOGO].some((file) => files.has(file)) ||
    (['name', 'tagline', 'accent'] as const).some(
      (key) => earlier.answers[key] !== answers[key],
    )
  );
}

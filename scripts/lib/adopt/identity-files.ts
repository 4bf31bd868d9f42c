import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Answers} from './answers';
import {drawLogos} from './logo';
import type {PlanOptions} from './make-plan';
import {pretty} from './pretty';
import {
  createHome,
  createProduct,
  renderHome,
  renderProduct,
} from './render-config';
import type {State} from './state';
import {Templates} from './templates';

const LOGO = 'static/img/logo.svg';
const DARK_LOGO = 'static/img/logo-dark.svg';

/** What the files that say who the product is become. */
export interface Identity {
  files: ReadonlyMap<string, Buffer>;
  /** What the next run has to know about them. */
  remembered: Pick<State, 'written' | 'hasLogo'>;
  /** What was left as it is, and why. */
  notes: readonly string[];
}

/** A digest that is the same where Git changes the ends of lines. */
function digest(bytes: Buffer): string {
  const text = bytes.toString('latin1').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 16);
}

/** The logos to write: those that are given, or else drawn ones. */
async function makeLogos(
  {root, earlier}: PlanOptions,
  {name, accent, logo, logoDark}: Answers,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const isThere = existsSync(path.join(root, LOGO));
  if (logo === '' && !(earlier?.hasLogo === true && isThere)) {
    const tokens = path.join(root, 'src', 'css', 'tokens.css');
    const drawn = drawLogos(name, accent, await fs.readFile(tokens, 'utf8'));
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
    files.set(file, await pretty(root, file, text));
  }
  return files;
}

/**
 * Makes the files that say who the product is. Those that somebody has edited
 * since the last run are the adopter's own, and left out.
 */
export async function makeIdentity(options: PlanOptions): Promise<Identity> {
  const {root, answers, earlier} = options;
  const written: Record<string, string> = {...earlier?.written};
  const files = new Map<string, Buffer>();
  const notes: string[] = [];
  for (const [file, bytes] of await render(options)) {
    const now = await fs.readFile(path.join(root, file)).catch(() => undefined);
    const before = earlier?.written[file];
    const isOurs =
      !earlier ||
      now === undefined ||
      [before, digest(bytes)].includes(digest(now));
    if (isOurs) {
      files.set(file, bytes);
      written[file] = digest(bytes);
    } else if (before !== digest(bytes)) {
      notes.push(`Leaves ${file}, which was edited: change it there.`);
    }
  }
  const hasLogo = answers.logo !== '' || (earlier?.hasLogo ?? false);
  return {files, remembered: {written, hasLogo}, notes};
}

/** Whether icons and the social card have to be drawn anew. */
export function needsBrand(
  files: ReadonlyMap<string, unknown>,
  answers: Answers,
  earlier: State | undefined,
): boolean {
  return (
    earlier === undefined ||
    [LOGO, DARK_LOGO].some((file) => files.has(file)) ||
    (['name', 'tagline', 'accent'] as const).some(
      (key) => earlier.answers[key] !== answers[key],
    )
  );
}

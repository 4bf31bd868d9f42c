import {createRequire} from 'node:module';

/** The part of KaTeX that is used here. */
interface Katex {
  renderToString: (
    tex: string,
    options: {
      displayMode: boolean;
      output: 'mathml';
      throwOnError: boolean;
      strict: 'ignore';
      trust: boolean;
      maxExpand: number;
    },
  ) => string;
}

/** Longer formulas are shown as they are written. */
const LONGEST = 2_000;

function isKatex(module: unknown): module is Katex {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderToString' in module &&
    typeof module.renderToString === 'function'
  );
}

let katex: Katex | null | undefined;

/** Loads KaTeX, which a site installs if its docstrings have formulas. */
function loadKatex(): Katex | null {
  if (katex === undefined) {
    try {
      const module: unknown = createRequire(import.meta.url)('katex');
      katex = isKatex(module) ? module : null;
    } catch {
      katex = null;
    }
  }
  return katex;
}

/**
 * MathML of a formula: static, without styles, scripts or fonts.
 *
 * @returns null where the TeX is wrong or KaTeX isn't installed
 */
export function renderMathematics(
  tex: string,
  displayMode: boolean,
  library = loadKatex(),
): string | null {
  if (!library || tex.length > LONGEST) {
    return null;
  }
  try {
    const html = library.renderToString(tex, {
      displayMode,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
    });
    // Styles would be against a strict policy, and MathML needs none.
    const [mathml] = /<math[\s\S]*<\/math>/.exec(html) ?? [];
    return mathml?.replace(/ style="[^"]*"/g, '') ?? null;
  } catch {
    return null;
  }
}

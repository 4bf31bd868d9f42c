import {createRequire} from 'node:module';

/** The subset of KaTeX that is used here. */
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
      macros: Record<string, string>;
    },
  ) => string;
}

/** Longer formulas are shown as TeX. */
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

/** Loads KaTeX if the site has installed it. */
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

const ENVIRONMENT = /\\begin\{(\w+\*?)\}[\s\S]*?\\end\{\1\}|\{[^{}]*\}/g;

/**
 * Wraps a formula in the same environments as Sphinx: `split` for lines that end in
 * two backslashes, `aligned` for equations separated by blank lines.
 */
function aligned(tex: string): string {
  const equations = tex
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      /\\\\/.test(part.replace(ENVIRONMENT, ''))
        ? `\\begin{split}${part}\\end{split}`
        : part,
    );
  return equations.length > 1
    ? `\\begin{aligned}${equations.join('\\\\')}\\end{aligned}`
    : equations.join('');
}

/**
 * Renders a formula as static MathML, without styles, scripts or fonts.
 *
 * @returns null if the TeX is invalid or KaTeX isn't installed
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
    const html = library.renderToString(displayMode ? aligned(tex) : tex, {
      displayMode,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      macros: {'\\mbox': '\\text'},
    });
    // MathML needs no inline styles, which a strict CSP would block.
    const [mathml] = /<math[\s\S]*<\/math>/.exec(html) ?? [];
    return mathml?.replace(/ style="[^"]*"/g, '') ?? null;
  } catch {
    return null;
  }
}

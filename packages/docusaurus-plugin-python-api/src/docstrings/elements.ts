import type {Code, InlineCode} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import {jsLiteral} from './js-string';
import {renderMathematics} from './mathematics';

/** Called with TeX that can't be shown as a formula. */
export type OnTex = (tex: string) => void;

function attribute(name: string, value: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: jsLiteral(value)},
  };
}

/** An inline formula, or code if it can't be rendered. */
export function inlineFormula(
  tex: string,
  onTex: OnTex,
): MdxJsxTextElement | InlineCode {
  const mathml = renderMathematics(tex, false);
  if (mathml === null) {
    onTex(tex);
    return {type: 'inlineCode', value: tex};
  }
  return {
    type: 'mdxJsxTextElement',
    name: 'Formula',
    attributes: [attribute('mathml', mathml)],
    children: [],
  };
}

/** A block formula, or code if it can't be rendered. */
export function blockFormula(
  tex: string,
  onTex: OnTex,
): MdxJsxFlowElement | Code {
  const mathml = renderMathematics(tex, true);
  if (mathml === null) {
    onTex(tex);
    return {type: 'code', lang: 'text', value: tex};
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Formula',
    attributes: [
      attribute('mathml', mathml),
      {type: 'mdxJsxAttribute', name: 'block', value: null},
    ],
    children: [],
  };
}

/** The input of an interactive session, without prompts and output. */
function inputOf(session: string, prompt: RegExp): string {
  return session
    .split('\n')
    .flatMap((line) => {
      const [mark] = prompt.exec(line) ?? [];
      return mark === undefined ? [] : [line.slice(mark.length)];
    })
    .join('\n');
}

const PROMPTS: Readonly<Record<string, RegExp>> = {
  python: /^\s*(?:>>>|\.\.\.)(?: |$)/,
  bash: /^\s*\$ /,
  console: /^\s*\$ /,
};

/**
 * An interactive session, of which only the input is copied. Without any output,
 * the prompts are removed, since there is nothing to tell apart.
 */
function session(code: Code): MdxJsxFlowElement | Code | null {
  const prompt = PROMPTS[code.lang ?? ''];
  const lines = code.value.split('\n');
  if (prompt?.test(lines[0] ?? '') !== true) {
    return null;
  }
  if (lines.every((line) => line.trim() === '' || prompt.test(line))) {
    const typed = lines.map((line) => line.replace(prompt, ''));
    return {...code, value: typed.join('\n').trimEnd()};
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Session',
    attributes: [attribute('input', inputOf(code.value, prompt))],
    children: [code],
  };
}

/** Longer code is folded, since it would fill a screen. */
const MOST_LINES = 30;

/** Creates the element for a code block: a session, folded code or plain code. */
export function block(code: Code): MdxJsxFlowElement | Code {
  const shown = session(code) ?? code;
  const lines = (shown.type === 'code' ? shown : code).value.split('\n').length;
  return lines > MOST_LINES
    ? {
        type: 'mdxJsxFlowElement',
        name: 'Example',
        attributes: [
          {
            type: 'mdxJsxAttribute',
            name: 'lines',
            value: {
              type: 'mdxJsxAttributeValueExpression',
              value: String(lines),
            },
          },
        ],
        children: [shown],
      }
    : shown;
}

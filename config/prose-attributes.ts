import type {JsxElement} from 'docusaurus-plugin-page-exports/page';
import type {InlineCode, Paragraph, Text} from 'mdast';

/**
 * The attributes that contain prose: the definition that the glossary gives a term,
 * and the summaries of a module's symbols.
 */
const PROSE: Readonly<Record<string, string>> = {
  Term: 'definition',
  Overview: 'groups',
};

/** A text in an expression: a string, or what stands between tags. */
interface JsText {
  type: 'Literal' | 'JSXText';
  value: string;
  raw?: string;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is JsText {
  return (
    isObject(value) &&
    (value.type === 'Literal' || value.type === 'JSXText') &&
    typeof value.value === 'string'
  );
}

/** Lists the texts of an expression; those between tags with their neighbours. */
function findTexts(value: unknown): unknown[][] {
  if (isText(value)) {
    return [[value]];
  }
  if (!isObject(value)) {
    return [];
  }
  if (value.type === 'JSXFragment' && Array.isArray(value.children)) {
    return [value.children];
  }
  return Object.values(value).flatMap(findTexts);
}

type SetBlock = (block: Paragraph) => void;

/** Sets texts as a paragraph in which everything else counts as code. */
function setTexts(parts: readonly unknown[], setBlock: SetBlock): void {
  const children = parts.map((part): Text | InlineCode =>
    isText(part)
      ? {type: 'text', value: part.value}
      : {type: 'inlineCode', value: 'code'},
  );
  setBlock({type: 'paragraph', children});
  for (const [index, part] of parts.entries()) {
    const text = children[index]?.value;
    if (isText(part) && text !== undefined) {
      part.value = text;
      // Otherwise the original spelling would be written.
      delete part.raw;
    }
  }
}

/** Passes the prose in the attributes of a component to `setBlock`, as paragraphs. */
export function setProse(element: JsxElement, setBlock: SetBlock): void {
  for (const attribute of element.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      attribute.name !== PROSE[element.name ?? '']
    ) {
      continue;
    }
    if (typeof attribute.value === 'string') {
      const text: Text = {type: 'text', value: attribute.value};
      setBlock({type: 'paragraph', children: [text]});
      attribute.value = text.value;
    } else {
      for (const parts of findTexts(attribute.value?.data?.estree?.body)) {
        setTexts(parts, setBlock);
      }
    }
  }
}

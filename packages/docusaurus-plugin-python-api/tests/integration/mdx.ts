import {compile} from '@mdx-js/mdx';
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const PLUGINS = [remarkFrontmatter, remarkGfm, remarkDirective];

/** The text of a page as Docusaurus preprocesses it. */
function prepare(mdx: string): string {
  return admonitionTitleToDirectiveLabel(
    unwrapMdxCodeBlocks(escapeMarkdownHeadingIds(mdx)),
    ['note', 'tip', 'info', 'warning', 'danger'],
  );
}

/** Compiles a page as Docusaurus does. @throws if it is not valid MDX */
export async function compilePage(mdx: string): Promise<void> {
  await compile(prepare(mdx), {remarkPlugins: PLUGINS});
}

/** The parts of a page that are code rather than text. */
export interface Program {
  imports: string[];
  exports: string[];
  elements: Set<string>;
  /** Expressions in the text. */
  expressions: string[];
  directives: string[];
  images: string[];
  links: string[];
  ids: string[];
}

const ID = /(?:^|\s)\{#([^}]+)\}$/;

/** Parses a page and lists everything that could run code or load something. */
export function readProgram(mdx: string): Program {
  const program: Program = {
    imports: [],
    exports: [],
    elements: new Set(),
    expressions: [],
    directives: [],
    images: [],
    links: [],
    ids: [],
  };
  const processor = unified().use(remarkParse).use(PLUGINS).use(remarkMdx);
  visit(processor.parse(prepare(mdx)), (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        (node.value.startsWith('import ')
          ? program.imports
          : program.exports
        ).push(node.value);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        program.elements.add(node.name ?? '');
        for (const attribute of node.attributes) {
          const {value} = attribute;
          const text = typeof value === 'object' ? value?.value : value;
          if (attribute.type === 'mdxJsxAttribute') {
            if (['to', 'url'].includes(attribute.name) && text) {
              program.links.push(text);
            }
            if (attribute.name === 'id' && text) {
              program.ids.push(text);
            }
          }
          for (const match of (text ?? '').matchAll(/<Ref to="([^"]+)"/g)) {
            program.links.push(match[1] ?? '');
          }
        }
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        program.expressions.push(node.value);
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        program.directives.push(node.name);
        break;
      case 'image':
        program.images.push(node.url);
        break;
      case 'link':
        program.links.push(node.url);
        break;
      case 'heading': {
        const last = node.children.at(-1);
        const id = last?.type === 'text' ? ID.exec(last.value)?.[1] : undefined;
        if (id !== undefined) {
          program.ids.push(id);
        }
        break;
      }
      default:
    }
  });
  return program;
}

import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isTooMuch, parseMarkdown} from '../typedoc/markdown/safe-mdx';
import type {NameFinder, Scope} from './names';
import type {Entry, Page} from './outline';

/** Text as written, or a name that leads somewhere. */
export type ReferencePart =
  | {kind: 'text'; text: string}
  | {
      kind: 'link';
      text: string;
      code: boolean;
      target: Entry | Page | string;
    };

/** Told of each name that should lead somewhere and does not. */
export type ReportReference = (message: string, lineOffset: number) => void;

interface Found {
  start: number;
  end: number;
  part: ReferencePart;
}

const ROLE =
  /:(?:py:)?(?:\w+:)?(attr|class|const|data|exc|func|meth|mod|obj|property|type):$/;
const ANY_ROLE = /:[\w-]+(?::[\w-]+)?:$/;
const TITLED = /^(.*?)\s*<([^<>]+)>$/s;
/** `[text][shop.Order]` and `[Order][]`, as mkdocs' autorefs writes them. */
const BRACKETS = /\[(`?)([^\][`]+)\1\]\[(`?)([\w.]*)\3\]/g;

class ReferenceReader {
  private readonly found: Found[] = [];

  constructor(
    private readonly markdown: string,
    private readonly scope: Scope,
    private readonly finder: NameFinder,
    private readonly report: ReportReference,
  ) {}

  read(): ReferencePart[] {
    const code: [number, number][] = [];
    visit(parseMarkdown(this.markdown), (node, index, parent) => {
      if (node.type === 'inlineCode') {
        this.readCode(node, parent, index);
      } else if (node.type === 'link') {
        this.readLink(node);
        return 'skip';
      } else if (node.type === 'code') {
        const [start, end] = rangeOf(node);
        code.push([start, end]);
      }
      return undefined;
    });
    this.readBrackets(code);
    return this.split();
  }

  private lookUp(name: string, text: string, explicit: boolean, start: number) {
    const match = this.finder.find(name, this.scope, explicit);
    const line = this.markdown.slice(0, start).split('\n').length - 1;
    if (match.found === 'broken') {
      this.report(`\`${name}\` is not a public name of the package.`, line);
    } else if (match.found === 'ambiguous') {
      const paths = match.paths.map((path) => `\`${path}\``).join(', ');
      this.report(`\`${name}\` could be any of ${paths}.`, line);
    }
    return match.found === 'place' ? match.target : undefined;
  }

  private readCode(
    node: Nodes & {type: 'inlineCode'},
    parent: Parents | undefined,
    index: number | undefined,
  ): void {
    const [start, end] = rangeOf(node);
    const before = parent?.children[(index ?? 0) - 1];
    const lead = before?.type === 'text' ? before.value : '';
    const role = ROLE.exec(lead) ?? ANY_ROLE.exec(lead);
    const from = start - (role?.[0].length ?? 0);
    const titled = role ? TITLED.exec(node.value) : null;
    const written = titled?.[2] ?? node.value;
    const name = written.replace(/^[~!.]+/, '').replace(/\(\)$/, '');
    const text =
      titled?.[1] ??
      (written.startsWith('~') ? (name.split('.').at(-1) ?? name) : written);
    const called = written.endsWith('()');
    const target = this.lookUp(name, text, role !== null || called, start);
    if (target !== undefined) {
      this.found.push({
        start: from,
        end,
        part: {
          kind: 'link',
          text: text.replace(/^[!.]/, ''),
          code: true,
          target,
        },
      });
    } else if (role) {
      const plain = `\`${text.replace(/^[!.]/, '')}\``;
      this.found.push({start: from, end, part: {kind: 'text', text: plain}});
    }
  }

  /** `[text](shop.orders.Order)` is meant as a link to a name. */
  private readLink(node: Nodes & {type: 'link'}): void {
    const [start, end] = rangeOf(node);
    if (!/^[A-Za-z_][\w.]*$/.test(node.url)) {
      return;
    }
    const text = toString(node);
    const target = this.lookUp(node.url, text, true, start);
    if (target !== undefined) {
      const code = node.children.every(({type}) => type === 'inlineCode');
      this.found.push({start, end, part: {kind: 'link', text, code, target}});
    }
  }

  private readBrackets(code: readonly [number, number][]): void {
    for (const match of this.markdown.matchAll(BRACKETS)) {
      const [whole, tick = '', text = '', , name = ''] = match;
      const start = match.index;
      const end = start + whole.length;
      if (code.some(([from, to]) => start >= from && end <= to)) {
        continue;
      }
      const target = this.lookUp(name || text, text, true, start);
      if (target !== undefined) {
        this.found.push({
          start,
          end,
          part: {kind: 'link', text, code: tick !== '', target},
        });
      }
    }
  }

  private split(): ReferencePart[] {
    const parts: ReferencePart[] = [];
    let position = 0;
    const widest = this.found.sort(
      (a, b) => a.start - b.start || b.end - a.end,
    );
    for (const {start, end, part} of widest) {
      if (start < position) {
        continue;
      }
      if (start > position) {
        parts.push({kind: 'text', text: this.markdown.slice(position, start)});
      }
      parts.push(part);
      position = end;
    }
    if (position < this.markdown.length) {
      parts.push({kind: 'text', text: this.markdown.slice(position)});
    }
    return parts;
  }
}

function rangeOf(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/**
 * Finds the names in a docstring's Markdown that lead to a page: backticked
 * ones, reStructuredText roles, links and bracketed references.
 */
export function findReferences(
  markdown: string,
  scope: Scope,
  finder: NameFinder,
  report: ReportReference,
): ReferencePart[] {
  return /[`[]/.test(markdown) && !isTooMuch(markdown)
    ? new ReferenceReader(markdown, scope, finder, report).read()
    : [{kind: 'text', text: markdown}];
}

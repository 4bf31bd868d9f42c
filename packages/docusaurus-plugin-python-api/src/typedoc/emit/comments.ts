import type {JSONOutput} from 'typedoc';
import {readBlocks} from '../../reference/markdown-blocks';
import type {Scope} from '../../reference/names';
import type {Entry, Page} from '../../reference/outline';
import {findReferences} from '../../reference/references';
import type {
  Docstring,
  DocstringEntry,
  DocstringSection,
  MemberBase,
  ProseSection,
} from 'python-reader';
import {BLOCK_TAGS, ENTRY_TAGS, PROSE_TAGS} from './comment-tags';
import type {EmitContext} from './context';
import {emitExpressionParts} from './expressions';

type Tag = JSONOutput.CommentTag;
type Part = JSONOutput.CommentDisplayPart;

/** NumPy's "See Also" lists names without any marks: `mean : The average`. */
function markSeeAlso(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.replace(
        /^([A-Za-z_][\w.]*(?:, [A-Za-z_][\w.]*)*)(?: *: *(.*))?$/,
        (_, names: string, words?: string) => {
          const codes = names.split(', ').map((name) => `\`${name}\``);
          return `- ${codes.join(', ')}${words ? `: ${words}` : ''}`;
        },
      ),
    )
    .join('\n');
}

/** Turns one docstring into a TypeDoc comment. */
class CommentEmitter {
  private summary: Part[] = [];
  private readonly tags: Tag[] = [];

  constructor(
    private readonly docstring: Docstring,
    private readonly scope: Scope,
    private readonly context: EmitContext,
  ) {}

  emit(): {summary: Part[]; blockTags: Tag[]} {
    for (const section of this.docstring.sections) {
      this.emitSection(section);
    }
    return {summary: this.summary, blockTags: this.tags};
  }

  private emitSection(section: DocstringSection): void {
    if ('entries' in section) {
      for (const entry of section.entries) {
        this.emitEntry(ENTRY_TAGS[section.kind], entry);
      }
    } else if (section.kind === 'text') {
      this.emitText(section);
    } else {
      const text =
        section.kind === 'seeAlso' && this.docstring.style === 'numpy'
          ? markSeeAlso(section.text)
          : section.text;
      this.tags.push({
        tag: PROSE_TAGS[section.kind],
        name: this.nameOf(section),
        content: this.emitProse(text, section.line + 1),
      });
    }
  }

  private nameOf({kind, title, version}: ProseSection): string | undefined {
    if (kind === 'deprecated') {
      return version ?? undefined;
    }
    const words = [title, version].filter((word) => word !== null);
    return words.length > 0 ? words.join(' ') : undefined;
  }

  private emitText(section: ProseSection): void {
    const first = this.summary.length === 0 && this.tags.length === 0;
    for (const [index, block] of readBlocks(section.text).entries()) {
      const content = this.link(block.markdown, section.line);
      if (first && index === 0 && block.kind === 'prose') {
        this.summary = content;
      } else {
        this.tags.push({
          tag: BLOCK_TAGS[block.kind],
          name: block.title || undefined,
          content,
        });
      }
    }
  }

  private emitProse(text: string, line: number): Part[] {
    const markdown = readBlocks(text)
      .map((block) => block.markdown)
      .join('\n\n');
    return this.link(markdown, line);
  }

  /** The type as code parts, then the description, which is always text. */
  private emitEntry(tag: Tag['tag'], entry: DocstringEntry): void {
    const isError = tag === '@throws' || tag === '@warns';
    const isKnown =
      entry.annotation?.some(({kind}) => kind === 'name') ?? false;
    const type =
      isError && entry.name !== null && !isKnown
        ? this.emitErrorName(entry.name)
        : entry.annotation
          ? emitExpressionParts(entry.annotation, this.context)
          : [];
    const optional = entry.optional && tag === '@param' ? ['optional'] : [];
    const initial = entry.default === null ? [] : [`default: ${entry.default}`];
    this.tags.push({
      tag,
      name: entry.name ?? undefined,
      typeAnnotation: [...optional, ...initial].join(', ') || undefined,
      content: [
        ...type,
        {kind: 'text', text: ''},
        ...this.emitProse(entry.description, entry.line),
      ],
    });
  }

  /** A stub imports no exception, so the module's names do not lead there. */
  private emitErrorName(name: string): Part[] {
    const match = this.context.finder.find(name, this.scope, true);
    if (match.found !== 'place') {
      return [{kind: 'code', text: name}];
    }
    const {target} = match;
    return [
      {
        kind: 'inline-tag',
        tag: '@linkcode',
        text: name,
        target: typeof target === 'string' ? target : this.context.idOf(target),
      },
    ];
  }

  private link(markdown: string, line: number): Part[] {
    const {context, docstring, scope} = this;
    const parts = findReferences(
      markdown,
      scope,
      context.finder,
      (message, offset) => {
        context.report({
          severity: 'error',
          file: docstring.file,
          line: Math.min(line + offset, docstring.endLine),
          message,
          hint: 'Write the full path of a public name, or take the name out of the backticks.',
        });
      },
    );
    return parts.map((part): Part =>
      part.kind === 'text'
        ? part
        : {
            kind: 'inline-tag',
            tag: part.code ? '@linkcode' : '@link',
            text: part.text,
            target:
              typeof part.target === 'string'
                ? part.target
                : context.idOf(part.target),
          },
    );
  }
}

/** Names in an inherited docstring are looked up where it was written. */
function homeScope(
  docstring: Docstring,
  scope: Scope,
  context: EmitContext,
): Scope {
  const place =
    docstring.inheritedFrom === null
      ? undefined
      : context.finder.findTarget(docstring.inheritedFrom);
  return typeof place === 'object' && place.kind === 'entry'
    ? {page: place.page, owner: place.owner, hidden: scope.hidden}
    : scope;
}

function emitDocstring(
  docstring: Docstring | null,
  scope: Scope,
  context: EmitContext,
) {
  return docstring
    ? new CommentEmitter(
        docstring,
        homeScope(docstring, scope, context),
        context,
      ).emit()
    : {summary: [], blockTags: []};
}

/**
 * @param docstring the docstring, null for none
 * @param modifiers flags without the `@`
 * @param extra tags that do not come from the docstring
 */
export function emitComment(
  docstring: Docstring | null,
  modifiers: readonly string[],
  scope: Scope,
  context: EmitContext,
  extra: readonly Tag[] = [],
): JSONOutput.Comment {
  const {summary, blockTags} = emitDocstring(docstring, scope, context);
  const known = new Set(blockTags.map(({tag}) => tag));
  return {
    summary,
    blockTags: [
      ...blockTags,
      ...extra.filter(({tag}) => tag !== '@deprecated' || !known.has(tag)),
    ],
    modifierTags: modifiers.map((modifier): Tag['tag'] => `@${modifier}`),
  };
}

/** What the source says of a member outside its docstring. */
export function emitRemarks(
  member: Pick<MemberBase, 'deprecated' | 'condition'>,
): Tag[] {
  const {deprecated, condition} = member;
  return [
    ...(deprecated === null
      ? []
      : [
          {
            tag: '@deprecated' as const,
            content: [{kind: 'text' as const, text: deprecated}],
          },
        ]),
    ...(condition === null
      ? []
      : [
          {
            tag: '@condition' as const,
            content: [{kind: 'code' as const, text: condition}],
          },
        ]),
  ];
}

/** Where the prose of an entry or a page stands. */
export function scopeOf(
  place: Entry | Page,
  hidden: Iterable<string> = [],
): Scope {
  if (place.kind === 'page') {
    return {page: place, owner: null, hidden: new Set(hidden)};
  }
  const owner = place.member.kind === 'class' ? place : place.owner;
  return {page: place.page, owner, hidden: new Set(hidden)};
}

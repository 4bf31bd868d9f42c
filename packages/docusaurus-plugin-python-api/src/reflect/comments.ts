import type {JSONOutput} from 'typedoc';
import {
  createDiagnostic,
  type Docstring,
  type DocstringEntry,
  type DocstringSection,
  type ProseSection,
} from 'python-reader';
import {
  admonitionOf,
  proseToMarkdown,
  versionNote,
  versionWordsOf,
} from '../docstrings/admonitions';
import type {LinkName} from '../docstrings/link-names';
import type {OnUnknown} from '../docstrings/markup/block-reader';
import {
  collectReferences,
  type References,
} from '../docstrings/markup/references';
import {markSeeAlso} from '../docstrings/see-also';
import {firstSentence} from '../docstrings/summary';
import {toMarkdown} from '../docstrings/to-markdown';
import {firstLine, toMdx} from '../docstrings/to-mdx';
import type {Entry, Page} from '../outline/types';
import type {Scope} from '../resolve/name-resolver';
import {KINDS} from '../report/kinds';
import {describeMatch} from '../resolve/describe-match';
import {ENTRY_TAGS, PROSE_TAGS} from './comment-tags';
import type {ReflectContext} from './context';
import {reflectExpressionParts} from './expressions';
import {lineOfWords} from './line-of-words';
import {shownName} from './shown-name';

type Tag = JSONOutput.CommentTag;
type Part = JSONOutput.CommentDisplayPart;

/** Converts a docstring to a TypeDoc comment, with its prose as MDX. */
class CommentWriter {
  private summary: Part[] = [];
  private readonly tags: Tag[] = [];
  /** A section may use what another one defines. */
  private readonly references: References;

  constructor(
    private readonly docstring: Docstring,
    private readonly scope: Scope,
    private readonly context: ReflectContext,
  ) {
    this.references = collectReferences(docstring.raw);
  }

  write(): {summary: Part[]; blockTags: Tag[]} {
    for (const section of this.docstring.sections) {
      this.addSection(section);
    }
    return {summary: this.summary, blockTags: this.tags};
  }

  private addSection(section: DocstringSection): void {
    if ('entries' in section) {
      for (const entry of section.entries) {
        this.addEntry(ENTRY_TAGS[section.kind], entry);
      }
      return;
    }
    const versionWords = versionWordsOf(section);
    const admonition = admonitionOf(section);
    if (section.kind === 'text') {
      this.addText(section);
    } else if (section.kind !== 'deprecated' && versionWords) {
      const note = versionNote(
        section,
        versionWords,
        this.unknown(section.line),
        this.references,
      );
      this.addTag('@text', undefined, this.toParts(note, section.line));
    } else if (admonition) {
      const content = this.proseParts(section.text, section.line + 1);
      this.addTag(`@${admonition.kind}`, admonition.title, content);
    } else {
      this.addProse(section);
    }
  }

  private addTag(
    tag: Tag['tag'],
    title: string | undefined,
    content: Part[],
  ): void {
    this.tags.push({tag, name: title ? toMdx(title) : undefined, content});
  }

  private addProse(section: ProseSection): void {
    const text =
      section.kind === 'seeAlso' ? markSeeAlso(section.text) : section.text;
    const content = this.proseParts(text, section.line + 1, section.kind);
    this.addTag(PROSE_TAGS[section.kind], titleOf(section), content);
  }

  private addText(section: ProseSection): void {
    const markdown = toMarkdown(
      section.text,
      this.unknown(section.line),
      false,
      this.references,
    );
    if (this.summary.length > 0 || this.tags.length > 0) {
      this.addTag('@text', undefined, this.toParts(markdown, section.line));
      return;
    }
    this.summary = this.toParts(markdown, section.line);
    // Lists of modules and names show the first sentence.
    const mdx = this.context.toMdx(firstSentence(markdown), this.linker(null));
    this.tags.push({tag: '@summary', content: textParts(firstLine(mdx))});
  }

  private proseParts(
    text: string,
    line: number,
    kind?: ProseSection['kind'],
  ): Part[] {
    const isExample = kind === 'examples';
    const markdown = proseToMarkdown(
      text,
      this.unknown(line),
      isExample,
      this.references,
    );
    return this.toParts(markdown, line, kind === 'seeAlso');
  }

  /** Adds an entry: the type as code parts, then the description as text. */
  private addEntry(tag: Tag['tag'], entry: DocstringEntry): void {
    const isError = tag === '@throws' || tag === '@warns';
    const isKnown =
      entry.annotation?.some(({kind}) => kind === 'name') ?? false;
    const type =
      isError && entry.name !== null && !isKnown
        ? this.errorParts(entry.name)
        : entry.annotation
          ? reflectExpressionParts(entry.annotation, this.context)
          : [];
    const optional = entry.optional && tag === '@param' ? ['optional'] : [];
    const initial = entry.default === null ? [] : [`default: ${entry.default}`];
    this.tags.push({
      tag,
      name: entry.name ?? undefined,
      typeAnnotation: [...optional, ...initial].join(', ') || undefined,
      content: [...type, ...this.proseParts(entry.description, entry.line)],
    });
  }

  /** Stubs don't import exceptions, so these are searched in the whole package. */
  private errorParts(name: string): Part[] {
    const match = this.context.resolver.find(name, this.scope, true);
    if (match.found !== 'place') {
      return [{kind: 'code', text: name}];
    }
    const {target} = match;
    return [
      {
        kind: 'inline-tag',
        tag: '@linkcode',
        text: shownName(name, target),
        target: typeof target === 'string' ? target : this.context.idOf(target),
      },
    ];
  }

  private toParts(markdown: string, line: number, isRelated = false): Part[] {
    return textParts(
      this.context.toMdx(markdown, this.linker(line, isRelated), (tex) => {
        const [opening = ''] = tex.trim().split('\n');
        this.warn(
          'mathematics',
          lineOfWords(this.docstring, opening, line),
          `the formula \`${tex.replace(/\s+/g, ' ').trim().slice(0, 60)}\` is shown as TeX`,
        );
      }),
    );
  }

  /** Reports directives that are shown as text. */
  private unknown(line: number): OnUnknown {
    return (name) => {
      this.warn(
        'unknown-markup',
        line,
        `the directive \`${name}\` is shown as text`,
      );
    };
  }

  private warn(ruleId: string, line: number, reason: string): void {
    const {docstring, context} = this;
    const note = KINDS[ruleId]?.advice ?? '';
    const severity = 'warning';
    const {file} = docstring;
    context.report(
      createDiagnostic({ruleId, severity, file, line, reason, note}),
    );
  }

  /** @param line where the text starts in the file; null for no reports */
  private linker(line: number | null, isRelated = false): LinkName {
    const {context, docstring, scope} = this;
    const {resolver} = context;
    return (name, explicit, offset) => {
      const match = isRelated
        ? resolver.findRelated(name, scope, explicit)
        : resolver.find(name, scope, explicit);
      if (match.found === 'place') {
        const {target} = match;
        return typeof target === 'string' ? target : target.url;
      }
      if (match.found !== 'none' && line !== null) {
        const place = lineOfWords(docstring, name, line + offset);
        context.report(describeMatch(name, match, docstring.file, place));
      }
      return undefined;
    };
  }
}

function textParts(mdx: string): Part[] {
  return [{kind: 'text', text: mdx}];
}

function titleOf({kind, title, version}: ProseSection): string | undefined {
  return kind === 'deprecated'
    ? (version ?? undefined)
    : [title, version].filter((word) => word !== null).join(' ');
}

/** The scope of an inherited docstring, which is where it was written. */
function homeScope(
  docstring: Docstring,
  scope: Scope,
  context: ReflectContext,
): Scope {
  const place =
    docstring.inheritedFrom === null
      ? undefined
      : context.resolver.findTarget(docstring.inheritedFrom);
  return typeof place === 'object' && place.kind === 'entry'
    ? {module: place.module, owner: place.owner, hidden: scope.hidden}
    : scope;
}

function reflectDocstring(
  docstring: Docstring | null,
  scope: Scope,
  context: ReflectContext,
) {
  return docstring
    ? new CommentWriter(
        docstring,
        homeScope(docstring, scope, context),
        context,
      ).write()
    : {summary: [], blockTags: []};
}

/**
 * @param docstring null if there is none
 * @param modifiers flags without the `@`
 * @param extra tags that don't come from the docstring
 */
export function reflectComment(
  docstring: Docstring | null,
  modifiers: readonly string[],
  scope: Scope,
  context: ReflectContext,
  extra: readonly Tag[] = [],
): JSONOutput.Comment {
  const {summary, blockTags} = reflectDocstring(docstring, scope, context);
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

/** The scope of the names in the docstring of an entry or a page. */
export function scopeOf(
  place: Entry | Page,
  hidden: Iterable<string> = [],
): Scope {
  if (place.kind === 'page') {
    return {module: place.module, owner: null, hidden: new Set(hidden)};
  }
  const owner = place.member.kind === 'class' ? place : place.owner;
  return {module: place.module, owner, hidden: new Set(hidden)};
}

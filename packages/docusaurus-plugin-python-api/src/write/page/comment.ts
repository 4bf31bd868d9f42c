import type {Comment, CommentTag, SignatureReflection} from 'typedoc';
import {isFieldTag, printFieldTags} from './fields';
import {container} from './jsx';
import type {ParameterIds} from './parameter-ids';
import {type PageWriter, printParts} from './writer';

const ADMONITIONS: Readonly<Record<string, string>> = {
  '@note': 'note',
  '@tip': 'tip',
  '@info': 'info',
  '@warning': 'warning',
  '@danger': 'danger',
};

/** Tags that come first. */
const FIRST = new Set<string>(['@condition', '@deprecated', '@fault']);

/** Headings that would only repeat the title above their text. */
const USUAL = /^(?:notes?|warnings?|examples?|see also|references?|usage)$/i;

/** Titles that a box has anyway. */
const DEFAULT_TITLE = /^(?:notes?|warnings?)$/i;

function printAdmonition(type: string, title: string, body: string): string {
  const label = title === '' ? '' : `[${title.replace(/[[\]]/g, '\\$&')}]`;
  // More colons than inside, so that nothing inside can close it.
  return `::::${type}${label}\n\n${body}\n\n::::`;
}

/** A title within the text, which is not a heading, since it can't be linked to. */
export function printTitle(title: string): string {
  return container('Title', {}, [title]);
}

function titled(title: string, body: string): string {
  return [printTitle(title), body].join('\n\n');
}

function titleOf({name = ''}: CommentTag): string {
  return USUAL.test(name) ? '' : name;
}

/** An example, below its title if it has one. */
export function printExample(tag: CommentTag): string {
  const own = titleOf(tag);
  const body = printParts(tag.content);
  return own === '' ? body : titled(own, body);
}

function printProse(tag: CommentTag): string {
  const body = printParts(tag.content);
  const name = tag.name ?? '';
  const own = titleOf(tag);
  const admonition = ADMONITIONS[tag.tag];
  if (admonition !== undefined) {
    const title = DEFAULT_TITLE.test(name) ? '' : name;
    return body === '' ? '' : printAdmonition(admonition, title, body);
  }
  switch (tag.tag) {
    case '@deprecated':
      return printAdmonition(
        'warning',
        name === '' ? 'Deprecated' : `Deprecated since ${name}`,
        body || 'Use something else in new code.',
      );
    case '@fault':
      return printAdmonition(
        'danger',
        'This module could not be read completely',
        `${body}.`,
      );
    case '@condition':
      return `*Only where* \`${tag.content.map(({text}) => text).join('')}\`.`;
    case '@example':
      return titled(own || 'Example', body);
    case '@see':
      return titled(own || 'See also', body);
    case '@references':
      return titled(own || 'References', body);
    case '@section':
      return name === '' ? body : titled(name, body);
    case '@text':
      return body;
    default:
      return '';
  }
}

/**
 * Prints a whole comment, in its own order.
 *
 * @param signatures provide the types that the comment leaves out
 * @param skip tags that are shown elsewhere
 * @param ids provides the ids for the descriptions of parameters
 */
export function printComment(
  comment: Comment | undefined,
  signatures: readonly SignatureReflection[],
  writer: PageWriter,
  skip: readonly string[] = [],
  ids?: ParameterIds,
): string[] {
  if (!comment) {
    return [];
  }
  const printed: string[] = [];
  const late: string[] = [];
  let run: CommentTag[] = [];
  const endRun = () => {
    if (run.length > 0) {
      printed.push(printFieldTags(run, signatures, writer, ids));
      run = [];
    }
  };
  for (const tag of comment.blockTags) {
    if (skip.includes(tag.tag)) {
      continue;
    }
    if (run[0] && run[0].tag !== tag.tag) {
      endRun();
    }
    if (isFieldTag(tag)) {
      run.push(tag);
    } else if (FIRST.has(tag.tag)) {
      late.push(printProse(tag));
    } else {
      printed.push(printProse(tag));
    }
  }
  endRun();
  return [...late, printParts(comment.summary), ...printed].filter(
    (part) => part !== '',
  );
}

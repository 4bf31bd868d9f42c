import type {
  Code,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';

type Words = readonly (PhrasingContent | string)[];

function toPhrasing(words: Words): PhrasingContent[] {
  return words
    .filter((word) => word !== '')
    .map((word) =>
      typeof word === 'string' ? {type: 'text', value: word} : word,
    );
}

export function paragraph(...words: Words): Paragraph {
  return {type: 'paragraph', children: toPhrasing(words)};
}

export function strong(...words: Words): PhrasingContent {
  return {type: 'strong', children: toPhrasing(words)};
}

/** Names as inline code, separated by commas. */
export function codes(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((name, index) => [
    ...(index > 0 ? toPhrasing([', ']) : []),
    code(name),
  ]);
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function link(url: string, ...words: Words): PhrasingContent {
  return url === ''
    ? {type: 'emphasis', children: toPhrasing(words)}
    : {type: 'link', url, children: toPhrasing(words)};
}

export function python(value: string): Code {
  return {type: 'code', lang: 'python', value};
}

export function item(first: Paragraph, ...rest: RootContent[]): ListItem {
  const children = [first, ...rest] as ListItem['children'];
  return {type: 'listItem', spread: false, children};
}

/** Content below its title; nothing if it is empty. */
export function titled(
  title: string,
  children: readonly RootContent[],
): RootContent[] {
  const items = children.filter((child) => child.type === 'listItem');
  const list: List = {type: 'list', spread: false, children: items};
  return items.length === 0
    ? []
    : [...(title === '' ? [] : [paragraph(strong(title))]), list];
}

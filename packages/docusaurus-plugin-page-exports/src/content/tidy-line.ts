import type {PhrasingContent} from 'mdast';

/** Joins text that a removed node divided, with white space as it is shown. */
function joinTexts(children: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      last.value += child.value;
    } else {
      joined.push(child.type === 'text' ? {...child} : child);
    }
  }
  for (const child of joined) {
    if (child.type === 'text') {
      child.value = child.value
        .replace(/[ \t]*\n[ \t\n]*/g, '\n')
        .replace(/[ \t]+/g, ' ');
    }
  }
  return joined;
}

/** Whether a line ends beside a node: there is none, or it is a break. */
function isEnd(node: PhrasingContent | undefined): boolean {
  return node === undefined || node.type === 'break';
}

/** Removes white space that isn't shown, and breaks that no text follows. */
function trimEnds(children: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = children.map((child, index) => {
    if (child.type !== 'text') {
      return child;
    }
    // A no-break space is shown.
    const start = isEnd(children[index - 1]) ? /^[ \t\n]+/ : '';
    const end = isEnd(children[index + 1]) ? /[ \t\n]+$/ : '';
    return {...child, value: child.value.replace(start, '').replace(end, '')};
  });
  const kept = trimmed.filter(
    (child) => child.type !== 'text' || child.value !== '',
  );
  const isText = ({type}: PhrasingContent) => type !== 'break';
  return kept.slice(kept.findIndex(isText), kept.findLastIndex(isText) + 1);
}

/**
 * Removes the white space that removed nodes leave behind, which would be
 * written as `&#x20;` or end the paragraph.
 *
 * @param children - the whole content of a paragraph, heading, table cell, link or
 * emphasis.
 */
export function tidyLine(
  children: readonly PhrasingContent[],
): PhrasingContent[] {
  return trimEnds(joinTexts(children));
}

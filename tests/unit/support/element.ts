import type {Element, ElementContent} from 'hast';

/** Makes an element of HTML without attributes; strings are its texts. */
export function element(
  tagName: string,
  ...children: (ElementContent | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

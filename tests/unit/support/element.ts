import type {Element, ElementContent} from 'hast';

/** Creates an HTML element without attributes; strings become text nodes. */
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

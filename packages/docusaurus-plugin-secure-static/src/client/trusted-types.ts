/** The part of Trusted Types that is used here. */
interface Factory {
  createPolicy: (
    name: string,
    rules: Partial<
      Record<
        'createHTML' | 'createScript' | 'createScriptURL',
        (text: string) => string | undefined
      >
    >,
  ) => {createHTML: (text: string) => string};
}

/**
 * Elements that run code, redirect all links of the page, change the address of
 * a link later, or parse differently with scripts enabled. Empty script
 * elements are allowed because React creates script elements from one.
 */
const FORBIDDEN =
  'iframe,object,embed,base,meta,link,noscript,animate,set,' +
  'script:not(:empty),script[src],script[*|href]';

/**
 * Reads the attributes from the prototype: a form exposes its fields as
 * properties, and one may be called `attributes`.
 */
function attributesOf(element: Element): NamedNodeMap {
  return Reflect.get(Element.prototype, 'attributes', element);
}

/**
 * Matches attributes with code or a page as their value, and `javascript:`
 * addresses.
 */
function isForbidden({name, value}: Attr): boolean {
  return (
    /^(?:on|srcdoc$)/i.test(name) ||
    // Browsers ignore spaces and control characters before and within a scheme.
    /javascript:/i.test(value.replaceAll(/[^!-\uffff]/g, ''))
  );
}

/** Removes content that could run and returns the names of what it removed. */
function cleanContent(box: Element): string[] {
  const tree = box instanceof HTMLTemplateElement ? box.content : box;
  const removed: string[] = [];
  for (const element of tree.querySelectorAll(FORBIDDEN)) {
    element.remove();
    removed.push(element.localName);
  }
  for (const element of tree.querySelectorAll('*')) {
    const attributes = attributesOf(element);
    for (const {name} of [...attributes].filter(isForbidden)) {
      attributes.removeNamedItem(name);
      removed.push(name);
    }
  }
  for (const template of tree.querySelectorAll('template')) {
    removed.push(...cleanContent(template));
  }
  return removed;
}

/**
 * Creates the elements in which markup is tried, as each parses it differently:
 * `<div>` drops table cells, `<template>` keeps them, and text in HTML, such as
 * the content of `<style>`, may be elements in SVG.
 */
function createBoxes(): Element[] {
  const template = document.createElement('template');
  // Nothing runs in a document without a window.
  const inert = template.content.ownerDocument;
  return [
    template,
    inert.createElement('div'),
    inert.createElementNS('http://www.w3.org/2000/svg', 'svg'),
  ];
}

/**
 * Removes content that could run from markup. Serialized markup may parse
 * differently from the original, so the result is checked again.
 *
 * @param fill - parses markup into an element.
 * @returns the markup itself if nothing had to be removed.
 */
function clean(
  html: string,
  fill: (box: Element, html: string) => void,
): string {
  for (const box of createBoxes()) {
    fill(box, html);
    const removed = cleanContent(box);
    if (removed.length > 0) {
      console.error(`Removed unsafe markup: ${removed.join(', ')}.`);
      return clean(box.innerHTML, fill);
    }
  }
  return html;
}

/**
 * Allows JSON, such as structured data, which does nothing when run as a
 * script.
 */
function keepData(text: string): string | undefined {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

const {trustedTypes: factory} = window as {trustedTypes?: Factory};
if (factory) {
  const inspected = factory.createPolicy('inspect', {
    createHTML: (text) => text,
  });
  const fill = (box: Element, html: string) => {
    box.innerHTML = inspected.createHTML(html);
  };
  factory.createPolicy('default', {
    createHTML: (html) => clean(html, fill),
    createScript: keepData,
    // `script-src` determines which hosts scripts may come from.
    createScriptURL: (url) => url,
  });
}

/** The part of Trusted Types that is needed here, where the browser has it. */
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
 * Elements that run something, lead all links of the page elsewhere, set the
 * address of a link later, or have other contents where scripts are on. React
 * makes script elements from an empty one.
 */
const FORBIDDEN =
  'iframe,object,embed,base,meta,link,noscript,animate,set,' +
  'script:not(:empty),script[src],script[*|href]';

/** A form has its fields as properties, and one may be called `attributes`. */
function attributesOf(element: Element): NamedNodeMap {
  return Reflect.get(Element.prototype, 'attributes', element);
}

/** Attributes that hold code or a page, and addresses that are code. */
function isForbidden({name, value}: Attr): boolean {
  return (
    /^(?:on|srcdoc$)/i.test(name) ||
    // Browsers skip spaces and control characters in front of and within a scheme.
    /javascript:/i.test(value.replaceAll(/[^!-\uffff]/g, ''))
  );
}

/** Takes out of what an element holds what would run, and says what that was. */
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
 * Makes the elements that markup is tried in. It means other things in each: a
 * text drops cells of tables, a table drops what is no cell, and what is text
 * in HTML, such as the contents of `<style>`, may be elements in SVG.
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
 * Takes out of markup what would run. What is written out may be read in
 * another way than it was before, so the result is looked at again.
 *
 * @param fill - parses markup into an element.
 * @returns the markup itself where there is nothing of the kind.
 */
function clean(
  html: string,
  fill: (box: Element, html: string) => void,
): string {
  for (const box of createBoxes()) {
    fill(box, html);
    const removed = cleanContent(box);
    if (removed.length > 0) {
      console.error(`Not inserted, as it could run: ${removed.join(', ')}.`);
      return clean(box.innerHTML, fill);
    }
  }
  return html;
}

/** Lets data pass, such as structured data: run as a script, it does nothing. */
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
    // Which hosts a script may come from is up to `script-src`.
    createScriptURL: (url) => url,
  });
}

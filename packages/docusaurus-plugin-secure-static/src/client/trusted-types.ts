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

/** Elements that run something, or lead all links of the page elsewhere. */
const FORBIDDEN = 'iframe,frame,object,embed,base,meta,link,script';

/** Attributes that hold code or a page, and addresses that are code. */
function isForbidden({name, value}: Attr): boolean {
  return (
    /^(?:on|srcdoc$)/i.test(name) ||
    // Browsers skip spaces and control characters in front of and within a scheme.
    /^javascript:/i.test(value.replaceAll(/[^!-\u{10ffff}]/gu, ''))
  );
}

/** React makes script elements from an empty one. */
function isEmptyScript({localName, attributes, textContent}: Element): boolean {
  return localName === 'script' && attributes.length === 0 && !textContent;
}

/**
 * Takes out of markup what would run.
 *
 * @returns the markup itself where there is nothing of the kind.
 */
function clean(
  html: string,
  parse: (html: string) => DocumentFragment,
): string {
  const content = parse(html);
  const removed: string[] = [];
  const visit = (fragment: DocumentFragment) => {
    for (const element of fragment.querySelectorAll('*')) {
      if (element.matches(FORBIDDEN) && !isEmptyScript(element)) {
        element.remove();
        removed.push(element.localName);
      }
      for (const attribute of [...element.attributes].filter(isForbidden)) {
        element.removeAttributeNode(attribute);
        removed.push(attribute.name);
      }
      if (element instanceof HTMLTemplateElement) {
        visit(element.content);
      }
    }
  };
  visit(content);
  if (removed.length === 0) {
    return html;
  }
  console.error(`Not inserted, as it could run: ${removed.join(', ')}.`);
  const box = document.createElement('template');
  box.content.append(content);
  return box.innerHTML;
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
  const parse = (html: string) => {
    // A template's content is a document of its own, in which nothing runs.
    const box = document.createElement('template');
    box.innerHTML = inspected.createHTML(html);
    return box.content;
  };
  factory.createPolicy('default', {
    createHTML: (html) => clean(html, parse),
    createScript: keepData,
    // Which hosts a script may come from is up to `script-src`.
    createScriptURL: (url) => url,
  });
}

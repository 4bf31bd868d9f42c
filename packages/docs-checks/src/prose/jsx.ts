import type {JsxElement} from 'docusaurus-plugin-page-exports/page';

/**
 * Returns the value of an element's attribute, null if there is none.
 *
 * @param expression - what to return for an expression, whose value is unknown
 * until the page is rendered.
 */
export function attributeOf(
  element: JsxElement,
  name: string,
  expression: string,
): string | null {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      return typeof attribute.value === 'object' && attribute.value !== null
        ? expression
        : (attribute.value ?? '');
    }
  }
  return null;
}

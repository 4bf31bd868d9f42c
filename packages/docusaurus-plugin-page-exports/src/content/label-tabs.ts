import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  isJsxElement,
  type JsExpression,
  type JsProperty,
  type JsxElement,
  literalOf,
  readAttribute,
  readExpression,
} from './jsx-elements';

/**
 * Copies labels from `<Tabs values={[{value: 'pip', label: 'With pip'}]}>` to
 * the tabs themselves, where other steps find them. As on the page, they take
 * precedence over the tabs' own.
 *
 * @param tree - the page, in which tabs are blocks; it is changed.
 */
export function labelTabs(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (tabs) => {
    const labels = tabs.name === 'Tabs' ? readLabels(tabs) : undefined;
    for (const tab of labels ? tabs.children : []) {
      if (isJsxElement(tab)) {
        const value = labels?.get(readAttribute(tab, 'value') ?? '');
        if (value !== undefined) {
          tab.attributes.unshift({
            type: 'mdxJsxAttribute',
            name: 'label',
            value,
          });
        }
      }
    }
  });
}

/** Returns the labels of tabs by value, as far as they are literals. */
function readLabels({attributes}: JsxElement) {
  const labels = new Map<string, string>();
  for (const attribute of attributes) {
    if (
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'values' &&
      typeof attribute.value === 'object' &&
      attribute.value !== null
    ) {
      const list = readExpression(attribute.value);
      for (const tab of list?.type === 'ArrayExpression' ? list.elements : []) {
        if (tab?.type === 'ObjectExpression') {
          const value = readField(tab, 'value');
          const label = readField(tab, 'label');
          if (value !== undefined && label !== undefined) {
            labels.set(value, label);
          }
        }
      }
    }
  }
  return labels;
}

/** Returns the value of a key, if it is a literal. */
function readField(
  {properties}: Extract<JsExpression, {type: 'ObjectExpression'}>,
  name: string,
): string | undefined {
  const property = properties.find(
    (one): one is JsProperty => one.type === 'Property' && isNamed(one, name),
  );
  return property && literalOf(property.value);
}

function isNamed({key, computed}: JsProperty, name: string): boolean {
  return key.type === 'Identifier' && !computed
    ? key.name === name
    : literalOf(key) === name;
}

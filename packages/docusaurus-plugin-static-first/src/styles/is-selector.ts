import parseSelectors, {
  type Node,
  type Selector,
} from 'postcss-selector-parser';

/** The parser takes what begins or ends a rule for a part of a name. */
const OUTSIDE = /(?<!\\)[{};]/;

/** Whether a name is complete: the parser accepts `#` and `..chip`. */
function isName(node: Node): boolean {
  return node.value !== '' && !OUTSIDE.test(node.toString());
}

function isComplete(selector: Selector): boolean {
  const names: Node[] = [];
  selector.walk((node) => {
    if (node.type === 'class' || node.type === 'id' || node.type === 'tag') {
      names.push(node);
    }
  });
  const last = selector.last as Selector['last'] | undefined;
  return (
    names.every(isName) && last !== undefined && last.type !== 'combinator'
  );
}

/** Whether a text is a list of selectors that browsers can parse. */
export function isSelector(text: string): boolean {
  try {
    return parseSelectors().astSync(text).every(isComplete);
  } catch {
    return false;
  }
}

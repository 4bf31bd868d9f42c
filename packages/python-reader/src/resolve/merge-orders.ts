/** The C3 merge of classes; null if the orders contradict each other. */
export function mergeOrders<Class extends {path: string}>(
  sequences: Class[][],
): Class[] | null {
  const order: Class[] = [];
  let rest = sequences.filter((sequence) => sequence.length > 0);
  while (rest.length > 0) {
    const head = rest
      .map(([first]) => first)
      .find(
        (candidate) =>
          candidate &&
          !rest.some((sequence) =>
            sequence.slice(1).some(({path}) => path === candidate.path),
          ),
      );
    if (!head) {
      return null;
    }
    order.push(head);
    rest = rest
      .map((sequence) =>
        sequence[0]?.path === head.path ? sequence.slice(1) : sequence,
      )
      .filter((sequence) => sequence.length > 0);
  }
  return order;
}

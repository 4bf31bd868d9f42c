/**
 * Forbids spreading anything but an array into an array or a call.
 *
 * Docusaurus compiles the browser code of packages with Babel's loose mode. If a
 * site has no `browserslist`, or one with old browsers, `[...set]` becomes
 * `[].concat(set)`, which contains the set instead of its items.
 */
export const noIterableSpread = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      iterable:
        'Write Array.from(…): sites may compile the spread of an iterable to [].concat(…).',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isArray = (type) => {
      const known = checker.getBaseConstraintOfType(type) ?? type;
      return known.isUnion()
        ? known.types.every(isArray)
        : checker.isArrayType(known) || checker.isTupleType(known);
    };
    return {
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement'(
        node,
      ) {
        if (!isArray(services.getTypeAtLocation(node.argument))) {
          context.report({node, messageId: 'iterable'});
        }
      },
    };
  },
};

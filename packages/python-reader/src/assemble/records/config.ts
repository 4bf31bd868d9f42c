import type {Definition} from '../../resolve/symbols';
import type {RawShape} from '../../syntax/parsed-module';
import {textOf, type RawExpression} from '../../syntax/raw-expression';
import type {Context} from '../context';

function textOfShape(shape: RawShape, expression: RawExpression): string {
  return shape.kind === 'string' ? shape.text : textOf(expression);
}

/** A setting that one class states by keyword, call or inner class. */
function statedBy(owner: Definition, name: string): string | null {
  const {parsed, members} = owner;
  if (parsed.kind !== 'class') {
    return null;
  }
  const keyword = parsed.keywords.find((one) => one.name === name);
  if (keyword) {
    return textOf(keyword.value).replace(/^(['"])(.*)\1$/, '$2');
  }
  const config = members.get('model_config')?.parsed;
  const passed =
    config?.kind === 'attribute' && config.shape?.kind === 'call'
      ? config.shape.call.arguments.find((one) => one.name === name)
      : undefined;
  if (passed) {
    return textOfShape(passed.shape, passed.expression);
  }
  const inner = members.get('Config')?.members.get(name)?.parsed;
  return inner?.kind === 'attribute' && inner.value
    ? textOf(inner.value).replace(/^(['"])(.*)\1$|^.*\./, '$2')
    : null;
}

/** A pydantic setting, from the nearest class that states it. */
export function configOf(
  definition: Definition,
  name: string,
  {hierarchy}: Context,
): string | null {
  const classes = [
    definition,
    ...hierarchy.mro(definition).flatMap((base) => base.definition ?? []),
  ];
  for (const owner of classes) {
    const stated = statedBy(owner, name);
    if (stated !== null) {
      return stated;
    }
  }
  return null;
}

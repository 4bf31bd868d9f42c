import type {PhrasingContent, RootContent} from 'mdast';
import type {
  DocstringEntry,
  FunctionMember,
  Parameter,
  PythonModule,
  PythonPackage,
} from 'python-reader';
import {listCommands} from '../samples/shell/list-commands';
import type {JsonSchema} from '../schemas/json-schema';
import {parseType} from '../schemas/python/parse-type';
import {Symbols} from '../schemas/python/symbols';
import {SchemaWriter} from '../schemas/schema-writer';
import {entriesOf} from '../sdk/package/docstrings';
import {examplesOf, introductionOf} from './docstring';
import {
  fence,
  heading,
  inlineCode,
  paragraph,
  parseBlocks,
  parseInline,
  table,
} from './markdown';
import {writeValues} from './value-table';

export interface CommandPageInput {
  sdk: PythonPackage;
  program: string;
  /** Path of the commands' modules below the package. */
  module: string;
}

/** Writes the arguments and the effect of each command of a program. */
export function writeCommandPage({
  sdk,
  program,
  module,
}: CommandPageInput): RootContent[] {
  const symbols = new Symbols(sdk);
  const commands = [...(listCommands(sdk, module) ?? [])].sort(
    ([one], [other]) => one.localeCompare(other),
  );
  return commands.flatMap(([name, called]) => {
    const from = sdk.modules.find(
      ({path}) => path === `${sdk.name}.${module}.${name}`,
    );
    return [
      heading(2, name, inlineCode(`${program} ${name}`)),
      ...parseBlocks(introductionOf(called.docstring)),
      fence(
        'text',
        usageOf(`${program} ${name}`, called, symbols),
        'title="Usage"',
      ),
      ...writeArguments(called, symbols),
      ...writeExample(from),
      ...writeErrors(called),
      paragraph('In Python: ', inlineCode(called.path), '.'),
    ];
  });
}

function parametersOf({signature}: FunctionMember): Parameter[] {
  return (signature?.parameters ?? []).filter(
    ({kind}) => !kind.startsWith('variadic'),
  );
}

function isPositional({kind}: Parameter): boolean {
  return kind !== 'keywordOnly';
}

function usageOf(
  command: string,
  called: FunctionMember,
  symbols: Symbols,
): string {
  const words = parametersOf(called).map((parameter) => {
    const {name} = parameter;
    // A switch without a value is on.
    const value =
      schemaOf(parameter, symbols).type === 'boolean' ? '[=VALUE]' : '=VALUE';
    const word = isPositional(parameter)
      ? name.toUpperCase()
      : `--${name}${value}`;
    return parameter.default === null ? word : `[${word}]`;
  });
  return [command, ...words].join(' ');
}

function writeArguments(
  called: FunctionMember,
  symbols: Symbols,
): RootContent[] {
  const entries = entriesOf(called.docstring, 'parameters');
  const parameters = parametersOf(called);
  return parameters.length === 0
    ? []
    : [
        writeValues(
          parameters.map((parameter) => ({
            name: `--${parameter.name}`,
            schema: schemaOf(parameter, symbols),
            isRequired: parameter.default === null,
            fallback:
              parameter.default === null
                ? undefined
                : symbols.evaluate(parameter.default),
            description: descriptionOf(parameter, entries),
          })),
          {
            title: 'Argument',
            findMapping: () => null,
            writeFallback: (value) =>
              typeof value === 'string' ? value : JSON.stringify(value),
          },
        ),
      ];
}

function schemaOf({annotation}: Parameter, symbols: Symbols): JsonSchema {
  return annotation
    ? new SchemaWriter(symbols, {}).writeType(parseType(annotation))
    : {};
}

function descriptionOf(
  {name}: Parameter,
  entries: readonly DocstringEntry[],
): PhrasingContent[] {
  const entry = entries.find((other) => other.name === name);
  return parseInline(entry?.description ?? '');
}

/** Splits a console session into commands and their output. */
function writeExample(module: PythonModule | undefined): RootContent[] {
  return examplesOf(module?.docstring ?? null, 'console').flatMap(({value}) => {
    const lines = value.split('\n');
    const typed: string[] = [];
    const printed: string[] = [];
    for (const line of lines) {
      const isContinued = typed.at(-1)?.endsWith('\\') && printed.length === 0;
      if (line.startsWith('$ ')) {
        typed.push(line.slice(2));
      } else {
        (isContinued ? typed : printed).push(line);
      }
    }
    return [
      paragraph('Example:'),
      fence('bash', typed.join('\n')),
      ...(printed.length > 0 ? [fence('text', printed.join('\n'))] : []),
    ];
  });
}

function writeErrors({docstring}: FunctionMember): RootContent[] {
  const raised = entriesOf(docstring, 'raises');
  return raised.length === 0
    ? []
    : [
        paragraph('Errors:'),
        table(
          ['Error', 'Cause'],
          raised.map(({name, description}) => [
            [inlineCode(name ?? '')],
            parseInline(description),
          ]),
        ),
      ];
}

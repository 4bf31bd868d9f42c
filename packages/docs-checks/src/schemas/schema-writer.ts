import type {ClassMember, Parameter, TypeAliasMember} from 'python-reader';
import type {JsonSchema} from './json-schema';
import {describeClass, describeFields} from './python/descriptions';
import {parseType, type PythonType} from './python/parse-type';
import type {Symbols} from './python/symbols';
import {writeChoice} from './choices';
import type {WriterOptions} from './options';
import {joinByTag} from './tagged-union';
import {schemaOf} from './type-schema';

type NamedType = Extract<PythonType, {kind: 'name'}>;

/** Types by the name of the type variable bound to them. */
type Bindings = ReadonlyMap<string, PythonType>;

const NONE: Bindings = new Map();

/** Writes the schemas of classes, and collects those that others refer to. */
export class SchemaWriter {
  readonly definitions: Record<string, JsonSchema> = {};
  private readonly names = new Map<string, string>();
  /** Aliases that are being resolved. A recursive alias allows any value. */
  private readonly open = new Set<string>();

  constructor(
    private readonly symbols: Symbols,
    private readonly options: WriterOptions,
  ) {}

  /** Writes the schema of the mappings that represent an object of a class. */
  write(member: ClassMember): JsonSchema {
    const parameters = (
      member.construction?.signatures[0]?.parameters ?? []
    ).filter(({kind}) => !kind.startsWith('variadic'));
    const descriptions = this.describeFields(member);
    const choice = writeChoice(
      this.options.choices?.[member.name],
      new Set(parameters.map(({name}) => name)),
    );
    const description = describeClass(member);
    const required = parameters.filter((field) => field.default === null);
    return {
      $comment: member.path,
      ...(description === '' ? {} : {description}),
      type: 'object',
      ...(required.length > 0
        ? {required: required.map(({name}) => name)}
        : {}),
      properties: Object.fromEntries(
        parameters.map((field) => [
          field.name,
          this.writeField(field, descriptions.get(field.name)),
        ]),
      ),
      additionalProperties: false,
      ...(choice ? {allOf: [choice]} : {}),
    };
  }

  private writeField(
    {annotation, default: value}: Parameter,
    description: string | undefined,
  ): JsonSchema {
    const fallback = value ? this.symbols.evaluate(value) : undefined;
    return {
      ...(description === undefined ? {} : {description}),
      ...(annotation ? this.writeType(parseType(annotation), NONE) : {}),
      ...(fallback === undefined ? {} : {default: fallback}),
    };
  }

  private describeFields(member: ClassMember): ReadonlyMap<string, string> {
    const bases = member.mro.map(({path}) => this.symbols.findClass(path));
    return describeFields(
      [member, ...bases].flatMap((found) => {
        const init = found?.members.find(({name}) => name === '__init__');
        return [found?.docstring ?? null, init?.docstring ?? null];
      }),
    );
  }

  /** Writes the schema of a type. */
  writeType(type: PythonType, bindings: Bindings = NONE): JsonSchema {
    return schemaOf(
      type,
      (named) => this.writeNamed(named, bindings),
      (members) => this.unite(members),
    );
  }

  private writeNamed(type: NamedType, bindings: Bindings): JsonSchema | null {
    const bound = bindings.get(type.name);
    if (bound) {
      return this.writeType(bound, NONE);
    }
    const member = this.symbols.find(type.target);
    if (member?.kind === 'typeAlias') {
      return this.writeAlias(member, type.args);
    }
    if (member?.kind !== 'class') {
      return null;
    }
    return member.flags.includes('enum')
      ? this.writeEnum(member)
      : this.refer(member);
  }

  private writeEnum({members}: ClassMember): JsonSchema {
    const values = members.flatMap((member) =>
      member.kind === 'enumMember' && member.value
        ? [this.symbols.evaluate(member.value)]
        : [],
    );
    const known = values.filter((value) => value !== undefined);
    return known.length < values.length ? {} : {enum: known};
  }

  private writeAlias(
    alias: TypeAliasMember,
    args: readonly PythonType[],
  ): JsonSchema {
    if (this.open.has(alias.path)) {
      return {};
    }
    const {placeholder} = this.options;
    if (placeholder?.alias === alias.name) {
      const [value] = args.map((arg) => this.writeType(arg, NONE));
      const {title, description, pattern} = placeholder;
      const text = {title, description, type: 'string', pattern};
      return this.unite([value ?? {}, text]);
    }
    this.open.add(alias.path);
    const schema = this.writeType(
      parseType(alias.value),
      this.bind(alias, args),
    );
    this.open.delete(alias.path);
    return schema;
  }

  /** Binds type variables to the arguments in order of appearance. */
  private bind(
    {value, typeParameters}: TypeAliasMember,
    args: readonly PythonType[],
  ): Bindings {
    const free = value.flatMap((piece) =>
      piece.kind === 'name' &&
      this.symbols.find(piece.target)?.flags.includes('typeVariable')
        ? [piece.text]
        : [],
    );
    const names = [
      ...new Set([...typeParameters.map(({name}) => name), ...free]),
    ];
    return new Map(
      names.map((name, index) => [
        name,
        args[index] ?? {kind: 'other', text: name},
      ]),
    );
  }

  private refer(member: ClassMember): JsonSchema | null {
    if (!member.construction) {
      return null;
    }
    const known = this.names.get(member.path);
    const name = known ?? this.nameFor(member);
    if (known === undefined) {
      this.names.set(member.path, name);
      this.definitions[name] = this.write(member);
    }
    return {$ref: `#/$defs/${name}`};
  }

  private nameFor({name, path}: ClassMember): string {
    return [...this.names.values()].includes(name) ? path : name;
  }

  /** Joins the members of a union, and flattens nested choices. */
  private unite(members: readonly JsonSchema[]): JsonSchema {
    const flat = members.flatMap((member) =>
      member.anyOf && Object.keys(member).length === 1
        ? member.anyOf
        : [member],
    );
    if (flat.some((member) => Object.keys(member).length === 0)) {
      return {};
    }
    const forms = flat.flatMap((ref) => {
      const schema = this.definitions[ref.$ref?.replace('#/$defs/', '') ?? ''];
      return schema ? [{ref, schema}] : [];
    });
    const isKnown = flat.every(
      ({$ref}, at) => !$ref || forms.some(({ref}) => ref === flat[at]),
    );
    const joined = isKnown ? joinByTag(forms) : null;
    const choices = joined
      ? [joined, ...flat.filter((member) => member.$ref === undefined)]
      : distinct(flat);
    const [only] = choices;
    return only && choices.length === 1 ? only : {anyOf: choices};
  }
}

function distinct(schemas: readonly JsonSchema[]): JsonSchema[] {
  const known = new Map(
    schemas.map((schema) => [JSON.stringify(schema), schema]),
  );
  return [...known.values()];
}

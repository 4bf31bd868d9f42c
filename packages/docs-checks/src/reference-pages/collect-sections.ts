import type {JsonSchema} from '../schemas/json-schema';
import {findForms, type Form} from './forms';
import {type Inline, inlineCode} from './markdown';

/** A section of a page: the keys of one mapping, or the forms of one key. */
export interface Section {
  id: string;
  heading: Inline[];
  depth: 2 | 3 | 4;
  schema: JsonSchema;
  /** Other places that use the same mapping. */
  alsoAt: Inline[][];
  /** The mappings among which the value of a key selects. */
  forms: {tag: string | null; section: Section}[];
}

/** The location of a mapping: the keys to it, from the file or its form. */
interface Place {
  path: string;
  /** Null outside forms. */
  form: {id: string; name: Inline} | null;
}

const LIST = '[]';

/** Divides the schema of a file into the sections of a page, in order. */
export class SectionCollector {
  readonly sections: Section[] = [];
  private readonly byDefinition = new Map<string, Section>();
  private readonly bySchema = new Map<JsonSchema, Section>();
  private readonly ids: Set<string>;

  /** @param reserved - anchors that are already on the page. */
  constructor(
    private readonly file: JsonSchema,
    reserved: readonly string[],
  ) {
    this.ids = new Set(reserved);
    this.visitKeys(file, {path: '', form: null});
  }

  /** Finds the section that describes a schema. */
  find(schema: JsonSchema): Section | undefined {
    const name = definitionName(schema);
    return name === null
      ? this.bySchema.get(schema)
      : this.byDefinition.get(name);
  }

  private visitKeys({properties = {}}: JsonSchema, place: Place): void {
    for (const [key, schema] of Object.entries(properties)) {
      const path = place.path === '' ? key : `${place.path}.${key}`;
      this.visitValue(schema, {...place, path});
    }
  }

  private visitValue(
    schema: JsonSchema | boolean | undefined,
    place: Place,
  ): void {
    if (typeof schema !== 'object') {
      return;
    }
    const forms = findForms(schema);
    if (forms.length > 0) {
      this.visitForms(schema, forms, place);
    } else if (schema.$ref !== undefined || schema.properties) {
      this.visitMapping(schema, place);
    } else if (schema.anyOf) {
      this.visitChoices(schema.anyOf, place);
    } else {
      this.visitValue(schema.items, {...place, path: `${place.path}${LIST}`});
      this.visitValue(schema.additionalProperties, {
        ...place,
        path: `${place.path}.<name>`,
      });
    }
  }

  /**
   * Classes with the same keys look the same in a file, such as a dataclass and
   * the typed dictionary for it, so the first describes all of them.
   */
  private visitChoices(parts: readonly JsonSchema[], place: Place): void {
    const byKeys = new Map<string, Section>();
    for (const part of parts) {
      const keys = Object.keys(this.resolve(part).properties ?? {}).join();
      const same = byKeys.get(keys);
      if (same) {
        this.remember(part, same);
      } else {
        this.visitValue(part, place);
        const section = this.find(part);
        if (section && keys !== '') {
          byKeys.set(keys, section);
        }
      }
    }
  }

  private visitMapping(schema: JsonSchema, place: Place): void {
    const known = this.find(schema);
    if (known) {
      known.alsoAt.push(headingOf(place));
      return;
    }
    const resolved = this.resolve(schema);
    const section = this.add(resolved, place);
    this.remember(schema, section);
    this.visitKeys(resolved, place);
  }

  private visitForms(
    schema: JsonSchema,
    forms: readonly Form[],
    place: Place,
  ): void {
    const same = this.sections.find(
      (other) => JSON.stringify(other.schema) === JSON.stringify(schema),
    );
    if (same) {
      // A list of forms and a single one are described only once.
      this.bySchema.set(schema, same);
      return;
    }
    const section = this.add(schema, {
      ...place,
      path: place.path.replace(/\[\]$/, ''),
    });
    this.bySchema.set(schema, section);
    for (const {tag, schema: form} of forms) {
      const name = tag?.split('.').at(-1) ?? `${section.id}-other`;
      const resolved = this.resolve(form);
      const id = this.uniqueId(name);
      const formSection: Section = {
        id,
        heading: tag === null ? ['Any other name'] : [inlineCode(tag)],
        depth: 3,
        schema: resolved,
        alsoAt: [],
        forms: [],
      };
      this.sections.push(formSection);
      this.remember(form, formSection);
      section.forms.push({tag, section: formSection});
      this.visitKeys(resolved, {
        path: '',
        form: {
          id,
          name: tag === null ? `any other ${place.path}` : inlineCode(tag),
        },
      });
    }
  }

  private add(schema: JsonSchema, place: Place): Section {
    const {path, form} = place;
    const slug = path.replaceAll(/\[\]|\.<name>/g, '').replaceAll('.', '-');
    const heading = headingOf(place);
    const isSecond = this.sections.some(
      (other) => JSON.stringify(other.heading) === JSON.stringify(heading),
    );
    const section: Section = {
      id: this.uniqueId(form ? `${form.id}-${slug}` : slug),
      // Another form of the same key is identified by its keys.
      heading: [...heading, ...(isSecond ? withKeys(schema) : [])],
      depth: form ? 4 : path.split('.').length > 2 ? 3 : 2,
      schema,
      alsoAt: [],
      forms: [],
    };
    this.sections.push(section);
    return section;
  }

  private remember(schema: JsonSchema, section: Section): void {
    const name = definitionName(schema);
    if (name === null) {
      this.bySchema.set(schema, section);
    } else {
      this.byDefinition.set(name, section);
    }
  }

  private uniqueId(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.ids.has(id); count += 1) {
      id = `${wanted}-${count}`;
    }
    this.ids.add(id);
    return id;
  }

  private resolve(schema: JsonSchema): JsonSchema {
    const name = definitionName(schema);
    return name === null ? schema : (this.file.$defs?.[name] ?? {});
  }
}

function headingOf({path, form}: Place): Inline[] {
  return [inlineCode(path), ...(form ? [' of ', form.name] : [])];
}

function withKeys({properties = {}}: JsonSchema): Inline[] {
  return Object.keys(properties).flatMap((key, index) => [
    index === 0 ? ' with ' : ', ',
    inlineCode(key),
  ]);
}

function definitionName({$ref}: JsonSchema): string | null {
  return $ref?.replace('#/$defs/', '') ?? null;
}

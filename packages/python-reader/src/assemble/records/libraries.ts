/** The libraries that generate a constructor from fields. */
export type Library =
  | 'dataclasses'
  | 'attrs'
  | 'pydantic'
  | 'sqlmodel'
  | 'msgspec'
  | 'transform';

/** Decorators that make a class a record. */
const DECORATORS: [RegExp, Library][] = [
  [
    /^(?:dataclasses|pydantic\.dataclasses|pydantic)\.dataclass$/,
    'dataclasses',
  ],
  [/^attrs?\.(?:s|attrs|attributes|dataclass|define|frozen|mutable)$/, 'attrs'],
];

/** Bases that make a class a record. */
const BASES: [RegExp, Library][] = [
  [
    /^pydantic(?:\.v1)?(?:\.\w+)?\.(?:BaseModel|BaseSettings|GenericModel|RootModel)$/,
    'pydantic',
  ],
  [/^pydantic_settings(?:\.\w+)?\.BaseSettings$/, 'pydantic'],
  [/^sqlmodel(?:\.\w+)?\.SQLModel$/, 'sqlmodel'],
  [/^msgspec\.Struct$/, 'msgspec'],
];

/** Calls that describe a field. */
const FIELD =
  /^(?:dataclasses\.field|pydantic(?:\.v1)?\.(?:fields\.)?(?:Field|PrivateAttr)|sqlmodel(?:\.main)?\.(?:Field|Relationship)|msgspec\.field|attrs?\.(?:ib|attrib|attr|field))$/;

/** The library that a decorator's path belongs to, null for other paths. */
export function libraryOfDecorator(path: string): Library | null {
  return DECORATORS.find(([fits]) => fits.test(path))?.[1] ?? null;
}

/** The library that a base's path belongs to, null for other paths. */
export function libraryOfBase(path: string): Library | null {
  return BASES.find(([fits]) => fits.test(path))?.[1] ?? null;
}

/** Whether a call describes a field, by its path or by its name as written. */
export function isFieldCall(path: string | null, written: string): boolean {
  return (
    FIELD.test(path ?? '') || /(?:^|\.)(?:field|mapped_column)$/.test(written)
  );
}

/** Whether a library's constructors take only keyword arguments. */
export function takesKeywords(library: Library): boolean {
  return library === 'pydantic' || library === 'sqlmodel';
}

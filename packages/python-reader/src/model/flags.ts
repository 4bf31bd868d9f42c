/**
 * Facts about a member, for badges and styling.
 * - on functions and methods: `async`, `static`, `classmethod`, `abstract`,
 *   `final`, `overload`, `override`, `synthesised` (not in the source);
 * - on properties: `property`, `cached`, `computed` (a pydantic field),
 *   `setter`, `deleter`, `abstract`, `classmethod`;
 * - on classes: `abstract`, `final`, `dataclass`, `frozen`, `enum`, `flag`,
 *   `model` (pydantic), `struct` (msgspec), `protocol`, `runtimeCheckable`,
 *   `typeddict`, `namedtuple`, `exception`;
 * - on attributes and constants: `final`, `classVar`, `initVar`, `instance`
 *   (assigned on `self`), `field` (of a dataclass, named tuple or typed
 *   dict), `required`, `notRequired`, `readOnly`, `typeVariable`;
 * - on any: `deprecated`.
 */
export type Flag =
  | 'async'
  | 'static'
  | 'classmethod'
  | 'abstract'
  | 'final'
  | 'overload'
  | 'override'
  | 'synthesised'
  | 'property'
  | 'cached'
  | 'setter'
  | 'deleter'
  | 'dataclass'
  | 'model'
  | 'struct'
  | 'computed'
  | 'frozen'
  | 'enum'
  | 'flag'
  | 'protocol'
  | 'runtimeCheckable'
  | 'typeddict'
  | 'namedtuple'
  | 'exception'
  | 'classVar'
  | 'initVar'
  | 'instance'
  | 'field'
  | 'required'
  | 'notRequired'
  | 'readOnly'
  | 'typeVariable'
  | 'deprecated';

/** By name only: `special` is `__dunder__`, `private` has an underscore. */
export type Visibility = 'public' | 'private' | 'special';

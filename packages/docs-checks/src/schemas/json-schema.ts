/** A JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | Json[]
  | {[key: string]: Json};

/** The part of JSON Schema (draft 2020-12) that is used here. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  /** Dotted path of the class that reads a mapping. */
  $comment?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: Json[];
  const?: Json;
  pattern?: string;
  default?: Json;
  examples?: Json[];
  properties?: Record<string, JsonSchema | boolean>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  not?: JsonSchema;
}

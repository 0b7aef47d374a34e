import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import type { FieldSchema } from './field.js';

/** Parts of the API reference that are named and referred to. */

export type Reference = Readonly<{ $ref: string }>;

/** A documented class, or a schema with a name. */
export type Documented = Type | Reference;

const schemas = new Map<string, FieldSchema>();

/** Names the schema of something that is no class of ours to decorate. */
export function namedSchema(name: string, schema: FieldSchema): Reference {
  schemas.set(name, schema);
  return { $ref: `#/components/schemas/${name}` };
}

export function schemaOf(documented: Documented): Reference {
  return '$ref' in documented ? documented : { $ref: getSchemaPath(documented) };
}

export function allSchemas(): Record<string, FieldSchema> {
  return Object.fromEntries(schemas);
}

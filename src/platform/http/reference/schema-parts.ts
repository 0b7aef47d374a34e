import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import type { FieldSchema } from './field.js';

/**
 * Parts of the API reference that are named and referred to. Examples are made when somebody asks
 * for the reference, not when the service starts.
 */

export type Reference = Readonly<{ $ref: string }>;

/** A documented class, or a schema with a name. */
export type Documented = Type | Reference;

interface NamedExample {
  readonly summary: string;
  readonly make: () => unknown;
}

const examples = new Map<string, NamedExample>();
const schemas = new Map<string, FieldSchema>();

/** Names an example; `make` gives its value. Two that differ cannot share a name. */
export function namedExample(name: string, summary: string, make: () => unknown): Reference {
  if ((examples.get(name)?.summary ?? summary) !== summary) {
    throw new Error(`two examples are called ${name}`);
  }
  examples.set(name, { summary, make });
  return { $ref: `#/components/examples/${name}` };
}

/** Names the schema of something that is no class of ours to decorate. */
export function namedSchema(name: string, schema: FieldSchema): Reference {
  schemas.set(name, schema);
  return { $ref: `#/components/schemas/${name}` };
}

export function schemaOf(documented: Documented): Reference {
  return '$ref' in documented ? documented : { $ref: getSchemaPath(documented) };
}

/** Every named example, made now. */
export function allExamples(): Record<string, { summary: string; value: unknown }> {
  return Object.fromEntries(
    [...examples].map(([name, { summary, make }]) => [name, { summary, value: make() }]),
  );
}

export function allSchemas(): Record<string, FieldSchema> {
  return Object.fromEntries(schemas);
}

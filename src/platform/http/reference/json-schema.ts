import type { FieldSchema } from './field.js';

/**
 * Nest writes schemas in the way of OpenAPI 3.0. In OpenAPI 3.1 a schema is JSON Schema 2020-12, which
 * any validator reads: a reference may have words beside it, and examples are a list. (That null is a
 * type Nest sees to itself.)
 */
export function toJsonSchema(schema: unknown): FieldSchema {
  const { example, allOf, ...rest } = withParts(schema as FieldSchema);
  // A reference alone in an allOf is Nest's wrapper to give it a description.
  const parts = allOf as readonly FieldSchema[] | undefined;
  const whole =
    parts === undefined
      ? rest
      : parts.length === 1
        ? { ...rest, ...parts[0] }
        : { ...rest, allOf: parts };
  return example === undefined ? whole : { ...whole, examples: [example] };
}

const LISTS = ['oneOf', 'anyOf', 'allOf'];

/** The schema with every schema in it converted. */
function withParts(schema: FieldSchema): FieldSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      if (keyword === 'properties') {
        const properties = Object.entries(value as FieldSchema);
        return [keyword, Object.fromEntries(properties.map(([k, v]) => [k, toJsonSchema(v)]))];
      }
      if (LISTS.includes(keyword)) return [keyword, (value as unknown[]).map(toJsonSchema)];
      const isSchema = keyword === 'items' || keyword === 'additionalProperties';
      return [keyword, isSchema && typeof value === 'object' ? toJsonSchema(value) : value];
    }),
  );
}

/** A schema of a part of an address, which cannot be null. */
export function withoutNull(schema: FieldSchema): FieldSchema {
  const { type, enum: words, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const [only] = type.filter((name) => name !== 'null') as unknown[];
  const values = words as readonly unknown[] | undefined;
  return {
    ...rest,
    type: only,
    ...(values === undefined ? {} : { enum: values.filter((word) => word !== null) }),
  };
}

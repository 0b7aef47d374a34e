import type { ShownSchema } from './shown.js';

/**
 * Nest writes schemas in the way of OpenAPI 3.0. In OpenAPI 3.1 a schema is JSON Schema 2020-12, which
 * any validator reads: a reference may have words beside it, and examples are a list. (That null is a
 * type Nest sees to itself.)
 */
export function toJsonSchema(schema: unknown): ShownSchema {
  const { example, allOf, ...rest } = withParts(schema as ShownSchema);
  // A reference alone in an allOf is Nest's wrapper to give it a description.
  const parts = allOf as readonly ShownSchema[] | undefined;
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
function withParts(schema: ShownSchema): ShownSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      if (keyword === 'properties') {
        const properties = Object.entries(value as ShownSchema);
        return [keyword, Object.fromEntries(properties.map(([k, v]) => [k, toJsonSchema(v)]))];
      }
      if (LISTS.includes(keyword)) return [keyword, (value as unknown[]).map(toJsonSchema)];
      const isSchema = keyword === 'items' || keyword === 'additionalProperties';
      return [keyword, isSchema && typeof value === 'object' ? toJsonSchema(value) : value];
    }),
  );
}

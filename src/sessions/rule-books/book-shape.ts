import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { COUNT, TEXT, type FieldSchema } from '../../platform/http/reference/field.js';
import type { Points } from '../../rules/points.js';

/** The means to build the schemas of rule books. */

/** A schema for every field. */
export type FieldsOf<T> = Readonly<Record<keyof T & string, FieldSchema>>;

/** The schema of an object all of whose fields are there, but the `optional` ones. */
export function shape<T>(
  description: string,
  properties: FieldsOf<T>,
  optional: readonly (keyof T & string)[] = [],
): FieldSchema {
  const required = Object.keys(properties).filter((name) => !optional.some((one) => one === name));
  return { type: 'object', description, required, properties };
}

/** The schema with words beside it. */
export const about = (schema: FieldSchema, description: string): FieldSchema => ({
  ...schema,
  description,
});

export const STAKE = namedSchema(
  'Stake',
  shape<{ readonly points: Points; readonly source: string }>(
    'A number of the book, with its place in the source.',
    {
      points: about(COUNT, 'Points.'),
      source: about(TEXT, 'The place in the book.'),
    },
  ),
);

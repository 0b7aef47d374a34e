import { namedSchema } from '../../platform/api/parts.js';
import { COUNT, TEXT, type ShownSchema } from '../../platform/api/shown.js';
import type { Points } from '../../rules/points.js';

/** What the schemas of the rule books of every game are made with. */

/** A schema for every field. */
export type FieldsOf<T> = Readonly<Record<keyof T & string, ShownSchema>>;

/** The schema of an object all of whose fields are there, but the `optional` ones. */
export function shape<T>(
  description: string,
  properties: FieldsOf<T>,
  optional: readonly (keyof T & string)[] = [],
): ShownSchema {
  const required = Object.keys(properties).filter((name) => !optional.some((one) => one === name));
  return { type: 'object', description, required, properties };
}

/** The schema with words beside it. */
export const about = (schema: ShownSchema, description: string): ShownSchema => ({
  ...schema,
  description,
});

export const STAKE = namedSchema(
  'Stake',
  shape<{ readonly points: Points; readonly source: string }>(
    'A number of the book, with the place that it stands in.',
    {
      points: about(COUNT, 'Points.'),
      source: about(TEXT, 'The place in the book.'),
    },
  ),
);

/** The kinds of records of a club. */
export const RECORDS = [
  'largest-cup',
  'largest-hand',
  'longest-evening',
  'best-evening',
  'rarest-melding',
] as const;
export type RecordKind = (typeof RECORDS)[number];

/** What a club has records of. */
export const RECORDS = [
  'largest-cup',
  'largest-hand',
  'longest-evening',
  'rarest-melding',
] as const;
export type RecordKind = (typeof RECORDS)[number];

/**
 * How the readings of the books are asked and answered, by the ids of readings and of their options. In
 * English they are as their rules say them (`rules/…/readings.ts`).
 */
export type Readings = Readonly<
  Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>
>;

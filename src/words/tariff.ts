/** How the rows of the tariffs are called in a language. */
export interface TariffWords {
  /** By the key of a row, without the way in which it is paid: stakes, contracts and figures. */
  readonly rows: Readonly<Record<string, string>>;
  /** How a contract or a figure is paid, where that has a row of its own. */
  readonly ways: Readonly<Record<'declared' | 'lost' | 'lost-in-forehand', string>>;
}

/**
 * What a row of a tariff is called.
 *
 * @param words of the language
 * @param key the row, e.g. `lastTrick`, `uhu-declared` or `farbensolo-lost-in-forehand`; one that is not
 *   known stands for itself
 */
export function tariffRow({ rows, ways }: TariffWords, key: string): string {
  const [, plain = key, way = ''] = /^(.+?)-(declared|lost|lost-in-forehand)$/.exec(key) ?? [];
  const said = Object.entries(ways).find(([one]) => one === way)?.[1];
  const row = rows[plain] ?? plain;
  return said === undefined ? row : `${row}, ${said}`;
}

import type { HowToPay } from '../../api/money/own-money.js';

type Way = Pick<HowToPay['ways'][number], 'kind' | 'purse'>;
type Kind = Way['kind'] | 'cash';

/** The choices of where the money of a payment went, and the purse of each. */
export type PaidInto = (
  | { readonly by: 'purse'; readonly choices: readonly string[] }
  | { readonly by: 'way'; readonly choices: readonly Kind[] }
) & {
  /** The choice to begin with; empty for none. */
  readonly usual: string;
  /** The purse of a choice; null where it is not known. */
  readonly purseOf: (choice: string) => string | null;
};

/**
 * Where the money can have gone: by purses for who may know which there are, else by the ways to pay, each
 * of them, as several can lead into one purse, and cash.
 *
 * @param purses the ids of those that the member may know
 */
export function paidInto(ways: readonly Way[], purses: readonly string[]): PaidInto {
  const named = [...new Set(ways.flatMap(({ purse }) => purse ?? []))];
  const [only = null] = named.length === 1 ? named : [];
  if (purses.length > 0) {
    const purseOf = (choice: string) => (choice === '' ? null : choice);
    return { by: 'purse', choices: purses, usual: only ?? '', purseOf };
  }
  const kinds = [...new Set(ways.map(({ kind }) => kind))];
  const [first = ''] = kinds.length === 1 ? kinds : [];
  const purseOf = (choice: string) =>
    choice === '' ? only : (ways.find(({ kind }) => kind === choice)?.purse ?? null);
  return { by: 'way', choices: [...kinds, 'cash'], usual: first, purseOf };
}

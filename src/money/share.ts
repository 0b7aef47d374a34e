/** The part that one member bears of a shared amount. */
interface Share {
  readonly party: string;
  /** Minor units; 0 only where the amount is less than the number of members. */
  readonly amount: number;
}

export interface Shared {
  /** One for each member, in the order given; their sum is the amount. */
  readonly shares: readonly Share[];
  /** The members who bear one minor unit more than the others, as the amount does not divide. */
  readonly odd: readonly string[];
}

/**
 * Shares an amount evenly. A remainder is borne by the first in the given order, one minor unit each;
 * the caller chooses the order, and can show it to the members by `odd`.
 *
 * @param amount minor units, 0 … 2^53 − 1
 * @param parties the members who share it, at least one and none of them twice
 * @throws RangeError otherwise
 */
export function shareEvenly(amount: number, parties: readonly string[]): Shared {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount`);
  if (parties.length === 0 || new Set(parties).size !== parties.length) {
    throw new RangeError('nobody shares it, or somebody twice');
  }
  const over = amount % parties.length;
  const each = (amount - over) / parties.length;
  return {
    shares: parties.map((party, at) => ({ party, amount: at < over ? each + 1 : each })),
    odd: parties.slice(0, over),
  };
}

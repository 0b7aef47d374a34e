import { asItWent } from '../../../src/money/direction.js';
import type { Voucher, VoucherParty } from '../../api/money/cash.js';

interface Sides {
  readonly from: readonly VoucherParty[];
  readonly to: readonly VoucherParty[];
}

/**
 * The parties on either side of movements of one way, each once, as people read them (docs/decisions/0041). A
 * party on both sides only passes money on, as the clearing account of an evening does; it is left out where
 * somebody else is on either side.
 *
 * @returns null for no movement
 */
export function sidesOf(lines: readonly Voucher['lines'][number][]): Sides | null {
  if (lines.length === 0) return null;
  const went = lines.map(asItWent);
  const from = distinct(went.map((line) => line.from));
  const to = distinct(went.map((line) => line.to));
  const only = (side: readonly VoucherParty[], other: readonly VoucherParty[]) =>
    side.filter((one) => !other.some((party) => keyOf(party) === keyOf(one)));
  const ends = { from: only(from, to), to: only(to, from) };
  return ends.from.length > 0 && ends.to.length > 0 ? ends : { from, to };
}

const keyOf = ({ member, account }: VoucherParty) => `${member} ${account}`;

function distinct(parties: readonly VoucherParty[]): readonly VoucherParty[] {
  return [...new Map(parties.map((one) => [keyOf(one), one])).values()];
}

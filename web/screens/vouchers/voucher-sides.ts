import { asItWent } from '../../../src/money/direction.js';
import type { Voucher, VoucherParty } from '../../api/money/cash.js';

interface Sides {
  readonly from: readonly VoucherParty[];
  readonly to: readonly VoucherParty[];
}

/**
 * The parties on either side of movements of one way, each once, as people read them (docs/decisions/0041).
 * The clearing account of an evening only passes money on: it is left out where somebody else is on either
 * side.
 *
 * @returns null for no movement
 */
export function sidesOf(lines: readonly Voucher['lines'][number][]): Sides | null {
  if (lines.length === 0) return null;
  const went = lines.map(asItWent);
  const from = distinct(went.map((line) => line.from));
  const to = distinct(went.map((line) => line.to));
  const others = (side: readonly VoucherParty[]) => side.filter((one) => !isClearing(one));
  const ends = { from: others(from), to: others(to) };
  return ends.from.length > 0 && ends.to.length > 0 ? ends : { from, to };
}

/** The account between evenings and members belongs to nobody. */
const isClearing = ({ member, account }: VoucherParty) => member === null && account === null;

const keyOf = ({ member, account }: VoucherParty) => `${member} ${account}`;

function distinct(parties: readonly VoucherParty[]): readonly VoucherParty[] {
  return [...new Map(parties.map((one) => [keyOf(one), one])).values()];
}

import type { NewPosting } from '../ledger/log/posting.js';

/** Payments of one sort between two accounts, summed with their direction. */
interface Net {
  readonly posting: NewPosting;
  /** What the account that pays in `posting` pays more from now on; below 0 what it gets back. */
  change: number;
}

/**
 * What is to be posted so that `was` becomes `now`: one posting for each sort of payment (same hand,
 * fine, reason, stage, source and pair of accounts) that does not come to the same in both. What is
 * taken back goes the other way, with the reason and the source that it was paid for.
 *
 * @returns in the order of `was`, then of `now`
 */
export function postingDifference(
  was: readonly NewPosting[],
  now: readonly NewPosting[],
): NewPosting[] {
  const nets = new Map<string, Net>();
  for (const posting of was) add(nets, posting, -posting.amount);
  for (const posting of now) add(nets, posting, posting.amount);
  const difference: NewPosting[] = [];
  for (const { posting, change } of nets.values()) {
    if (change > 0) difference.push({ ...posting, amount: change });
    if (change < 0) {
      const { from: to, to: from } = posting;
      difference.push({ ...posting, from, to, amount: -change });
    }
  }
  return difference;
}

function add(nets: Map<string, Net>, posting: NewPosting, change: number): void {
  const { from, to, reason, stage, source, handNumber, fineId } = posting;
  const pair = from < to ? [from, to] : [to, from];
  const key = JSON.stringify([...pair, handNumber, fineId, reason, stage, source]);
  const net = nets.get(key);
  if (net === undefined) nets.set(key, { posting, change });
  else net.change += net.posting.from === from ? change : -change;
}

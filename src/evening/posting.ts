import type { Party, PlayerId, Reason, Stage } from '../rules/payment.js';

/** A payer or payee in an evening: a player, a keeper of points at the table, or the club. */
export type EveningParty = Party | 'clearing';

/** The unit of a payment: points at the table, or minor units of the club's money. */
export type Unit = 'points' | 'money';

/** Why the ledger moves something: a payment of the rules, or points that become money. */
export type PostingReason = Reason | 'session-settled';
export type PostingStage = Stage | 'money';

/**
 * One movement of an evening between two parties. Which account a party has is for the ledger to
 * know: a player has one in points and one in money, the clearing account only one in money.
 */
export interface EveningPosting {
  readonly from: EveningParty;
  readonly to: EveningParty;
  readonly unit: Unit;
  /** Points, or minor units of money; more than 0. */
  readonly amount: number;
  readonly reason: PostingReason;
  readonly stage: PostingStage;
  /** The place in the rule book. */
  readonly source: string;
  /** The hand it belongs to, if any. */
  readonly handNumber: number | null;
  /** The fine it belongs to, if any. */
  readonly fineId: string | null;
}

/** Postings of one sort between two parties, summed with their direction. */
interface NetPosting {
  readonly posting: EveningPosting;
  /** The amount that the payer of `posting` pays more from now on; below 0 for a refund. */
  change: number;
}

/**
 * The postings that turn `was` into `now`: one posting for each sort of payment (same hand, fine,
 * reason, stage, source, unit and pair of parties) whose sum differs. A refund goes the other way, with
 * the reason and the source of the original payment.
 *
 * @returns in the order of `was`, then of `now`
 */
export function postingDifference(
  was: readonly EveningPosting[],
  now: readonly EveningPosting[],
): EveningPosting[] {
  const nets = new Map<string, NetPosting>();
  for (const posting of was) add(nets, posting, -posting.amount);
  for (const posting of now) add(nets, posting, posting.amount);
  const difference: EveningPosting[] = [];
  for (const { posting, change } of nets.values()) {
    if (change > 0) difference.push({ ...posting, amount: change });
    if (change < 0) {
      const { from: to, to: from } = posting;
      difference.push({ ...posting, from, to, amount: -change });
    }
  }
  return difference;
}

function add(nets: Map<string, NetPosting>, posting: EveningPosting, change: number): void {
  const { from, to, unit, reason, stage, source, handNumber, fineId } = posting;
  const pair = from < to ? [from, to] : [to, from];
  // There may be tens of thousands of them. Only the source, which is the last, is any text at all.
  const key = [...pair, unit, handNumber, fineId ?? 'none', reason, stage, source].join();
  const net = nets.get(key);
  if (net === undefined) nets.set(key, { posting, change });
  else net.change += net.posting.from === from ? change : -change;
}

/** Whether a party is a player. */
export function isPlayer(party: EveningParty): party is PlayerId {
  return !NO_PLAYERS.has(party);
}

const NO_PLAYERS: ReadonlySet<string> = new Set<Exclude<EveningParty, PlayerId>>([
  'king-pot',
  'pagat-pot',
  'kitty',
  'clearing',
]);

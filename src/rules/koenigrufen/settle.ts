import { isPlayed, type KoenigrufenRules } from './books/book.js';
import { CONTRACTS } from './contracts.js';
import { refusal } from '../refusals/refusal.js';
import type { Round } from './record/form.js';
import { readRound } from './record/form.js';
import type { KoenigrufenHandRecord } from './record/hand.js';
import { settleBei, settleNegative } from './negative/negative.js';
import type { KoenigrufenSettlement, Settled } from './outcome.js';
import { settlePositive } from './positive/positive.js';
import type { KoenigrufenTable } from './table.js';
import { nextDealer } from './table.js';
import { settleTrischaken } from './negative/trischaken.js';

/**
 * Settles one hand of Königrufen into payments with their reasons.
 *
 * Pure: the same rules, table and record give the same result. Every payment goes from one player
 * to another, so a hand sums to zero by its form.
 *
 * @param rules what the session plays by
 * @param table the table before the hand: it decides who deals, who sits out and who is forehand
 * @param record what was played, in the words of the game
 * @throws Refusal `impossible-hand` when no deal and no legal play could have produced the record,
 *   `rule-refused` when the house rules of the session do not know something in it
 */
export function settleKoenigrufen(
  rules: KoenigrufenRules,
  table: KoenigrufenTable,
  record: KoenigrufenHandRecord,
): KoenigrufenSettlement {
  const round = readRound(rules, table, record);
  const settled = settleRound(round);
  return {
    payments: settled.payments,
    table: { ...table, dealer: nextDealer(table) },
    outcome: {
      kind: settled.kind,
      dealer: table.dealer,
      active: round.players,
      contract: record.contract,
      games: settled.games,
      figures: settled.figures,
      count: settled.count,
      trischaken: settled.trischaken,
    },
    warnings: settled.warnings,
  };
}

function settleRound(round: Round): Settled {
  const { rules } = round;
  const { contract } = round.record;
  if (!isPlayed(rules, contract)) {
    throw refusal('contract-not-played', { contract }, { field: 'contract' });
  }
  if (contract === 'trischaken') return settleTrischaken(round);
  if (contract === 'bei') return settleBei(round);
  const played = CONTRACTS[contract];
  return played.kind === 'positive' ? settlePositive(round, played) : settleNegative(round, played);
}

import { GROUPS, type Group } from '../../../src/events/kind.js';
import type { Kind } from '../../../src/events/registry.js';

/**
 * The kinds of events by their groups, as the form offers them. The registry itself leads to all rules
 * of the games, which this page does without; a test compares both.
 */
export const KINDS_OF: Readonly<Record<Group, readonly Kind[]>> = {
  hands: ['hand-recorded'],
  fines: ['fine-recorded'],
  corrections: ['correction-recorded'],
  disputes: [
    'dispute-raised',
    'dispute-answered',
    'dispute-proposed',
    'dispute-declined',
    'dispute-taken-back',
    'dispute-upheld',
    'dispute-overturned',
    'dispute-withdrawn',
  ],
  evenings: [
    'session-opened',
    'player-joined',
    'player-left',
    'dealer-set',
    'session-closed',
    'evenings-planned',
    'evenings-ended',
    'planned-evening-moved',
    'planned-evening-called-off',
    'planned-evening-brought-back',
    'planned-evening-answered',
    'evening-turn-set',
    'evening-turn-swapped',
    'answer-reminder-set',
    'book-drafted',
    'book-adopted',
    'book-adoption-taken-back',
    'book-changed',
    'book-retired',
  ],
  members: [
    'member-added',
    'member-renamed',
    'member-archived',
    'member-restored',
    'guest-added',
    'guest-made-member',
    'guest-merged',
    'member-forgotten',
  ],
  access: [
    'club-opened',
    'club-renamed',
    'club-archived',
    'club-restored',
    'club-language-chosen',
    'club-statistics-shown',
    'access-given',
    'access-ended',
    'device-added',
    'device-revoked',
    'webhook-added',
    'webhook-secret-made',
    'webhook-ended',
  ],
  money: [
    'books-opened',
    'books-changed',
    'account-added',
    'account-changed',
    'opening-balances-recorded',
    'money-received',
    'money-paid-out',
    'money-given',
    'match-moved',
    'voucher-reversed',
    'objection-raised',
    'objection-withdrawn',
    'objection-answered',
    'dues-charged',
    'dues-waived',
    'member-reminded',
    'expense-recorded',
    'income-recorded',
    'recurring-expense-added',
    'recurring-expense-changed',
    'recurring-expense-skipped',
    'recurring-expense-due-again',
    'purse-moved',
    'purse-counted',
    'purse-reconciled',
    'reconciliation-withdrawn',
    'receipt-attached',
    'receipt-removed',
    'plan-agreed',
    'transfer-done',
    'transfer-dropped',
    'payment-reported',
    'payment-confirmed',
    'payment-declined',
    'payment-withdrawn',
    'ways-to-pay-chosen',
    'year-closed',
    'year-reopened',
    'year-examined',
    'remark-put',
    'remark-answered',
    'remark-kept-open',
    'remark-settled',
    'examination-withdrawn',
    'budget-set',
    'accounts-noted',
  ],
  seasons: [
    'season-opened',
    'season-changed',
    'season-rule-changed',
    'season-closed',
    'season-reopened',
    'evening-moved',
    'evening-carried-in',
    'evening-carried-in-corrected',
    'evening-carried-in-taken-back',
  ],
};

/** A group with how many of its kinds are chosen. */
interface Share {
  readonly group: Group;
  readonly count: number;
  readonly of: number;
}

/** The groups that some kinds are of. */
export function groupsOf(kinds: readonly string[]): readonly Share[] {
  return GROUPS.map((group) => ({
    group,
    count: KINDS_OF[group].filter((kind) => kinds.includes(kind)).length,
    of: KINDS_OF[group].length,
  })).filter(({ count }) => count > 0);
}

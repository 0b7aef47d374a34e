import { atMinute, EXAMPLE } from '../platform/http/reference/example-ids.js';
import { reads } from '../platform/http/reference/operation.js';
import { namedExample } from '../platform/http/reference/schema-parts.js';
import { BalanceReport } from './balance-report.js';
import { type LedgerLine, LedgerPage } from './ledger-report.js';

const LOST_KING: LedgerLine = {
  event: 7,
  line: 9,
  time: atMinute(18),
  kind: 'hand-recorded',
  from: EXAMPLE.borge,
  to: EXAMPLE.karen,
  amount: 5,
  unit: 'points',
  reason: 'king-lost',
  stage: 'play',
  source: 'brix-1996, Scoring 4, During play',
  rule: `/v1/clubs/${EXAMPLE.club}/sessions/${EXAMPLE.session}/rules`,
  session: EXAMPLE.session,
  hand: 1,
  fine: null,
  correction: null,
  why: null,
};

const FINED: LedgerLine = {
  ...LOST_KING,
  line: 14,
  from: EXAMPLE.aksel,
  to: 'king-pot',
  amount: 20,
  reason: 'fine',
  source: 'brix-1996, Irregularities, Major',
  fine: EXAMPLE.fineInHand,
};

const SETTLED: LedgerLine = {
  ...LOST_KING,
  event: 14,
  line: 9,
  time: atMinute(240),
  kind: 'session-closed',
  from: 'clearing',
  to: EXAMPLE.karen,
  amount: 1650,
  unit: 'money',
  reason: 'session-settled',
  stage: 'money',
  source: 'rate of the session: 10 a point',
  rule: `/v1/clubs/${EXAMPLE.club}/sessions/${EXAMPLE.session}`,
  hand: null,
};

/** The API reference of the reports. */
export const reportsApi = {
  ledger: reads({
    id: 'readLedger',
    summary: 'The ledger of a session',
    description:
      'Every payment of the session in the order of the log, with its reason and the place in the rule ' +
      'book; at the close also the money. Each leads to its hand, its fine, the rules, and the latest ' +
      'correction of that hand or fine.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'A page of the ledger.',
      type: LedgerPage,
      examples: {
        page: namedExample('ledger-page', 'Two payments, and more to come', () => ({
          lines: [LOST_KING, FINED],
          next: '7.14',
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
  balance: reads({
    id: 'readBalance',
    summary: 'The balance of a member',
    description:
      'What the member has in money, and in points at tables that are still open. Kept with the ' +
      'accounts: it costs the same whatever the history. Who is but a member sees their own.',
    of: ['clubId', 'memberId'],
    answer: {
      description: 'The balance.',
      type: BalanceReport,
      examples: {
        balance: namedExample('balance', 'Karen, during an evening', () => ({
          member: EXAMPLE.karen,
          name: 'Karen',
          currency: 'DKK',
          money: -2450,
          openSessions: [{ session: EXAMPLE.session, points: 45 }],
        })),
      },
    },
  }),
  statement: reads({
    id: 'readStatement',
    summary: 'The statement of a member',
    description:
      'Every payment the member made or got, in all sessions and in money. Each leads to its hand, its ' +
      'fine, the rules, and the latest correction of that hand or fine. From the first on, or the newest ' +
      'first. Who is but a member sees their own.',
    of: ['clubId', 'memberId'],
    answer: {
      description: 'A page of the ledger.',
      type: LedgerPage,
      examples: {
        page: namedExample('statement-page', 'A payment in points and one in money', () => ({
          lines: [LOST_KING, SETTLED],
          next: null,
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
};

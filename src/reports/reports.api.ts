import { reads } from '../platform/http/reference/operation.js';
import { BalanceReport } from './balance-report.js';
import { LedgerPage } from './ledger-report.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { SESSION_ID } from '../sessions/to-session.js';

/** The API reference of the reports. */
export const reportsApi = {
  ledger: reads({
    id: 'readLedger',
    summary: 'The ledger of a session',
    description:
      'Every payment of the session in the order of the log, with its reason and the place in the rule ' +
      'book; at the close also the money. Each leads to its hand, its fine, the rules, and the latest ' +
      'correction of that hand or fine.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'A page of the ledger.',
      type: LedgerPage,
    },
    refusals: ['validation-failed'],
  }),
  balance: reads({
    id: 'readBalance',
    summary: 'The balance of a member',
    description:
      'The member’s money, and their points at tables that are still open. Kept with the ' +
      'accounts: it costs the same whatever the history. Members see their own only.',
    of: [CLUB_ID, MEMBER_ID],
    answer: {
      description: 'The balance.',
      type: BalanceReport,
    },
  }),
  statement: reads({
    id: 'readStatement',
    summary: 'The statement of a member',
    description:
      'Every payment the member made or got, in all sessions and in money. Each leads to its hand, its ' +
      'fine, the rules, and the latest correction of that hand or fine. From the first on, or the newest ' +
      'first. Members see their own only.',
    of: [CLUB_ID, MEMBER_ID],
    answer: {
      description: 'A page of the ledger.',
      type: LedgerPage,
    },
    refusals: ['validation-failed'],
  }),
};

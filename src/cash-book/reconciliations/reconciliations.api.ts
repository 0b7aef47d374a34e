import { reads, writes } from '../../platform/http/reference/operation.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { ACCOUNT_ID, RECONCILIATION_SEQ } from '../path-parts.js';
import { ReconciliationDto, WithdrawReconciliationDto } from './reconciliation.dto.js';
import { PurseReconciliations, WrittenReconciliation } from './reconciliation.view.js';

/** The API reference of reconciling a purse with its bank. */
export const reconciliationsApi = {
  read: reads({
    id: 'readReconciliations',
    summary: 'A purse beside its bank',
    description:
      'The day up to which the purse agrees with its bank, the movements that no statement has shown ' +
      'yet, and the latest reconciliations with who recorded them.',
    of: [CLUB_ID, ACCOUNT_ID],
    answer: {
      description: 'The open movements and the reconciliations.',
      type: PurseReconciliations,
    },
    refusals: ['account-refused'],
  }),
  reconcile: writes({
    id: 'reconcilePurse',
    summary: 'Reconcile a purse with its bank',
    description:
      'Records that the purse agrees with a statement of its bank up to a day. The balance of the ' +
      'reconciliation before and the named vouchers must make the balance of the statement; the ' +
      'others stay open. ' +
      'The lines of the statement are not sent: names and texts of strangers do not come into the log.',
    of: [CLUB_ID, ACCOUNT_ID],
    body: {
      type: ReconciliationDto,
      description: 'The day, the balance of the statement, and the vouchers that are on it.',
    },
    answer: { status: 201, description: 'The reconciliation.', type: WrittenReconciliation },
    refusals: ['account-refused', 'day-refused', 'reconciliation-refused', 'club-archived'],
  }),
  withdraw: writes({
    id: 'withdrawReconciliation',
    summary: 'Withdraw a reconciliation',
    description:
      'Withdraws the latest reconciliation of a purse, with the reason. Its vouchers are open again.',
    of: [CLUB_ID, ACCOUNT_ID, RECONCILIATION_SEQ],
    body: { type: WithdrawReconciliationDto, description: 'Why.' },
    answer: { description: 'The reconciliation.', type: WrittenReconciliation },
    refusals: ['reconciliation-refused', 'club-archived'],
  }),
};

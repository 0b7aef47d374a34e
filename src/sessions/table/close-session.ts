import type { ClubWriter, WriteAnswer } from '../../ledger/write/club-writer.js';
import { booksOf } from '../../ledger/books/books.js';
import { underEveningVoucher } from '../../ledger/books/under-voucher.js';
import type { LogHead } from '../../ledger/log/chain.js';
import { headText } from '../../ledger/log/head-text.js';
import type { SessionWrite } from '../../platform/write-request.js';
import type { SessionClosed } from '../../evening/event.js';
import { applyClosing } from '../../evening/fold.js';
import { refusalAsProblem } from '../../platform/refusal-as-problem.js';
import { etagOf, requireOpenSession } from '../session-write.js';
import type { SessionClosedView } from './session.view.js';
import { viewMoney, viewPayments, viewTable } from '../view.js';
import { rowsOf } from '../rows-of-event.js';

/**
 * Ends an evening: the pots are split among all at the table, and everybody's points become money
 * at the session's rate.
 *
 * @returns the table with empty pots, the split, and what each member won or lost in money
 * @throws Problem `session-closed`, `version-stale`, …
 */
export function closeSession(writer: ClubWriter, write: SessionWrite): Promise<WriteAnswer> {
  return writer.write({
    ...write,
    money: true,
    books: true,
    decide(snapshot, now) {
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      const event: SessionClosed = {
        kind: 'session-closed',
        session: session.row.id,
      };
      const folded = refusalAsProblem(() => applyClosing(session.rules, session.state));
      return {
        events: [
          underEveningVoucher(
            rowsOf(event, session.state, folded, session.accounts),
            () => booksOf(snapshot),
            { openedAt: session.row.openedAt, time: now.toISOString() },
          ),
        ],
        response: {
          status: 200,
          etag: etagOf(folded.state.version),
          body: (head: LogHead): SessionClosedView => ({
            closedAt: now.toISOString(),
            payments: viewPayments(folded.payments),
            money: viewMoney(folded.state),
            currency: snapshot.club.currency,
            event: head.seq,
            head: headText(head),
            session: viewTable(session.rules, folded.state),
          }),
        },
      };
    },
  });
}

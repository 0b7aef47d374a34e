import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { booksOf } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import { headText } from '../../ledger/log/head-text.js';
import type { Database } from '../../platform/database/database.js';
import type { SessionClosed } from '../../evening/event.js';
import { apply } from '../../evening/steps.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { etagOf } from '../../platform/http/write/version.js';
import { findHistory } from '../history.js';
import { requireCurrent, requireOpenSession } from '../session-write.js';
import type { SessionClosedView } from './session.view.js';
import { viewMoney, viewPayments, viewTable } from '../view.js';
import { rowsOfClosing } from '../rows-of-event.js';
import type { SessionWrite } from '../to-session.js';

/**
 * Ends an evening: the pots are split among all at the table, and everybody's points become money
 * at the session's rate.
 *
 * @returns the table with empty pots, the split, and what each member won or lost in money
 * @throws Problem `session-closed`, `version-stale`, …
 */
export async function closeSession(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: SessionWrite,
): Promise<StoredAnswer> {
  // The figures of everybody follow from all steps of the evening.
  const history = await findHistory(database, write.clubId, write.sessionId);
  return writer.write({
    ...write,
    money: true,
    books: true,
    statistics: true,
    decide(snapshot, now) {
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      const { course } = requireCurrent(history, session);
      const event: SessionClosed = {
        kind: 'session-closed',
        session: session.row.id,
      };
      const { rules, state } = session;
      const folded = refusalAsProblem(() => apply(rules, state, event));
      const closed = [...course, { ...folded, step: event, before: state }];
      const world = { books: () => booksOf(snapshot), time: now.toISOString() };
      return {
        events: [rowsOfClosing(event, session, folded, () => closed, world)],
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
            session: viewTable(rules, folded.state),
          }),
        },
      };
    },
  });
}

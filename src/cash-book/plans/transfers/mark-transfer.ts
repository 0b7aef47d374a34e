import type { TransferDone, TransferDropped } from '../../../events/money/plan.js';
import { booksOf } from '../../../ledger/books/books.js';
import type { NewEvent, BooksSnapshot } from '../../../ledger/log/event.js';
import type { LogHead } from '../../../ledger/log/chain.js';
import type { Row } from '../../../ledger/projection/tables/tables.js';
import type { ClubWriter } from '../../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../../platform/http/write/stored-answer.js';
import type { Caller } from '../../../people/caller.js';
import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../../ledger/requests/club-write.js';
import { checkVersion, etagOf } from '../../../platform/http/write/version.js';
import { onVoucher } from '../../money-fields.js';
import { readWaiting } from '../../payments/read-payments.js';
import { writeMoney } from '../../write-money.js';
import { requireMayMark } from './may-mark.js';
import type { TransferDoneDto } from '../plan.dto.js';
import { restOf } from '../plan-rows.js';
import { readPinned, type Pinned } from '../read-plans.js';
import { viewTransfer } from '../view-plan.js';

/** A write to a transfer of a plan. */
export interface TransferWrite {
  readonly write: ClubWrite;
  readonly plan: string;
  readonly transfer: string;
  /** The version of the transfer that it was made for. */
  readonly version: number;
}

/**
 * The money of a transfer has come: it is posted.
 *
 * @param by who says so
 * @throws Problem `plan-not-found`; `not-allowed` for who neither received it nor keeps the money, and for
 *   one's own payment while another may confirm it; `version-stale`, `plan-refused`, `account-refused`,
 *   `day-refused`, `year-closed`, `club-archived`
 */
export function transferDone(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  asked: TransferWrite,
  by: Caller,
  said: TransferDoneDto,
): Promise<StoredAnswer> {
  const event: MarkEvent = (pinned, rest, snapshot) => {
    requireMayMark(by, pinned, snapshot);
    return { kind: 'transfer-done', ...onVoucher(said), ...named(asked, pinned, rest) };
  };
  return mark(writer, database, asked, by, event, said.despite);
}

/** A transfer will not be made. Throws as `transferDone` does. */
export function dropTransfer(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  asked: TransferWrite,
  by: Caller,
  why: string,
): Promise<StoredAnswer> {
  return mark(writer, database, asked, by, (pinned, rest) => ({
    kind: 'transfer-dropped',
    ...named(asked, pinned, rest),
    why: why.trim(),
  }));
}

/** @param amount the unpaid rest, in minor units */
function named({ plan, transfer }: TransferWrite, { from, to }: Pinned, amount: number) {
  return { plan, transfer, from, to, amount };
}

type MarkEvent = (
  pinned: Pinned,
  rest: number,
  snapshot: BooksSnapshot,
) => TransferDone | TransferDropped;

async function mark(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  { write, plan, transfer, version }: TransferWrite,
  by: Caller,
  event: MarkEvent,
  despite?: TransferDoneDto['despite'],
): Promise<StoredAnswer> {
  // The parties of an agreed transfer never change: they may be read before the decision.
  const pinned = await readPinned(database, write.clubId, plan, transfer, by);
  // Only who can be asked is asked.
  const waiting = despite == null ? [] : await readWaiting(database, write.clubId, { transfer });
  return writeMoney(writer, write, {
    despite,
    memberIds: [pinned.from, pinned.to],
    rows: { payment: waiting, plan: [plan], planTransfer: [plan] },
    access: true,
    event: (snapshot) => {
      const row = rowOf(snapshot, plan, transfer);
      checkVersion(row.version, version, 'transfer-moved-on');
      return event(pinned, restOf(row).rest, snapshot);
    },
    answer: (written, snapshot) => {
      const row = rowOf(snapshot, plan, transfer);
      return {
        status: 201,
        etag: etagOf(row.version + 1),
        body: (head) => viewTransfer(markedRow(row, written, head), pinned.purse),
      };
    },
  });
}

function rowOf(snapshot: BooksSnapshot, plan: string, transfer: string): Row<'planTransfer'> {
  const row = booksOf(snapshot).planTransfer.get(`${plan} ${transfer}`);
  if (row === undefined) throw new Problem('no-such-transfer', {});
  return row;
}

/** The row as the event leaves it. */
function markedRow(
  row: Row<'planTransfer'>,
  written: NewEvent | null,
  { seq }: LogHead,
): Row<'planTransfer'> {
  const change = written?.rows.find((one) => one.table === 'planTransfer');
  if (change?.table !== 'planTransfer' || !('change' in change)) {
    throw new RangeError('a transfer was marked without a change of its row');
  }
  const { doneSeq, ...changed } = change.change;
  return { ...row, ...changed, doneSeq: doneSeq === undefined ? row.doneSeq : seq };
}

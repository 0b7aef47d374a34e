import type { Kind } from '../../events/registry.js';
import { booksOf } from '../../ledger/books/books.js';
import { MONEY } from '../../ledger/books/under-voucher.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { NewEvent, BooksSnapshot } from '../../ledger/log/event.js';
import { labelOfYear, yearInBooks } from '../../money/books.js';
import { isPaidByMembers, wayOf, type Occasion } from '../../money/direction.js';
import type { LedgerType } from '../../money/years/year-accounts.js';
import type { NamedParty, VoucherView } from './voucher.view.js';

/** The answer to a write that wrote a voucher. */
export function answerVoucher(written: NewEvent | null, snapshot: BooksSnapshot) {
  return answered(written, snapshot, written === null ? null : occasionOf(written));
}

/** The answer to the reversal of a voucher of this occasion. */
export function answerReversalOf(occasion: Occasion | null): typeof answerVoucher {
  return (written, snapshot) => answered(written, snapshot, occasion);
}

function answered(written: NewEvent | null, snapshot: BooksSnapshot, occasion: Occasion | null) {
  return {
    status: 201,
    body: ({ seq }: LogHead): VoucherView | null => {
      return written === null ? null : viewWritten(written, snapshot, { seq, occasion });
    },
  };
}

function occasionOf({ kind, payload }: NewEvent): Occasion {
  return { kind, as: 'as' in payload ? String(payload.as) : null };
}

/**
 * The voucher that an event writes.
 * @param snapshot what the decision found: with the members whose money it moves
 */
function viewWritten(
  written: NewEvent,
  snapshot: BooksSnapshot,
  { seq, occasion }: { readonly seq: number; readonly occasion: Occasion | null },
): VoucherView {
  const row = written.rows.find((change) => change.table === 'voucher' && 'put' in change);
  if (row?.table !== 'voucher' || !('put' in row)) throw new RangeError('an event without voucher');
  const { day, year, number, kind, text, receipt, sessionId, reverses } = row.put;
  const { settings, fiscalYear } = booksOf(snapshot);
  const label = `${labelOfYear(yearInBooks(day, settings, fiscalYear))}-${number}`;
  const party = partiesOf(snapshot);
  return {
    event: seq,
    day,
    year,
    label,
    number,
    // It is the kind of the event.
    kind: kind as Kind,
    text,
    receipt,
    session: sessionId,
    reverses: typeof reverses === 'number' ? reverses : null,
    reversedBy: null,
    lines: written.postings
      .filter(({ stage }) => stage === MONEY)
      .map((posting) => {
        const [from, to] = [party(posting.from), party(posting.to)];
        const { amount } = posting;
        const way = wayOf(from.type, to.type, occasion !== null && isPaidByMembers(occasion));
        return { from: from.view, to: to.view, way, amount };
      }),
  };
}

const NOBODY: NamedParty = { member: null, account: null, code: null, name: null };

interface Party {
  readonly type: LedgerType;
  readonly view: NamedParty;
}

function partiesOf({ members, books }: BooksSnapshot): (account: number) => Party {
  const parties = new Map<number, Party>();
  for (const { id, accountId, mergedInto } of members.values()) {
    if (mergedInto !== null) continue;
    parties.set(accountId, { type: 'member', view: { ...NOBODY, member: id } });
  }
  for (const { id, accountId, type, code, name } of books.cashAccount.values()) {
    parties.set(accountId, { type, view: { member: null, account: id, code, name } });
  }
  const clearing: Party = { type: 'clearing', view: NOBODY };
  return (account) => parties.get(account) ?? clearing;
}

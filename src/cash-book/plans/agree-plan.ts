import { newId, writtenAt } from '../../platform/chance/chance.js';
import type { PlanAgreed, PlannedTransfer } from '../../events/money/plan.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { referenceOf } from '../../money/reference.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { decideMoney } from '../write-money.js';
import { draftPlan, type PlanRequest, type PlanDraft } from './draft-plan.js';
import type { PlanView } from './plan.view.js';
import { viewTransfer } from './view-plan.js';

/**
 * Agrees a plan that was previewed. It is computed again from the books that it is written on: exactly
 * the previewed plan is agreed, or none.
 *
 * @param digest of the preview
 * @throws Problem those of a preview; `plan-refused` when balances have moved since, or there is
 *   nothing to settle; `club-archived`
 */
export function agreePlan(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: ClubWrite,
  asked: PlanRequest,
  digest: string,
): Promise<StoredAnswer> {
  const { clubId } = write;
  const plan = newId();
  return writeWithFreshRead(
    writer,
    write,
    // The decision reports what is wrong: a repeated request gets its first answer.
    () => draftPlan(pool, clubId, asked, writtenAt()).catch(asProblem),
    (draft) => ({
      memberIds: draft instanceof Problem ? [] : membersOf(draft),
      books: true,
      decide(snapshot, now) {
        if (draft instanceof Problem) throw draft;
        if (draft.head !== snapshot.club.headSeq) throw new StaleRead();
        return decideMoney(snapshot, now, {
          event: () => {
            if (draft.digest !== digest) throw new Problem('plan-is-stale', {});
            return agreed(clubId, plan, asked, draft);
          },
          answer: (written) => ({
            status: 201,
            // The event is the whole answer; nothing is left out of what was agreed.
            body: ({ seq }) =>
              written &&
              viewAgreed(written.payload as unknown as PlanAgreed, draft.currency, seq, now),
          }),
        });
      },
    }),
  );
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

function membersOf({ transfers, purse }: PlanDraft): string[] {
  const parties = transfers.flatMap(({ from, to }) => [from, to]);
  return [...new Set(parties)].filter((id) => id !== purse);
}

function agreed(clubId: string, plan: string, asked: PlanRequest, draft: PlanDraft): PlanAgreed {
  const taken = new Set(draft.references);
  const transfers = draft.transfers.map((one): PlannedTransfer => {
    const id = newId();
    const reference = newReference(`${clubId} ${plan} ${id}`, taken);
    taken.add(reference);
    return { id, ...one, reference };
  });
  const { purse, least, balances } = draft;
  const { way, on } = asked;
  const only = asked.evening === null ? {} : { evening: asked.evening };
  const settled = balances.filter(({ balance, planned }) => balance + planned !== 0);
  return {
    kind: 'plan-agreed',
    plan,
    way,
    purse,
    on,
    ...only,
    least,
    balances: settled,
    transfers,
  };
}

/** A reference that no transfer of the club has. */
function newReference(text: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const reference = referenceOf(text, attempt);
    if (!taken.has(reference)) return reference;
  }
}

function viewAgreed(
  { plan: id, way, purse, on, evening, least, balances, transfers }: PlanAgreed,
  currency: string,
  event: number,
  now: Date,
): PlanView {
  const state = {
    status: 'open',
    version: 1,
    doneSeq: null,
    day: null,
    why: null,
    paid: 0,
  } as const;
  return {
    id,
    event,
    agreedAt: now.toISOString(),
    way,
    purse,
    on,
    evening: evening ?? null,
    least,
    currency,
    balances: balances.map((one) => ({ ...one, open: one.balance + one.planned })),
    transfers: transfers.map(({ from: fromId, to: toId, ...one }) =>
      viewTransfer({ ...one, ...state, fromId, toId }, purse),
    ),
  };
}

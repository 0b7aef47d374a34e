import { checkInUse } from '../clubs/in-use.js';
import type { PlannedEvent } from '../events/planned/kinds.js';
import type { LogHead } from '../ledger/log/chain.js';
import type { BooksSnapshot } from '../ledger/log/event.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import type { Deciding } from '../ledger/write/decide-requests.js';
import { refusalAsProblem } from '../platform/http/problem/refusal-as-problem.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import { foundPlans } from './found-plans.js';
import { rowsOfPlannedEvent } from './rows-of-event.js';

interface PlannedWrite {
  readonly status: 200 | 201;
  /** The series that are read before. */
  readonly series: readonly string[];
  readonly memberIds?: readonly string[];
  /** The events, in their order. May throw a Problem or a Refusal. */
  readonly events: (snapshot: BooksSnapshot, now: Date) => readonly PlannedEvent[];
  readonly body: (head: LogHead) => unknown;
}

/**
 * Writes events of planned evenings.
 * @throws Problem `club-archived`, and what the events and their rows refuse
 */
export function writePlanned(
  writer: ClubWriter,
  write: ClubWrite,
  planned: PlannedWrite,
): Promise<StoredAnswer> {
  return writer.write({ ...write, ...plannedWrite(planned) });
}

/** The parts of a write of planned evenings beside its request. */
export function plannedWrite({ status, series, memberIds, events, body }: PlannedWrite): Deciding {
  return {
    ...(memberIds !== undefined && { memberIds }),
    books: true,
    rows: { eveningSeries: series, plannedEvening: series },
    decide: (snapshot, now) => {
      checkInUse(snapshot.club);
      const found = foundPlans(snapshot, now);
      const written = refusalAsProblem(() => {
        return events(snapshot, now).map((event) => rowsOfPlannedEvent(event, found));
      });
      return { events: written, response: { status, body } };
    },
  };
}

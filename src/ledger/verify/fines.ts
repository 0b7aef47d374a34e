import type { PoolClient } from 'pg';
import type { FineRow } from '../log/event.js';
import type { LoggedEvent, ReplayedEvent } from './replayer.js';
import type { Finding } from './replay.js';

/** A fine or a dispute as it is kept: what it says for good, and how it stands. */
export interface StoredRecord {
  /** Its fields as a text. */
  readonly says: string;
  readonly state: string;
}

/** By their ids. */
export type StoredRecords = ReadonlyMap<string, StoredRecord>;

export interface StoredFines {
  readonly fines: StoredRecords;
  readonly disputes: StoredRecords;
}

/** A record as the log leaves it, with the events that made it and changed how it stands. */
interface Followed extends StoredRecord {
  readonly madeBy: number;
  readonly setBy: number;
}

/** Follows the fines and disputes of a log, and compares them with what is kept. */
export class VerifiedFines {
  readonly #fines = new Map<string, Followed>();
  readonly #disputes = new Map<string, Followed>();

  follow({ seq, sessionId }: LoggedEvent, replayed: ReplayedEvent): void {
    const { fines = [], fineStates = [], disputeRaised, disputeEnded } = replayed;
    const by = { madeBy: seq, setBy: seq };
    for (const fine of fines) {
      const says = finesSay(sessionId, seq, fine);
      this.#fines.set(fine.id, { says, state: 'recorded', ...by });
    }
    for (const { id, state } of fineStates) stand(this.#fines, id, state, seq);
    if (disputeRaised !== undefined) {
      const { id, handNumber, fineId, raisedBy, text } = disputeRaised;
      const says = JSON.stringify([sessionId, handNumber, fineId, raisedBy, text, seq]);
      this.#disputes.set(id, { says, state: 'open', ...by });
    }
    if (disputeEnded !== undefined) {
      stand(this.#disputes, disputeEnded.id, disputeEnded.state, seq);
    }
  }

  /** @param headSeq the event to name for what no event has recorded */
  finding({ fines, disputes }: StoredFines, headSeq: number): Finding | null {
    const found = [
      recordFinding('fine', this.#fines, fines, headSeq),
      recordFinding('dispute', this.#disputes, disputes, headSeq),
    ].filter((one) => one !== null);
    return found.sort((one, other) => one.seq - other.seq)[0] ?? null;
  }
}

function finesSay(session: string | null, seq: number, fine: FineRow): string {
  const { handNumber, revision, position, memberId, code, stage, amount, note } = fine;
  const { selfReported, reportedBy, to } = fine;
  const of = [session, handNumber, revision, position, memberId, code, stage, amount];
  return JSON.stringify([...of, to, selfReported, reportedBy, note, seq]);
}

function stand(records: Map<string, Followed>, id: string, state: string, setBy: number): void {
  const record = records.get(id);
  if (record !== undefined) records.set(id, { ...record, state, setBy });
}

function recordFinding(
  what: string,
  should: ReadonlyMap<string, Followed>,
  stored: StoredRecords,
  headSeq: number,
): Finding | null {
  let first: Finding | null = null;
  for (const [id, { says, state, madeBy, setBy }] of should) {
    const is = stored.get(id);
    const isMade = is?.says === says;
    if (isMade && is.state === state) continue;
    const seq = isMade ? setBy : madeBy;
    if (first !== null && first.seq <= seq) continue;
    const wrong =
      is === undefined
        ? 'is missing'
        : isMade
          ? `is ${is.state}, not ${state}`
          : 'is not what was recorded';
    first = { seq, check: 'state', detail: `${what} ${id} ${wrong}` };
  }
  if (first !== null || stored.size === should.size) return first;
  const stranger = [...stored.keys()].find((id) => !should.has(id)) ?? '';
  const detail = `${what} ${stranger} was recorded by no event`;
  return { seq: headSeq, check: 'state', detail };
}

/** Reads the fines and disputes of a club. */
export async function readStoredFines(client: PoolClient, clubId: string): Promise<StoredFines> {
  return {
    fines: await readRecords(
      client,
      `SELECT id, state, session_id, hand_number, revision, position, member_id, code, stage, amount,
        paid_to, self_reported, reported_by, note, event_seq::int FROM fine WHERE club_id = $1`,
      clubId,
    ),
    disputes: await readRecords(
      client,
      `SELECT id, state, session_id, hand_number, fine_id, raised_by, text, event_seq::int
        FROM dispute WHERE club_id = $1`,
      clubId,
    ),
  };
}

async function readRecords(
  client: PoolClient,
  text: string,
  clubId: string,
): Promise<StoredRecords> {
  const { rows } = await client.query<unknown[]>({ text, values: [clubId], rowMode: 'array' });
  return new Map(
    rows.map(([id, state, ...says]) => [
      String(id),
      { says: JSON.stringify(says), state: String(state) },
    ]),
  );
}

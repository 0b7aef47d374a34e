import type { HandRow, NewEvent } from '../log/event.js';
import type { PartName, Row, Rows } from './write-statement.js';

/**
 * The rows that a batch writes, by part. Rows of things that change (session, seat, fine) are kept
 * once, as they stand last: one statement may not touch a row twice.
 */
export class BatchRows {
  readonly #clubId: string;
  readonly #inserted = new Map<PartName, Row[]>();
  readonly #changing = new Map<PartName, Map<string, Row>>();

  constructor(clubId: string) {
    this.#clubId = clubId;
  }

  all(): Rows {
    const rows = new Map<PartName, readonly Row[]>(this.#inserted);
    for (const [part, byId] of this.#changing) rows.set(part, [...byId.values()]);
    return rows;
  }

  insert(part: PartName, row: Row): void {
    const rows = this.#inserted.get(part);
    const ofClub = { club_id: this.#clubId, ...row };
    if (rows === undefined) this.#inserted.set(part, [ofClub]);
    else rows.push(ofClub);
  }

  /** Sets a row as it is to stand. */
  set(part: PartName, id: string, row: Row): void {
    const rows = this.#changing.get(part);
    const ofClub = { club_id: this.#clubId, ...row };
    if (rows === undefined) this.#changing.set(part, new Map([[id, ofClub]]));
    else rows.set(id, ofClub);
  }

  /** Changes a row: one that this batch adds is added so, for a statement cannot do both. */
  change(added: PartName, part: PartName, id: string, change: Row): void {
    const row = this.#changing.get(added)?.get(id);
    if (row === undefined)
      this.set(part, id, { ...this.#changing.get(part)?.get(id), id, ...change });
    else this.set(added, id, { ...row, ...change });
  }
}

/** The session and the event that rows belong to. */
interface Of {
  readonly session: string;
  readonly seq: number;
  readonly time: string;
}

/** Adds what an event tells of the play: hands with their meldinger, fines, disputes. */
export function addPlay(rows: BatchRows, event: NewEvent, of: Of): void {
  for (const hand of event.hands ?? []) addHand(rows, hand, of);
  addFines(rows, event, of);
  addDispute(rows, event, of);
}

function addHand(
  rows: BatchRows,
  { meldinger, ...row }: HandRow,
  { session, seq, time }: Of,
): void {
  rows.insert('hand', { ...row, session_id: session, event_seq: seq, recorded_at: time });
  const of = { session_id: session, hand_number: row.number, revision: row.revision };
  for (const [position, melding] of meldinger.entries()) {
    const { memberId, withPagat, ...rest } = melding;
    rows.insert('melding', {
      ...of,
      ...rest,
      position,
      member_id: memberId,
      with_pagat: withPagat,
    });
  }
}

function addFines(rows: BatchRows, event: NewEvent, { session, seq, time }: Of): void {
  for (const fine of event.fines ?? []) {
    const { handNumber, memberId, selfReported, reportedBy, to, ...rest } = fine;
    rows.set('fine', fine.id, {
      ...rest,
      hand_number: handNumber,
      member_id: memberId,
      paid_to: to,
      self_reported: selfReported,
      reported_by: reportedBy,
      session_id: session,
      state: 'recorded',
      event_seq: seq,
      recorded_at: time,
    });
  }
  for (const { id, state } of event.fineStates ?? []) {
    rows.change('fine', 'fineState', id, { state });
  }
}

function addDispute(rows: BatchRows, event: NewEvent, { session, seq, time }: Of): void {
  if (event.disputeRaised !== undefined) {
    const { id, handNumber, fineId, raisedBy, text } = event.disputeRaised;
    rows.set('dispute', id, {
      id,
      session_id: session,
      hand_number: handNumber,
      fine_id: fineId,
      raised_by: raisedBy,
      text,
      state: 'open',
      event_seq: seq,
      raised_at: time,
    });
  }
  if (event.disputeEnded !== undefined) {
    const { id, state } = event.disputeEnded;
    rows.change('dispute', 'disputeEnd', id, { state, ended_seq: seq, ended_at: time });
  }
}

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { openClub, type Owner } from '../src/clubs/clubs/change-club.js';
import { addMember } from '../src/clubs/members/change-member.js';
import { ClubWriter } from '../src/ledger/write/club-writer.js';
import type { PlayerId } from '../src/rules/payment.js';
import { closeSession } from '../src/sessions/table/close-session.js';
import { openSession } from '../src/sessions/table/open-session.js';
import { recordHand } from '../src/sessions/hands/record-hand.js';
import { handRecords } from './evening.js';

/** Hands of an evening; posted at once, they go as one statement. */
const HANDS = 64;
const POSTINGS_A_HAND = 12;
/** Foundation, and roughly the split and the money at the end. */
const POSTINGS_AROUND = 8;

const newKey = () => ({ key: randomUUID(), requestHash: 'bench' });

interface Answered {
  readonly id: string;
}

/** A club of four members that has played evening after evening, written as the service does. */
export class FilledClub {
  readonly handsOfAnEvening = HANDS;
  #postings = 0;

  private constructor(
    readonly pool: Pool,
    readonly writer: ClubWriter,
    readonly clubId: string,
    readonly members: readonly PlayerId[],
  ) {}

  static async open(pool: Pool, { user, name }: Owner): Promise<FilledClub> {
    const writer = new ClubWriter(pool);
    const club = await openClub(writer, newKey(), { user, name }, { name: 'Bench' });
    const { id: clubId } = JSON.parse(club.body) as Answered;
    const members: PlayerId[] = [];
    for (const name of ['Aksel', 'Børge', 'Else', 'Karen']) {
      const member = await addMember(writer, { clubId, ...newKey() }, { name });
      members.push((JSON.parse(member.body) as Answered).id as PlayerId);
    }
    return new FilledClub(pool, writer, clubId, members);
  }

  /** Payments written so far, at least. */
  get postings(): number {
    return this.#postings;
  }

  /** Plays evenings until the club has at least so many postings. */
  async fill(postings: number): Promise<void> {
    while (this.#postings < postings) await this.#evening();
  }

  /** Plays so many evenings. */
  async play(evenings: number): Promise<void> {
    for (let evening = 0; evening < evenings; evening++) await this.#evening();
  }

  /** Opens a table, plays so many hands at it, and leaves it open. Returns its id. */
  async openTable(hands = HANDS): Promise<string> {
    const [firstDealer] = this.members;
    if (firstDealer === undefined) throw new Error('no members');
    const { clubId, members } = this;
    const opening = { book: 'brix-1996', rate: 10, seats: members, firstDealer };
    const opened = await openSession(
      this.writer,
      { pool: this.pool },
      { clubId, ...newKey() },
      opening,
    );
    const { id: sessionId } = JSON.parse(opened.body) as Answered;
    const records = handRecords(members);
    for (let from = 0; from < hands; from += HANDS) {
      await Promise.all(
        Array.from({ length: Math.min(HANDS, hands - from) }, (_, at) => {
          const hand = from + at;
          const write = { clubId, sessionId, version: hand + 1, ...newKey() };
          const record = records[hand % records.length];
          if (record === undefined) throw new Error('no record');
          return recordHand(this.writer, write, record);
        }),
      );
    }
    this.#postings += hands * POSTINGS_A_HAND + POSTINGS_AROUND;
    return sessionId;
  }

  async #evening(): Promise<void> {
    const sessionId = await this.openTable();
    const write = { clubId: this.clubId, sessionId, version: HANDS + 1, ...newKey() };
    await closeSession(this.writer, { pool: this.pool }, write);
  }
}

import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { atOnce, type Turns } from '../platform/worker/pace.js';
import { ClubExport } from './export/export-club.js';
import type { KeptHead } from './log/head-text.js';
import type { PayloadLeft } from './log/taking-out.js';
import { readRowsLeft, type RowsLeft } from './taking-out/rows-left.js';
import type { NewReplayer } from './verify/replayer.js';
import { verifyClub, type VerifyResult } from './verify/verify-club.js';

/** Proofs and exports of a club, in either thread. */
export interface Proofs {
  /**
   * @param until a head kept elsewhere, which the log is to have as well; null for none
   * @throws Problem 'club-not-found'
   */
  verify(clubId: string, until: KeptHead | null): Promise<VerifyResult>;
  /** @throws Problem 'club-not-found' */
  export(clubId: string): Promise<ClubFile>;
  /**
   * The rows that are different when events have these payloads, as of the head of the log.
   *
   * @throws Problem 'club-not-found'; 'leaves-text' where the log cannot be without a text
   */
  rowsLeft(clubId: string, payloads: readonly PayloadLeft[]): Promise<RowsLeft>;
}

/** A club on its way into a file. */
export interface ClubFile {
  readonly fileName: string;
  readonly stream: Readable;
}

/** Under which the injector has them. */
export const PROOFS = Symbol('proofs');

/** Events read at a time, by turns: PostgreSQL is done with so many in a few milliseconds. */
const PAGE_SIZE = 50;

/** Proofs made in the thread that asks for them. */
export class ProofsHere implements Proofs {
  /** @param turns lets their statements through */
  constructor(
    private readonly pool: Pool,
    readonly newReplayer: NewReplayer,
    readonly turns: Turns = atOnce,
  ) {}

  verify(clubId: string, until: KeptHead | null): Promise<VerifyResult> {
    return verifyClub(this.pool, clubId, {
      newReplayer: this.newReplayer,
      turns: this.turns,
      pageSize: PAGE_SIZE,
      ...(until === null ? {} : { until }),
    });
  }

  rowsLeft(clubId: string, payloads: readonly PayloadLeft[]): Promise<RowsLeft> {
    return readRowsLeft(this.pool, clubId, payloads, this);
  }

  async export(clubId: string): Promise<ClubFile> {
    const exported = await ClubExport.begin(this.pool, clubId, this.turns);
    return { fileName: exported.fileName, stream: exported.stream() };
  }
}

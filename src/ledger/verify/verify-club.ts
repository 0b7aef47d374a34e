import type { Pool, PoolClient } from 'pg';
import type { LogHead } from '../log/chain.js';
import { LogVerification, type LogPage, type LogSource, type VerifyOptions } from './verify-log.js';
import { readStoredAccess } from './access.js';
import { readStoredFines } from './fines.js';
import {
  readAccounts,
  readEvents,
  readHead,
  readLastEvents,
  readNames,
  readPostings,
  readSessions,
  readStrayPosting,
} from './pages.js';
import type { Finding } from './replay.js';
import { inTransaction } from '../../platform/transaction.js';

export interface VerifyClubOptions extends VerifyOptions {
  /** Events read at a time. */
  readonly pageSize?: number;
}

/** The first event that is wrong, and in which way. */
export interface VerifyFailure extends Finding {
  readonly ok: false;
  readonly clubId: string;
}

export interface VerifySuccess {
  readonly ok: true;
  readonly clubId: string;
  readonly head: LogHead;
  readonly events: number;
  readonly postings: number;
}

export type VerifyResult = VerifySuccess | VerifyFailure;

const PAGE_SIZE = 500;

/**
 * Verifies a club from its first event on: the chain of hashes, the postings, the replay of every
 * event and the state of every session, and at last the balances of all accounts, the names, the
 * roles and devices, and how every fine and dispute stands. It sees the club as it stood when it
 * began, reads it page by page, and changes nothing.
 *
 * @returns success, or the first event that is wrong
 * @throws Problem 'club-not-found'
 */
export function verifyClub(
  pool: Pool,
  clubId: string,
  options: VerifyClubOptions = {},
): Promise<VerifyResult> {
  const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
  return inTransaction(pool, begin, (client) => verifyWithin(client, clubId, options));
}

/**
 * Verifies a club as the transaction of this connection sees it.
 * @throws Problem 'club-not-found'
 */
export async function verifyWithin(
  client: PoolClient,
  clubId: string,
  options: VerifyClubOptions = {},
): Promise<VerifyResult> {
  const source = new DatabaseLog(client, clubId, options.pageSize ?? PAGE_SIZE);
  const verification = new LogVerification(source, options);
  const finding = await verification.run();
  return finding === null
    ? { ok: true, clubId, ...verification.verified }
    : { ok: false, clubId, ...finding };
}

/** The log of a club in the database. */
class DatabaseLog implements LogSource {
  constructor(
    readonly client: PoolClient,
    readonly clubId: string,
    readonly pageSize: number,
  ) {}

  head() {
    return readHead(this.client, this.clubId);
  }

  accounts() {
    return readAccounts(this.client, this.clubId);
  }

  names() {
    return readNames(this.client, this.clubId);
  }

  access() {
    return readStoredAccess(this.client, this.clubId);
  }

  fines() {
    return readStoredFines(this.client, this.clubId);
  }

  lastEvents() {
    return readLastEvents(this.client, this.clubId);
  }

  async *pages(): AsyncGenerator<LogPage> {
    const { client, clubId, pageSize } = this;
    let after = 0;
    for (;;) {
      const events = await readEvents(client, clubId, after, pageSize);
      const end = events.at(-1);
      if (end === undefined) return;
      yield { events, postings: await readPostings(client, clubId, after, end.seq) };
      after = end.seq;
    }
  }

  sessions(ids: readonly string[]) {
    return readSessions(this.client, this.clubId, ids);
  }

  strayPosting(lastSeq: number) {
    return readStrayPosting(this.client, this.clubId, lastSeq);
  }
}

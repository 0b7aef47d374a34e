import type { Readable } from 'node:stream';
import type { LogHead } from '../log/chain.js';
import { ExportFault, ExportReader } from './reader.js';
import { unitOf } from '../log/posting.js';
import type { LoggedEvent, ReplayedEvent, ReplayedSession, Replayer } from '../verify/replayer.js';
import {
  LogVerification,
  type LogPage,
  type LogSource,
  type VerifyOptions,
} from '../verify/verify-log.js';
import type { StoredAccount, StoredHead, StoredNames, StoredSession } from '../verify/pages.js';
import type { Finding } from '../verify/replay.js';

export interface VerifyExportOptions extends VerifyOptions {
  readonly replayer: Replayer;
}

/** The first thing in the file that is wrong. */
export interface ExportFailure {
  readonly ok: false;
  /** Null when the file does not say. */
  readonly clubId: string | null;
  /** The event that is wrong; null when it is the file around the log. */
  readonly seq: number | null;
  /** The line, from 1; null when it is an event of a well-formed file. */
  readonly line: number | null;
  readonly check: Finding['check'] | 'file';
  readonly detail: string;
}

export interface ExportSuccess {
  readonly ok: true;
  readonly clubId: string;
  readonly name: string;
  readonly head: LogHead;
  readonly events: number;
  readonly postings: number;
  readonly answers: number;
}

export type ExportResult = ExportSuccess | ExportFailure;

/**
 * Verifies an exported club by nothing but its file: the chain of hashes, the replay of every event
 * by the rules of its session, the payments that this comes to, the balances that the file says, and
 * that the file is whole.
 *
 * @param file the bytes of the file; it is closed when this is done
 */
export async function verifyExport(
  file: Readable,
  options: VerifyExportOptions,
): Promise<ExportResult> {
  let reader: ExportReader | null = null;
  try {
    reader = await ExportReader.open(file);
    const { club: clubId, name, answers } = reader.club;
    const books = new PinnedBooks(options.replayer, reader);
    const verification = new LogVerification(new ExportedLog(reader), {
      ...options,
      replayer: books,
    });
    const finding = await verification.run();
    if (finding !== null) return { ok: false, clubId, line: null, ...finding };
    books.checkUsed();
    await reader.checkEnd();
    return { ok: true, clubId, name, ...verification.verified, answers };
  } catch (error) {
    if (!(error instanceof ExportFault)) throw error;
    const { line, seq, detail } = error;
    return { ok: false, clubId: reader?.club.club ?? null, seq, line, check: 'file', detail };
  } finally {
    file.destroy();
  }
}

/** The log of an exported club. */
class ExportedLog implements LogSource {
  readonly #sessions: ReadonlyMap<string, StoredSession>;

  constructor(readonly reader: ExportReader) {
    this.#sessions = new Map(
      reader.sessions.map(({ id, status, version }) => [id, { id, status, version, state: null }]),
    );
  }

  head(): Promise<StoredHead> {
    const { seq, hash, accounts: accountsMade } = this.reader.club;
    return Promise.resolve({ seq, hash, accountsMade });
  }

  names(): Promise<StoredNames> {
    const { name, currency } = this.reader.club;
    return Promise.resolve({ club: { name, currency, archived: null }, members: null });
  }

  access(): Promise<null> {
    return Promise.resolve(null);
  }

  fines(): Promise<null> {
    return Promise.resolve(null);
  }

  accounts(): Promise<StoredAccount[]> {
    return Promise.resolve(
      this.reader.accounts.map(({ id, kind, session, member, balance }) => {
        return { id, kind, sessionId: session, memberId: member, unit: unitOf(kind), balance };
      }),
    );
  }

  lastEvents(): Promise<Map<string, number>> {
    const { sessions } = this.reader;
    return Promise.resolve(new Map(sessions.map(({ id, lastEvent }) => [id, lastEvent])));
  }

  async *pages(): AsyncGenerator<LogPage> {
    for await (const { events } of this.reader.pages()) {
      yield { events, postings: null };
    }
  }

  /** The tables follow from the log; the file says only how far they went. */
  sessions(): Promise<ReadonlyMap<string, StoredSession>> {
    return Promise.resolve(this.#sessions);
  }

  strayPosting(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Sees to it that the file has the rule books that its sessions are pinned to, and no others. */
class PinnedBooks implements Replayer {
  readonly #pinned = new Set<string>();

  constructor(
    readonly replayer: Replayer,
    readonly reader: ExportReader,
  ) {}

  apply(event: LoggedEvent): ReplayedEvent {
    const replayed = this.replayer.apply(event);
    if (replayed.session?.change !== 'open') return replayed;
    const { book, bookVersion } = replayed.session;
    const known = this.reader.ruleBooks.some((one) => {
      return one.book === book && one.version === bookVersion;
    });
    if (!known) throw new Error(`the file has no rule book ${book} ${bookVersion}`);
    this.#pinned.add(`${book} ${bookVersion}`);
    return replayed;
  }

  finish(sessionId: string): ReplayedSession {
    return this.replayer.finish(sessionId);
  }

  checkUsed(): void {
    for (const [i, { book, version }] of this.reader.ruleBooks.entries()) {
      if (this.#pinned.has(`${book} ${version}`)) continue;
      // They stand behind the first line.
      throw new ExportFault(i + 2, `no session is pinned to ${book} ${version}`);
    }
  }
}

import type { LogHead } from '../log/chain.js';
import { unitOf } from '../log/posting.js';
import type { ProjectedTables, TableRows } from '../projection/projected-row.js';
import { compareRows, type StoredRow } from '../verify/compare-rows.js';
import { digestOf } from '../../platform/http/write/idempotency.js';
import { firstOf, type Finding } from '../verify/finding.js';
import { ReceiptsBesideLog } from '../verify/receipts-beside-log.js';
import type {
  ComparedSessions,
  EndedSession,
  FoldedEvent,
  LogSource,
} from '../verify/verify-log.js';
import type { AccountLine, SessionLine } from './format.js';
import { ExportFault, type ExportPage, type ExportReader } from './reader.js';

const NO_ROWS: TableRows = new Map();

/** The log of an exported club. The rows in the file are compared; most rows follow from the log. */
export class ExportedLog implements LogSource<ExportPage> {
  readonly reader: ExportReader;
  readonly #sessions: ReadonlyMap<string, SessionLine>;
  readonly #accounts: ReadonlyMap<string, readonly AccountLine[]>;
  readonly #pinned = new Set<string>();
  #receipts: ReceiptsBesideLog | null = null;

  constructor(reader: ExportReader) {
    this.reader = reader;
    this.#sessions = new Map(reader.sessions.map((line) => [line.id, line]));
    const accounts = new Map<string, AccountLine[]>();
    for (const line of reader.accounts) {
      const its = accounts.get(line.session ?? '');
      if (its === undefined) accounts.set(line.session ?? '', [line]);
      else its.push(line);
    }
    this.#accounts = accounts;
  }

  head(): Promise<LogHead> {
    const { seq, hash } = this.reader.club;
    return Promise.resolve({ seq, hash });
  }

  lastEvents(): Promise<Map<string, number>> {
    const { sessions } = this.reader;
    return Promise.resolve(new Map(sessions.map(({ id, lastEvent }) => [id, lastEvent])));
  }

  pages(): AsyncIterable<ExportPage> {
    return this.reader.pages();
  }

  /** No row of a single event is in the file. */
  event(_page: ExportPage, _index: number, _folded: FoldedEvent): null {
    return null;
  }

  endOfPage(_page: ExportPage, ended: readonly EndedSession[]): Promise<ComparedSessions> {
    const compared = ended.map((session) => this.#compareSession(session));
    return Promise.resolve({
      finding: firstOf(compared.map(({ finding }) => finding)),
      ahead: firstOf(compared.map(({ ahead }) => ahead)),
    });
  }

  #compareSession({ id, seq, rows }: EndedSession): ComparedSessions {
    const line = this.#sessions.get(id);
    const stored = line === undefined ? [] : [storedSession(line)];
    const should = rows.get('session') ?? NO_ROWS;
    const finding = firstOf([
      ...compareRows('session', should, stored, seq),
      ...this.#compareAccounts(rows.get('account') ?? NO_ROWS, id, seq),
    ]);
    const version = Number(should.get(id)?.row['version'] ?? 0);
    const isAhead = (line?.version ?? 0) > version;
    return isAhead ? { finding: null, ahead: finding } : { finding, ahead: null };
  }

  #compareAccounts(should: TableRows, session: string, strangerSeq: number): Finding[] {
    const lines = this.#accounts.get(session) ?? [];
    return compareRows('account', should, lines.map(storedAccount), strangerSeq);
  }

  names(): Promise<number> {
    return Promise.resolve(this.reader.names.size);
  }

  rowsOfNoEvent(_head: LogHead): Promise<null> {
    return Promise.resolve(null);
  }

  endOfLog(rows: ProjectedTables, { seq }: LogHead): Promise<Finding | null> {
    this.#receipts = new ReceiptsBesideLog(rows);
    const { name, currency, accounts } = this.reader.club;
    const club = { name, currency, accountsMade: String(accounts) };
    const books = this.reader.ruleBooks.map(({ book, version }) => ({ book, version }));
    const pinned = rows.get('ruleBook') ?? NO_ROWS;
    for (const key of pinned.keys()) this.#pinned.add(key);
    return Promise.resolve(
      firstOf([
        ...compareRows('club', rows.get('club') ?? NO_ROWS, [club], seq),
        ...this.#compareAccounts(rows.get('account') ?? NO_ROWS, '', seq),
        // Books that are too many have no event to be named: their lines are.
        ...compareRows('ruleBook', pinned, books.filter(isPinnedIn(pinned)), seq),
      ]),
    );
  }

  /**
   * Compares the files of receipts, which are behind the log, with their digests.
   * @throws ExportFault for a file that no receipt holds
   */
  async compareReceipts(): Promise<Finding | null> {
    const found: (Finding | null)[] = [];
    for await (const { digest, content } of this.reader.receipts()) {
      if (this.#receipts?.isWanted(digest) !== true) {
        throw new ExportFault(this.reader.linesRead, `no receipt holds the file ${digest}`);
      }
      const bytes = Buffer.from(content, 'base64');
      const finding = this.#receipts.take(digest, digestOf(bytes));
      found.push(finding);
      if (finding === null) await this.receipt(digest, bytes);
    }
    return firstOf([...found, this.#receipts?.end() ?? null]);
  }

  /** A file of a receipt, as its digest says it is. */
  protected receipt(_digest: string, _bytes: Buffer): Promise<void> {
    return Promise.resolve();
  }

  /** Throws ExportFault for a rule book of the file that no session is pinned to. */
  checkBooksUsed(): void {
    for (const [i, { book, version }] of this.reader.ruleBooks.entries()) {
      if (this.#pinned.has(`${book} ${version}`)) continue;
      // The pinned books come after the first line.
      throw new ExportFault(i + 2, `no session is pinned to ${book} ${version}`);
    }
  }
}

function isPinnedIn(pinned: TableRows) {
  return ({ book, version }: { readonly book: string; readonly version: string }) =>
    pinned.has(`${book} ${version}`);
}

/** The row of a session by the file; its other columns follow from the log. */
function storedSession({ id, status, version }: SessionLine): StoredRow {
  return { id, status, version: String(version) };
}

function storedAccount({ id, kind, session, member, balance }: AccountLine): StoredRow {
  return {
    id: String(id),
    kind,
    sessionId: session,
    memberId: member,
    unit: unitOf(kind),
    balance: String(balance),
  };
}

import type { QueuedClient } from '../../platform/database/queued-client.js';
import type { ProjectedTables } from '../projection/projected-row.js';
import { firstOf, type Finding } from './finding.js';

/** Files of receipts at a time: PostgreSQL makes their digests, and only those are read. */
const AT_A_TIME = 50;

/** The files that receipts of a log hold, of which each is looked for beside it. */
export class ReceiptsBesideLog {
  /** The first event that attached each, by digest. */
  readonly #wanted = new Map<string, number>();

  /** @param rows as they follow from the whole log */
  constructor(rows: ProjectedTables) {
    for (const { row } of rows.get('receipt')?.values() ?? []) {
      const { held, eventSeq } = row;
      if (typeof held !== 'string') continue;
      const seq = Math.min(Number(eventSeq), this.#wanted.get(held) ?? Infinity);
      this.#wanted.set(held, seq);
    }
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  /** Whether some receipt holds a file. */
  isWanted(digest: string): boolean {
    return this.#wanted.has(digest);
  }

  /** Takes in a file: the digest that it is kept under, and the one that it has. */
  take(digest: string, has: string): Finding | null {
    const seq = this.#wanted.get(digest);
    this.#wanted.delete(digest);
    if (seq === undefined || digest === has) return null;
    return wrong(seq, 'the file of its receipt is not the one whose digest it gave');
  }

  /** The files that are missing. */
  end(): Finding | null {
    return firstOf(
      [...this.#wanted.values()].map((seq) => wrong(seq, 'the file of its receipt is missing')),
    );
  }
}

function wrong(seq: number, detail: string): Finding {
  return { seq, check: 'state', detail };
}

/**
 * Compares the files of a club with the digests that its log gives. A file that no receipt holds is one
 * whose event is still to come, or never came.
 */
export async function compareReceipts(
  client: QueuedClient,
  clubId: string,
  rows: ProjectedTables,
): Promise<Finding | null> {
  const receipts = new ReceiptsBesideLog(rows);
  if (receipts.isEmpty) return null;
  const found: (Finding | null)[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await readDigests(client, clubId, after);
    for (const { digest, has } of page) found.push(receipts.take(digest, has));
    after = page.length < AT_A_TIME ? null : (page.at(-1)?.digest ?? null);
  }
  return firstOf([...found, receipts.end()]);
}

interface DigestRow {
  readonly digest: string;
  readonly has: string;
}

async function readDigests(
  client: QueuedClient,
  clubId: string,
  after: string,
): Promise<readonly DigestRow[]> {
  const { rows } = await client.query<DigestRow>({
    name: 'verify-receipts',
    text: `SELECT digest, encode(sha256(content), 'hex') AS has FROM receipt_content c
      WHERE c.club_id = $1 AND c.digest > $2 ORDER BY c.digest LIMIT ${AT_A_TIME}`,
    values: [clubId, after],
  });
  return rows;
}

import type { Day } from '../../values/day.js';
import type { Reading } from '../table.js';

/** An account of the ledger with whose it is: nothing of it ever changes. */
export interface PartyAccount {
  /** Its number in the club's ledger. */
  readonly id: number;
  readonly kind: string;
  readonly unit: 'points' | 'money';
  /** The id of the member or of the club's account; or what a pot is called. */
  readonly party: string;
  /** The number of the member's account of money; null for none. */
  readonly whose: number | null;
  /** The day its evening was opened, where the club is; null for an account of money. */
  readonly sessionDay: Day | null;
}

/** An evening has a few, which follow each other: the next request is usually for the next one. */
const PAGE_SIZE = 100;

const PAGE = `
  SELECT a.id, a.kind, a.unit, coalesce(a.member_id::text, k.id::text, a.kind) AS party,
    m.account_id AS whose, coalesce(s.day, (s.opened_at AT TIME ZONE $3)::date::text) AS "sessionDay"
  FROM (SELECT * FROM account WHERE club_id = $1 AND id >= $2 ORDER BY id LIMIT $4) a
  LEFT JOIN cash_account k ON k.club_id = $1 AND k.account_id = a.id
  LEFT JOIN member m ON m.club_id = $1 AND m.id = a.member_id
  LEFT JOIN session s ON s.club_id = $1 AND s.id = a.session_id`;

/**
 * The accounts of a club, each read once: a long ledger names the same few again and again, and to join
 * them to every line takes PostgreSQL longer than to read the lines.
 */
export class PartyAccounts {
  readonly #known = new Map<number, PartyAccount>();

  constructor(private readonly reading: Pick<Reading<unknown>, 'database' | 'about'>) {}

  /** Reads those of them that are not known yet. */
  async read(ids: Iterable<number>): Promise<void> {
    const unknown = new Set(ids);
    for (;;) {
      for (const id of unknown) if (this.#known.has(id)) unknown.delete(id);
      if (unknown.size === 0) return;
      const first = Math.min(...unknown);
      await this.#readFrom(first);
      this.of(first);
    }
  }

  /** @throws Error for one that was not read */
  of(id: number): PartyAccount {
    const account = this.#known.get(id);
    if (account === undefined) throw new Error(`the ledger has no account ${id}`);
    return account;
  }

  async #readFrom(first: number): Promise<void> {
    const {
      database: { pool },
      about: { clubId, timeZone },
    } = this.reading;
    const { rows } = await pool.query<PartyAccount>({
      name: 'accounts-of-ledger',
      text: PAGE,
      values: [clubId, first, timeZone, PAGE_SIZE],
    });
    for (const account of rows) this.#known.set(account.id, account);
  }
}

import type { AccountParam } from '../../events/money/parts.js';

/** An account of the ledger, and whose it is. */
export interface LedgerAccount {
  /** Its number in the club's ledger. */
  readonly id: number;
  /** `member`, `clearing`, `purse`, `income`, `expense`, `equity`; of an evening `player` or a pot. */
  readonly kind: string;
  /** The name of the member; null for none. */
  readonly member: string | null;
  /** The built-in account of the club; null for others. */
  readonly own: AccountParam | null;
}

/** Under what hledger finds each kind of account: it knows what they are by these names. */
const PARENTS: Readonly<Record<string, string>> = {
  member: 'assets:receivable',
  purse: 'assets:purse',
  income: 'income',
  expense: 'expenses',
  equity: 'equity',
};
const CLEARING = 'equity:clearing';

/**
 * The names of accounts in an hledger journal: safe to read back, and no two the same. In the order of
 * the ledger the earlier account keeps the plain name, so a later namesake does not change it.
 */
export class AccountNames {
  readonly #names = new Map<number, string>();
  readonly #members = new Map<number, string>();
  readonly #evenings = new Map<string, string>();
  readonly #taken = new Set<string>([CLEARING]);

  /**
   * @param accounts of money, by their numbers
   * @param nameOf what an own account is called in the language
   */
  constructor(accounts: readonly LedgerAccount[], nameOf: (account: AccountParam) => string) {
    for (const account of accounts) {
      const { id, kind, member, own } = account;
      const said = own === null ? member : nameOf(own);
      const name = kind === 'clearing' ? CLEARING : this.#free(PARENTS[kind] ?? kind, said, id);
      this.#names.set(id, name);
    }
  }

  /** Of money, in the order of the ledger. */
  all(): IterableIterator<[number, string]> {
    return this.#names.entries();
  }

  /** @throws Error for an account that is not known */
  of(id: number): string {
    const name = this.#names.get(id);
    if (name === undefined) throw new Error(`the ledger has no account ${id}`);
    return name;
  }

  /**
   * The account of an evening: a player's, or a pot.
   *
   * @param evening its day and id
   * @param whose the number of the player's account of money; null for a pot
   */
  ofEvening(
    id: number,
    { day, session }: { readonly day: string; readonly session: string },
    { whose, kind }: { readonly whose: number | null; readonly kind: string },
  ): { readonly name: string; readonly isNew: boolean } {
    const known = this.#members.get(id);
    if (known !== undefined) return { name: known, isNew: false };
    let evening = this.#evenings.get(session);
    if (evening === undefined) {
      evening = this.#free('points', `${day} ${session.slice(0, 8)}`, id);
      this.#evenings.set(session, evening);
    }
    const own = whose === null ? kind : lastPart(this.of(whose));
    const name = this.#free(evening, own, id);
    this.#members.set(id, name);
    return { name, isNew: true };
  }

  #free(parent: string, said: string | null, id: number): string {
    const plain = `${parent}:${safeName(said ?? '') || id}`;
    let name = plain;
    // A name may equal another's name with a number.
    for (let more = ''; this.#taken.has(name); more += ' ')
      name = `${plain} (${id}${more.length === 0 ? '' : `-${more.length}`})`;
    this.#taken.add(name);
    return name;
  }
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/**
 * A text as part of an account's name: two spaces end one, a semicolon begins a comment, a colon parts the
 * account from the one above it.
 */
export function safeName(text: string): string {
  return plainLine(text).replaceAll(/[;:]/g, ' ').replaceAll(/ +/g, ' ').trim();
}

/** A text as the description of a transaction. */
export function safeDescription(text: string): string {
  return plainLine(text).replaceAll(/[;|]/g, ',');
}

/** A text as the value of a tag, which a comma ends. */
export function safeTag(text: string): string {
  return plainLine(text).replaceAll(/ ?, ?/g, ' / ');
}

function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

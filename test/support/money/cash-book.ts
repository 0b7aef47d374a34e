import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { MembersMoney, ClubMoney } from '../../../src/cash-book/money/money.view.js';
import type {
  PartyView,
  VoucherPage,
  VoucherView,
} from '../../../src/cash-book/vouchers/voucher.view.js';
import {
  call,
  expectStatus,
  expectVerified,
  read,
  type Answer,
  type ServedApp,
} from '../api/api.js';
import { expectDescribed } from '../api/described.js';

/** A club's money as tests speak of it: members by letters, accounts by their codes. */
export class CashBook {
  #accounts = new Map<string, string>();

  private constructor(
    readonly served: ServedApp,
    readonly club: string,
    readonly members: readonly string[],
    readonly today: string,
  ) {}

  static async of(served: ServedApp, club: string, members: readonly string[]): Promise<CashBook> {
    const { today } = await read<BooksView>(served.base, `/v1/clubs/${club}/books`);
    const book = new CashBook(served, club, members, today);
    await book.accounts();
    return book;
  }

  /** The member of a letter. */
  id(letter: string): string {
    return this.members['abcdef'.indexOf(letter)] ?? letter;
  }

  /** The account of a code, or of a name. */
  account(code: string): string {
    return this.#accounts.get(code) ?? code;
  }

  path(what: string): string {
    return `/v1/clubs/${this.club}/${what}`;
  }

  /** Sends a write, which must be as the API says of it. */
  async send<T = VoucherView>(
    what: string,
    body: object,
    method = 'POST',
    as?: string,
    version?: number,
  ): Promise<Answer<T>> {
    const path = this.path(what);
    const who = as === undefined ? {} : { as };
    const at = version === undefined ? {} : { version };
    const answer = await call<T>(this.served.base, method, path, { body, ...who, ...at });
    expectDescribed(this.served, method, path, answer, body);
    return answer;
  }

  /** The letter of a member, the code of an account. */
  nameOf({ member, account }: Pick<PartyView, 'member' | 'account'>): string {
    if (member !== null) return 'abcdef'[this.members.indexOf(member)] ?? member;
    return [...this.#accounts].find(([, id]) => id === account)?.[0] ?? String(account);
  }

  /** Writes a voucher under today; gives it. */
  async write(what: string, body: object): Promise<VoucherView> {
    return expectStatus(await this.send(what, { day: this.today, ...body }), 201).body;
  }

  async get<T>(what: string, as?: string): Promise<T> {
    const path = this.path(what);
    const who = as === undefined ? {} : { as };
    const answer = await call<T>(this.served.base, 'GET', path, who);
    expectDescribed(this.served, 'GET', path, answer);
    return expectStatus(answer, 200).body;
  }

  /** Says the first day of the books. */
  async begins(firstDay: string): Promise<void> {
    expectStatus(await this.send<BooksView>('books', { firstDay }, 'PATCH'), 200);
  }

  /** The balances of all accounts that have one, by code or name, signed as people say it. */
  async accounts(): Promise<Record<string, number>> {
    const { accounts } = await this.get<AccountList>('accounts');
    const named = accounts.map((one) => [one.name ?? one.code ?? '', one] as const);
    this.#accounts = new Map(named.map(([name, { id }]) => [name, id]));
    return Object.fromEntries(
      named.filter(([, { amount }]) => amount !== 0).map(([name, { amount }]) => [name, amount]),
    );
  }

  /** The balance of each member, by letter. */
  async stands(on?: string): Promise<Record<string, number>> {
    const query = on === undefined ? '' : `?on=${on}`;
    const { members } = await this.get<MembersMoney>(`money/members${query}`);
    return Object.fromEntries(
      members.map(({ member, amount }) => ['abcdef'[this.members.indexOf(member)] ?? '?', amount]),
    );
  }

  /** 'a label: kind' of each voucher, the oldest first. */
  async vouchers(query = ''): Promise<string[]> {
    const { vouchers } = await this.get<VoucherPage>(`vouchers${query}`);
    return vouchers.map(({ label, kind }) => `${label} ${kind}`).reverse();
  }

  money(): Promise<ClubMoney> {
    return this.get<ClubMoney>('money');
  }

  expectVerified() {
    return expectVerified(this.served.base, this.club);
  }
}

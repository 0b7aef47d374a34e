import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { NewsView, WaitingYear } from '../../../src/audit/news/news.view.js';
import type {
  ChangedRemark,
  ExaminationView,
  ExaminedYear,
  RemarkView,
} from '../../../src/cash-book/examinations/examination.view.js';
import type { YearAccounts } from '../../../src/cash-book/years/year-accounts.view.js';
import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { make, someone, type Someone } from '../access/access-club.js';
import { call, expectStatus, type ServedApp } from '../api/api.js';
import { expectDescribed } from '../api/described.js';
import { linesOfPdf } from '../files/poppler.js';
import { CashBook } from './cash-book.js';

/** A club whose last year is closed, with a debt of Anna and money of Bent in it. */
export class ClosedYear {
  private constructor(
    readonly served: ServedApp,
    readonly book: CashBook,
    readonly firstDay: string,
    readonly auditor: Someone,
    readonly treasurer: Someone,
    readonly anna: Someone,
  ) {}

  /** @param spends whether money of the cash box was spent in it, without a receipt */
  static async of(served: ServedApp, { spends = false } = {}): Promise<ClosedYear> {
    const { base } = served;
    const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne' });
    const member = async (name: string) =>
      (await make<MemberView>(base, `/v1/clubs/${id}/members`, { name })).id;
    const members = [await member('Anna'), await member('Bent')];
    const book = await CashBook.of(served, id, members);
    const firstDay = `${Number(book.today.slice(0, 4)) - 1}-01-01`;
    await book.begins(firstDay);
    const lines = [
      { member: book.id('a'), amount: -4000 },
      { member: book.id('b'), amount: 2500 },
    ];
    expectStatus(await book.send('opening-balances', { day: firstDay, lines }), 201);
    if (spends) {
      const [account, purse] = ['coffee', 'drawer'].map((code) => book.account(code));
      const spent = { day: firstDay, account, paidBy: { purse }, amount: 5000, text: 'Coffee' };
      expectStatus(await book.send('expenses', spent), 201);
    }
    const year = new ClosedYear(
      served,
      book,
      firstDay,
      await someone(base, id, 'auditor'),
      await someone(base, id, 'treasurer'),
      await someone(base, id, 'member', book.id('a')),
    );
    expectStatus(await year.send('close', undefined, { version: 1 }), 200);
    return year;
  }

  async send<T>(what: string, body?: object, more: { version?: number; as?: string } = {}) {
    const path = this.book.path(`years/${this.firstDay}/${what}`);
    const answer = await call<T>(this.served.base, 'POST', path, { body, ...more });
    expectDescribed(this.served, 'POST', path, answer, body);
    return answer;
  }

  async reason(what: string, body: object | undefined, more: { version?: number; as?: string }) {
    const { status, body: told } = await this.send<ProblemBody>(what, body, more);
    return `${status} ${told.reason}`;
  }

  accounts(as?: string): Promise<YearAccounts> {
    return this.book.get<YearAccounts>(`years/${this.firstDay}/accounts`, as);
  }

  /** An examination as the auditor would send it now. */
  async found(more: object = {}) {
    const { head } = await this.accounts();
    return { ticked: ['purses-counted'], conclusion: 'approved', head, ...more };
  }

  /** A remark of the auditor; gives its number. */
  async put(text: string, more: object = {}): Promise<number> {
    const as = this.auditor.token;
    const put = await this.send<ChangedRemark>('remarks', { text, ...more }, { as });
    return expectStatus(put, 201).body.remark;
  }

  async remarks(): Promise<readonly RemarkView[]> {
    return (await this.accounts()).year.remarks;
  }

  /** The event of the first voucher of the year. */
  async voucher(): Promise<number> {
    const { vouchers } = await this.book.get<VoucherPage>(`vouchers?year=${this.firstDay}`);
    return vouchers[0]?.event ?? 0;
  }

  async sign(more: object = {}, version = 2): Promise<number> {
    const asked = { version, as: this.auditor.token };
    const signed = await this.send<ExaminedYear>('examinations', await this.found(more), asked);
    return expectStatus(signed, 201).body.event;
  }

  async examinations(): Promise<readonly ExaminationView[]> {
    return (await this.accounts()).year.examinations;
  }

  /** The news of somebody, the newest first; seen after that. */
  async news(who: Someone): Promise<readonly string[]> {
    const { news, event } = await this.book.get<NewsView>('news', who.token);
    const seen = { body: { event }, as: who.token };
    expectStatus(await call(this.served.base, 'POST', this.book.path('news/seen'), seen), 200);
    expect(news.every(({ year }) => year?.firstDay === this.firstDay)).toBe(true);
    return news.map(({ what }) => what);
  }

  /** The tasks in years that wait for somebody. */
  async waits(who: Someone): Promise<readonly Pick<WaitingYear, 'what' | 'count'>[]> {
    const { waiting } = await this.book.get<NewsView>('news', who.token);
    return waiting.years.map(({ what, count }) => ({ what, count }));
  }

  async paper(as?: string): Promise<string> {
    const path = this.book.path(`years/${this.firstDay}/accounts.pdf?language=en&names=all`);
    const headers = { authorization: `Bearer ${as ?? this.treasurer.token}` };
    const answer = await fetch(this.served.base + path, { headers });
    expect(answer.status).toBe(200);
    return linesOfPdf(new Uint8Array(await answer.arrayBuffer()))
      .join(' ')
      .replace(/\s+/g, ' ');
  }
}

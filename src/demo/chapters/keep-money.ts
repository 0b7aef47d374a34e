import type { PlanPreview, PlanView } from '../../cash-book/plans/plan.view.js';
import type { PurseReconciliations } from '../../cash-book/reconciliations/reconciliation.view.js';
import type { WrittenRecurring } from '../../cash-book/recurring/recurring.view.js';
import type { VoucherView } from '../../cash-book/vouchers/voucher.view.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import { found, type DemoClub } from '../demo-club.js';
import { receiptFile } from '../receipt-file.js';

const DUES = 30_000;
/** The time at which the treasurer does the books, in UTC. */
const MORNING = '09:00';

/** Those who keep the money. */
const KEEPERS = [
  ['treasurer', 'Clara'],
  ['owner', 'Agnes'],
] as const;

/** The money of the club as the treasurer keeps it; amounts in minor units. */
export class DemoMoney {
  constructor(
    private readonly api: DemoApi,
    private readonly club: DemoClub,
  ) {}

  /** The money that the club and its members had on the first day of the books. */
  async open(day: Day, firstDay: Day): Promise<void> {
    this.api.at(day, MORNING);
    await this.#post('opening-balances', {
      day: firstDay,
      lines: [
        { account: this.#account('drawer'), amount: 64_000 },
        { account: this.#account('Bank'), amount: 312_000 },
        { member: this.#member('Frode'), amount: -12_000 },
        { member: this.#member('Gerda'), amount: 4500 },
      ],
    });
  }

  /** Charges dues, which all pay to the bank but those who are named. */
  async dues(day: Day, due: Day, name: string, unpaid: readonly string[]): Promise<void> {
    this.api.at(day, MORNING);
    const lines = [...this.club.members.values()].map((member) => ({
      member,
      class: 'active',
      amount: DUES,
    }));
    // The season may begin in the last days of a year.
    const despite = ['dues-of-later-year'];
    await this.#post('dues', { day, name, dueDay: due, lines, despite });
    for (const [payer, member] of this.club.members) {
      if (unpaid.includes(payer)) continue;
      this.api.wait(7);
      const purse = this.#account('Bank');
      const received = { day, text: name, member, purse, amount: DUES };
      await this.#send('POST', 'money-received', received, { of: [member] });
    }
  }

  /** The expenses of a season. */
  async expenses(day: Day): Promise<void> {
    this.api.at(day, MORNING);
    const drawer = { purse: this.#account('drawer') };
    const cards = { day, text: 'To nye spil kort', receipt: '1', account: this.#account('cards') };
    const bought = await this.#post<VoucherView>('expenses', {
      ...{ ...cards, amount: 23_800, paidBy: drawer },
    });
    this.api.wait(2);
    await this.#attach(bought, 'kort.pdf', [
      ...['Spil & Papir', day, '', '2 x Tarok 54 blade', '', 'I ALT DKK   238,00'],
    ]);
    this.api.wait(9);
    const room = { day, text: 'Leje af lokale', receipt: '2', account: this.#account('room') };
    const bank = { purse: this.#account('Bank') };
    const rent = { ...{ text: room.text, account: room.account, amount: 150_000 }, ...bank };
    const { recurring } = await this.#post<WrittenRecurring>('recurring-expenses', {
      ...{ ...rent, firstDay: day, every: 'year' },
    });
    this.api.wait(2);
    const due = { recurring, dueDay: day };
    await this.#post('expenses', { ...room, amount: 150_000, paidBy: bank, ...due });
    this.api.wait(9);
    const coffee = { day, text: 'Kaffe og kage', receipt: '3', account: this.#account('coffee') };
    const sharedBy = ['Agnes', 'Bent', 'Clara', 'Ditlev'].map((name) => this.#member(name));
    const paidBy = { member: this.#member('Gerda') };
    const drunk = await this.#post<VoucherView>('expenses', {
      ...{ ...coffee, amount: 18_400, paidBy, sharedBy },
    });
    this.api.wait(2);
    await this.#attach(drunk, 'kaffe.pdf', [
      ...['Brugsen', day, '', 'Kaffe        84,00', 'Wienerbrød  100,00', 'I ALT DKK   184,00'],
    ]);
  }

  /**
   * The bank agrees with the books up to a day: all that is open until then is on its statement.
   * @param yearEnd the last day of a year before, whose balance the statement shows too
   */
  async reconcile(day: Day, until: Day, yearEnd?: Day): Promise<void> {
    this.api.at(day, MORNING);
    const path = `accounts/${this.#account('Bank')}/reconciliations`;
    const before = await this.api.ask<PurseReconciliations>({
      method: 'GET',
      path: `${this.club.here}/${path}`,
      as: found(this.club.tokens, 'treasurer'),
    });
    const shown = before.open.filter((movement) => movement.day <= until);
    const balanceOn = (last: Day) =>
      shown
        .filter((movement) => movement.day <= last)
        .reduce((sum, { amount }) => sum + amount, before.balance);
    await this.#post(path, {
      until,
      balance: balanceOn(until),
      vouchers: shown.map(({ event }) => event),
      balances: yearEnd === undefined ? [] : [{ day: yearEnd, balance: balanceOn(yearEnd) }],
    });
  }

  /** A grant comes in, and some of the cash goes to the bank; the cash is counted. */
  async income(day: Day): Promise<void> {
    this.api.at(day, MORNING);
    const bank = this.#account('Bank');
    const drawer = this.#account('drawer');
    const grant = { day, text: 'Tilskud fra kommunen', account: this.#account('other-income') };
    await this.#post('income', { ...grant, amount: 100_000, paidTo: { purse: bank } });
    this.api.wait(9);
    await this.#post('purse-moves', { day, from: drawer, to: bank, amount: 20_000 });
    this.api.wait(9);
    const counted = { day, purse: drawer, counted: 20_150, why: 'Byttepenge ved bordet.' };
    await this.#post('purse-counts', counted);
  }

  /** Agrees a plan among the members; all but so many of its transfers are done. */
  async settle(day: Day, left: number): Promise<void> {
    this.api.at(day, MORNING);
    const purse = this.#account('drawer');
    const asked = { way: 'members', purse, on: day };
    const { digest } = await this.#post<PlanPreview>('plans/preview', asked);
    const plan = await this.#post<PlanView>('plans', { ...asked, digest });
    for (const { id, version, from, to } of plan.transfers.slice(0, plan.transfers.length - left)) {
      this.api.wait(15);
      const of = [from.member, to.member].flatMap((member) => member ?? []);
      // Neither of the two who may mark it marks a transfer between them.
      if (KEEPERS.every(([, name]) => of.includes(this.#member(name)))) continue;
      const done = `plans/${plan.id}/transfers/${id}/done`;
      await this.#send('POST', done, { day }, { version, of });
    }
  }

  /** A member says that they have paid; nobody has confirmed it. */
  async report(day: Day, amount: number): Promise<void> {
    this.api.at(day, MORNING);
    const as = found(this.club.tokens, 'member');
    await this.api.ask({ path: `${this.club.here}/payments`, body: { amount, day }, as });
  }

  /** Closes a fiscal year by its first day, and has it examined. */
  async closeYear(firstDay: Day, on: Day): Promise<void> {
    this.api.at(on, MORNING);
    const year = `years/${firstDay}`;
    const lines = [{ account: this.#account('dues'), amount: 8 * DUES }];
    await this.#send('PUT', `${year}/budget`, { lines });
    this.api.wait(20);
    const closed = await this.#post<{ version: number }>(`${year}/close`, {}, 1);
    this.api.wait(300);
    const as = found(this.club.tokens, 'auditor');
    const { here } = this.club;
    const text = 'Kvittering 2, leje af lokale, er ikke vedlagt.';
    await this.api.ask({ path: `${here}/${year}/remarks`, body: { text }, as });
    const { head } = await this.api.ask<{ readonly head: LogHead }>({
      method: 'GET',
      path: `${here}/verification`,
      as,
    });
    const { seq, hash } = head;
    await this.api.ask({
      path: `${here}/${year}/examinations`,
      body: {
        ticked: ['purses-counted', 'dues-charged', 'proof-verified'],
        conclusion: 'approved-with-reservations',
        head: { seq, hash },
      },
      as,
      version: closed.version,
    });
  }

  #attach({ event }: VoucherView, name: string, lines: readonly string[]): Promise<unknown> {
    return this.api.ask({
      path: `${this.club.here}/vouchers/${event}/receipts?name=${name}`,
      body: receiptFile(lines),
      as: found(this.club.tokens, 'treasurer'),
    });
  }

  #account(code: string): string {
    return found(this.club.accountOf, code);
  }

  #member(name: string): string {
    return found(this.club.members, name);
  }

  #post<T = unknown>(what: string, body: object, version?: number): Promise<T> {
    return this.#send('POST', what, body, version === undefined ? {} : { version });
  }

  /** @param of the members whose money it is: nobody records their own */
  #send<T>(
    method: 'POST' | 'PUT',
    what: string,
    body: object,
    { version, of = [] }: { readonly version?: number; readonly of?: readonly string[] } = {},
  ): Promise<T> {
    const [keeper = 'treasurer'] =
      KEEPERS.find(([, name]) => !of.includes(this.#member(name))) ?? [];
    const as = found(this.club.tokens, keeper);
    const at = version === undefined ? {} : { version };
    return this.api.ask<T>({ method, path: `${this.club.here}/${what}`, body, as, ...at });
  }
}

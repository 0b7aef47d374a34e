import { randomUUID } from 'node:crypto';
import { EXAMPLE } from '../../../src/platform/http/reference/example-ids.js';
import type { Role } from '../../../src/people/roles.js';
import { setClock } from '../database/clock.js';

/** The money of the API reference, in the order of its examples: each part in a club of its own. */

type Json = Readonly<Record<string, unknown>>;

interface Answered {
  readonly status: number;
  readonly body: Json;
}

interface Asked {
  readonly example?: string;
  readonly body?: unknown;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly version?: number;
  readonly as?: string;
}

/** Whether a part of an answer is not compared. */
export type Unlike = (key: string, part: unknown) => boolean;

/** How the reference is played: requests are from it, and answers must match it. */
export interface Walk {
  readonly send: (id: string, asked?: Asked) => Promise<Answered>;
  /** The answer is the one in the reference, but for what `unlike` names beside times and secrets. */
  readonly expectLike: (id: string, sent: Answered, answer: string, unlike?: Unlike) => void;
  readonly signUp: (role: Role, member?: string) => Promise<string>;
  readonly example: (id: string, name: string) => unknown;
  /** The service's values for the ids of the examples. */
  readonly given: Map<string, string>;
}

const NUMBERS = /^(event|seq|voucher|reverses|reversedBy|waivedBy|number|label)$/;

/** The numbers of events and vouchers: the clubs of the walk have others than that of the examples. */
function isNumber(key: string, part: unknown): boolean {
  return NUMBERS.test(key) && (typeof part === 'number' || /^\d+-\d+$/.test(String(part)));
}

const DAY = '2026-11-20';

export class MoneyWalk {
  constructor(private readonly walk: Walk) {}

  /** Sends something, whose answer must be the one that the reference shows. */
  private async shown(id: string, answer: string, asked: Asked = {}): Promise<Json> {
    const sent = await this.walk.send(id, asked);
    this.walk.expectLike(id, sent, answer, isNumber);
    return sent.body;
  }

  private learn(example: string, real: unknown): void {
    this.walk.given.set(example, String(real));
  }

  /** The refusal that something meets. */
  private async code(id: string, asked: Asked = {}): Promise<unknown> {
    return (await this.walk.send(id, asked)).body['code'];
  }

  /** The accounts of the club, which Karen owns; gives the bearer token of Børge, its treasurer. */
  private async begin(): Promise<string> {
    const { send, signUp } = this.walk;
    const { body } = await send('listAccounts');
    const accounts = body['accounts'] as { id: string; code: string | null }[];
    for (const [example, code] of [
      [EXAMPLE.purse, 'drawer'],
      [EXAMPLE.kittyAccount, 'kitty'],
      [EXAMPLE.duesAccount, 'dues'],
      [EXAMPLE.coffeeAccount, 'coffee'],
      [EXAMPLE.differenceAccount, 'difference'],
      [EXAMPLE.openingAccount, 'opening'],
    ] as const) {
      const found = accounts.find((one) => one.code === code);
      if (found === undefined) throw new Error(`the club has no account ${code}`);
      this.learn(example, found.id);
    }
    await send('changeMembership', { example: 'claim' });
    return signUp('treasurer', EXAMPLE.borge);
  }

  private async openBank(): Promise<void> {
    const bank = await this.walk.send('addAccount', { example: 'bank' });
    this.learn(EXAMPLE.purseAtBank, bank.body['id']);
    this.walk.expectLike('addAccount', bank, 'bank');
  }

  /** The books, accounts and vouchers. */
  async moved(): Promise<void> {
    const { send } = this.walk;
    const as = await this.begin();
    await this.shown('readBooks', 'books');
    await this.openBank();
    await this.shown('recordOpeningBalances', 'voucher', { example: 'lines' });
    await this.shown('changeBooks', 'july', { example: 'july' });
    const received = await this.shown('receiveMoney', 'voucher', { example: 'received', as });
    const seq = String(received['event']);
    const path = { seq };
    await this.shown('readVoucher', 'voucher', { path });
    this.learn('"17.0"', `"${seq}.0"`);
    await this.shown('listVouchers', 'page', { query: '?limit=1' });
    const { body: twice } = await send('countPurse', {
      body: { day: '2026-11-20', purse: this.walk.given.get(EXAMPLE.purse), counted: 84000 },
    });
    expect(twice['difference']).toBe(0);
    await this.shown('changeAccount', 'tin', { example: 'name' });
    await this.shown('reverseVoucher', 'reversed', { path, example: 'reversal' });

    const moved = { day: '2026-11-20', member: this.walk.given.get(EXAMPLE.karen), amount: 1 };
    const late = { ...moved, day: '2999-01-01', purse: this.walk.given.get(EXAMPLE.purse) };
    expect([
      await this.code('reverseVoucher', { path, example: 'reversal' }),
      await this.code('changeAccount', { body: { archived: true } }),
      await this.code('receiveMoney', { as, body: { ...moved, purse: randomUUID() } }),
      await this.code('receiveMoney', { as, body: late }),
    ]).toEqual(['voucher-refused', 'account-refused', 'account-not-found', 'day-refused']);
  }

  /** The expenses of the club and its members, and moves between purses and members. */
  async spent(): Promise<void> {
    const as = await this.begin();
    await this.openBank();
    expect(await this.code('payOutMoney', { example: 'paid' })).toBe('own-money');
    await this.shown('payOutMoney', 'voucher', { example: 'paid', as });
    await this.shown('giveMoney', 'voucher', { example: 'given', as });
    await this.shown('recordExpense', 'borne', { example: 'borne' });
    await this.shown('recordExpense', 'shared', { example: 'shared' });
    await this.shown('movePurse', 'moved', { example: 'moved' });
  }

  /** The balances, and the count of the drawer. */
  async stood(): Promise<void> {
    const { send, given } = this.walk;
    await this.begin();
    const lines = [
      { account: given.get(EXAMPLE.purse), amount: 84000 },
      { member: given.get(EXAMPLE.karen), amount: -2000 },
      { member: given.get(EXAMPLE.borge), amount: 12500 },
    ];
    await send('recordOpeningBalances', { body: { day: DAY, lines } });
    await send('reportPayment', { example: 'paid' });
    await this.shown('readMoney', 'money');
    await this.shown('listMembersMoney', 'members');
    const agrees = { day: DAY, purse: given.get(EXAMPLE.purse), counted: 84000 };
    await this.shown('countPurse', 'agrees', { body: agrees });
    await this.shown('countPurse', 'differs', { example: 'counted' });
  }

  /** Dues are charged and waived, and the arrears are listed. */
  async charged(): Promise<void> {
    const { send, given } = this.walk;
    await this.begin();
    const charged = await send('chargeDues', { example: 'dues' });
    this.learn(EXAMPLE.dues, charged.body['dues']);
    this.walk.expectLike('chargeDues', charged, 'charged', isNumber);
    await this.shown('waiveDues', 'waived', { example: 'waiver' });
    const paid = { member: given.get(EXAMPLE.else), purse: given.get(EXAMPLE.purse) };
    await send('receiveMoney', { body: { day: DAY, amount: 17500, ...paid } });
    await this.shown('listDues', 'dues');
    const setBack = setClock(new Date('2026-12-24T12:00:00Z'));
    try {
      await this.shown('listArrears', 'arrears', { query: '?language=en' });
    } finally {
      setBack();
    }
    expect([
      await this.code('waiveDues', { example: 'waiver' }),
      await this.code('waiveDues', { example: 'waiver', path: { duesId: randomUUID() } }),
    ]).toEqual(['dues-refused', 'dues-not-found']);
  }

  /** Karen says that she has paid, thrice: it is confirmed, declined, withdrawn. */
  async paid(): Promise<void> {
    const { send, given } = this.walk;
    const as = await this.begin();
    await this.openBank();
    const lines = [{ member: given.get(EXAMPLE.karen), amount: -34000 }];
    await send('recordOpeningBalances', { body: { day: DAY, lines } });
    await this.shown('chooseWaysToPay', 'ways', { example: 'ways' });
    await this.shown('readWaysToPay', 'ways');
    const path = { memberId: EXAMPLE.karen };
    const { body: how } = await send('readHowToPay', { path });
    this.learn(EXAMPLE.reference, how['reference']);
    await this.shown('readHowToPay', 'sheet', { path });

    const report = async () => {
      const reported = await send('reportPayment', { example: 'paid' });
      this.learn(EXAMPLE.payment, reported.body['id']);
      this.walk.expectLike('reportPayment', reported, 'reported', isNumber);
    };
    await report();
    await this.shown('listPayments', 'page');
    await this.shown('readReference', 'karen');
    const confirming = { example: 'confirmed', version: 1 };
    expect(await this.code('confirmPayment', confirming)).toBe('own-money');
    await this.shown('confirmPayment', 'confirmed', { ...confirming, as });
    const declining = { example: 'declined', version: 1, as };
    expect([
      await this.code('declinePayment', { ...declining, version: 2 }),
      await this.code('declinePayment', { ...declining, path: { paymentId: randomUUID() } }),
    ]).toEqual(['payment-refused', 'payment-not-found']);
    await report();
    await this.shown('declinePayment', 'declined', declining);
    await report();
    expect(await this.code('withdrawPayment', { version: 1, as })).toBe('not-allowed');
    await this.shown('withdrawPayment', 'withdrawn', { version: 1 });
  }

  /** Karen and Børge settle up: once it is paid, once it is dropped. */
  async settled(): Promise<void> {
    const as = await this.begin();
    const agree = async () => {
      const { given } = this.walk;
      const body = { day: DAY, from: given.get(EXAMPLE.karen), to: given.get(EXAMPLE.borge) };
      await this.walk.send('giveMoney', { body: { ...body, amount: 2000 } });
      const { body: preview } = await this.walk.send('previewPlan', { example: 'preview' });
      const { digest } = this.walk.example('agreePlan', 'plan') as { digest: string };
      this.learn(digest, preview['digest']);
      const agreed = await this.walk.send('agreePlan', { example: 'plan', as });
      const [transfer] = agreed.body['transfers'] as { id: string; reference: string }[];
      this.learn(EXAMPLE.plan, agreed.body['id']);
      this.learn(EXAMPLE.transfer, transfer?.id);
      this.learn(EXAMPLE.transferReference, transfer?.reference);
      return { agreed, preview };
    };
    const { agreed, preview } = await agree();
    this.walk.expectLike('previewPlan', { status: 200, body: preview }, 'preview', isNumber);
    this.walk.expectLike('agreePlan', agreed, 'plan', isNumber);
    await this.shown('listPlans', 'page');
    await this.shown('readPlan', 'plan');
    expect([
      await this.code('agreePlan', { example: 'plan' }),
      await this.code('readPlan', { path: { planId: randomUUID() } }),
      await this.code('transferDone', { example: 'done', version: 1 }),
    ]).toEqual(['plan-refused', 'plan-not-found', 'not-allowed']);
    await this.shown('transferDone', 'transfer', { example: 'done', version: 1, as });
    await agree();
    await this.shown('dropTransfer', 'transfer', { example: 'drop', version: 1 });
  }

  /** A year is budgeted, closed, examined and opened again. */
  async closed(): Promise<void> {
    const { send, given, example, signUp } = this.walk;
    const treasurer = await this.begin();
    const as = await signUp('auditor', EXAMPLE.else);
    const path = { firstDay: '2025-01-01' };
    const before = { firstDay: '2024-01-01' };
    const karen = given.get(EXAMPLE.karen);
    const purse = given.get(EXAMPLE.purse);
    const lines = [
      { account: purse, amount: 50000 },
      { member: karen, amount: -31500 },
    ];
    await send('recordOpeningBalances', { body: { day: '2024-01-01', lines } });
    const dues = { day: '2025-01-10', name: 'Kontingent 2025', dueDay: '2025-02-01' };
    const line = { member: karen, class: 'active', amount: 2500 };
    await send('chargeDues', { body: { ...dues, lines: [line] } });
    const received = { day: '2025-01-20', member: karen, purse, amount: 34000 };
    await send('receiveMoney', { body: received, as: treasurer });
    await send('openSession', { example: 'by-the-book' });
    await this.shown('setBudget', 'budget', { example: 'budget' });
    await send('setBudget', { example: 'budget', path });

    await send('closeYear', { path: before, version: 1 });
    await this.shown('closeYear', 'closed', { path, version: 1 });
    const { body: accounts } = await send('readYearAccounts', { path });
    const found = example('examineYear', 'examination') as Json;
    const examination = { path, version: 2, as };
    const codes = [
      await this.code('closeYear', { version: 1 }),
      await this.code('receiveMoney', { body: received, as: treasurer }),
      await this.code('examineYear', { ...examination, example: 'examination' }),
      await this.code('readYearAccounts', { path: { firstDay: '2027-01-01' } }),
    ];
    expect(codes).toEqual(['year-refused', 'year-closed', 'examination-refused', 'year-not-found']);
    const body = { ...found, head: accounts['head'] };
    await this.shown('examineYear', 'examined', { ...examination, body });
    await this.shown('readYearAccounts', 'accounts', { path });
    await this.shown('listYears', 'years');
    await this.shown('reopenYear', 'reopened', { path, example: 'why', version: 2 });
  }
}

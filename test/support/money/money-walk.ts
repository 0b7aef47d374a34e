import { randomUUID } from 'node:crypto';
import type { Role } from '../../../src/people/roles.js';
import { setClock } from '../database/clock.js';
import { bodyOf } from '../reference/bodies.js';
import { EXAMPLE } from '../reference/ids.js';

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

/** How the evening of the reference is played. */
export interface Walk {
  readonly send: (id: string, asked?: Asked) => Promise<Answered>;
  /** Records an answer under a name. */
  readonly show: (id: string, sent: Answered, name: string) => void;
  readonly signUp: (role: Role, member?: string) => Promise<string>;
  /** The service's values for the ids of the bodies. */
  readonly given: Map<string, string>;
}

const DAY = '2026-11-20';

export class MoneyWalk {
  constructor(private readonly walk: Walk) {}

  /** Sends something, and records the answer. */
  private async shown(id: string, answer: string, asked: Asked = {}): Promise<Json> {
    const sent = await this.walk.send(id, asked);
    this.walk.show(id, sent, answer);
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
      [EXAMPLE.otherIncomeAccount, 'other-income'],
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
    this.walk.show('addAccount', bank, 'bank');
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
    await this.shown('listVouchers', 'page', { query: '?limit=1' });
    await this.shown('readAccountCard', 'page', { query: '?limit=1' });
    await send('tableOfAccountCard');
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
    const held = { account: this.walk.given.get(EXAMPLE.purse), amount: 150_000 };
    await this.walk.send('recordOpeningBalances', { body: { day: DAY, lines: [held] } });
    expect(await this.code('payOutMoney', { example: 'paid' })).toBe('own-money');
    await this.shown('payOutMoney', 'voucher', { example: 'paid', as });
    await this.shown('giveMoney', 'voucher', { example: 'given', as });
    await this.shown('giveMoney', 'paid', { example: 'paid', as });
    await this.shown('recordExpense', 'borne', { example: 'borne' });
    await this.shown('recordExpense', 'shared', { example: 'shared' });
    await this.shown('recordIncome', 'grant', { example: 'grant' });
    await this.shown('recordIncome', 'sale', { example: 'sale' });
    await this.shown('movePurse', 'moved', { example: 'moved' });
    const { given } = this.walk;
    const pair = { from: given.get(EXAMPLE.karen), to: given.get(EXAMPLE.else) };
    const most = { day: DAY, ...pair, amount: 90_000_000, despite: [] };
    expect(await this.code('giveMoney', { as, body: most })).toBe('confirmation-needed');
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

  /** The drawer is reconciled as a bank would be, and that is withdrawn. */
  async reconciled(): Promise<void> {
    const { send } = this.walk;
    await this.begin();
    const { body: opening } = await send('recordOpeningBalances', { example: 'lines' });
    const body = { ...(bodyOf('reconcilePurse', 'agrees') as Json), vouchers: [opening['event']] };
    expect([
      await this.code('reconcilePurse', { body: { ...body, balance: 1 } }),
      await this.code('reconcilePurse', { body: { ...body, until: '2999-01-01' } }),
    ]).toEqual(['reconciliation-refused', 'day-refused']);
    const written = await this.shown('reconcilePurse', 'agrees', { body });
    await this.shown('readReconciliations', 'agrees');
    const path = { reconciliation: String(written['event']) };
    await this.shown('withdrawReconciliation', 'withdrawn', { path, example: 'why' });
    expect([
      await this.code('withdrawReconciliation', { path, example: 'why' }),
      await this.code('withdrawReconciliation', { path: { reconciliation: '1' }, example: 'why' }),
    ]).toEqual(['reconciliation-refused', 'reconciliation-not-found']);
  }

  /** Dues are charged and waived, and the arrears are listed. */
  async charged(): Promise<void> {
    const { send, given } = this.walk;
    await this.begin();
    const charged = await send('chargeDues', { example: 'dues' });
    this.learn(EXAMPLE.dues, charged.body['dues']);
    this.walk.show('chargeDues', charged, 'charged');
    await this.shown('waiveDues', 'waived', { example: 'waiver' });
    const paid = { member: given.get(EXAMPLE.else), purse: given.get(EXAMPLE.purse) };
    await send('receiveMoney', { body: { day: DAY, amount: 17500, ...paid } });
    await this.shown('listDues', 'dues');
    await this.shown('proposeDues', 'year');
    await this.shown('listOpenItems', 'items');
    await this.shown('remindMember', 'reminded', { example: 'reminder' });
    const setBack = setClock(new Date('2026-12-24T12:00:00Z'));
    try {
      await this.shown('listArrears', 'arrears', { query: '?language=en' });
    } finally {
      setBack();
    }
    await this.matched(String(charged.body['event']));
    expect([
      await this.code('waiveDues', { example: 'waiver' }),
      await this.code('waiveDues', { example: 'waiver', path: { duesId: randomUUID() } }),
    ]).toEqual(['dues-refused', 'dues-not-found']);
  }

  /** A part of what paid the dues pays an excursion instead. */
  private async matched(dues: string): Promise<void> {
    const { send, given } = this.walk;
    const member = given.get(EXAMPLE.else);
    const lines = [{ member, class: 'active', amount: 4000 }];
    const trip = { day: DAY, name: 'Udflugt', dueDay: DAY, lines };
    const { body: charged } = await send('chargeDues', { body: trip });
    const query = `?member=${String(member)}`;
    const { body: list } = await send('listMatches', { query });
    const [match] = list['matches'] as { readonly credit: { readonly event: number } }[];
    const of = { member, matched: match?.credit.event, from: Number(dues), to: charged['event'] };
    const body = { ...(bodyOf('moveMatch', 'moved') as Json), ...of };
    await this.shown('moveMatch', 'moved', { body });
    await this.shown('listMatches', 'matches', { query });
    expect(await this.code('moveMatch', { body: { ...body, amount: 90_000 } })).toBe(
      'match-refused',
    );
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
      this.walk.show('reportPayment', reported, 'reported');
    };
    await report();
    await this.shown('listPayments', 'page');
    await this.shown('readReference', 'karen');
    await this.shown('searchMoney', 'line', { query: '?q=340,00' });
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
      const { digest } = bodyOf('agreePlan', 'plan') as { digest: string };
      this.learn(digest, preview['digest']);
      const agreed = await this.walk.send('agreePlan', { example: 'plan', as });
      const [transfer] = agreed.body['transfers'] as { id: string }[];
      this.learn(EXAMPLE.plan, agreed.body['id']);
      this.learn(EXAMPLE.transfer, transfer?.id);
      return { agreed, preview };
    };
    const { agreed, preview } = await agree();
    this.walk.show('previewPlan', { status: 200, body: preview }, 'preview');
    this.walk.show('agreePlan', agreed, 'plan');
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

  /** A member objects to what is booked on their account; who booked it answers nothing. */
  async objected(): Promise<void> {
    const { given, send, signUp } = this.walk;
    const treasurer = await this.begin();
    const as = await signUp('auditor', EXAMPLE.else);
    const karen = given.get(EXAMPLE.karen);
    const received = { day: DAY, member: karen, purse: given.get(EXAMPLE.purse), amount: 2500 };
    const { body } = await send('receiveMoney', { body: received, as: treasurer });
    const path = { seq: String(body['event']) };
    const first = await send('raiseObjection', { path, example: 'objection' });
    const withdrawn = { path: { objection: String(first.body['objection']) } };
    await this.shown('withdrawObjection', 'withdrawn', withdrawn);
    const raised = await this.shown('raiseObjection', 'raised', { path, example: 'objection' });
    const objection = { objection: String(raised['objection']) };
    const answer = { path: objection, example: 'granted' };
    expect([
      await this.code('raiseObjection', { path, example: 'objection' }),
      await this.code('raiseObjection', { path: { seq: '1' }, example: 'objection' }),
      await this.code('answerObjection', { ...answer, as: treasurer }),
      await this.code('withdrawObjection', withdrawn),
      await this.code('withdrawObjection', { path: { objection: '1' } }),
    ]).toEqual([
      'objection-refused',
      'voucher-not-found',
      'own-money',
      'objection-refused',
      'objection-not-found',
    ]);
    await this.shown('answerObjection', 'granted', { ...answer, as });
    const why = { why: 'The payment was somebody else’s.', day: DAY };
    await send('reverseVoucher', { path, body: why, as: treasurer });
    await this.shown('listObjections', 'objections', { as });
    expect(await this.code('raiseObjection', { path, example: 'objection' })).toBe(
      'voucher-refused',
    );
  }

  /** A year is budgeted, closed, examined and opened again. */
  async closed(): Promise<void> {
    const { send, given, signUp } = this.walk;
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
    await this.shown('setAccountsNotes', 'notes', { example: 'notes', path });

    await send('closeYear', { path: before, version: 1 });
    await this.shown('closeYear', 'closed', { path, version: 1 });
    const { body: accounts } = await send('readYearAccounts', { path });
    const found = bodyOf('examineYear', 'examination') as Json;
    const examination = { path, version: 2, as };
    const codes = [
      await this.code('closeYear', { version: 1 }),
      await this.code('receiveMoney', { body: received, as: treasurer }),
      await this.code('examineYear', { ...examination, example: 'examination' }),
      await this.code('readYearAccounts', { path: { firstDay: '2027-01-01' } }),
    ];
    expect(codes).toEqual(['year-refused', 'year-closed', 'examination-refused', 'year-not-found']);
    await this.shown('putRemark', 'put', { path, example: 'remark', as });
    const remark = { ...path, remark: '1' };
    const answer = { path: remark, example: 'answer' };
    await this.shown('answerRemark', 'answered', answer);
    await this.shown('keepRemarkOpen', 'open', { path: remark, example: 'why', as });
    await send('answerRemark', answer);
    await this.shown('settleRemark', 'settled', { path: remark, as });
    const body = { ...found, looked: [], head: accounts['head'] };
    const { event } = await this.shown('examineYear', 'examined', { ...examination, body });
    await this.shown('readYearAccounts', 'accounts', { path });
    await this.shown('listYears', 'years');
    const signed = { ...path, examination: String(event) };
    await this.shown('withdrawExamination', 'withdrawn', { path: signed, example: 'why', as });
    expect([
      await this.code('answerRemark', answer),
      await this.code('settleRemark', { path: { ...remark, remark: '2' }, as }),
      await this.code('putRemark', { path: { firstDay: '2025-02-01' }, example: 'remark', as }),
    ]).toEqual(['examination-refused', 'examination-not-found', 'year-not-found']);
    await this.shown('reopenYear', 'reopened', { path, example: 'why', version: 2 });
  }
}

import { randomUUID } from 'node:crypto';
import type { NewsView } from '../../../../src/audit/news/news.view.js';
import type { AccountView } from '../../../../src/cash-book/accounts/account.view.js';
import type { OpenItemsList } from '../../../../src/cash-book/open-items/open-items.view.js';
import type { ChosenWays, HowToPay } from '../../../../src/cash-book/pay/pay.view.js';
import type {
  PaymentPage,
  ReferenceView,
  ReportedPayment,
} from '../../../../src/cash-book/payments/payment.view.js';
import type {
  PlanEntry,
  PlanPage,
  PlanPreview,
  PlanTransferView,
  PlanView,
} from '../../../../src/cash-book/plans/plan.view.js';
import type { YearList } from '../../../../src/cash-book/years/year.view.js';
import type { MemberView } from '../../../../src/clubs/view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { ownerAt } from '../../../support/access/access.js';
import { agreedPlan, someone, type Someone } from '../../../support/access/access-club.js';
import {
  call,
  expectStatus,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';
import { expectDescribed } from '../../../support/api/described.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { expectMoves } from '../../../support/api/moved-club.js';

/** Payments that members report, their outcome, and the ways to pay. */

let served: ServedApp;
let evening: KoenigrufenEvening;
let book: CashBook;
let drawer: string;
/** a is a member, b keeps the money. */
let anna: Someone;
let bent: Someone;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

beforeEach(async () => {
  evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  book = await CashBook.of(served, club, members);
  drawer = book.account('drawer');
  anna = await someone(served.base, club, 'member', book.id('a'));
  bent = await someone(served.base, club, 'treasurer', book.id('b'));
  // a owes 340 kr.
  const lines = [{ member: book.id('a'), amount: -34000 }];
  await book.write('opening-balances', { lines });
});

test('a member says what a payment is for, and the treasurer may say otherwise', async () => {
  const day = book.today;
  const party = { account: book.account('coffee'), paidBy: { purse: drawer }, amount: 6_000, day };
  for (const text of ['Jul', 'Påske', 'Pinse']) {
    await book.write('expenses', { ...party, text, sharedBy: [book.id('a'), book.id('c')] });
  }
  const open = async () => {
    const { members } = await get<OpenItemsList>(`open-items?member=${book.id('a')}`);
    const items = members.flatMap((one) => one.items);
    return items.map(({ name, event, open: left }) => ({ name, event, left }));
  };
  const eventOf = async (name: string) =>
    (await open()).find((one) => one.name === name)?.event ?? 0;
  const [easter, whitsun] = [await eventOf('Påske'), await eventOf('Pinse')];
  const said = await report({ amount: 3_000, pays: [whitsun] });
  expect(said.pays).toEqual([whitsun]);
  const { payments } = await get<PaymentPage>('payments');
  expect(payments.map(({ pays }) => pays)).toEqual([[whitsun]]);
  // Left out: as the member said.
  const body = { day, purse: drawer };
  expectStatus(await answered(said, 'confirm', { body }), 200);
  expect((await open()).map(({ name }) => name)).toEqual(['', 'Jul', 'Påske']);
  // An item that was paid meanwhile is none any more: the money pays the oldest.
  const late = await report({ amount: 3_000, pays: [easter], day });
  await book.write('money-received', {
    member: book.id('a'),
    purse: drawer,
    amount: 3_000,
    pays: [easter],
  });
  expectStatus(await answered(late, 'confirm', { body }), 200);
  expect((await open()).map(({ name, left }) => [name, left])).toEqual([
    ['', -31_000],
    ['Jul', -3_000],
  ]);
  // The treasurer ticks something else.
  const feast = await eventOf('Jul');
  const other = await report({ amount: 3_000, day });
  expect(other.pays).toEqual([]);
  expectStatus(await answered(other, 'confirm', { body: { ...body, pays: [feast] } }), 200);
  expect((await open()).map(({ name }) => name)).toEqual(['']);
  const unknown = { amount: 1, day, pays: [feast] };
  const refused = await send('POST', 'payments', { as: anna.token, body: unknown });
  expect(refusalOf(refused)).toBe('404 voucher-not-found no-such-voucher');
  await book.expectVerified();
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await expectMoves(evening);
});

interface Sent {
  readonly body?: object;
  readonly as?: string;
  readonly version?: number;
  readonly key?: string;
}

/** Sends something, which must be as the API says of it. */
async function send<T>(method: string, what: string, sent: Sent = {}): Promise<Answer<T>> {
  const path = book.path(what);
  const answer = await call<T>(served.base, method, path, sent);
  expectDescribed(served, method, path.split('?')[0] ?? '', answer, sent.body);
  return answer;
}

async function get<T>(what: string, as?: string): Promise<T> {
  return expectStatus(await send<T>('GET', what, as === undefined ? {} : { as }), 200).body;
}

async function report(body: object = {}, by = anna): Promise<ReportedPayment> {
  const sent = { as: by.token, body: { amount: 34000, day: book.today, ...body } };
  return expectStatus(await send<ReportedPayment>('POST', 'payments', sent), 201).body;
}

/** An answer to a payment: of b unless somebody else is named. */
function answered(
  { id, version }: ReportedPayment,
  how: 'confirm' | 'decline' | 'withdraw',
  { as = bent.token, key = randomUUID(), ...more }: Sent = {},
): Promise<Answer<ReportedPayment>> {
  const bodies = {
    confirm: { purse: drawer, day: book.today },
    decline: { why: 'Nothing came.' },
    withdraw: undefined,
  };
  const body = more.body ?? bodies[how];
  const sent = { as, key, version: more.version ?? version };
  const path = `payments/${id}/${how}`;
  return send('POST', path, body === undefined ? sent : { ...sent, body });
}

/** '409 payment-refused payment-has-ended' */
function refusalOf({ status, body }: Answer<unknown>): string {
  const { code, reason } = body as ProblemBody;
  return `${status} ${code} ${reason}`;
}

const newsOf = async (by: Someone) =>
  (await get<NewsView>('news', by.token)).news.map(({ what, payment }) => {
    return [what, payment?.amount, payment?.why];
  });

test('a payment: reported, confirmed once, and taken back', async () => {
  const before = await book.stands();
  const payment = await report({ text: 'MobilePay' });
  expect(payment).toMatchObject({
    member: book.id('a'),
    amount: 34000,
    currency: 'DKK',
    purse: null,
    text: 'MobilePay',
    state: 'reported',
    version: 1,
    voucher: null,
  });
  const waits = async () => (await get<YearList>('years')).years.map((year) => year.waits);
  const evenings = { what: 'open-evenings', count: 1 };
  expect(await waits()).toEqual([[evenings, { what: 'reported-payments', count: 1 }]]);
  // It moves nothing, and waits for b, and for the owner.
  expect(await book.stands()).toEqual(before);
  expect((await book.money()).waits).toEqual({ payments: 1, amount: 34000 });
  expect((await get<NewsView>('news', bent.token)).waiting.payments).toBe(1);
  expect((await get<NewsView>('news', anna.token)).waiting.payments).toBe(0);
  expect(await get<HowToPay>(`members/${book.id('a')}/how-to-pay`, anna.token)).toMatchObject({
    owes: 34000,
    reported: 34000,
    amount: null,
    ways: [],
  });

  const first = expectStatus(await answered(payment, 'confirm'), 200);
  expect([first.etag, first.body.state, first.body.purse]).toEqual(['"2"', 'confirmed', drawer]);
  expect(await book.stands()).toEqual({ ...before, a: 0 });
  expect((await book.accounts())['drawer']).toBe(34000);
  const voucher = first.body.voucher ?? 0;
  expect(await book.vouchers('?kind=payment-confirmed')).toHaveLength(1);
  expect(await newsOf(anna)).toEqual([['payment-confirmed', 34000, null]]);
  expect(await newsOf(bent)).toEqual([]);

  // The voucher is taken back: so is the payment, and a owes again what they did.
  const why = { why: 'It was somebody else.', day: book.today };
  expectStatus(await book.send(`vouchers/${voucher}/reversal`, why), 201);
  const { payments } = await get<PaymentPage>('payments');
  const back = { state: 'reversed', version: 3, reversedBy: voucher + 1 };
  expect(payments).toEqual([{ ...first.body, ...back, name: 'Anna', endedBy: 'Bent' }]);
  expect(await book.stands()).toEqual(before);
  expect(await book.accounts()).toEqual({ opening: 34000 });
  expect((await newsOf(anna))[0]).toEqual(['payment-reversed', 34000, why.why]);
  const late = { ...payment, version: 3 };
  expect(refusalOf(await answered(late, 'confirm'))).toBe('409 payment-refused payment-has-ended');
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await book.expectVerified();
  await expectMoves(evening);
});

test('declined with a reason, or withdrawn, by whom it is for', async () => {
  const declined = await report({ purse: drawer });
  const nothing = await answered(declined, 'decline', { body: {} });
  expect(refusalOf(nothing)).toBe('400 validation-failed fields-wrong');
  expect(refusalOf(await answered(declined, 'confirm', { as: anna.token }))).toMatch(/^403/);
  expect(refusalOf(await answered(declined, 'withdraw'))).toBe('403 not-allowed only-own-payment');
  expect(expectStatus(await answered(declined, 'decline'), 200).body).toMatchObject({
    state: 'declined',
    why: 'Nothing came.',
    version: 2,
  });
  expect(await newsOf(anna)).toEqual([['payment-declined', 34000, 'Nothing came.']]);
  expect(refusalOf(await answered(declined, 'confirm'))).toBe('412 version-stale payment-moved-on');
  const again = { ...declined, version: 2 };
  for (const how of ['confirm', 'decline'] as const) {
    expect(refusalOf(await answered(again, how))).toBe('409 payment-refused payment-has-ended');
  }

  const withdrawn = await report();
  const done = await answered(withdrawn, 'withdraw', { as: anna.token });
  expect(expectStatus(done, 200).body.state).toBe('withdrawn');
  const { payments } = await get<PaymentPage>('payments', anna.token);
  expect(payments.map(({ state }) => state)).toEqual(['withdrawn', 'declined']);
  expect((await get<PaymentPage>('payments?state=reported')).payments).toEqual([]);
  expect((await book.money()).waits).toEqual({ payments: 0, amount: 0 });
  const none = { ...withdrawn, id: randomUUID() };
  expect(refusalOf(await answered(none, 'confirm'))).toBe('404 payment-not-found no-such-payment');

  // A member sees their own only; who is no member reports nothing.
  const carl = await someone(served.base, book.club, 'member', book.id('c'));
  expect((await get<PaymentPage>('payments', carl.token)).payments).toEqual([]);
  const others = await send('GET', `payments?member=${book.id('a')}`, { as: carl.token });
  expect(refusalOf(others)).toBe('403 not-allowed only-own-records');
  const nobody = await send('POST', 'payments', { body: { amount: 1, day: book.today } });
  expect(refusalOf(nobody)).toBe('403 member-not-claimed member-not-claimed');
  expect(await book.vouchers()).toHaveLength(1);
  await book.expectVerified();
});

test('50 who confirm at once confirm once', async () => {
  const payment = await report();
  const all = Array.from({ length: 50 }, () => answered(payment, 'confirm'));
  const told = (await Promise.all(all)).map((one) => (one.status === 200 ? '200' : refusalOf(one)));
  const refused = '412 version-stale payment-moved-on';
  expect(told.sort()).toEqual(['200', ...Array.from({ length: 49 }, () => refused)]);
  expect(await book.vouchers('?kind=payment-confirmed')).toHaveLength(1);
  expect((await book.stands())['a']).toBe(0);

  const other = await report();
  const key = randomUUID();
  const same = Array.from({ length: 50 }, () => answered(other, 'confirm', { key }));
  const texts = (await Promise.all(same)).map((one) => expectStatus(one, 200).text);
  expect(new Set(texts).size).toBe(1);
  expect((await book.stands())['a']).toBe(34000);
  await book.expectVerified();
});

test('nobody settles alone what is theirs while somebody else may', async () => {
  const { base } = served;
  const own = await report({}, bent);
  expect(refusalOf(await answered(own, 'confirm'))).toBe('409 own-money another-may-confirm');
  const pays = { day: book.today, member: book.id('b'), purse: drawer, amount: 100 };
  for (const what of ['money-received', 'money-paid-out']) {
    const answer = await book.send(what, pays, 'POST', bent.token);
    expect(refusalOf(answer)).toBe('409 own-money another-may-move');
  }
  const given = { day: book.today, from: book.id('a'), to: book.id('b'), amount: 100 };
  const taken = await book.send('money-given', given, 'POST', bent.token);
  expect(refusalOf(taken)).toBe('409 own-money another-may-move');
  // The owner may, who is no member: then it is confirmed.
  const { user } = expectStatus(
    await call<{ user: { id: string } }>(base, 'GET', '/v1/me', {}),
    200,
  ).body;
  const path = book.path(`memberships/${user.id}`);
  expectStatus(await answered(own, 'confirm', { as: ownerAt(base) ?? '' }), 200);

  // d is an owner beside them; both others go, and then d may alone.
  const dorte = await someone(base, book.club, 'owner', book.id('d'));
  const alone = await report({}, dorte);
  const as = dorte.token;
  expect(refusalOf(await answered(alone, 'confirm', { as }))).toMatch(/another-may-confirm$/);
  const roles = (who: string, body: object) =>
    call(base, 'PATCH', book.path(`memberships/${who}`), { body, as });
  expectStatus(await roles(bent.id, { roles: ['member'] }), 200);
  expect(refusalOf(await answered(alone, 'confirm', { as }))).toMatch(/another-may-confirm$/);
  expectStatus(await call(base, 'POST', `${path}/end`, { as }), 200);
  expectStatus(await answered(alone, 'confirm', { as }), 200);
});

test('ways to pay, a sheet for what is owed, and a reference that is found again', async () => {
  const a = book.id('a');
  const sheet = () => get<HowToPay>(`members/${a}/how-to-pay`, anna.token);
  expect(await sheet()).toMatchObject({ owes: 34000, amount: 34000, ways: [] });
  const choose = (ways: readonly object[], as?: string) =>
    send<ChosenWays>('PUT', 'ways-to-pay', { body: { ways }, ...(as === undefined ? {} : { as }) });
  const account = { kind: 'bank-account', said: { registration: '1234', account: '001 234-5678' } };
  const box = { kind: 'mobilepay-box', said: { box: '1234ab' } };
  expect(refusalOf(await choose([box], anna.token))).toMatch(/^403/);
  const chosen = expectStatus(await choose([box, account]), 200).body;
  expect(chosen).toMatchObject({
    currency: 'DKK',
    possible: ['mobilepay-number', 'mobilepay-box', 'bank-account'],
    ways: [
      { kind: 'mobilepay-box', said: { box: '1234AB' }, warnings: [{ reason: 'box-is-private' }] },
      { said: { registration: '1234', account: '0012345678' }, warnings: [] },
    ],
  });
  expect(await get('ways-to-pay', anna.token)).toEqual(chosen);
  const { event: head } = await get<NewsView>('news');
  expectStatus(await choose([box, account]), 200);
  expect((await get<NewsView>('news')).event).toBe(head);
  const wrong = [
    [{ kind: 'swish', said: { number: '1231234567' } }, 'way-not-in-currency', 'ways[1].kind'],
    [{ kind: 'bank-account', said: { account: '1' } }, 'registration-number-malformed'],
    [{ kind: 'mobilepay-number', said: {} }, 'mobilepay-number-malformed', 'ways[1].said.number'],
  ] as const;
  for (const [way, reason, field = 'ways[1].said.registration'] of wrong) {
    const answer = await choose([box, way]);
    expect(refusalOf(answer)).toBe(`400 validation-failed ${reason}`);
    expect((answer.body as unknown as ProblemBody).field).toBe(field);
  }

  // The purse of a way is one of the club's, and the payer's sheet names it while it is in use.
  const named = (purse: string) => choose([{ ...account, purse }, box]);
  const income = book.account('dues');
  expect(refusalOf(await named(income))).toMatch(/other-type-of-account$/);
  const unknown = await named(a);
  expect(refusalOf(unknown)).toMatch(/no-such-account$/);
  expect((unknown.body as unknown as ProblemBody).field).toBe('ways[0].purse');
  const bank = { body: { type: 'purse', name: 'Bank' } };
  const { id: purse } = expectStatus(await send<AccountView>('POST', 'accounts', bank), 201).body;
  expect(expectStatus(await named(purse), 200).body.ways).toMatchObject([
    { purse },
    { purse: null },
  ]);
  const purses = async () => (await sheet()).ways.map((way) => way.purse);
  expect(await purses()).toEqual([purse, null]);
  const away = { body: { archived: true } };
  expectStatus(await send('PATCH', `accounts/${purse}`, away), 200);
  expect(await purses()).toEqual([null, null]);
  expectStatus(await choose([box, account]), 200);

  const { reference, ways } = await sheet();
  expect(reference).toMatch(/^[2-9ACDEFHKMNPRTWXY]{6}$/);
  expect(ways.map(({ kind, qr, lines }) => [kind, qr, lines.at(-1)?.text])).toEqual([
    ['mobilepay-box', null, reference],
    ['bank-account', null, reference],
  ]);
  // A Box takes no more than 30,000 kr.; the bank does.
  const much = await get<HowToPay>(`members/${a}/how-to-pay?amount=3000001`);
  expect(much.ways.map(({ refused }) => refused?.reason ?? null)).toEqual([
    'amount-not-payable',
    null,
  ]);
  expect((await report()).reference).toBe(reference);

  // However the bank writes it.
  const typed = `${reference.slice(0, 3).toLowerCase()} ${reference.slice(3)}`;
  const found = await get<ReferenceView>(`references/${encodeURIComponent(typed)}`);
  expect(found.members).toEqual([
    { member: a, name: 'Anna', guest: false, archived: false, amount: -34000 },
  ]);
  expect(found.payments).toHaveLength(1);
  const listed = await get<PaymentPage>(`payments?reference=${encodeURIComponent(typed)}`);
  expect(listed.payments).toEqual(found.payments);
  // A transfer of a plan has one of its own.
  const { id, transfers } = await agreedPlan(served.base, book.club, drawer);
  const [transfer] = transfers;
  const planned = await get<ReferenceView>(`references/${transfer?.reference ?? ''}`);
  expect(planned).toMatchObject({
    members: [],
    transfers: [{ plan: id, id: transfer?.id, from: a, amount: 34000, status: 'open' }],
    payments: [],
  });
  for (const none of ['22222R', 'nothing']) {
    expect(refusalOf(await send('GET', `references/${none}`))).toMatch(/^404 reference-not-found/);
  }
  const bad = { as: anna.token, body: { amount: 1, day: book.today, reference: '222223' } };
  expect(refusalOf(await send('POST', 'payments', bad))).toBe(
    '400 validation-failed reference-malformed',
  );
  await book.expectVerified();
});

test('a key belongs to the member who reports with it: another one is refused, and reports nothing', async () => {
  const sent = { key: randomUUID(), body: { amount: 34000, day: book.today } };
  const first = await send<ReportedPayment>('POST', 'payments', { ...sent, as: anna.token });
  expect([first.status, first.replayed]).toEqual([201, null]);
  const other = await send('POST', 'payments', { ...sent, as: bent.token });
  expect(refusalOf(other)).toMatch(/^422 idempotency-key-reused/);
  const again = await send<ReportedPayment>('POST', 'payments', { ...sent, as: anna.token });
  expect([again.text, again.replayed]).toEqual([first.text, 'true']);
  const { payments } = await get<PaymentPage>('payments');
  expect(payments.map(({ member }) => member)).toEqual([book.id('a')]);
});

test('a guest who owes, and then is a member; who is archived pays too', async () => {
  const make = async (what: string, body?: object) =>
    expectStatus(await send<MemberView>('POST', what, body === undefined ? {} : { body }), 201)
      .body;
  const { id: guest } = await make('guests', { name: 'Gitte' });
  const lines = [{ member: guest, amount: -5000 }];
  await book.write('opening-balances', { lines });
  const how = (id: string) => get<HowToPay>(`members/${id}/how-to-pay`);
  const asGuest = await how(guest);
  expect(asGuest).toMatchObject({ member: guest, owes: 5000 });

  // They pay a part at the table, are merged, and the bank has their old reference.
  await book.write('money-received', { member: guest, purse: drawer, amount: 2000 });
  const into = book.id('f');
  expectStatus(await send('POST', `guests/${guest}/merge`, { body: { into } }), 200);
  expect(await how(guest)).toMatchObject({ member: into, owes: 3000 });
  const { reference } = await how(into);
  for (const one of [reference, asGuest.reference]) {
    const { members } = await get<ReferenceView>(`references/${one}`);
    expect(members).toMatchObject([{ member: into, amount: -3000 }]);
  }
  const fie = await someone(served.base, book.club, 'member', into);
  const rest = await report({ amount: 3000, reference: asGuest.reference }, fie);
  expect(rest.reference).toBe(asGuest.reference);
  expectStatus(await answered(rest, 'confirm'), 200);
  expect((await book.stands())['f']).toBe(0);

  expectStatus(await send('POST', `members/${book.id('a')}/archive`), 200);
  expectStatus(await answered(await report(), 'confirm'), 200);
  expect((await book.stands())['a']).toBe(0);
  await book.expectVerified();
});

const FINE = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };

describe('a debt that an agreed plan asks for', () => {
  /** The plan by which a pays the drawer 340 kr., with its one transfer. */
  async function agreed(): Promise<{ readonly plan: string; readonly transfer: PlanTransferView }> {
    const asked = { way: 'purse', purse: drawer, on: book.today, members: [book.id('a')] };
    const preview = await book.send<PlanPreview>('plans/preview', asked);
    const { digest } = expectStatus(preview, 200).body;
    const { id, transfers } = expectStatus(
      await book.send<PlanView>('plans', { ...asked, digest }),
      201,
    ).body;
    const [transfer] = transfers;
    if (transfer === undefined) throw new Error('nothing to settle');
    return { plan: id, transfer };
  }

  const now = async (plan: string): Promise<PlanTransferView> => {
    const [transfer] = (await get<PlanEntry>(`plans/${plan}`)).transfers;
    if (transfer === undefined) throw new Error('no transfer');
    return transfer;
  };

  const done = (plan: string, { id, version }: PlanTransferView) =>
    book.send(
      `plans/${plan}/transfers/${id}/done`,
      { day: book.today },
      'POST',
      bent.token,
      version,
    );

  const how = () => get<HowToPay>(`members/${book.id('a')}/how-to-pay`, anna.token);

  test('is paid once: it has one code, and the confirmed payment closes the transfer', async () => {
    const own = (await how()).reference;
    const { plan, transfer } = await agreed();
    expect(await how()).toMatchObject({
      reference: transfer.reference,
      transfer: transfer.id,
      amount: 34000,
    });
    expect(transfer.reference).not.toBe(own);
    const payment = await report();
    expect(payment).toMatchObject({ reference: transfer.reference, transfer: transfer.id });
    expect((await how()).amount).toBe(null);
    const confirmed = expectStatus(await answered(payment, 'confirm'), 200).body;
    const closed = await now(plan);
    expect(closed).toMatchObject({ status: 'done', paid: 34000, voucher: confirmed.voucher });
    expect((await book.stands())['a']).toBe(0);
    // 'The money has come' posts nothing more.
    expect(refusalOf(await done(plan, closed))).toBe('409 plan-refused transfer-is-done');
    expect(await book.vouchers('?kind=transfer-done')).toEqual([]);
    expect(await how()).toMatchObject({ owes: 0, amount: null, transfer: null, reference: own });

    // The voucher is taken back: the transfer is open again, with its code.
    const why = { why: 'It bounced.', day: book.today };
    expectStatus(await book.send(`vouchers/${confirmed.voucher ?? 0}/reversal`, why), 201);
    expect(await now(plan)).toMatchObject({ status: 'open', paid: 0, voucher: null });
    expect(await how()).toMatchObject({ amount: 34000, reference: transfer.reference });
    await book.expectVerified();
    await evening.step('fines', evening.told(FINE));
    await expectMoves(evening);
  });

  test('that was marked as paid meanwhile is not booked again, unless the keeper says what for', async () => {
    const { plan, transfer } = await agreed();
    const payment = await report({ reference: transfer.reference });
    expect(payment.transfer).toBe(transfer.id);
    expectStatus(await done(plan, transfer), 201);
    expect(refusalOf(await answered(payment, 'confirm'))).toBe('409 plan-refused transfer-is-done');
    expect((await book.stands())['a']).toBe(0);
    const body = { purse: drawer, day: book.today, transfer: null };
    const confirmed = expectStatus(await answered(payment, 'confirm', { body }), 200).body;
    expect([confirmed.transfer, (await book.stands())['a']]).toEqual([null, 34000]);
    await book.expectVerified();
  });

  test('is paid in part: the rest of the transfer stays open; too much goes on to what is open', async () => {
    const { plan, transfer } = await agreed();
    const part = await report({ amount: 14000 });
    expectStatus(await answered(part, 'confirm'), 200);
    expect(await now(plan)).toMatchObject({ status: 'open', paid: 14000, version: 2 });
    expect(await how()).toMatchObject({ amount: 20000, reference: transfer.reference });
    const { openAmount } = (await get<PlanPage>('plans')).plans[0] ?? {};
    expect(openAmount).toBe(20000);
    // Nothing of it is settled twice by another plan.
    const asked = { way: 'purse', purse: drawer, on: book.today };
    const preview = await book.send<PlanPreview>('plans/preview', asked);
    expect(expectStatus(preview, 200).body.transfers).toEqual([]);
    const rest = await report({ amount: 25000 });
    expectStatus(await answered(rest, 'confirm'), 200);
    expect(await now(plan)).toMatchObject({ status: 'done', paid: 39000, amount: 34000 });
    expect((await book.stands())['a']).toBe(5000);
    await book.expectVerified();
    await evening.step('fines', evening.told(FINE));
    await expectMoves(evening);
  });

  test('that is marked as paid after a part of it posts the rest', async () => {
    const { plan } = await agreed();
    expectStatus(await answered(await report({ amount: 14000 }), 'confirm'), 200);
    const marked = expectStatus(await done(plan, await now(plan)), 201);
    expect(marked.body).toMatchObject({ status: 'done', paid: 34000 });
    expect((await book.stands())['a']).toBe(0);
    await book.expectVerified();
  });

  test('is not paid by a transfer of somebody else, nor by one that was dropped', async () => {
    const { plan, transfer } = await agreed();
    const of = (by: Someone, named: string) =>
      send('POST', 'payments', {
        as: by.token,
        body: { amount: 100, day: book.today, transfer: named },
      });
    expect(refusalOf(await of(bent, transfer.id))).toBe('404 plan-not-found no-such-transfer');
    const payment = await report();
    const drop = `plans/${plan}/transfers/${transfer.id}/drop`;
    expectStatus(await book.send(drop, { why: 'No.' }, 'POST', undefined, 1), 201);
    expect(refusalOf(await of(anna, transfer.id))).toBe('409 plan-refused transfer-is-dropped');
    const confirmed = expectStatus(await answered(payment, 'confirm'), 200).body;
    expect(confirmed.transfer).toBe(null);
    await book.expectVerified();
  });
});

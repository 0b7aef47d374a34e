import type { OpenItemsList } from '../../../../src/cash-book/open-items/open-items.view.js';
import type { HowToPay } from '../../../../src/cash-book/pay/pay.view.js';
import type { MembersMoney } from '../../../../src/cash-book/money/money.view.js';
import type {
  PaymentPage,
  ReportedPayment,
} from '../../../../src/cash-book/payments/payment.view.js';
import type {
  PlanEntry,
  PlanPreview,
  PlanTransferView,
  PlanView,
} from '../../../../src/cash-book/plans/plan.view.js';
import type { VoucherView } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { ClubView, MemberView } from '../../../../src/clubs/view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { make, someone, type Someone } from '../../../support/access/access-club.js';
import {
  expectStatus,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** Money that is received from a member pays the transfer by which a plan asks them for it. */

let served: ServedApp;
let book: CashBook;
let drawer: string;
let anna: Someone;
let bent: Someone;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

beforeEach(async () => {
  const { id } = await make<ClubView>(served.base, '/v1/clubs', { name: 'Kopperne' });
  const members: string[] = [];
  for (const name of ['Anna', 'Bent']) {
    const path = `/v1/clubs/${id}/members`;
    members.push((await make<MemberView>(served.base, path, { name })).id);
  }
  book = await CashBook.of(served, id, members);
  drawer = book.account('drawer');
  anna = await someone(served.base, id, 'member', book.id('a'));
  bent = await someone(served.base, id, 'treasurer', book.id('b'));
  await book.write('opening-balances', { lines: [{ member: book.id('a'), amount: -34000 }] });
});

interface Agreed {
  readonly plan: string;
  readonly transfer: PlanTransferView;
}

/** The plan by which Anna pays the drawer what she owes, with its one transfer. */
async function agreed(): Promise<Agreed> {
  const asked = { way: 'purse', purse: drawer, on: book.today, members: [book.id('a')] };
  const preview = await book.send<PlanPreview>('plans/preview', asked);
  const { digest } = expectStatus(preview, 200).body;
  const { id, transfers } = expectStatus(
    await book.send<PlanView>('plans', { ...asked, digest }),
    201,
  ).body;
  return { plan: id, transfer: only(transfers) };
}

function only<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new Error('none');
  return value;
}

const now = async ({ plan }: Agreed) =>
  only((await book.get<PlanEntry>(`plans/${plan}`)).transfers);

function receive<Body>(amount: number, more: object) {
  const on = { member: book.id('a'), purse: drawer, amount, day: book.today };
  return book.send<Body>('money-received', { ...on, ...more });
}

const received = async (amount: number, more: object = {}) =>
  expectStatus(await receive<VoucherView>(amount, more), 201).body;

const reasonOf = ({ status, body }: Answer<ProblemBody>) => `${status} ${body.reason}`;

async function done<Body = PlanTransferView>(of: Agreed) {
  const { id, version } = await now(of);
  const path = `plans/${of.plan}/transfers/${id}/done`;
  return book.send<Body>(path, { day: book.today }, 'POST', bent.token, version);
}

const back = (event: number) =>
  book.write(`vouchers/${event}/reversal`, { day: book.today, why: 'It bounced.' });

const balance = async () => (await book.stands())['a'];

test('the whole of it closes the transfer, which is posted once', async () => {
  const of = await agreed();
  const { event } = await received(34000);
  expect(await now(of)).toMatchObject({ status: 'done', paid: 34000, voucher: event });
  expect(reasonOf(await done<ProblemBody>(of))).toBe('409 transfer-is-done');
  expect(await balance()).toBe(0);
  const how = await book.get<HowToPay>(`members/${book.id('a')}/how-to-pay`);
  expect(how).toMatchObject({ owes: 0, amount: null, transfer: null });

  await back(event);
  expect(await now(of)).toMatchObject({ status: 'open', paid: 0, voucher: null });
  expect(await balance()).toBe(-34000);
  await book.expectVerified();
});

test('a part leaves the rest of the transfer open, and the list of transfers says so', async () => {
  const of = await agreed();
  await received(14000);
  expect(await now(of)).toMatchObject({ status: 'open', paid: 14000 });
  const { transfers } = await book.get<MembersMoney>('money/members');
  expect(transfers).toMatchObject([{ id: of.transfer.id, amount: 34000, rest: 20000 }]);
  await received(25000);
  expect(await now(of)).toMatchObject({ status: 'done', paid: 39000 });
  expect(await balance()).toBe(5000);
  await book.expectVerified();
});

test('money for something else, and of a day before the plan, leaves the transfer as it is', async () => {
  const before = `${Number(book.today.slice(0, 4)) - 1}-12-31`;
  await book.begins(before);
  const of = await agreed();
  await received(1000, { transfer: null });
  await received(1000, { day: before });
  expect(await now(of)).toMatchObject({ status: 'open', paid: 0 });
  const named = { transfer: of.transfer.id };
  const early = await receive<ProblemBody>(1000, { ...named, day: before });
  expect(reasonOf(early)).toBe('422 day-before-plan');
  const other = await receive<ProblemBody>(1000, { ...named, member: book.id('b') });
  expect(reasonOf(other)).toBe('404 no-such-transfer');
  await book.expectVerified();
});

test('a transfer that a part and then its rest paid is open by each that is taken back', async () => {
  const of = await agreed();
  const payment = expectStatus(
    await book.send<ReportedPayment>(
      'payments',
      { amount: 14000, day: book.today },
      'POST',
      anna.token,
    ),
    201,
  ).body;
  const confirmed = { purse: drawer, day: book.today };
  const path = `payments/${payment.id}/confirm`;
  expectStatus(await book.send(path, confirmed, 'POST', bent.token, payment.version), 200);
  const { payments } = await book.get<PaymentPage>('payments');
  const part = only(payments).voucher ?? 0;
  const rest = expectStatus(await done(of), 201).body.voucher ?? 0;
  await back(part);
  expect(await now(of)).toMatchObject({ status: 'open', paid: 20000 });
  await back(rest);
  expect(await now(of)).toMatchObject({ status: 'open', paid: 0 });
  expect(await balance()).toBe(-34000);
  // All of it is asked for again.
  const how = await book.get<HowToPay>(`members/${book.id('a')}/how-to-pay`);
  expect(how).toMatchObject({ amount: 34000, transfer: of.transfer.id });
  await received(34000);
  expect(await now(of)).toMatchObject({ status: 'done', paid: 34000 });
  await book.expectVerified();
});

test('a guest’s transfer is paid by the member whom the guest became', async () => {
  const path = `/v1/clubs/${book.club}/guests`;
  const { id: guest } = await make<MemberView>(served.base, path, { name: 'Gitte' });
  await book.write('opening-balances', { lines: [{ member: guest, amount: -5000 }] });
  const asked = { way: 'purse', purse: drawer, on: book.today, members: [guest] };
  const preview = expectStatus(await book.send<PlanPreview>('plans/preview', asked), 200);
  const { digest } = preview.body;
  const plan = expectStatus(await book.send<PlanView>('plans', { ...asked, digest }), 201).body;
  const into = book.id('b');
  expectStatus(await book.send(`guests/${guest}/merge`, { into }), 200);
  await received(5000, { member: into });
  const { transfers } = await book.get<PlanEntry>(`plans/${plan.id}`);
  expect(transfers).toMatchObject([{ status: 'done', paid: 5000 }]);
  await book.expectVerified();
});

test('money received, and a payment confirmed, pay the items that they name', async () => {
  const bought = { day: book.today, account: book.account('coffee'), paidBy: { purse: drawer } };
  const expense = async (amount: number) => {
    const body = { ...bought, amount, sharedBy: [book.id('a')] };
    return expectStatus(await book.send('expenses', body), 201).body.event;
  };
  const [coffee, cake] = [await expense(5000), await expense(3000)];
  const open = async () => {
    const { members } = await book.get<OpenItemsList>(`open-items?member=${book.id('a')}`);
    return Object.fromEntries(
      members.flatMap(({ items }) => items.map((one) => [one.event, one.open])),
    );
  };
  const before = await open();
  await received(3000, { pays: [cake] });
  const { [cake]: _paid, ...left } = before;
  expect(await open()).toEqual(left);
  const twice = await receive<ProblemBody>(100, { pays: [coffee, cake] });
  expect([reasonOf(twice), twice.body.field]).toEqual(['404 no-such-voucher', 'pays[1]']);
  const reported = await make<ReportedPayment>(
    served.base,
    book.path('payments'),
    { amount: 2000, day: book.today },
    { as: anna.token },
  );
  const confirm = { purse: drawer, day: book.today, pays: [coffee] };
  const path = `payments/${reported.id}/confirm`;
  const asked = { as: bent.token, version: 1 };
  await make(served.base, book.path(path), confirm, asked);
  expect(await open()).toEqual({ ...left, [coffee]: -3000 });
  await book.expectVerified();
});

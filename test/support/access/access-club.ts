import type {
  DeviceView,
  InviteMadeView,
  LinkView,
  MembershipView,
  ProgramTokenMadeView,
  SignedInView,
} from '../../../src/access/access.view.js';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { ReportedPayment } from '../../../src/cash-book/payments/payment.view.js';
import type { DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { WrittenRecurring } from '../../../src/cash-book/recurring/recurring.view.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { WebhookView } from '../../../src/deliveries/webhook.view.js';
import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { Role } from '../../../src/people/roles.js';
import type { DisputeView } from '../../../src/sessions/disputes/dispute.view.js';
import type { BookLinkMadeView } from '../../../src/sessions/own-books/links/book-link.view.js';
import type { CalendarMadeView } from '../../../src/planning/calendar/calendar.view.js';
import type { ClubBookWritten } from '../../../src/sessions/own-books/own-book.view.js';
import type { PlannedWritten } from '../../../src/planning/planned.view.js';
import type { CarriedIn } from '../../../src/seasons/carried/carried.view.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { attach } from '../money/attach-receipt.js';
import { png } from '../money/receipt-files.js';
import { FIRST_CLUB, ownerAt, signUp, whoIs } from './access.js';
import { call, expectStatus, openClub, openSession, plainHand, read } from '../api/api.js';

/** The targets of an attacker: a club with one of everything, and another club. */

/** A user who has signed up, with their id and token. */
export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** A tablet, paired. */
export interface Tablet {
  readonly id: string;
  readonly token: string;
}

/** Signs somebody up with a role in a club of the instance's owner. */
export async function someone(
  base: string,
  club: string,
  role: Role | readonly Role[],
  member?: string,
): Promise<Someone> {
  const roles = [role].flat();
  const token = await signUp(base, club, { roles, ...(member === undefined ? {} : { member }) });
  const { user } = await whoIs(base, token);
  if (user === null) throw new Error('nobody was signed up');
  return { ...user, token };
}

/** Sends a write, as the owner unless said otherwise, and gives its body; fails unless it succeeds. */
export async function make<T>(
  base: string,
  path: string,
  body?: unknown,
  more: { readonly as?: string; readonly version?: number } = {},
): Promise<T> {
  const answer = await call<T>(base, 'POST', path, { body, ...more });
  return expectStatus(answer, answer.status === 200 ? 200 : 201).body;
}

/** Adds a device to a club and pairs a tablet as it. */
export async function pairedTablet(
  base: string,
  club: string,
  { name = 'Bordets tablet', as }: { readonly name?: string; readonly as?: string } = {},
): Promise<Tablet> {
  const by = as === undefined ? {} : { as };
  const path = `/v1/clubs/${club}/devices`;
  const { id } = await make<DeviceView>(base, path, { name }, by);
  return { id, token: await pairAs(base, club, id, by) };
}

/** Pairs one more tablet as a device; gives what lets it in. */
export async function pairAs(
  base: string,
  club: string,
  device: string,
  by: { readonly as?: string } = {},
): Promise<string> {
  const path = `/v1/clubs/${club}/devices/${device}/pairing-link`;
  const { token } = await make<LinkView>(base, path, undefined, by);
  const paired = await make<SignedInView>(base, '/v1/pair', { token, bearer: true });
  return paired.token ?? '';
}

/** The user of a bearer token. */
export async function userOfToken(base: string, token: string): Promise<string> {
  return (await whoIs(base, token)).user?.id ?? '';
}

/** A club where an evening was played, fined, disputed and closed. */
export interface FullClub {
  readonly club: string;
  readonly members: readonly string[];
  readonly owner: string;
  readonly secretary: Someone;
  readonly treasurer: Someone;
  readonly auditor: Someone;
  /** Secretary and auditor. */
  readonly both: Someone;
  /** Has claimed the first of the members. */
  readonly member: Someone;
  readonly device: string;
  /** Ids for addresses, by the names they have in the routes. */
  readonly ids: Readonly<Record<string, string>>;
}

/** A webhook that nothing is sent to. */
async function endedWebhook(base: string, here: string): Promise<string> {
  const asked = { name: 'Tavlen', url: 'https://tavle.example.org', kinds: ['hand-recorded'] };
  const { id } = await make<WebhookView>(base, `${here}/webhooks`, asked);
  await make(base, `${here}/webhooks/${id}/end`);
  return id;
}

/** Plays it over the API, as the owner of the instance and those they invite. */
export async function fillClub(base: string): Promise<FullClub> {
  const { club, members } = await openClub(base, 4);
  const [anna = '', bent = ''] = members;
  const here = `/v1/clubs/${club}`;
  const member = await someone(base, club, 'member', anna);
  const secretary = await someone(base, club, 'secretary');
  const auditor = await someone(base, club, 'auditor', members[2]);
  const treasurer = await someone(base, club, 'treasurer');
  const both = await someone(base, club, ['secretary', 'auditor'], members[3]);
  const { id: device } = await pairedTablet(base, club);

  const webhook = await endedWebhook(base, here);

  const { path, session } = await openSession(base, { club, members });
  const fine = { player: anna, code: 'lead-out-of-turn', stage: 'play', reportedBy: bent };
  const hand = { ...plainHand(session), fines: [fine] };
  const played = await make<{ fineIds: string[]; session: TableView }>(
    base,
    `${path}/hands`,
    hand,
    {
      version: session.version,
    },
  );
  const objection = { fine: played.fineIds[0], text: 'Nej' };
  const { id: dispute } = await make<DisputeView>(base, `${path}/disputes`, objection, {
    as: member.token,
  });
  await make(base, `${path}/close`, undefined, { version: played.session.version });

  const purse = await drawerOf(base, club);
  const { today } = await read<BooksView>(base, `${here}/books`);
  const pays = { day: today, member: anna, purse, amount: 100 };
  const paid = await make<VoucherView>(base, `${here}/money-received`, pays);
  const place = { club, voucher: paid.event };
  const attached = expectStatus(await attach(base, place, { file: png(4, 4) }), 201).body;
  const closed = await closedYear(base, here, pays);

  const reports = { day: today, amount: 100 };
  const reported = await make<ReportedPayment>(base, `${here}/payments`, reports, {
    as: member.token,
  });
  const lines = [{ member: anna, class: 'active', amount: 100 }];
  const charge = { day: today, name: 'Kontingent', dueDay: today, lines };
  const { dues } = await make<DuesVoucher>(base, `${here}/dues`, charge);
  const recurring = await recurringRent(base, club, { purse, day: today });
  const plan = await agreedPlan(base, club, purse);

  const season = await make<SeasonView>(base, `${here}/seasons`, {
    ...{ name: '2026/27', firstDay: '2026-09-01', lastDay: '2027-05-31', rule: { by: 'points' } },
  });

  const before = { day: '2019-03-14', game: 'tarok', results: [{ member: anna, points: 0 }] };
  const carried = await make<CarriedIn>(base, `${here}/carried-evenings`, { evenings: [before] });

  const evening = { firstDay: '2126-12-02', time: '19:00', repeat: 'once' };
  const planned = await make<PlannedWritten>(base, `${here}/evening-series`, evening);

  const written = { parent: 'brix-1996', name: 'Vores bog', changes: {} };
  const { book } = await make<ClubBookWritten>(base, `${here}/rule-books`, written);

  const published = await make<BookLinkMadeView>(base, `${here}/rule-books/${book}/link`);
  const [link = ''] = /kopbook_[\w-]+/.exec(published.links[0]?.link ?? '') ?? [];

  const calendar = await make<CalendarMadeView>(base, `${here}/calendars/own`, undefined, {
    as: member.token,
  });
  const [secret = ''] = /kopcal_[\w-]+/.exec(calendar.links[0]?.link ?? '') ?? [];

  const { invite } = await make<InviteMadeView>(base, `${here}/invites`, { roles: ['member'] });
  const program = await make<ProgramTokenMadeView>(base, '/v1/me/tokens', { name: 'Regneark' });
  const ids = {
    clubId: club,
    memberId: anna,
    sessionId: session.id,
    number: '1',
    disputeId: dispute,
    userId: secretary.id,
    deviceId: device,
    webhookId: webhook,
    inviteId: invite.id,
    tokenId: program.id,
    pushedId: program.id,
    accountId: purse,
    ownerId: anna,
    seq: String(paid.event),
    receipt: String(attached.event),
    reconciliation: String(paid.event),
    paymentId: reported.id,
    reference: reported.reference,
    duesId: dues,
    recurringId: recurring,
    planId: plan.id,
    transferId: plan.transfers[0]?.id ?? '',
    firstDay: closed,
    bookId: book,
    version: '1',
    seriesId: planned.series,
    planned: evening.firstDay,
    secret,
    link,
    examination: '1',
    remark: '1',
    objection: '1',
    seasonId: season.id,
    eveningId: carried.evenings[0]?.id ?? '',
    format: 'csv',
    id: 'brix-1996',
  };
  const owner = await userOfToken(base, ownerAt(base) ?? '');
  return { club, members, owner, secretary, treasurer, auditor, both, member, device, ids };
}

/** The year before this one, with a voucher, closed: every member reads its accounts. */
async function closedYear(base: string, here: string, pays: { readonly day: string }) {
  const before = Number(pays.day.slice(0, 4)) - 1;
  const day = `${before}-06-01`;
  const books = { body: { firstDay: `${before}-01-01` } };
  expectStatus(await call(base, 'PATCH', `${here}/books`, books), 200);
  const { year } = await make<VoucherView>(base, `${here}/money-received`, { ...pays, day });
  await make(base, `${here}/years/${year}/close`, undefined, { version: 1 });
  return year;
}

/** The purse that every club has. */
export async function drawerOf(base: string, club: string): Promise<string> {
  const { accounts } = await read<AccountList>(base, `/v1/clubs/${club}/accounts`);
  return accounts.find(({ code }) => code === 'drawer')?.id ?? '';
}

/** A rent that is due every month from a day on. */
async function recurringRent(
  base: string,
  club: string,
  { purse, day }: { readonly purse: string; readonly day: string },
): Promise<string> {
  const { accounts } = await read<AccountList>(base, `/v1/clubs/${club}/accounts`);
  const account = accounts.find(({ code }) => code === 'room')?.id;
  const rent = { text: 'Leje', amount: 100, account, purse, firstDay: day, every: 'month' };
  const path = `/v1/clubs/${club}/recurring-expenses`;
  return (await make<WrittenRecurring>(base, path, rent)).recurring;
}

/** A plan that settles everything members have open, through a purse. */
export async function agreedPlan(base: string, club: string, purse: string): Promise<PlanView> {
  const { today } = await read<BooksView>(base, `/v1/clubs/${club}/books`);
  const path = `/v1/clubs/${club}/plans`;
  const asked = { way: 'purse', purse, on: today };
  const { digest } = await make<PlanPreview>(base, `${path}/preview`, asked);
  return make<PlanView>(base, path, { ...asked, digest });
}

/** A club that somebody else owns, with a device. */
export interface OtherClub {
  readonly club: string;
  readonly owner: Someone;
  readonly device: string;
}

/** Opens it for somebody who is a member of the instance's first club only. */
export async function openOtherClub(base: string): Promise<OtherClub> {
  const { clubs } = await whoIs(base, ownerAt(base) ?? '');
  const first = clubs.find(({ name }) => name === FIRST_CLUB);
  const owner = await someone(base, first?.id ?? '', 'member');
  const by = { as: owner.token };
  const { id: club } = await make<ClubView>(base, '/v1/clubs', { name: 'Naboklubben' }, by);
  await make<MemberView>(base, `/v1/clubs/${club}/members`, { name: 'Gerda' }, by);
  const { id: device } = await pairedTablet(base, club, by);
  return { club, owner, device };
}

/** The roles in a club, as its owner sees them. */
export async function rolesIn(
  base: string,
  club: string,
): Promise<Record<string, readonly Role[]>> {
  const path = `/v1/clubs/${club}/memberships`;
  const { body } = await call<{ memberships: MembershipView[] }>(base, 'GET', path);
  return Object.fromEntries(body.memberships.map(({ user, roles }) => [user, roles]));
}

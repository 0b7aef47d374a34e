import type { InviteMadeView } from '../../../../src/access/access.view.js';
import type { DisputeList, DisputeView } from '../../../../src/sessions/disputes/dispute.view.js';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import type { AccountList } from '../../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../../src/cash-book/books/books.view.js';
import type {
  ClubBookList,
  ClubBookWritten,
} from '../../../../src/sessions/own-books/own-book.view.js';
import type { BookLinkMadeView } from '../../../../src/sessions/own-books/links/book-link.view.js';
import type { PlannedWritten } from '../../../../src/planning/planned.view.js';
import { plusDays } from '../../../../src/values/day.js';
import { memberAt } from '../../../support/access/access.js';
import type { PlanPreview, PlanView } from '../../../../src/cash-book/plans/plan.view.js';
import type { FineList } from '../../../../src/sessions/fines/fine.view.js';
import { call, expectStatus, openSession, read } from '../../../support/api/api.js';
import { make } from '../../../support/access/access-club.js';
import type { ClubMoney } from '../../../../src/cash-book/money/money.view.js';
import type { VoucherView } from '../../../../src/cash-book/vouchers/voucher.view.js';
import { playClub, sendWrite, type PlayedClub } from '../../../support/api/played-club.js';
import { keepSeasons, type PlayedSeasons } from '../played-seasons.js';
import type { House } from '../house.js';

/** A club with something on every screen. */

/** The subjects of the screens. */
export interface Subjects {
  readonly played: PlayedClub;
  readonly invite: string;
  /** A dispute that is over, and one that is not. */
  readonly dispute: string;
  readonly open: string;
  readonly fine: string;
  /** The event of a voucher, the purse it moves, and the first day of its year. */
  readonly voucher: string;
  readonly purse: string;
  readonly year: string;
  readonly seasons: PlayedSeasons;
  /** A plan of settling up, with a transfer of the member who looks. */
  readonly plan: string;
  /** A planned evening: its series and its day, as its address has them. */
  readonly planned: string;
  /** A book of the club's own. */
  readonly book: string;
  /** The secret of its public address. */
  readonly link: string;
  /** The path in the API of an evening of Königrufen in another club. */
  readonly koenigrufen: string;
}

/** Plays a club with something on every screen. */
export async function playSubjects(house: House): Promise<Subjects> {
  const { base } = house;
  const played = await playClub(base);
  const club = `/v1/clubs/${played.club}`;
  const { disputes } = await read<DisputeList>(base, `${club}/disputes`);
  const { text } = await sendWrite(base, {
    path: `${club}/sessions/${played.closed}/disputes`,
    body: { hand: 1, text: 'Vi talte forkert.' },
    actor: played.members[1] ?? '',
  });
  const { id: open } = JSON.parse(text) as DisputeView;
  const { fines } = await read<FineList>(base, `${club}/sessions/${played.closed}/fines`);
  const invite = await inviteTo(base, club, { roles: ['auditor'] });
  const seasons = await keepSeasons(house, played);
  const koenigrufen = await playKoenigrufen(house);
  const plan = await settle(base, played);
  const planned = await planEvenings(base, played);
  const book = await writeBook(base, played);
  const { links } = await make<BookLinkMadeView>(base, `${club}/rule-books/${book}/link`);
  const [link = ''] = /kopbook_[\w-]+/.exec(links[0]?.link ?? '') ?? [];
  return {
    ...{ played, invite, open, koenigrufen, plan, planned, book, link, seasons },
    ...(await moveMoney(base, played)),
    dispute: disputes[0]?.id ?? '',
    fine: fines[0]?.id ?? '',
  };
}

/** A little in the purses, and somebody who owes dues since yesterday. */
async function moveMoney(
  base: string,
  played: PlayedClub,
): Promise<Pick<Subjects, 'voucher' | 'purse' | 'year'>> {
  const { club, members } = played;
  const path = `/v1/clubs/${club}`;
  const { today } = await read<BooksView>(base, `${path}/books`);
  const { purses } = await read<ClubMoney>(base, `${path}/money`);
  const write = async (what: string, body: object) => {
    const sent = { body: { day: today, ...body } };
    return expectStatus(await call<VoucherView>(base, 'POST', `${path}/${what}`, sent), 201).body;
  };
  const [anna, bent] = members;
  const lines = [anna, bent].map((member) => ({ member, class: 'active', amount: 40_000 }));
  await write('dues', { name: 'Kontingent', dueDay: dayBefore(today), lines });
  const purse = purses?.[0]?.id ?? '';
  const received = { member: anna, purse, amount: 12_550 };
  const { event, year } = await write('money-received', received);
  const { accounts } = await read<AccountList>(base, `${path}/accounts`);
  const account = accounts.find(({ code }) => code === 'room')?.id;
  const rent = { text: 'Leje af lokale', amount: 80_000, account, purse, firstDay: today };
  await make(base, `${path}/recurring-expenses`, { ...rent, every: 'month' });
  return { voucher: String(event), purse, year };
}

/** Evenings every week, the second of which was moved; gives the first. */
async function planEvenings(base: string, { club, members }: PlayedClub): Promise<string> {
  const path = `/v1/clubs/${club}`;
  const { today } = await read<BooksView>(base, `${path}/books`);
  const [first, second] = [plusDays(today, 3), plusDays(today, 10)];
  const series = { firstDay: first, time: '19:00', repeat: 'week', book: 'brix-1996' };
  const body = { ...series, place: 'Klubhuset', answerHours: 24 };
  const planned = await call<PlannedWritten>(base, 'POST', `${path}/evening-series`, { body });
  const { series: id } = expectStatus(planned, 201).body;
  const evening = `${path}/evening-series/${id}/evenings`;
  const moved = { day: plusDays(second, 1), why: 'Klubhuset er lejet ud.' };
  expectStatus(await call(base, 'POST', `${evening}/${second}/move`, { body: moved }), 200);
  for (const [at, answer] of ['yes', 'later', 'no'].entries()) {
    const as = await memberAt(base, club, members[at] ?? '');
    const said = { as, body: { answer, guests: answer === 'yes' ? 2 : 0 } };
    expectStatus(await call(base, 'POST', `${evening}/${first}/answer`, said), 200);
  }
  return `${id}/${first}`;
}

/** A book of the club's own, of which the first version is in force, and a draft after it. */
async function writeBook(base: string, { club }: PlayedClub): Promise<string> {
  const path = `/v1/clubs/${club}/rule-books`;
  const { today } = await read<ClubBookList>(base, path);
  const changes = {
    tariff: { foundation: 10, kingUltimo: 30 },
    fines: { 'lead-out-of-turn': [15] },
    cups: { 'lead-out-of-turn': 'king-pot' },
    from: { 'lead-out-of-turn': 2 },
    added: [
      { code: 'telefon', words: { da: 'En mobiltelefon, der ringer' }, stage: 'play', price: 5 },
    ],
    notPlayed: ['tout'],
  };
  const citations = { 'tariff.kingUltimo': 'generalforsamling 2019, pkt. 4' };
  const said = { name: 'Sølvkoppens bog', description: 'Som vi spiller.', rate: 10 };
  const body = { parent: 'vlk-1970', ...said, changes, citations };
  const drafted = await call<ClubBookWritten>(base, 'POST', path, { body });
  const { book } = expectStatus(drafted, 201).body;
  const adopted = await call(base, 'POST', `${path}/${book}/versions/1/adopt`, {
    body: { from: today },
  });
  expectStatus(adopted, 200);
  const next = { ...said, changes: { ...changes, countFactor: 2 }, why: 'Til forsamlingen.' };
  expectStatus(await call(base, 'POST', `${path}/${book}/versions`, { body: next }), 201);
  return book;
}

function dayBefore(day: string): string {
  const time = new Date(`${day}T00:00:00Z`).getTime() - 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}

/** Ways to pay, and a plan of two members in which the first owes; gives the plan. */
async function settle(base: string, { club, members }: PlayedClub): Promise<string> {
  const path = (what: string) => `/v1/clubs/${club}/${what}`;
  const { today: day } = await read<BooksView>(base, path('books'));
  const send = async <T>(what: string, body: object, method = 'POST') =>
    expectStatus(await call<T>(base, method, path(what), { body }), method === 'PUT' ? 200 : 201);
  const ways = [
    { kind: 'mobilepay-box', said: { box: 'box12345' } },
    { kind: 'bank-account', said: { registration: '1234', account: '12345678' } },
  ];
  await send('ways-to-pay', { ways }, 'PUT');
  const [from, to] = members;
  await send('money-given', { day, from, to, amount: 50_000 });
  const { accounts } = await read<AccountList>(base, path('accounts'));
  const purse = accounts.find(({ code }) => code === 'drawer')?.id;
  const asked = { way: 'members', purse, members: [from, to], on: day };
  const preview = await call<PlanPreview>(base, 'POST', path('plans/preview'), { body: asked });
  const { digest } = expectStatus(preview, 200).body;
  const { body } = await send<PlanView>('plans', { ...asked, digest });
  await send('money-given', { day, from, to, amount: 12_000 });
  return body.id;
}

/** News that the member has not seen yet, and a guest who is no member yet. */
export async function happenMore({ base }: House, { played }: Subjects): Promise<void> {
  const club = `/v1/clubs/${played.club}`;
  const evening = `${club}/sessions/${played.open}`;
  const { version } = await read<SessionView>(base, evening);
  const body = { player: played.members[0], code: 'other', stage: 'after', amount: 20 };
  expectStatus(await call(base, 'POST', `${evening}/fines`, { body, version }), 201);
  expectStatus(await call(base, 'POST', `${club}/guests`, { body: { name: 'Per' } }), 201);
}

/** An evening of Königrufen with one hand, in which much was said; gives its path in the API. */
async function playKoenigrufen(house: House): Promise<string> {
  const { path, session } = await openSession(house.base, house, { book: 'koenigrufen' });
  const [forehand, partner] = session.active;
  const body = {
    game: 'koenigrufen',
    contract: 'rufer',
    declarer: forehand,
    calledKing: 'hearts',
    kingHolder: partner,
    kontra: 'kontra',
    announcements: [{ figure: 'pagat-ultimo', player: forehand, kontra: 'kontra' }],
    figures: [
      { figure: 'pagat-ultimo', player: forehand },
      { figure: 'trull', player: partner },
    ],
    count: [{ side: 'declarer', points: '38/1' }],
  };
  const { version } = session;
  expectStatus(await call(house.base, 'POST', `${path}/hands`, { body, version }), 201);
  return path;
}

async function inviteTo(base: string, club: string, body: object): Promise<string> {
  const made = await call<InviteMadeView>(base, 'POST', `${club}/invites`, { body });
  return expectStatus(made, 201).body.token;
}

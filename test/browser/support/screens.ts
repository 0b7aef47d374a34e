import { readdir, readFile } from 'node:fs/promises';
import type { LanguageId } from '../../../src/people/languages.js';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { InviteMadeView } from '../../../src/access/access.view.js';
import { packageRoot } from '../../../src/platform/package-root.js';
import type { DisputeList, DisputeView } from '../../../src/sessions/disputes/dispute.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type {
  ClubBookList,
  ClubBookWritten,
} from '../../../src/sessions/own-books/own-book.view.js';
import type { PlannedWritten } from '../../../src/planning/planned.view.js';
import { plusDays } from '../../../src/values/day.js';
import { memberAt } from '../../support/access/access.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { FineList } from '../../../src/sessions/fines/fine.view.js';
import { call, expectStatus, openSession, read } from '../../support/api/api.js';
import { make } from '../../support/access/access-club.js';
import type { ClubMoney } from '../../../src/cash-book/money/money.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import { playClub, sendWrite, type PlayedClub } from '../../support/api/played-club.js';
import { keepSeasons, type PlayedSeasons } from './played-seasons.js';
import { openDevice, openMembers, openOwners, openTablet, SIZES, type House } from './house.js';

/** Every screen of the app, with something on it. */

const WHO = ['nobody', 'member', 'owner', 'tablet'] as const;
type Who = (typeof WHO)[number];

export interface Screen {
  readonly name: string;
  /** As the router has it. */
  readonly route: string;
  readonly who: Who;
  /** Where it is in a club that has played. */
  readonly path: string;
  /** The elements to tap, in order: by no words, which differ by language. */
  readonly taps?: readonly string[];
  /** An element that is loaded after the last tap, present once it is drawn. */
  readonly then?: string;
}

/** The app as somebody sees it. */
export interface Sight {
  readonly language: LanguageId;
  readonly scheme: 'light' | 'dark';
  readonly size: keyof typeof SIZES;
}

/** The subjects of the screens. */
interface Told {
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
  /** The path in the API of an evening of Königrufen in another club. */
  readonly koenigrufen: string;
}

/** All screens of the app, for a club that has played an evening and is playing another. */
function screensOf({
  played,
  invite,
  dispute,
  open,
  fine,
  koenigrufen,
  plan,
  ...its
}: Told): readonly Screen[] {
  const { seasons } = its;
  const club = `/clubs/${played.club}`;
  const over = `${club}/sessions/${played.closed}`;
  const table = `${club}/sessions/${played.open}/table`;
  const member = `${club}/members/${played.members[0] ?? ''}`;
  const clubs = '/clubs/$club';
  const decision = `${clubs}/disputes/$dispute/decide`;
  const toDecide = `${club}/disputes/${open}/decide`;
  const sessions = `${clubs}/sessions/$session`;
  const members = `${clubs}/members/$member`;
  const one = (who: Who, route: string, path: string, name: string, taps?: readonly string[]) => ({
    ...{ who, route, path, name },
    ...(taps === undefined ? {} : { taps }),
  });
  const firstOf = 'main section button[aria-expanded="false"]';
  return [
    one('nobody', '/sign-in', '/sign-in', 'sign-in'),
    one('nobody', '/setup', '/setup#secret', 'setup'),
    one('nobody', '/invite', `/invite#${invite}`, 'invite'),
    one('nobody', '/reset', '/reset#secret', 'reset'),
    one('nobody', '/pair', '/pair#secret', 'pair'),
    one('nobody', '/certificate', '/certificate', 'certificate'),
    one('nobody', '/parts', '/parts', 'parts'),
    one('nobody', '/try-a-hand', '/try-a-hand', 'try-a-hand'),
    one('owner', '/', '/', 'clubs'),
    one('owner', '/account', '/account', 'account'),
    one('owner', '/shared', '/shared', 'shared'),
    one('owner', '/account/notifications', '/account/notifications', 'notifications'),
    one('owner', '/account', '/account', 'menu', ['header button[aria-expanded]']),
    one('tablet', `${clubs}/start`, `${club}/start`, 'evening-start'),
    one('tablet', `${clubs}/start`, `${club}/start?new=1`, 'new-guest', [`${UNOPENED} >> nth=0`]),
    one('tablet', `${clubs}/start`, `${club}/start?new=1`, 'house-rules', [`${UNOPENED} >> nth=1`]),
    one('tablet', `${sessions}/table`, table, 'table'),
    one('tablet', `${sessions}/table`, table, 'table-join', [`${ACTIONS} >> nth=-3`]),
    one('tablet', `${sessions}/table`, table, 'table-leave', [`${ACTIONS} >> nth=-2`]),
    one('tablet', `${sessions}/table`, table, 'table-close', [`${ACTIONS} >> nth=-1`]),
    one('tablet', `${sessions}/table/hand`, `${table}/hand`, 'hand-entry'),
    one('tablet', `${sessions}/table/hand`, `${table}/hand`, 'hand-melding', [
      `${firstOf} >> nth=0`,
    ]),
    {
      ...one('tablet', `${sessions}/table/hand`, `${table}/hand`, 'help', ['main h2 + button']),
      then: '[role=dialog][aria-labelledby]',
    },
    one('tablet', `${sessions}/table/fine`, `${table}/fine`, 'fine-entry'),
    one('tablet', `${sessions}/table/fine`, `${table}/fine`, 'fine-chosen', [
      'main section[role=group] >> nth=0 >> button >> nth=0',
      'main section[role=group] >> nth=1 >> button >> nth=1',
    ]),
    one('member', clubs, club, 'member-start'),
    one('member', members, member, 'statement'),
    one(
      'member',
      `${members}/sessions/$session`,
      `${member}/sessions/${played.closed}`,
      'account-of-evening',
    ),
    one('member', `${members}/fines`, `${member}/fines`, 'own-fines'),
    one('member', `${members}/held`, `${member}/held`, 'held'),
    one('member', `${clubs}/my-money`, `${club}/my-money`, 'my-money'),
    one('member', `${clubs}/my-money/paid`, `${club}/my-money/paid`, 'i-have-paid'),
    one('owner', `${clubs}/settling-up`, `${club}/settling-up`, 'settling-up'),
    one('owner', `${clubs}/settling-up/new`, `${club}/settling-up/new`, 'settling-up-new', [
      'main button[data-size=lg]',
      'main li button[aria-expanded]',
    ]),
    one('member', `${clubs}/settling-up/plans/$plan`, `${club}/settling-up/plans/${plan}`, 'plan', [
      'main li button[aria-expanded]',
    ]),
    one('member', `${clubs}/sessions`, `${club}/sessions`, 'sessions'),
    one('member', sessions, over, 'session'),
    one('member', `${sessions}/in-short`, `${over}/in-short`, 'evening-in-short'),
    one('member', `${sessions}/in-short`, `${over}/in-short`, 'evening-picture', [
      'main article footer button >> nth=1',
      'section[role=dialog] svg[width]',
    ]),
    one('member', `${sessions}/rules`, `${over}/rules`, 'rules'),
    one('member', `${sessions}/hands/$hand`, `${over}/hands/1`, 'hand'),
    one('member', `${sessions}/hands/$hand/try`, `${over}/hands/1/try`, 'hand-tried'),
    one('member', `${sessions}/dispute/fine/$fine`, `${over}/dispute/fine/${fine}`, 'dispute-fine'),
    one('member', `${sessions}/dispute/hand/$hand`, `${over}/dispute/hand/1`, 'dispute-hand'),
    one('member', `${clubs}/disputes/$dispute`, `${club}/disputes/${dispute}`, 'dispute'),
    one('owner', `${clubs}/disputes`, `${club}/disputes`, 'disputes'),
    one('owner', decision, toDecide, 'decide-unclaimed'),
    one('member', decision, toDecide, 'decide'),
    one('member', decision, toDecide, 'decide-both-ways', [
      `main [role=group] button:nth-child(2), ${WAYS}`,
    ]),
    ...screensOfPlans(club, its.planned),
    one('owner', `${clubs}/wall`, `${club}/wall`, 'wall'),
    one('owner', `${clubs}/people`, `${club}/people`, 'people'),
    one('owner', `${clubs}/people/list`, `${club}/people/list`, 'member-list'),
    one('owner', `${clubs}/webhooks`, `${club}/webhooks`, 'webhooks'),
    one('owner', `${clubs}/people`, `${club}/people#guests`, 'merge-guest', [
      'main section >> nth=1 >> button[data-variant=default] >> nth=1',
    ]),
    one('owner', `${clubs}/fines`, `${club}/fines`, 'fines'),
    one('owner', `${clubs}/audit`, `${club}/audit`, 'audit'),
    one('owner', `${clubs}/verification`, `${club}/verification`, 'verification'),
    one('owner', `${clubs}/verification`, `${club}/verification`, 'verified', [
      'main form button',
      'main section >> nth=1 >> h2',
    ]),
    one('owner', `${sessions}/corrections/$hand`, `${over}/corrections/2`, 'correction'),
    one('owner', `${sessions}/corrections/$hand`, `${over}/corrections/1`, 'correction-both-ways', [
      `main:not(:has(${WAYS})) button[data-variant=default], ${WAYS}`,
    ]),
    one(
      'owner',
      `${sessions}/corrections/fine/$fine`,
      `${over}/corrections/fine/${fine}`,
      'correction-of-fine',
    ),
    one(
      'owner',
      `${sessions}/corrections/seat/$step`,
      `${over}/corrections/seat/${JOINED}`,
      'correction-of-seat',
    ),
    ...screensOfStatistics(club, played),
    ...screensOfMoney(club, { ...its, member: played.members[0] ?? '' }),
    ...screensOfSeasons(club, seasons),
    ...screensOfBooks(club, its.book),
    ...screensOfKoenigrufen(koenigrufen.replace('/v1', '')),
  ];
}

/** The screens of planned evenings; the path is that of one of them. */
function screensOfPlans(club: string, planned: string): readonly Screen[] {
  const route = '/clubs/$club/evenings';
  const acts = 'main button[data-variant=default]';
  const dialog = 'section[role=dialog] form';
  return [
    { who: 'owner', name: 'evenings-to-come', route, path: `${club}/evenings` },
    {
      ...{ who: 'owner', name: 'plan-evenings', route, path: `${club}/evenings` },
      ...{ taps: ['main > * > div > button'], then: dialog },
    },
    {
      ...{ who: 'member', name: 'evening-to-come', route: `${route}/$series/$planned` },
      path: `${club}/evenings/${planned}`,
    },
    {
      ...{ who: 'owner', name: 'move-evening', route: `${route}/$series/$planned` },
      ...{ path: `${club}/evenings/${planned}`, taps: [`${acts} >> nth=0`], then: dialog },
    },
  ];
}

/** The screens about the results of evenings. */
function screensOfStatistics(club: string, { members }: PlayedClub): readonly Screen[] {
  const [anna = '', bent = ''] = members;
  return (
    [
      ['statistics', 'owner', '', ''],
      ['statistics-of-member', 'member', '', `?member=${bent}`],
      ['counted-hands', 'member', '/hands', `/hands?figure=hands&member=${anna}`],
      ['counted-points', 'member', '/hands', `/hands?figure=between:${bent}&member=${anna}`],
      ['records', 'member', '/records', '/records'],
      ['who-paid-whom', 'member', '/who-paid-whom', '/who-paid-whom'],
      ['who-paid-whom-pair', 'owner', '/who-paid-whom', '/who-paid-whom', ['main li button']],
      ['head-to-head', 'member', '/head-to-head', `/head-to-head?member=${anna}&with=${bent}`],
    ] as const
  ).map(([name, who, route, path, taps]) => ({
    ...{ name, who },
    route: `/clubs/$club/statistics${route}`,
    path: `${club}/statistics${path}`,
    ...(taps === undefined ? {} : { taps }),
  }));
}

/** The screens of the club's money. */
function screensOfMoney(
  club: string,
  {
    voucher,
    purse,
    year,
    member,
  }: Pick<Told, 'voucher' | 'purse' | 'year'> & { readonly member: string },
): readonly Screen[] {
  const record = '/record/$what';
  return (
    [
      ['money', '', ''],
      ...['received', 'expense', 'counted', 'dues', 'opening'].map(
        (what) => [`money-${what}`, record, `/record/${what}`] as const,
      ),
      ['vouchers', '/vouchers', '/vouchers'],
      ['voucher', '/vouchers/$voucher', `/vouchers/${voucher}`],
      ['account-card', '/cards/$owner', `/cards/${member}`],
      ['reconciliation', '/purses/$purse/reconciliation', `/purses/${purse}/reconciliation`],
      ['accounts', '/accounts', '/accounts'],
      ['money-settings', '/settings', '/settings'],
      ['money-recurring', '/recurring', '/recurring'],
      ['money-recurring-new', '/recurring/$recurring', '/recurring/new'],
      ['dues', '/dues', '/dues'],
      ['year', '/years/$year', `/years/${year}`],
      ['budget', '/years/$year/budget', `/years/${year}/budget`],
    ] as const
  ).map(([name, route, path]) => ({
    who: 'owner',
    name,
    route: `/clubs/$club/money${route}`,
    path: `${club}/money${path}`,
  }));
}

/** The screens of seasons: one that runs, and one that was corrected after its close. */
function screensOfSeasons(club: string, { running, closed }: PlayedSeasons): readonly Screen[] {
  const at = `${club}/seasons/${running}`;
  const tapped = 'main table button';
  return (
    [
      ['owner', '', `${club}/seasons`, 'seasons'],
      ['owner', '/new', `${club}/seasons/new`, 'season-new'],
      [
        ...(['owner', '/new', `${club}/seasons/new#rule`, 'season-new-rule'] as const),
        'main [role=group] button >> nth=6',
      ],
      ['owner', '/before', `${club}/seasons/before`, 'evenings-from-before'],
      ['member', '/$season', at, 'season'],
      ['member', '/$season', at, 'season-behind', tapped],
      ['owner', '/$season', `${at}#evenings`, 'season-move', 'main section >> nth=-1 >> li button'],
      ['owner', '/$season', `${club}/seasons/${closed}`, 'season-closed'],
      ['owner', '/$season/change', `${at}/change`, 'season-change'],
      ['owner', '/$season/rule', `${at}/rule`, 'season-rule'],
    ] as const
  ).map(([who, route, path, name, tap]) => ({
    ...{ who, path, name, route: `/clubs/$club/seasons${route}` },
    ...(tap === undefined ? {} : { taps: [tap] }),
  }));
}

/** The screens of the club's own books. */
function screensOfBooks(club: string, book: string): readonly Screen[] {
  const at = `${club}/rule-books/${book}`;
  return (
    [
      ['owner', '', `${club}/rule-books`, 'rule-books'],
      ['owner', '/new', `${club}/rule-books/new`, 'rule-book-new'],
      ['owner', '/beside', `${club}/rule-books/beside?one=${book}.1`, 'rule-books-beside'],
      ['owner', '/$book', at, 'rule-book'],
      ['owner', '/$book/change', `${at}/change`, 'rule-book-change'],
    ] as const
  )
    .map(([who, route, path, name]): Screen => {
      return { who, path, name, route: `/clubs/$club/rule-books${route}` };
    })
    .concat({
      who: 'owner',
      path: `${club}/what-if?by=${book}.1`,
      name: 'what-if',
      route: '/clubs/$club/what-if',
    });
}

/** The screens on which a Königrufen evening looks otherwise; the path is that of the evening. */
function screensOfKoenigrufen(path: string): readonly Screen[] {
  const session = '/clubs/$club/sessions/$session';
  return (
    [
      ['koenigrufen-table', `${session}/table`, `${path}/table`],
      ['koenigrufen-entry', `${session}/table/hand`, `${path}/table/hand`],
      ['koenigrufen-rules', `${session}/rules`, `${path}/rules`],
      ['koenigrufen-hand', `${session}/hands/$hand`, `${path}/hands/1`],
      ['koenigrufen-correction', `${session}/corrections/$hand`, `${path}/corrections/1`],
      ['koenigrufen-wall', '/clubs/$club/wall', path.replace(/sessions.*/, 'wall')],
    ] as const
  ).map(([name, route, where]) => ({ who: 'owner', name, route, path: where }));
}

/** The step of the evening that is over with which somebody sat down (`playClub`). */
const JOINED = 5;

/** The title of a way: already there when the hand was taken back on a visit before. */
const WAYS = 'section[data-mode] h2';

/** A button that opens something. */
const UNOPENED = 'main button[aria-expanded="false"]';

/** The buttons under the two big ones at the table. */
const ACTIONS = 'main button[data-variant=default]';

/** A club to look at, and who looks. */
export interface Gallery {
  readonly screens: readonly Screen[];
  /** Opens a screen and waits until it is drawn. */
  show(screen: Screen, sight: Sight): Promise<Page>;
}

export async function openGallery(house: House): Promise<Gallery> {
  const told = await tell(house);
  const pages = await peopleAt({ ...house, club: told.played.club }, told);
  await happenMore(house, told);
  return {
    screens: screensOf(told),
    show: async (screen, { language, scheme, size }) => {
      const page = pages[screen.who];
      await page.setViewportSize(SIZES[size]);
      const chosen = `localStorage.setItem('kopperne-language', '${language}');
        localStorage.setItem('kopperne-colour-scheme', '${scheme}');`;
      await page.evaluate(chosen);
      // A page that only differs behind the # would not be loaded again.
      await page.goto('/health/live');
      await page.goto(screen.path);
      // In the page: a wait from outside looks only twice a second after a while.
      await page.evaluate(DRAWN);
      for (const target of screen.taps ?? []) await page.locator(target).first().tap();
      if (screen.then !== undefined) await page.locator(screen.then).waitFor();
      await page.evaluate(SETTLED);
      return page;
    },
  };
}

/** It has its title, and waits for nothing. */
const DRAWN = `new Promise((go) => {
  const look = () => {
    const isWaiting = document.querySelector('main .mantine-Loader-root') !== null;
    if (document.querySelector('main h1') !== null && !isWaiting) go();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** For `page.evaluate`: two frames after all that moves has stopped. */
export const SETTLED = `Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0)))
  .then(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))`;

async function tell(house: House): Promise<Told> {
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
  return {
    ...{ played, invite, open, koenigrufen, plan, planned, book, seasons },
    ...(await moveMoney(base, played)),
    dispute: disputes[0]?.id ?? '',
    fine: fines[0]?.id ?? '',
  };
}

/** A little in the purses, and somebody who owes dues since yesterday. */
async function moveMoney(
  base: string,
  played: PlayedClub,
): Promise<Pick<Told, 'voucher' | 'purse' | 'year'>> {
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
async function happenMore({ base }: House, { played }: Told): Promise<void> {
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

/** A page for each who looks, on a device of their own. */
async function peopleAt(house: House, { played }: Told): Promise<Readonly<Record<Who, Page>>> {
  const devices: Readonly<Record<Who, BrowserContext>> = {
    nobody: await openDevice(house),
    member: await openMembers(house, played.members[0] ?? ''),
    owner: await openOwners(house),
    tablet: await openTablet(house),
  };
  const pages = await Promise.all(
    WHO.map(async (who) => [who, await firstPage(devices[who])] as const),
  );
  return Object.fromEntries(pages) as Record<Who, Page>;
}

async function firstPage(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  await page.goto('/health/live');
  return page;
}

/** The addresses of the router's tables of screens. */
export async function routesOfApp(): Promise<readonly string[]> {
  const app = join(packageRoot(), 'web', 'app');
  const tables = (await readdir(join(app, 'screens'))).filter((name) => name.endsWith('.ts'));
  const files = [join(app, 'router.tsx'), ...tables.map((name) => join(app, 'screens', name))].map(
    (name) => readFile(name, 'utf8'),
  );
  const found = (await Promise.all(files)).join('\n').matchAll(/screen\(\s*\w+,\s*'(\/[^']*)'/g);
  return [...new Set([...found].map(([, route]) => route ?? ''))];
}

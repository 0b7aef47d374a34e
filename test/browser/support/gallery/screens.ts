import type { PlayedClub } from '../../../support/api/played-club.js';
import type { PlayedSeasons } from '../played-seasons.js';
import type { Subjects } from './subjects.js';

/** Every screen of the app, with something on it. */

export const WHO = ['nobody', 'member', 'owner', 'tablet'] as const;
export type Who = (typeof WHO)[number];

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

/** All screens of the app, for a club that has played an evening and is playing another. */
export function screensOf({
  played,
  invite,
  dispute,
  open,
  fine,
  koenigrufen,
  plan,
  ...its
}: Subjects): readonly Screen[] {
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
    one('nobody', '/club-rules', `/club-rules#${its.link}`, 'club-rules'),
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
  }: Pick<Subjects, 'voucher' | 'purse' | 'year'> & { readonly member: string },
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

import type { ProblemCode } from '../../../src/problems/kinds.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import type { Reason } from '../../../src/problems/reasons.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { FineRecordedView } from '../../../src/sessions/fines/fine.view.js';
import type { SeatChangedView, SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';

/** The fault of a hand, for the three at the table: a deals, b is forehand, c the third. */
interface Impossible {
  readonly what: string;
  readonly book?: TarokBookId;
  readonly code?: ProblemCode;
  readonly field: string;
  readonly card?: string;
  readonly reason: Reason;
  readonly hand: (a: string, b: string, c: string) => Readonly<Record<string, unknown>>;
}

const IMPOSSIBLE: readonly Impossible[] = [
  {
    what: 'somebody else deals',
    field: 'dealer',
    reason: 'not-the-dealer',
    hand: (_a, b) => ({ dealer: b }),
  },
  {
    what: 'nobody won the last trick',
    field: 'lastTrick',
    reason: 'last-trick-missing',
    hand: () => ({ lastTrick: null }),
  },
  {
    what: 'nine trumps are declared',
    field: 'meldinger[0].count',
    reason: 'melding-count',
    hand: (a) => ({ meldinger: [{ player: a, kind: 'trumps', count: 9, withPagat: false }] }),
  },
  {
    what: 'more trumps are declared than there are',
    field: 'meldinger',
    reason: 'too-many-trumps',
    hand: (a, b) => ({
      meldinger: [
        { player: a, kind: 'trumps', count: 12, withPagat: true },
        { player: b, kind: 'trumps', count: 11, withPagat: false },
      ],
    }),
  },
  {
    what: 'the fool is with two players',
    field: 'meldinger[1]',
    card: 'fool',
    reason: 'card-in-two-hands',
    hand: (a, b) => ({
      meldinger: [
        { player: a, kind: 'matadors', count: 3 },
        { player: b, kind: 'kings', grade: 'abundant' },
      ],
    }),
  },
  {
    what: 'the same melding is made twice',
    field: 'meldinger[1]',
    reason: 'melding-twice',
    hand: (a) => ({
      meldinger: [1, 2].map(() => ({
        player: a,
        kind: 'cavallerie',
        suit: 'clubs',
        grade: 'full',
      })),
    }),
  },
  {
    what: 'a half holding does not say what is missing',
    field: 'meldinger[0].missing',
    reason: 'half-without-missing',
    hand: (a) => ({ meldinger: [{ player: a, kind: 'kings', grade: 'half' }] }),
  },
  {
    what: 'a king is lost twice',
    field: 'events[1]',
    card: 'king-hearts',
    reason: 'card-in-two-hands',
    hand: (a, b) => ({
      events: [
        { kind: 'king-lost', player: a, suit: 'hearts' },
        { kind: 'king-lost', player: b, suit: 'hearts' },
      ],
    }),
  },
  {
    what: 'a king is lost that another has declared',
    field: 'events[0]',
    card: 'king-hearts',
    reason: 'card-in-two-hands',
    hand: (a, b) => ({
      meldinger: [{ player: a, kind: 'cavallerie', suit: 'hearts', grade: 'full' }],
      events: [{ kind: 'king-lost', player: b, suit: 'hearts' }],
    }),
  },
  {
    what: 'the pagat wins a trick and falls in the last one',
    field: 'lastTrick.ultimoCards[0]',
    card: 'pagat',
    reason: 'pagat-falls-twice',
    hand: (a, _b, c) => ({
      events: [{ kind: 'pagat-won', player: c }],
      lastTrick: { winner: a, ultimoCards: [{ player: c, card: 'pagat' }] },
    }),
  },
  {
    what: 'a player without tricks won the last one',
    field: 'lastTrick.winner',
    reason: 'trickless-won-last',
    hand: (a, _b, c) => ({
      trickless: [a],
      events: [{ kind: 'pagat-won', player: c }],
      count: [],
    }),
  },
  {
    what: 'all three took no trick',
    field: 'trickless',
    reason: 'tricks-taken-by-nobody',
    hand: (a, b, c) => ({ trickless: [a, b, c], count: [] }),
  },
  {
    what: 'more points are counted than there are',
    field: 'count',
    reason: 'counts-too-high',
    hand: (a, _b, c) => ({
      count: [
        { player: a, points: 60 },
        { player: c, points: 60 },
      ],
    }),
  },
  {
    what: 'the new dealer counts',
    field: 'count[0].player',
    reason: 'does-not-count',
    hand: (_a, b, c) => ({
      count: [
        { player: b, points: 26 },
        { player: c, points: 26 },
      ],
    }),
  },
  {
    what: 'a hand is abandoned without a fine',
    field: 'abandoned',
    reason: 'nothing-abandons',
    hand: () => ({ abandoned: true, lastTrick: null, count: [], events: [] }),
  },
  {
    what: 'a fine abandons the hand, which is played',
    field: 'fines[0]',
    reason: 'fine-abandons',
    hand: (a) => ({ fines: [{ player: a, code: 'skat-error', stage: 'meldinger' }] }),
  },
  {
    what: 'a fine of another book',
    code: 'rule-refused',
    field: 'fines[0].code',
    reason: 'fine-unknown',
    hand: (a) => ({ fines: [{ player: a, code: 'miscount', stage: 'after' }] }),
  },
  {
    what: 'an amount that the book does not have',
    code: 'rule-refused',
    field: 'fines[0].amount',
    reason: 'fine-amount-unknown',
    hand: (a) => ({ fines: [{ player: a, code: 'other', stage: 'play', amount: 7 }] }),
  },
  {
    what: 'a fine about a melding that was never made',
    book: 'vlk-1970',
    field: 'fines[0].melding',
    reason: 'fine-of-other-melding',
    hand: (a) => ({ fines: [{ player: a, code: 'melding-false', stage: 'play', melding: 0 }] }),
  },
  {
    what: 'small matadors, which the house does not play',
    code: 'rule-refused',
    field: 'meldinger[0].kind',
    reason: 'small-matadors-not-played',
    hand: (a) => ({ meldinger: [{ player: a, kind: 'small-matadors', count: 3 }] }),
  },
  {
    what: 'cards dealt again after they were played',
    field: 'events',
    reason: 'played-before-redeal',
    hand: (a) => ({
      redeal: true,
      lastTrick: null,
      count: [],
      fines: [{ player: a, code: 'misdeal', stage: 'deal' }],
    }),
  },
];

describe('a hand that cannot be', () => {
  let served: ServedApp;
  let openedClub: OpenedClub;
  const tables = new Map<TarokBookId, Table>();

  beforeAll(async () => {
    served = await serveTestApp();
    openedClub = await openClub(served.base, 4);
    for (const book of ['brix-1996', 'vlk-1970'] as const) {
      tables.set(book, await openSession(served.base, openedClub, { book }));
    }
  });
  afterAll(async () => {
    await served.close();
  });

  const tableOf = (book: TarokBookId): Table => {
    const table = tables.get(book);
    if (!table) throw new Error(`no table of ${book}`);
    return table;
  };
  const postBoth = async (table: Table, body: unknown) => [
    await call(served.base, 'POST', `${table.path}/hands/preview`, { body }),
    await call(served.base, 'POST', `${table.path}/hands`, { body, version: 1 }),
  ];

  test.each(IMPOSSIBLE)(
    'is refused: $what',
    async ({ book = 'brix-1996', code = 'impossible-hand', field, card, reason, hand }) => {
      const table = tableOf(book);
      const [a = '', b = '', c = ''] = table.session.active;
      const body = { ...plainHand(table.session), ...hand(a, b, c) };
      for (const answer of await postBoth(table, body)) {
        const problem = expectProblem(answer, code);
        expect([problem.reason, problem.field, problem.card]).toEqual([reason, field, card]);
        expect(problem.instance).toContain('/hands');
      }
      expect(await read<SessionView>(served.base, table.path)).toMatchObject({
        version: 1,
        hands: 0,
      });
    },
  );

  test('names a player who does not play it: one who sits out, one who does not sit there', async () => {
    const table = await openSession(served.base, openedClub, { players: 4 });
    const { active, sittingOut } = table.session;
    const hand = plainHand(table.session);
    for (const player of [...sittingOut, openedClub.club]) {
      for (const [field, part] of [
        ['dealer', { dealer: player }],
        ['meldinger[0].player', { meldinger: [{ player, kind: 'matadors', count: 3 }] }],
        ['events[0].player', { events: [{ kind: 'king-lost', player, suit: 'clubs' }] }],
        ['fines[0].player', { fines: [{ player, code: 'superficial', stage: 'play' }] }],
        ['trickless[0]', { trickless: [player] }],
        ['lastTrick.winner', { lastTrick: { winner: player } }],
        ['lastTrick.liable', { lastTrick: { winner: active[0], liable: player } }],
        ['count[0].player', { count: [{ player, points: 26 }] }],
      ] as const) {
        for (const answer of await postBoth(table, { ...hand, ...part })) {
          expect(expectProblem(answer, 'impossible-hand').field).toBe(field);
        }
      }
    }
  });

  test('and its neighbours, a fine between two hands that cannot be', async () => {
    const table = tableOf('brix-1996');
    const [player] = table.session.seats;
    const [, , , outsider] = openedClub.members;
    const fine = { player, code: 'other', stage: 'after', amount: 5 };
    for (const [body, code, field] of [
      [{ ...fine, player: outsider }, 'impossible-hand', 'player'],
      [{ ...fine, code: 'miscount' }, 'rule-refused', 'code'],
      [{ ...fine, amount: 7 }, 'rule-refused', 'amount'],
      [{ ...fine, amount: null }, 'rule-refused', 'amount'],
      [{ ...fine, melding: 0 }, 'rule-refused', 'melding'],
      [{ ...fine, took: 0 }, 'rule-refused', 'took'],
      [{ ...fine, hand: 1 }, 'hand-not-found', 'hand'],
      [{ ...fine, reportedBy: openedClub.club }, 'impossible-hand', 'reportedBy'],
    ] as const) {
      const sent = { body, version: 1 };
      const answer = await call(served.base, 'POST', `${table.path}/fines`, sent);
      expect(expectProblem(answer, code).field).toBe(field);
    }
  });

  test('a fine that ends the hand or passes the deal is recorded by itself only as the table agreed', async () => {
    const openedClub = await openClub(served.base);
    const { path, session } = await openSession(served.base, openedClub, { book: 'vlk-1970' });
    const { dealer } = session;
    const ask = (body: object, version: number) =>
      call<FineRecordedView>(served.base, 'POST', `${path}/fines`, { body, version });
    for (const code of ['misdeal', 'wrong-card-count', 'skat-not-laid']) {
      const fine = { player: dealer, code, stage: 'deal' };
      const { body } = await ask(fine, 1);
      expect(body).toMatchObject({ code: 'rule-refused', reason: 'fine-ends-hand', field: 'code' });
      expectProblem(await ask({ ...fine, asAgreed: false }, 1), 'rule-refused');
    }
    const misdeal = { player: dealer, code: 'misdeal', stage: 'deal', asAgreed: true };
    const fined = expectStatus(await ask(misdeal, 1), 201).body;
    // The deal is not passed: the log says what the table agreed on, and nothing more is inferred.
    expect([fined.session.dealer, fined.payments.length]).toEqual([dealer, 2]);
    // A hand that is over is not ended by it.
    const late = { player: dealer, code: 'wrong-card-count', stage: 'after' };
    expectStatus(await ask(late, 2), 201);
    await expectVerified(served.base, openedClub.club);
  });

  test('the next dealer sits at the table, and is set by somebody who records', async () => {
    const openedClub = await openClub(served.base);
    const { path, session } = await openSession(served.base, openedClub, { book: 'vlk-1970' });
    const ask = (body: object) =>
      call<SeatChangedView>(served.base, 'POST', `${path}/dealer`, { body, version: 1 });
    const reason = 'The misdeal passed the deal on.';
    const away = openedClub.members.find((member) => !session.seats.includes(member)) ?? '';
    expect(expectProblem(await ask({ player: away, reason }), 'seats-refused').field).toBe(
      'player',
    );
    expectProblem(await ask({ player: session.seats[1], reason: '' }), 'validation-failed');
    const { body } = expectStatus(await ask({ player: session.seats[1], reason }), 200);
    expect([body.session.dealer, body.payments]).toEqual([session.seats[1], []]);
    const { entries } = await read<AuditPage>(
      served.base,
      `/v1/clubs/${openedClub.club}/audit?kind=dealer-set`,
    );
    expect(entries.map(({ changes }) => changes)).toEqual([
      [expect.objectContaining({ what: 'dealer', was: session.dealer, now: session.seats[1] })],
    ]);
    await expectVerified(served.base, openedClub.club);
  });
});

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import pg from 'pg';
import { Setup } from '../../src/access/setup.js';
import type { AuditPage } from '../../src/audit/audit-view.js';
import type { FineRegisterPage } from '../../src/audit/fine-register-view.js';
import { ClubExport } from '../../src/ledger/export.js';
import { importClub } from '../../src/ledger/import.js';
import { PROBLEMS, type ProblemBody } from '../../src/platform/problem.js';
import type { BalanceReport } from '../../src/reports/balance-report.js';
import type { LedgerLine, LedgerPage } from '../../src/reports/ledger-report.js';
import { ClubReplayer } from '../../src/sessions/club-replayer.js';
import type {
  CorrectionList,
  HandRevisionList,
} from '../../src/sessions/corrections/correction.view.js';
import type {
  DisputeFileView,
  DisputeOverturnedView,
  DisputeSteppedView,
} from '../../src/sessions/disputes/dispute.view.js';
import type { FineLine } from '../../src/sessions/fine.view.js';
import type { FineRecordedView } from '../../src/sessions/fine.view.js';
import type { HandRecordedView, RecordedHandView } from '../../src/sessions/hand.view.js';
import type {
  ClosingStatement,
  SeatChangedView,
  SessionClosedView,
} from '../../src/sessions/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
} from '../support/api.js';
import { asOwner, claimAll, setUp, tableActor, writerAt } from '../support/access.js';
import { createInstance } from '../support/app.js';
import { write } from '../support/corrections.js';
import { databaseUrl } from '../support/database-url.js';
import { createTestDatabase } from '../support/database.js';
import { ownImported } from '../support/imported-club.js';
import {
  KoenigrufenEvening,
  RATE,
  expectDescribed,
  openTarok,
  type Stand,
} from '../support/koenigrufen-evening.js';
import { CURRENT_VERSION, shots } from '../support/nonsense.js';
import { ceaseFire, fire } from '../support/raw-http.js';

/*
 * Every number here was worked out by hand from the Budtabell and the table of figures. Members are
 * called a to f by their letters; d deals first, so that a is forehand, then b, c and d in turn.
 */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  ceaseFire();
  await served.close();
});

const open = (opening: Parameters<typeof KoenigrufenEvening.open>[1] = {}) =>
  KoenigrufenEvening.open(served, opening);

const stand = (a: number, b: number, c: number, d: number): Stand => ({ a, b, c, d });

/** A rufer of a with c, won plainly: b and d pay 1 each. */
const RUFER = {
  contract: 'rufer',
  calledKing: 'hearts',
  kingHolder: 'c',
  count: [{ side: 'declarer', points: '36' }],
};
/** A dreier, won plainly: 4 from each of the three. */
const dreier = (declarer: string, points = '36') => ({
  contract: 'dreier',
  declarer,
  count: [{ player: declarer, points }],
});
/** A piccolo, won with its one trick: 2 from each of the three. */
const piccolo = (declarer: string, tricks = 1) => ({
  contract: 'piccolo',
  declarer,
  tricks: [{ player: declarer, tricks }],
});

const MODES = ['compensate', 'replay'] as const;

interface Case {
  /** What is played and what it comes to. */
  readonly told: string;
  readonly hand: object;
  /** What it brings a, b, c and d. */
  readonly brings: readonly [number, number, number, number];
  /** How they stand after it. */
  readonly stand: Stand;
  readonly shows?: object;
}

const EVENING: readonly Case[] = [
  {
    told: 'rufer of a with c: game 1, trull 1, pagat ultimo declared 2 × 2 for kontra = 6',
    hand: {
      contract: 'rufer',
      declarer: 'a',
      calledKing: 'hearts',
      kingHolder: 'c',
      partner: 'c',
      announcements: [{ figure: 'pagat-ultimo', player: 'a', kontra: 'kontra', kontraBy: 'b' }],
      count: [{ side: 'declarer', points: '41/2' }],
      figures: [
        { figure: 'pagat-ultimo', player: 'a' },
        { figure: 'trull', side: 'declarer' },
      ],
    },
    brings: [6, -6, 6, -6],
    stand: stand(6, -6, 6, -6),
    shows: {
      games: [{ contract: 'rufer', won: true, valat: null }],
      count: { declarer: 125, opponents: 85 },
    },
  },
  {
    told: 'rufer of b with his own king: game lost 1, king ultimo declared 2 made = 1 from each of three',
    hand: {
      contract: 'rufer',
      calledKing: 'clubs',
      kingHolder: 'b',
      announcements: [{ figure: 'king-ultimo', player: 'b' }],
      figures: [{ figure: 'king-ultimo' }],
      count: [{ side: 'opponents', blad: 119 }],
    },
    brings: [-1, 3, -1, -1],
    stand: stand(5, -3, 5, -7),
    shows: { games: [{ contract: 'rufer', partner: null, won: false, valat: null }] },
  },
  {
    told: 'rufer of c, the king in the talon, played all the same: game 1 × 2 for kontra from each of three',
    hand: {
      contract: 'rufer',
      declarer: 'c',
      calledKing: 'spades',
      kingHolder: 'talon',
      kontra: 'kontra',
      kontraBy: 'a',
      count: [{ player: 'c', points: '40' }],
    },
    brings: [-2, -2, 6, -2],
    stand: stand(3, -5, 11, -9),
    shows: { kind: 'played' },
  },
  {
    told: 'pagatrufer of a, the king in the talon, given up: game 1 and the pagat declared 2 to each of three',
    hand: {
      contract: 'pagatrufer',
      declarer: 'a',
      calledKing: 'diamonds',
      kingHolder: 'talon',
      gaveUp: true,
    },
    brings: [-9, 3, 3, 3],
    stand: stand(-6, -2, 14, -6),
    shows: { kind: 'given-up', count: null },
  },
  {
    told: 'solorufer of b with d: game 2, grammeln 1 × 2, uhu lost 2 × 2, trull declared 2 × 2 × 4 for rekontra: 16',
    hand: {
      contract: 'solorufer',
      declarer: 'b',
      calledKing: 'hearts',
      kingHolder: 'd',
      announcements: [{ figure: 'trull', player: 'd', kontra: 'rekontra' }],
      figures: [
        { figure: 'trull', player: 'b' },
        { figure: 'uhu', player: 'b', lost: true },
      ],
      count: [{ player: 'd', points: '45/2' }],
    },
    brings: [-16, 16, -16, 16],
    stand: stand(-22, 14, -2, 10),
    shows: {
      figures: [
        { figure: 'trull', side: 'declarer', declared: true, made: true },
        { figure: 'grammeln', side: 'declarer', declared: false, made: true },
        { figure: 'uhu', side: 'declarer', declared: false, made: false },
      ],
    },
  },
  {
    told: 'uhurufer of d with a, lost: game 1 × 4 for rekontra, uhu declared 4 × 2 for kontra = 12',
    hand: {
      contract: 'uhurufer',
      declarer: 'd',
      calledKing: 'clubs',
      kingHolder: 'a',
      kontra: 'rekontra',
      announcements: [{ figure: 'uhu', player: 'd', kontra: 'kontra' }],
      count: [{ side: 'declarer', points: '30' }],
    },
    brings: [-12, 12, 12, -12],
    stand: stand(-34, 26, 10, -2),
  },
  {
    told: 'dreier of a: 4 from each, less the four kings of the opponents 1',
    hand: {
      contract: 'dreier',
      declarer: 'a',
      figures: [{ figure: 'four-kings', side: 'opponents' }],
      count: [{ player: 'a', points: '36' }],
    },
    brings: [9, -3, -3, -3],
    stand: stand(-25, 23, 7, -5),
  },
  {
    told: 'farbendreier of d in forehand with five cards in the suits, kontra: 6 × 2 to each',
    hand: {
      contract: 'farbendreier',
      declarer: 'd',
      forehand: 'd',
      suitCards: 5,
      kontra: 'kontra',
    },
    brings: [12, 12, 12, -36],
    stand: stand(-13, 35, 19, -41),
    shows: { kind: 'lost-at-once', count: null },
  },
  {
    told: 'piccolo of c with two tricks: 2 to d, 2 × 2 to a for kontra, 2 × 8 to b for subkontra',
    hand: {
      contract: 'piccolo',
      declarer: 'c',
      personalKontra: [
        { player: 'a', kontra: 'kontra' },
        { player: 'b', kontra: 'subkontra' },
      ],
      tricks: [{ player: 'c', tricks: 2 }],
    },
    brings: [4, 16, -22, 2],
    stand: stand(-9, 51, -3, -39),
  },
  {
    told: 'bei: piccolo of b won (2 from a and c, 2 × 2 from d), bettler of d lost (3 to a, 3 × 4 to b, 3 × 2 to c)',
    hand: {
      contract: 'bei',
      games: [
        { game: 'piccolo', declarer: 'b', personalKontra: [{ player: 'd', kontra: 'kontra' }] },
        {
          game: 'bettler',
          declarer: 'd',
          personalKontra: [
            { player: 'b', kontra: 'rekontra' },
            { player: 'c', kontra: 'kontra' },
          ],
        },
      ],
      tricks: [
        { player: 'b', tricks: 1 },
        { player: 'd', tricks: 1 },
      ],
    },
    brings: [1, 20, 4, -25],
    stand: stand(-8, 71, 1, -64),
    shows: {
      games: [
        { contract: 'piccolo', partner: null, won: true },
        { contract: 'bettler', partner: null, won: false },
      ],
    },
  },
  {
    told: 'trischaken with a and b tied: each pays 1 to c and d, and to one another',
    hand: {
      contract: 'trischaken',
      count: [
        { player: 'a', points: '20' },
        { player: 'b', blad: 60 },
        { player: 'c', points: '16/2' },
      ],
    },
    brings: [-2, -2, 2, 2],
    stand: stand(-10, 69, 3, -62),
    shows: { games: [], trischaken: { virgins: [], mayor: false } },
  },
  {
    told: 'trischaken of d, forehand and mayor, a and b virgins: 3 × 1 × 2 × 2 × 2 = 24, shared by two',
    hand: {
      contract: 'trischaken',
      count: [
        { player: 'a', blad: 0 },
        { player: 'b', blad: 0 },
        { player: 'd', blad: 110 },
      ],
      virgins: ['b', 'a'],
    },
    brings: [12, 12, 0, -24],
    stand: stand(2, 81, 3, -86),
    shows: { trischaken: { mayor: true } },
  },
  {
    told: 'dreier of b, valat and trull declared: 4 × 8 + 2 = 34 from each',
    hand: {
      contract: 'dreier',
      declarer: 'b',
      announcements: [
        { figure: 'valat', player: 'b' },
        { figure: 'trull', player: 'b' },
      ],
      tricks: [{ side: 'declarer', tricks: 12 }],
    },
    brings: [-34, 102, -34, -34],
    stand: stand(-32, 183, -31, -120),
  },
  {
    told: 'rufer of b with c, every trick in silence: 1 + trull, four kings, grammeln, grossgrammeln = 5, not 4',
    hand: {
      contract: 'rufer',
      calledKing: 'hearts',
      kingHolder: 'c',
      tricks: [
        { player: 'b', tricks: 7 },
        { player: 'c', tricks: 5 },
      ],
    },
    brings: [-5, 5, 5, -5],
    stand: stand(-37, 188, -26, -125),
    shows: { count: { declarer: 210, opponents: 0 } },
  },
  {
    told: 'solodreier of d, every trick the opponents’: 8 × 4 = 32 to each, more than 8 + 4 × 2',
    hand: {
      contract: 'solodreier',
      declarer: 'd',
      figures: [{ figure: 'valat', side: 'opponents' }],
    },
    brings: [32, 32, 32, -96],
    stand: stand(-5, 220, 6, -221),
    shows: { figures: [], games: [{ won: false, valat: 'opponents' }] },
  },
  {
    told: 'sechserdreier of d, lost with 35/1: 6 × 2 for kontra to each',
    hand: {
      contract: 'sechserdreier',
      kontra: 'kontra',
      won: false,
      count: [{ player: 'd', points: '35/1' }],
    },
    brings: [12, 12, 12, -36],
    stand: stand(7, 232, 18, -257),
  },
  {
    told: 'zwiccolo of a with his two tricks: 2 from b and d, 2 × 2 from c',
    hand: {
      contract: 'zwiccolo',
      declarer: 'a',
      personalKontra: [{ player: 'c', kontra: 'kontra' }],
      won: true,
    },
    brings: [8, -2, -4, -2],
    stand: stand(15, 230, 14, -259),
  },
];

describe('a whole evening of four', () => {
  let evening: KoenigrufenEvening;
  const hands: HandRecordedView[] = [];
  let closed: SessionClosedView;

  beforeAll(async () => {
    evening = await open();
  });

  test('opens without pots and without a payment', async () => {
    expect(await evening.session()).toMatchObject({
      game: 'koenigrufen',
      book: 'koenigrufen',
      rate: RATE,
      pots: null,
      hands: 0,
      readings: { K1: 'table', K2: 'pay-each-other', K6: 'net-of-losses' },
    });
    expect(evening.table.session).toMatchObject({ payments: [], pots: null });
    expect(evening.stand).toEqual(stand(0, 0, 0, 0));
  });

  const tarokOnly = ['nolo', 'tout', 'ultimo', 'bagud', 'lastTrickPaid'];

  test.each(EVENING.map((one, index) => [index + 1, one.told, one] as const))(
    'hand %i: %s',
    async (number, _, { hand, brings, stand: after, shows = {} }) => {
      const forehand = 'abcd'[(number - 1) % 4] ?? '';
      const dealer = 'dabc'[(number - 1) % 4] ?? '';
      expect(evening.seating).toMatch(new RegExp(`^${dealer} deals to ${forehand}`));
      const before = evening.stand;
      const preview = await evening.preview(hand);
      const recorded = await evening.hand(hand);
      hands.push(recorded);
      const gained = [...'abcd'].map((one) => (evening.stand[one] ?? 0) - (before[one] ?? 0));
      expect(gained).toEqual(brings);
      expect(evening.stand).toEqual(after);
      expect(recorded).toMatchObject({
        number,
        revision: 1,
        kind: 'played',
        dealer: evening.id(dealer),
        contract: (hand as { contract: string }).contract,
        record: evening.record(hand) as object,
        fineIds: [],
        pots: null,
        nextDealer: evening.id(forehand),
        ...shows,
      });
      for (const name of tarokOnly) expect(recorded).not.toHaveProperty(name);
      for (const { from, to, source, fine, stage } of recorded.payments) {
        expect([evening.letter(from), evening.letter(to)].join('')).toMatch(/^[abcd]{2}$/);
        expect(source).toMatch(/^koenigrufen, (Budtabell|Figurer), /);
        expect([fine, ['game', 'figures'].includes(stage)]).toEqual([null, true]);
      }
      const { event, recordedAt, ...told } = recorded;
      expect(told).toEqual(preview);
      const { session: _session, ...stored } = { ...told, event, recordedAt };
      expect(await evening.get(`${evening.table.path}/hands/${number}`)).toEqual(stored);
    },
  );

  test('pairs each loser with the winner he settles with, and explains each payment', () => {
    const [first] = hands;
    expect(evening.words(first?.payments ?? [])).toEqual([
      'b pays a 1: rufer',
      'd pays c 1: rufer',
      'b pays a 1: trull',
      'd pays c 1: trull',
      'b pays a 4: pagat-ultimo',
      'd pays c 4: pagat-ultimo',
    ]);
    const sources = hands.map(({ payments }) => payments.at(-1)?.source);
    expect(sources[0]).toBe('koenigrufen, Figurer, Pagat ultimo, dekl.; kontra ×2');
    expect(sources[3]).toBe('koenigrufen, Figurer, Pagat ultimo, dekl.; lost; given up');
    expect(sources[11]).toBe(
      'koenigrufen, Budtabell, Trischaken; mayor ×2; virgin ×2; forehand ×2',
    );
    expect(sources[14]).toBe('koenigrufen, Budtabell, Solodreier; silent valat ×4');
  });

  test('closes: nothing to split, points become money', async () => {
    const points = evening.stand;
    closed = await evening.step<SessionClosedView>('close', {});
    expect([closed.payments, closed.session.pots, evening.stand]).toEqual([[], null, points]);
    const money = stand(1500, 23000, 1400, -25900);
    expect(evening.byLetter(closed.money, 'amount')).toEqual(money);
    expect(await evening.money()).toEqual(money);
    expect(await evening.session()).toMatchObject({ status: 'closed', hands: EVENING.length });
    await evening.expectSound();
  });

  test('takes nothing more when it is closed', async () => {
    const { version } = evening.view;
    const bodies: Readonly<Record<string, unknown>> = {
      hands: evening.record(RUFER),
      join: { player: evening.id('e') },
      leave: { player: evening.id('a') },
      close: {},
    };
    for (const [what, body] of Object.entries(bodies)) {
      expectProblem(await evening.send(what, body, version), 'session-closed');
    }
    const preview = await evening.send('hands/preview', evening.record(RUFER));
    expectProblem(preview, 'session-closed');
  });

  test('has a ledger of every payment, and each member his own lines of it', async () => {
    const { club, path } = evening.table;
    const { lines } = await evening.get<LedgerPage>(`${path}/ledger?limit=500`);
    const told = hands.flatMap(({ payments, number }) =>
      payments.map(({ fine: _fine, points, ...payment }) => {
        return { ...payment, amount: points, hand: number };
      }),
    );
    const points = lines.filter(({ unit }) => unit === 'points');
    expect(points.map(lineOf)).toEqual(told);
    for (const letter of 'abcd') {
      const member = evening.id(letter);
      const statement = await evening.get<LedgerPage>(
        `/v1/clubs/${club}/members/${member}/statement?limit=500`,
      );
      const own = lines.filter(({ from, to }) => [from, to].includes(member));
      expect(statement).toEqual({ lines: own, next: null });
      const sum = own
        .filter(({ unit }) => unit === 'points')
        .reduce((all, { to, amount }) => all + (to === member ? amount : -amount), 0);
      expect(sum).toBe(evening.stand[letter]);
      const balance = `/v1/clubs/${club}/members/${member}/balance`;
      expect((await evening.get<BalanceReport>(balance)).openSessions).toEqual([]);
    }
  });

  test('has an audit view that tells each hand in words', async () => {
    const { club, session } = evening.table;
    const audit = `/v1/clubs/${club}/audit?session=${session.id}&limit=200`;
    const { entries } = await evening.get<AuditPage>(audit);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'session-opened',
      ...hands.map(() => 'hand-recorded'),
      'session-closed',
    ]);
    const sentences = entries.map(({ sentence }) => sentence);
    expect(sentences[1]).toContain('Anna played rufer');
    expect(sentences.every((one) => /^[A-Z].*\.$/.test(one))).toBe(true);
    expect(sentences.join()).not.toMatch(/pot|undefined|null|NaN/i);
    for (const [index, { payments }] of hands.entries()) {
      const told = entries[index + 1]?.payments.map(({ from, to, amount }) => [from, to, amount]);
      expect(told).toEqual(payments.map(({ from, to, points }) => [from, to, points]));
    }
  });

  test('has a closing statement with the head of its log', async () => {
    const statement = await evening.get<ClosingStatement>(
      `${evening.table.path}/closing-statement`,
    );
    const { money, currency, event, head, closedAt } = closed;
    expect(statement).toEqual({
      session: evening.table.session.id,
      closedAt,
      event,
      head,
      currency,
      payments: [],
      money,
      corrections: [],
      moneyNow: money,
    });
    const until = await evening.get<{ ok: boolean }>(
      `/v1/clubs/${evening.table.club}/verification?until=${head.short}`,
    );
    expect(until).toMatchObject({ ok: true });
  });

  test('leaves as a file without a pot in it, and comes into another database as it was', async () => {
    const { club } = evening.table;
    await evening.correct('compensate', [{ hand: 4, void: true }]);
    await expectMoves(evening);
    const text = await exportOf(served.base, club);
    const kinds = text.split('\n').flatMap((line) => {
      const { type, kind } = JSON.parse(line || '{}') as Record<string, string>;
      return type === 'account' ? [kind] : [];
    });
    expect(new Set(kinds)).toEqual(new Set(['cash-box', 'player', 'member', 'kitty']));
    expect(text).not.toMatch(/king-pot|pagat-pot|kingPot|pagatPot/);
  });
});

function lineOf({ from, to, amount, reason, stage, source, hand }: LedgerLine) {
  return { from, to, amount, reason, stage, source, hand };
}

async function exportOf(base: string, club: string): Promise<string> {
  const answer = await fetch(`${base}/v1/clubs/${club}/export`, { headers: asOwner(base) });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Brings the club into a database of its own and goes on there. */
async function expectMoves(evening: KoenigrufenEvening): Promise<void> {
  const { club, path } = evening.table;
  const text = await exportOf(served.base, club);
  const { head } = (await evening.verification()) as { head: { seq: number; hash: string } };
  const other = await createTestDatabase();
  const pool = new pg.Pool({ ...other.connection, max: 2 });
  // The database is dropped at the end, whether the pool has let go of it or not.
  pool.on('error', () => undefined);
  try {
    const imported = await importClub(pool, () => Readable.from([Buffer.from(text)]), {
      replayer: (bookContent) => new ClubReplayer(bookContent),
    });
    const { seq, hash } = head;
    expect(imported).toMatchObject({ ok: true, head: { seq, hash } });
    const app = await createInstance(other);
    try {
      await app.listen(0, '127.0.0.1');
      const there = await app.getUrl();
      expect(await readText((await ClubExport.begin(pool, club)).stream())).toBe(text);
      await setUp(there, (await app.get(Setup).link()) ?? '');
      await ownImported(there, club, { DATABASE_URL: databaseUrl(other) });
      await expectVerified(there, club);
      for (const what of ['', '/hands?limit=200', '/ledger?limit=500', '/corrections']) {
        expect(await read(there, path + what)).toEqual(await evening.get(path + what));
      }
      const { version, status } = await evening.session();
      const undone = await call(there, 'POST', `${path}/undo`, { body: {}, version });
      expect([undone.status, status]).toEqual([201, status]);
      await expectVerified(there, club);
    } finally {
      await app.close();
    }
  } finally {
    await pool.end();
    await other.drop();
  }
}

describe('five at the table', () => {
  test('the dealer sits out, and forehand deals next', async () => {
    const evening = await open({ seats: 'abcde' });
    expect(evening.seating).toBe('e deals to abcd, e sits out');
    await evening.hand({ ...dreier('c'), dealer: 'e', forehand: 'a' });
    expect(evening.stand).toEqual({ a: -4, b: -4, c: 12, d: -4, e: 0 });
    expect(evening.seating).toBe('a deals to bcde, a sits out');
    // The rufer is b's, and e may hold the king: b and e against c and d.
    await evening.hand({ ...RUFER, kingHolder: 'e' });
    expect(evening.stand).toEqual({ a: -4, b: -3, c: 11, d: -5, e: 1 });
    expect(evening.seating).toBe('b deals to cdea, b sits out');
    await evening.hand({
      contract: 'trischaken',
      count: ['c', 'd', 'e'].map((player) => ({ player, blad: 50 })),
    });
    // a has the other 60 blad and is not forehand: 1 to each of c, d and e.
    expect(evening.stand).toEqual({ a: -7, b: -3, c: 12, d: -4, e: 2 });
    await evening.expectSound();
  });

  test('who sits out is nobody in that hand', async () => {
    const evening = await open({ seats: 'abcde' });
    for (const [hand, field] of [
      [dreier('e'), 'declarer'],
      [{ ...RUFER, kingHolder: 'e' }, 'kingHolder'],
      [{ ...RUFER, kingHolder: null, partner: 'e' }, 'partner'],
      [
        { ...dreier('a'), announcements: [{ figure: 'uhu', player: 'e' }] },
        'announcements[0].player',
      ],
      [{ ...dreier('a'), kontra: 'kontra', kontraBy: 'e' }, 'kontraBy'],
      [
        { ...piccolo('a'), personalKontra: [{ player: 'e', kontra: 'kontra' }] },
        'personalKontra[0].player',
      ],
      [{ contract: 'trischaken', count: [{ player: 'e', blad: 210 }] }, 'count[0].player'],
      [{ ...dreier('a'), tricks: [{ player: 'e', tricks: 1 }] }, 'tricks[0].player'],
    ] as const) {
      expect(await evening.refusedHand(hand)).toBe(`impossible-hand ${field}`);
    }
  });

  test('a fifth joins between hands, and who would have dealt leaves', async () => {
    const evening = await open();
    await evening.hand(dreier('b'));
    expect(evening.seating).toBe('a deals to bcda');
    const joined = await evening.step<SeatChangedView>('join', {
      player: evening.id('e'),
      seat: 1,
    });
    expect(joined).toMatchObject({ player: evening.id('e'), payments: [] });
    // e sits to the right of a now, and is forehand.
    expect(evening.seating).toBe('a deals to ebcd, a sits out');
    expect(evening.stand).toEqual({ a: -4, b: 12, c: -4, d: -4, e: 0 });
    const left = await evening.step<SeatChangedView>('leave', { player: evening.id('a') });
    expect(left).toMatchObject({ player: evening.id('a'), payments: [] });
    expect(evening.seating).toBe('e deals to bcde');
    expect(evening.stand).toEqual({ a: -4, b: 12, c: -4, d: -4, e: 0 });
    expect(await evening.refusedHand(dreier('a'))).toBe('impossible-hand declarer');
    await evening.hand(dreier('c'));
    // Back to his old account, in another seat.
    await evening.step('join', { player: evening.id('a'), seat: 4 });
    expect(evening.stand).toEqual({ a: -4, b: 8, c: 8, d: -8, e: -4 });
    expect(evening.seating).toBe('b deals to cdae, b sits out');
    await evening.step('leave', { player: evening.id('b') });
    expect(evening.seating).toBe('c deals to daec');
    const { money } = await evening.step<SessionClosedView>('close', {});
    const points = { a: -4, b: 8, c: 8, d: -8, e: -4 };
    expect(evening.byLetter(money, 'points')).toEqual(points);
    expect(await evening.money()).toEqual({ a: -400, b: 800, c: 800, d: -800, e: -400 });
    await evening.expectSound();
  });

  test('there are four or five seats, no less and no more', async () => {
    const evening = await open({ seats: 'abcde' });
    const player = (letter: string) => ({ player: evening.id(letter) });
    const { version } = evening.view;
    const six = await evening.send('join', player('f'), version);
    expect(expectProblem(six, 'seats-refused').field).toBe('player');
    await evening.step('leave', player('e'));
    const three = await evening.send('leave', player('d'), version + 1);
    expect(expectProblem(three, 'seats-refused').field).toBe('player');
    const again = await evening.send('join', player('a'), version + 1);
    expect(expectProblem(again, 'seats-refused').field).toBe('player');
    const nowhere = await evening.send('join', { ...player('e'), seat: 5 }, version + 1);
    expect(expectProblem(nowhere, 'seats-refused').field).toBe('seat');
    for (const seats of ['abc', 'abcdef', 'abca']) {
      const ids = [...seats].map((letter) => evening.id(letter));
      const body = { book: 'koenigrufen', rate: 1, seats: ids, firstDealer: ids[0] };
      const path = `/v1/clubs/${evening.table.club}/sessions`;
      const refused = await call(served.base, 'POST', path, { body });
      const field = seats === 'abca' ? 'seats[3]' : 'seats';
      expect(expectProblem(refused, 'seats-refused').field).toBe(field);
    }
  });
});

describe('what the table decides, named, is a check', () => {
  const wrong: readonly [string, object, string][] = [
    ['the dealer', { ...RUFER, dealer: 'a' }, 'dealer'],
    ['a stranger as dealer', { ...RUFER, dealer: 'f' }, 'dealer'],
    ['forehand', { ...RUFER, forehand: 'b' }, 'forehand'],
    ['the declarer of a rufer', { ...RUFER, declarer: 'b' }, 'declarer'],
    ['the partner', { ...RUFER, partner: 'd' }, 'partner'],
    ['the declarer as partner', { ...RUFER, partner: 'a' }, 'partner'],
    ['a partner in a dreier', { ...dreier('a'), partner: 'b' }, 'partner'],
    ['who won', { ...RUFER, won: false }, 'won'],
    [
      'the other side’s card points',
      {
        ...RUFER,
        count: [...RUFER.count, { side: 'opponents', points: '35' }],
      },
      'count',
    ],
    [
      'blad beside points',
      {
        ...RUFER,
        count: [{ side: 'declarer', points: '36', blad: 107 }],
      },
      'count[0].blad',
    ],
    [
      'tricks of both sides',
      {
        ...RUFER,
        tricks: [
          { side: 'declarer', tricks: 7 },
          { side: 'opponents', tricks: 6 },
        ],
      },
      'tricks',
    ],
    [
      'a virgin with card points',
      {
        contract: 'trischaken',
        count: [
          { player: 'a', blad: 60 },
          { player: 'b', blad: 60 },
          { player: 'c', blad: 50 },
        ],
        virgins: ['d'],
      },
      'virgins',
    ],
  ];
  test.each(wrong)('%s, wrongly', async (_, hand, field) => {
    const evening = await open();
    expect(await evening.refusedHand(hand)).toBe(`impossible-hand ${field}`);
  });

  test('named rightly, it changes nothing', async () => {
    const evening = await open();
    const preview = await evening.preview(RUFER);
    const checks = { dealer: 'd', forehand: 'a', declarer: 'a', partner: 'c', won: true };
    const checked = await evening.preview({ ...RUFER, ...checks });
    expect({ ...checked, record: null }).toEqual({ ...preview, record: null });
  });

  const impossible: readonly [string, object, string][] = [
    [
      '71 card points',
      { ...RUFER, count: [{ side: 'declarer', points: '71' }] },
      'count[0].points',
    ],
    [
      '35/3 card points',
      { ...RUFER, count: [{ side: 'declarer', points: '35/3' }] },
      'count[0].points',
    ],
    ['no card points', { ...RUFER, count: [] }, 'count'],
    [
      'trull in a farbensolo',
      {
        contract: 'farbensolo',
        declarer: 'b',
        count: [{ player: 'b', points: '40' }],
        figures: [{ figure: 'trull', side: 'declarer' }],
      },
      'figures[0].figure',
    ],
    [
      'king ultimo in a dreier',
      { ...dreier('a'), figures: [{ figure: 'king-ultimo' }] },
      'figures[0].figure',
    ],
    [
      'trull of both',
      {
        ...RUFER,
        figures: [
          { figure: 'trull', side: 'declarer' },
          { figure: 'trull', side: 'opponents' },
        ],
      },
      'figures[1]',
    ],
    [
      'grossgrammeln with 46',
      {
        ...RUFER,
        count: [{ side: 'declarer', points: '46' }],
        figures: [{ figure: 'grossgrammeln', side: 'declarer' }],
      },
      'figures[0].figure',
    ],
    [
      'valat beside the others’ trull',
      {
        ...dreier('a', '70'),
        figures: [{ figure: 'trull', side: 'opponents' }],
      },
      'figures[0]',
    ],
    [
      '13 tricks in a piccolo',
      {
        ...piccolo('a', 7),
        tricks: [
          { player: 'a', tricks: 7 },
          { player: 'b', tricks: 6 },
        ],
      },
      'tricks',
    ],
    [
      'kontra in a trischaken',
      {
        contract: 'trischaken',
        kontra: 'kontra',
        count: [],
      },
      'kontra',
    ],
    ['who said a kontra that nobody said', { ...RUFER, kontraBy: 'b' }, 'kontraBy'],
    [
      'a bei of one declarer',
      {
        contract: 'bei',
        games: [
          { game: 'piccolo', declarer: 'a' },
          { game: 'bettler', declarer: 'a' },
        ],
      },
      'games[1].declarer',
    ],
    [
      'giving up a solorufer',
      {
        contract: 'solorufer',
        declarer: 'a',
        kingHolder: 'talon',
        gaveUp: true,
      },
      'gaveUp',
    ],
    ['giving up with a partner', { ...RUFER, count: [], gaveUp: true }, 'gaveUp'],
    [
      'giving up after a kontra',
      {
        contract: 'rufer',
        kingHolder: 'talon',
        gaveUp: true,
        kontra: 'kontra',
      },
      'kontra',
    ],
    ['six cards in the suits of a dreier', { ...dreier('a'), suitCards: 6 }, 'suitCards'],
    ['a declarer who is not named', { contract: 'dreier', count: [] }, 'declarer'],
  ];
  test.each(impossible)('%s is refused', async (_, hand, field) => {
    const evening = await open();
    expect(await evening.refusedHand(hand)).toBe(`impossible-hand ${field}`);
    expect(await evening.session()).toMatchObject({ version: 1, hands: 0 });
  });
});

describe('no pots', () => {
  test('neither in the database nor in anything that can be read', async () => {
    const evening = await open({ rate: 0 });
    await evening.hand(RUFER);
    await evening.hand(dreier('b'));
    await evening.correct('replay', [{ hand: 2, record: evening.record(dreier('b', '30')) }]);
    await evening.step('close', {});
    expect(await evening.money()).toEqual(stand(0, 0, 0, 0));
    const { club, path, session } = evening.table;
    const pool = new pg.Pool({ ...served.database.connection, max: 1 });
    try {
      const { rows } = await pool.query<Record<string, unknown>>(
        `SELECT (SELECT count(*)::int FROM pot WHERE session_id = $1) AS pots,
          (SELECT count(*)::int FROM account WHERE session_id = $1) AS accounts,
          (SELECT count(*)::int FROM account WHERE session_id = $1 AND member_id IS NULL) AS others`,
        [session.id],
      );
      // The kitty is there for fines of the club.
      expect(rows).toEqual([{ pots: 0, accounts: 5, others: 1 }]);
    } finally {
      await pool.end();
    }
    const here = `/v1/clubs/${club}`;
    for (const address of [
      ...['', '/rules', '/hands', '/hands/1', '/hands/1/revisions', '/hands/2/revisions'],
      ...['/ledger', '/fines', '/corrections', '/closing-statement'],
    ]) {
      await evening.get(path + address);
    }
    for (const address of ['/sessions', '/audit', '/fines', '/disputes', '/verification']) {
      await evening.get(here + address);
    }
    await evening.get(`${here}/members/${evening.id('a')}/statement`);
    const { ruleBooks } = await evening.get<{ ruleBooks: { id: string }[] }>('/v1/rule-books');
    const book = await evening.get<object>('/v1/rule-books/koenigrufen');
    expect(ruleBooks).toContainEqual(book);
    const rules = await evening.get<object>(`${path}/rules`);
    expect(rules).toMatchObject({ game: 'koenigrufen', book: 'koenigrufen' });
    expect(rules).toHaveProperty('tariff', (book as { tariff: unknown }).tariff);
    expect(await evening.get(`${here}/fines`)).toMatchObject({ fines: [] });
  });

  test('no standing grows out of all bounds', async () => {
    const tariff = { solodreier: 100_000, 'valat-declared': 100 };
    const evening = await open({ rate: 1_000_000, houseRules: { tariff } });
    const hand = (kontra: string) => ({
      contract: 'solodreier',
      declarer: 'a',
      kontra,
      announcements: [{ figure: 'valat', player: 'a' }],
      tricks: [{ side: 'declarer', tricks: 12 }],
    });
    // 100,000 × 100 × 8 = 80,000,000 from each: 240,000,000 a hand. The most is 1,000,000,000.
    for (let hands = 1; hands <= 4; hands++) await evening.hand(hand('subkontra'));
    expect(evening.stand).toEqual(stand(960e6, -320e6, -320e6, -320e6));
    const body = evening.record(hand('subkontra'));
    for (const what of ['hands', 'hands/preview']) {
      expectProblem(await evening.send(what, body, 5), 'amount-too-large');
    }
    await evening.step('undo', {});
    await evening.hand(hand('kontra'));
    // 780,000,000 and then 180,000,000 more in hand 5: too much, whichever way.
    const corrections = [{ hand: 5, record: evening.record(hand('subkontra')) }];
    const two = [...corrections, { hand: 1, void: true }];
    await evening.hand(hand('rekontra'));
    expect(evening.stand).toEqual(stand(900e6, -300e6, -300e6, -300e6));
    for (const mode of MODES) {
      const sent = { mode, reason: 'More', corrections };
      const refused = await evening.send('corrections', sent, evening.view.version);
      expect((refused.body as ProblemBody).code).toMatch(/^(amount-too-large|correction-refused)$/);
      expect(refused.status).toBe(422);
    }
    await evening.correct('replay', two);
    expect(evening.stand).toEqual(stand(840e6, -280e6, -280e6, -280e6));
    await evening.step('close', {});
    expect(await evening.money()).toEqual(stand(840e12, -280e12, -280e12, -280e12));
    await evening.expectSound();
  });
});

describe('fines of the club', () => {
  const fine = (player: string, amount: number, more: object = {}) => ({
    player,
    code: 'other',
    stage: 'after',
    amount,
    ...more,
  });
  const record = (evening: KoenigrufenEvening, body: object) =>
    evening.step<FineRecordedView>('fines', evening.told(body));

  /** Rufer of a and c; b pays 5 to each of the others; c pays 7 to the kitty. */
  const fined = async () => {
    const evening = await open();
    await evening.hand(RUFER);
    const toPlayers = await record(
      evening,
      fine('b', 5, { hand: 1, note: 'Late', reportedBy: 'd' }),
    );
    expect(evening.stand).toEqual(stand(6, -16, 6, 4));
    const toKitty = await record(evening, fine('c', 7, { to: 'kitty' }));
    expect([evening.stand, evening.view.kitty]).toEqual([stand(6, -16, -1, 4), 7]);
    return { evening, toPlayers, toKitty };
  };

  test('go to every other player, or to the kitty, and the deal stays', async () => {
    const { evening, toPlayers, toKitty } = await fined();
    expect(evening.words(toPlayers.payments)).toEqual(
      ['a', 'c', 'd'].map((one) => `b pays ${one} 5: fine`),
    );
    expect(evening.words(toKitty.payments)).toEqual(['c pays kitty 7: fine']);
    expect(toPlayers).toMatchObject({
      hand: 1,
      amount: 5,
      note: 'Late',
      reportedBy: evening.id('d'),
      source: 'koenigrufen, fine of the club',
    });
    expect(evening.seating).toBe('a deals to bcda');
    await evening.step('join', { player: evening.id('e') });
    // Also to a, who sits out.
    await record(evening, fine('e', 1, { to: 'players' }));
    expect(evening.stand).toEqual({ ...stand(7, -15, 0, 5), e: -4 });
    const { club, path } = evening.table;
    const { fines } = await evening.get<{ fines: FineLine[] }>(`${path}/fines`);
    expect(fines.map(({ player, amount }) => [evening.letter(player), amount])).toEqual([
      ['b', 5],
      ['c', 7],
      ['e', 1],
    ]);
    await evening.get(`/v1/clubs/${club}/fines`);
    const { entries } = await evening.get<AuditPage>(`/v1/clubs/${club}/audit?fine=${toKitty.id}`);
    expect(entries).toMatchObject([{ kind: 'fine-recorded', payments: [{ to: 'kitty' }] }]);
    const { lines } = await evening.get<LedgerPage>(`${path}/ledger?limit=500`);
    expect(lines.filter(({ to }) => to === 'kitty').map(({ amount }) => amount)).toEqual([7]);
    await evening.expectSound();
  });

  test('are in the register, which adds up what they brought', async () => {
    const { evening, toKitty } = await fined();
    const register = () => evening.get<FineRegisterPage>(`/v1/clubs/${evening.table.club}/fines`);
    // 3 × 5 to the players, 7 to the kitty.
    expect((await register()).totals).toEqual({ fines: 2, standing: 2, points: 22 });
    await evening.correct('replay', [{ fine: toKitty.id, void: true }]);
    const { totals, fines } = await register();
    expect(totals).toEqual({ fines: 2, standing: 1, points: 15 });
    expect(fines.map(({ state }) => state)).toEqual(['overturned', 'recorded']);
  });

  test('become money with the rest: the cash box keeps what the kitty holds', async () => {
    const { evening } = await fined();
    const closed = await evening.step<SessionClosedView>('close', {});
    expect(evening.byLetter(closed.money, 'amount')).toEqual(stand(600, -1600, -100, 400));
    expect(await evening.money()).toEqual(stand(600, -1600, -100, 400));
    expect(evening.view.kitty).toBe(7);
    await evening.expectSound();
    await expectMoves(evening);
  });

  test.each(MODES)('%s: a fine is voided, or another takes its place', async (mode) => {
    const { evening, toPlayers, toKitty } = await fined();
    const voided = await evening.correct(mode, [{ fine: toKitty.id, void: true }]);
    expect([evening.stand, evening.view.kitty]).toEqual([stand(6, -16, 6, 4), 0]);
    expect(voided.effect).toMatchObject({ pots: null, kitty: -7 });
    expect(voided.effect.payments).toMatchObject([
      { from: 'kitty', to: evening.id('c'), amount: 7, reason: 'fine', fine: toKitty.id },
    ]);
    // 15 come back to b, and 9 go to the kitty.
    const instead = evening.told(fine('b', 9, { to: 'kitty' }));
    const { [mode]: option } = await evening.previewCorrection({
      fine: toPlayers.id,
      record: instead,
    });
    const replaced = await evening.correct(mode, [{ fine: toPlayers.id, record: instead }]);
    expect(replaced.effect).toEqual({
      ...option.effect,
      // What takes its place has an id only once it is recorded.
      payments: replaced.effect.payments,
    });
    expect([evening.stand, evening.view.kitty]).toEqual([stand(1, -10, 1, -1), 9]);
    expect(replaced.fines).toMatchObject([{ fine: toPlayers.id, now: instead }]);
    const { club, path } = evening.table;
    const { fines } = await evening.get<{ fines: FineLine[] }>(`${path}/fines`);
    expect(fines.map(({ state }) => state)).toEqual(['overturned', 'overturned', 'recorded']);
    await evening.get(`/v1/clubs/${club}/fines`);
    await evening.expectSound();
  });

  test.each(MODES)('%s after the close: the cash box gives it back', async (mode) => {
    const { evening, toKitty, toPlayers } = await fined();
    await evening.step('close', {});
    const corrections = [
      { fine: toKitty.id, void: true },
      { fine: toPlayers.id, void: true },
    ];
    const { effect } = await evening.correct(mode, corrections);
    expect(evening.byLetter(effect.members, 'money')).toEqual(stand(-500, 1500, 200, -500));
    expect(await evening.money()).toEqual(stand(100, -100, 100, -100));
    expect(evening.view.kitty).toBe(0);
    await evening.get(`${evening.table.path}/closing-statement`);
    await evening.get(`/v1/clubs/${evening.table.club}/fines`);
    await evening.expectSound();
    await expectMoves(evening);
  });

  test.each(MODES)('a dispute about one is overturned by %s', async (mode) => {
    const { evening, toKitty } = await fined();
    const { club, path } = evening.table;
    const said = (what: string, actor: string, body: object, version?: number) =>
      write<DisputeSteppedView & DisputeOverturnedView>(served.base, {
        path: `${path}/disputes${what}`,
        body: { text: 'It was agreed otherwise.', ...body },
        actor: evening.id(actor),
        ...(version === undefined ? {} : { version }),
      });
    const raised = expectStatus(await said('', 'c', { fine: toKitty.id }), 201).body;
    const { version } = evening.view;
    const sent = await said(`/${raised.id}/overturn`, 'e', { mode }, version);
    evening.view = expectStatus(sent, 200).body.session;
    expect([evening.stand, evening.view.kitty]).toEqual([stand(6, -16, 6, 4), 0]);
    const file = await evening.get<DisputeFileView>(`/v1/clubs/${club}/disputes/${raised.id}`);
    expect(file).toMatchObject({ disputedFine: { amount: 7, state: 'overturned' } });
    await evening.get(`/v1/clubs/${club}/fines`);
    await evening.expectSound();
  });

  test('that the club cannot have agreed on are refused', async () => {
    const { evening, toKitty } = await fined();
    const { version } = evening.view;
    for (const [body, refusal] of [
      [fine('a', 5, { code: 'revoke' }), 'rule-refused code'],
      [fine('a', 0), 'rule-refused amount'],
      [fine('a', 5, { amount: null }), 'rule-refused amount'],
      [fine('a', 5, { melding: 0 }), 'rule-refused melding'],
      [fine('e', 5), 'impossible-hand player'],
      [fine('a', 5, { reportedBy: 'e' }), 'impossible-hand reportedBy'],
      [fine('a', 100_001), 'validation-failed amount'],
      [fine('a', 5, { to: 'king-pot' }), 'validation-failed to'],
      [fine('a', 5, { hand: 2 }), 'hand-not-found hand'],
    ] as const) {
      const { code, field } = (await evening.send('fines', evening.told(body), version))
        .body as ProblemBody;
      expect(`${code} ${field ?? '-'}`).toBe(refusal);
    }
    const faulty = await evening.send('faulty-deck', { fine: toKitty.id }, version);
    expectProblem(faulty, 'rule-refused');
    const tarok = await openTarok(served.base, evening);
    const body = { ...fine(tarok.members[0] ?? '', 5), to: 'kitty' };
    const sent = { body, version: 1 };
    const refused = await call(served.base, 'POST', `${tarok.path}/fines`, sent);
    expect(expectProblem(refused, 'rule-refused').field).toBe('to');
    await evening.expectSound();
  });
});

describe('two games in one club', () => {
  test('a record of the one is refused in a session of the other', async () => {
    const evening = await open();
    const tarok = await openTarok(served.base, evening);
    const plain = plainHand(tarok.session);
    const { version } = evening.view;
    for (const body of [plain, { ...plain, game: 'tarok' }, {}, { redeal: true }]) {
      for (const what of ['hands', 'hands/preview']) {
        const refused = await evening.send(what, body, version);
        expect(expectProblem(refused, 'rule-refused').field).toBe('game');
      }
    }
    const ours = evening.record(RUFER);
    for (const what of ['hands', 'hands/preview']) {
      const sent = { body: ours, version: 1 };
      const refused = await call(served.base, 'POST', `${tarok.path}/${what}`, sent);
      expect(expectProblem(refused, 'rule-refused')).toMatchObject({
        field: 'game',
        detail: expect.stringContaining('Königrufen') as string,
      });
    }
    await evening.hand(RUFER);
    for (const mode of ['compensate', 'replay']) {
      const corrections = [{ hand: 1, record: plain }];
      const body = { mode, reason: 'Wrong', corrections };
      const refused = await evening.send('corrections', body, version + 1);
      expect(expectProblem(refused, 'rule-refused').field).toBe('game');
    }
    await evening.expectSound();
  });

  test.each([['skat'], ['Tarok'], [''], [1], ['constructor'], [['tarok']], [{}]])(
    'there is no game %j',
    async (game) => {
      const evening = await open();
      const body = { ...(evening.record(RUFER) as object), game };
      for (const what of ['hands', 'hands/preview']) {
        const answer = await evening.send(what, body, 1);
        expect(expectProblem(answer, 'validation-failed').field).toBe('game');
      }
      await evening.hand(RUFER);
      const corrections = [{ hand: 1, record: body }];
      const answer = await evening.send('corrections/preview', { corrections });
      expect(expectProblem(answer, 'validation-failed').field).toMatch(/corrections\[0\].*game/);
    },
  );

  test('a Königrufen record with parts of a Tarok one fails validation', async () => {
    const evening = await open();
    for (const part of ['fines', 'meldinger', 'events', 'lastTrick', 'redeal', 'abandoned']) {
      const body = { ...(evening.record(RUFER) as object), [part]: [] };
      const answer = await evening.send('hands', body, 1);
      expect(expectProblem(answer, 'validation-failed').field).toBe(part);
    }
  });

  test('both evenings of a club stand in one log, and money adds up over both', async () => {
    const evening = await open();
    const tarok = await openTarok(served.base, evening);
    const hand = { body: plainHand(tarok.session), version: 1 };
    expectStatus(await call(served.base, 'POST', `${tarok.path}/hands`, hand), 201);
    await evening.hand(RUFER);
    const shut = { body: {}, version: 2 };
    const closedTarok = await call<SessionClosedView>(
      served.base,
      'POST',
      `${tarok.path}/close`,
      shut,
    );
    const theirs = evening.byLetter(expectStatus(closedTarok, 200).body.money, 'amount');
    await evening.step('close', {});
    const won = stand(100, -100, 100, -100);
    const sum = [...'abcd'].map((one) => [one, (theirs[one] ?? 0) + (won[one] ?? 0)]);
    expect(await evening.money()).toEqual(Object.fromEntries(sum));
    await evening.expectSound();
    await expectMoves(evening);
  });
});

describe('house rules', () => {
  test('a stake of the house is played by, cited as its own, and doubled where the book doubles it', async () => {
    const houseRules = { tariff: { rufer: 5, trull: 3, trischaken: 0, 'valat-declared': 10 } };
    const evening = await open({ houseRules });
    const said = [{ figure: 'trull', player: 'a' }];
    const made = [{ figure: 'trull', side: 'declarer' }];
    const { payments } = await evening.hand({ ...RUFER, announcements: said, figures: made });
    // 5 + trull declared 2 × 3 = 11
    expect(evening.stand).toEqual(stand(11, -11, 11, -11));
    expect(new Set(payments.map(({ source }) => source))).toEqual(
      new Set([
        'koenigrufen, Budtabell, Rufer; stake of the house',
        'koenigrufen, Figurer, Trull, dekl.; stake of the house',
      ]),
    );
    const free = await evening.hand({
      contract: 'trischaken',
      count: ['a', 'b', 'c'].map((player) => ({ player, blad: 50 })),
    });
    expect(free.payments).toEqual([]);
    // A dreier lost for a declared valat that failed: 4 × 10 to each.
    const failed = { ...dreier('a', '60'), announcements: [{ figure: 'valat', player: 'a' }] };
    const { payments: lost } = await evening.hand(failed);
    const game = lost.filter(({ reason }) => reason === 'dreier');
    expect(evening.words(game)).toEqual(['b', 'c', 'd'].map((one) => `a pays ${one} 40: dreier`));
    await evening.expectSound();
  });

  const TIE = {
    contract: 'trischaken',
    count: [
      { player: 'b', blad: 60 },
      { player: 'c', blad: 60 },
      { player: 'd', blad: 40 },
    ],
  };
  const LATE_FARBEN = { contract: 'farbendreier', declarer: 'a', suitCards: 3 };
  const SOLO_TALON = {
    contract: 'solorufer',
    declarer: 'a',
    kingHolder: 'talon',
    count: [{ player: 'a', points: '40' }],
    figures: [{ figure: 'trull', side: 'declarer' }],
  };
  const OWN_KING = {
    contract: 'rufer',
    kingHolder: 'a',
    figures: [{ figure: 'king-ultimo' }],
    count: [{ player: 'a', points: '40' }],
  };
  const SILENT_VALAT = { contract: 'dreier', declarer: 'a', tricks: [{ player: 'a', tricks: 12 }] };
  const LOST_UHU = {
    contract: 'rufer',
    kingHolder: 'c',
    figures: [
      { figure: 'valat', side: 'declarer' },
      { figure: 'uhu', side: 'declarer', lost: true },
    ],
  };
  const readings: readonly [string, string, object, Stand | string][] = [
    // Silent valat of a dreier: 4 × 4 = 16 from each; by the text 4 × 2 = 8, no more than 4 + 4
    // silent figures, which are then not paid.
    ['K1', 'table', SILENT_VALAT, stand(48, -16, -16, -16)],
    ['K1', 'text', SILENT_VALAT, stand(24, -8, -8, -8)],
    // b and c tie: 1 to each of the three others; between themselves it cancels either way.
    ['K2', 'pay-each-other', TIE, stand(2, -2, -2, 2)],
    ['K2', 'pay-the-others', TIE, stand(2, -2, -2, 2)],
    ['K3', 'as-lost', LATE_FARBEN, stand(-18, 6, 6, 6)],
    ['K3', 'as-lost-single', LATE_FARBEN, stand(-9, 3, 3, 3)],
    // 2 + trull 1 × 2, or × 1.
    ['K4', 'figures-double', SOLO_TALON, stand(12, -4, -4, -4)],
    ['K4', 'figures-single', SOLO_TALON, stand(9, -3, -3, -3)],
    ['K5', 'allowed', OWN_KING, stand(6, -2, -2, -2)],
    ['K5', 'not-allowed', OWN_KING, 'rule-refused figures[0].figure'],
    // Four silent figures less an uhu lost (2) are 2, not more than the 3 that valat adds: 4 is paid.
    ['K6', 'net-of-losses', LOST_UHU, stand(4, -4, 4, -4)],
    // Made only: 4 > 3, so the figures are paid, and the uhu too: 1 + 4 - 2 = 3.
    ['K6', 'made-only', LOST_UHU, stand(3, -3, 3, -3)],
  ];
  test.each(readings)('%s as %s', async (reading, option, hand, expected) => {
    const evening = await open({ houseRules: { readings: { [reading]: option } } });
    expect((await evening.session()).readings[reading]).toBe(option);
    if (typeof expected === 'string') {
      expect(await evening.refusedHand(hand)).toBe(expected);
      return;
    }
    await evening.hand(hand);
    expect(evening.stand).toEqual(expected);
    await evening.expectSound();
  });

  const unknown: readonly [string, object, string][] = [
    ['a reading of Tarok', { readings: { R2: 'paid' } }, 'readings.R2'],
    ['an option that it does not have', { readings: { K1: 'maybe' } }, 'readings.K1'],
    ['a row of Tarok', { tariff: { lastTrick: 5 } }, 'tariff.lastTrick'],
    ['a negative stake', { tariff: { rufer: -1 } }, 'tariff.rufer'],
    ['valat × 0', { tariff: { valat: 0 } }, 'tariff.valat'],
    ['valat × 101', { tariff: { 'valat-declared': 101 } }, 'tariff.valat-declared'],
    ['a stake beyond all bounds', { tariff: { rufer: 100_001 } }, 'tariff.rufer'],
    ['a fine', { fines: { other: [1, 2, 3] } }, 'fines.other'],
    ['a row called constructor', { tariff: { constructor: 1 } }, 'tariff.constructor'],
  ];
  test.each(unknown)('%s is refused', async (_, houseRules, field) => {
    const { club, members } = await openClub(served.base, 4);
    const body = {
      book: 'koenigrufen',
      rate: 1,
      seats: members,
      firstDealer: members[0],
      houseRules,
    };
    const refused = await call(served.base, 'POST', `/v1/clubs/${club}/sessions`, { body });
    expect(expectProblem(refused, 'house-rule-unknown').field).toBe(`houseRules.${field}`);
  });
});

describe('corrections', () => {
  /** Rufer of a and c, dreier of b, piccolo of c. */
  const three = async () => {
    const evening = await open();
    await evening.hand(RUFER);
    await evening.hand(dreier('b'));
    await evening.hand(piccolo('c'));
    expect(evening.stand).toEqual(stand(-5, 9, 3, -7));
    return evening;
  };

  test.each(MODES)('%s: the dreier of b was lost, so he pays 8 to each', async (mode) => {
    const evening = await three();
    const lost = [{ hand: 2, record: evening.record(dreier('b', '30')) }];
    const head = await evening.verification();
    const { [mode]: option, version } = await evening.previewCorrection(...lost);
    expect([option.possible, option.refusal, version]).toEqual([true, null, 4]);
    expect(await evening.verification()).toEqual(head);
    const corrected = await evening.correct(mode, lost, 'd');
    expect(corrected.effect).toEqual(option.effect);
    expect(evening.stand).toEqual(stand(3, -15, 11, 1));
    const { effect } = corrected;
    expect(effect.pots).toBeNull();
    expect(evening.byLetter(effect.members, 'points')).toEqual(stand(8, -24, 8, 8));
    expect(evening.byLetter(effect.members, 'money')).toEqual(stand(0, 0, 0, 0));
    expect(
      effect.payments.map(({ from, to, amount, unit, reason, hand, fine }) => [
        ...[evening.letter(from), evening.letter(to), amount, unit, reason, hand, fine],
      ]),
    ).toEqual(['c', 'd', 'a'].map((one) => ['b', one, 8, 'points', 'dreier', 2, null]));
    expect(effect.hands).toMatchObject([
      { hand: 2, corrected: true, was: { pots: null }, now: { pots: null, kind: 'played' } },
    ]);
    expect(corrected).toMatchObject({
      actor: await tableActor(served.base, evening.table.club, evening.id('d')),
      fines: [],
      hands: [{ hand: 2, revision: 2, fineIds: [], overturned: [] }],
    });
    const { path } = evening.table;
    const list = await evening.get<CorrectionList>(`${path}/corrections`);
    const { session: _session, ...made } = corrected;
    expect(list.corrections).toEqual([made]);
    const hand = await evening.get<RecordedHandView>(`${path}/hands/2`);
    expect(hand).toMatchObject({ revision: 2, games: [{ won: false }], pots: null });
    const { revisions } = await evening.get<HandRevisionList>(`${path}/hands/2/revisions`);
    expect(revisions.map(({ revision, by, mode }) => [revision, by, mode])).toEqual([
      [1, 'recorded', null],
      [2, 'corrected', mode],
    ]);
    expect(revisions[1]?.payments).toEqual(hand.payments);
    const { lines } = await evening.get<LedgerPage>(`${path}/ledger?limit=500`);
    const paid = lines.filter(({ kind }) => kind === 'correction-recorded');
    expect(paid.map(({ why, amount }) => [why, amount])).toEqual(
      Array(3).fill(['It was wrong.', 8]),
    );
    const about = lines.filter(({ hand }) => hand === 2);
    expect(new Set(about.map(({ correction }) => correction))).toEqual(new Set([corrected.event]));
    await evening.expectSound();
  });

  test.each(MODES)('%s: from one contract to another', async (mode) => {
    const evening = await three();
    // It was a trischaken that b, forehand, lost: 2 to each. b had 12, others -4: b -18, others +6.
    const trischaken = {
      contract: 'trischaken',
      count: ['a', 'c', 'd'].map((player) => ({ player, blad: 50 })),
    };
    await evening.correct(mode, [{ hand: 2, record: evening.record(trischaken) }]);
    expect(evening.stand).toEqual(stand(1, -9, 9, -1));
    const hand = await evening.get<RecordedHandView>(`${evening.table.path}/hands/2`);
    expect(hand).toMatchObject({
      contract: 'trischaken',
      games: [],
      trischaken: { losers: [evening.id('b')], virgins: [], mayor: false },
    });
    const nothing = await evening.send(
      'corrections',
      {
        mode,
        reason: 'Again',
        corrections: [{ hand: 2, record: evening.record(trischaken) }],
      },
      5,
    );
    expectProblem(nothing, 'correction-refused');
    await evening.expectSound();
  });

  test('what cannot have been played cannot be corrected to', async () => {
    const evening = await three();
    for (const mode of MODES) {
      const corrections = [{ hand: 1, record: evening.record({ ...RUFER, partner: 'd' }) }];
      const body = { mode, reason: 'Wrong', corrections };
      const refused = await evening.send('corrections', body, 4);
      const problem = refused.body as ProblemBody;
      expect(problem).toMatchObject({ code: 'impossible-hand', field: 'partner', hand: 1 });
    }
    const fine = [{ fine: randomUUID(), void: true }];
    const body = { mode: 'replay', reason: 'Wrong', corrections: fine };
    expectProblem(await evening.send('corrections', body, 4), 'fine-not-found');
    expect(await evening.session()).toMatchObject({ version: 4 });
  });

  test('undo: the latest hand is void, and its dealer deals again', async () => {
    const evening = await three();
    expect(evening.seating).toBe('c deals to dabc');
    await evening.step('undo', {});
    expect(evening.stand).toEqual(stand(-3, 11, -3, -5));
    expect(evening.seating).toBe('b deals to cdab');
    const hand = await evening.get<RecordedHandView>(`${evening.table.path}/hands/3`);
    expect(hand).toMatchObject({ kind: 'voided', record: null, payments: [], pots: null });
    await evening.step('undo', {});
    expect(evening.seating).toBe('a deals to bcda');
    expect(await evening.hand(dreier('d'))).toMatchObject({ number: 4, dealer: evening.id('a') });
    await evening.step('undo', {});
    await evening.step('undo', {});
    expect(evening.stand).toEqual(stand(0, 0, 0, 0));
    expectProblem(await evening.send('undo', {}, evening.view.version), 'hand-not-found');
    await evening.expectSound();
  });

  /** Rufer of a and c, farbendreier of b lost in forehand, trischaken. */
  const shifting = async () => {
    const evening = await open();
    await evening.hand(RUFER);
    // In forehand: 6 to each.
    await evening.hand({
      contract: 'farbendreier',
      declarer: 'b',
      count: [{ player: 'b', points: '30' }],
    });
    expect(evening.stand).toEqual(stand(7, -19, 7, 5));
    // c is forehand, so of b and c with 60 blad each he alone loses: 2 to each.
    const tie = ['b', 'c'].map((player) => ({ player, blad: 60 }));
    await evening.hand({
      contract: 'trischaken',
      count: [...tie, { player: 'a', blad: 50 }],
    });
    expect(evening.stand).toEqual(stand(9, -17, 1, 7));
    return evening;
  };

  test('a hand voided in replay keeps the deal: who was forehand later is not', async () => {
    const evening = await shifting();
    const { effect } = await evening.correct('replay', [{ hand: 1, void: true }]);
    // Nothing for the rufer. The farbendreier of b, a being forehand: 3 to each. The trischaken, b
    // being forehand: he alone pays 2 to each.
    expect(evening.stand).toEqual(stand(5, -15, 5, 5));
    expect(evening.seating).toBe('b deals to cdab');
    expect(effect.hands.map(({ hand, corrected }) => [hand, corrected])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    const { revisions } = await evening.get<HandRevisionList>(
      `${evening.table.path}/hands/3/revisions`,
    );
    expect(revisions.map(({ by, revision }) => [by, revision])).toEqual([
      ['recorded', 1],
      ['followed', 1],
    ]);
    await evening.expectSound();
  });

  test('a hand voided in compensation leaves all later ones as they were', async () => {
    const evening = await shifting();
    await evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.stand).toEqual(stand(8, -16, 0, 8));
    expect(evening.seating).toBe('c deals to dabc');
    await evening.expectSound();
  });

  test('a later rufer that is no longer forehand’s must be corrected too', async () => {
    const evening = await shifting();
    await evening.hand({ ...RUFER, declarer: 'd', kingHolder: 'b' });
    const voided = { hand: 1, void: true };
    const { compensate, replay } = await evening.previewCorrection(voided);
    expect([compensate.possible, replay.possible, replay.effect]).toEqual([true, false, null]);
    expect(replay.refusal).toMatchObject({
      code: 'correction-refused',
      hand: 4,
      alsoToCorrect: [{ hand: 4, fine: null }],
    });
    expect(replay.refusal?.detail).toMatch(/forehand/);
    const body = { mode: 'replay', reason: 'Wrong', corrections: [voided] };
    const refused = await evening.send('corrections', body, evening.view.version);
    expectProblem(refused, 'correction-refused');
    const other = { hand: 4, record: evening.record({ ...RUFER, declarer: 'c', kingHolder: 'b' }) };
    await evening.correct('replay', [voided, other]);
    expect(evening.stand).toEqual(stand(4, -14, 6, 4));
    await evening.expectSound();
  });

  test('in replay a hand of somebody who then sat out must be corrected too', async () => {
    const evening = await open({ seats: 'abcde' });
    await evening.hand(dreier('a'));
    await evening.hand(dreier('e'));
    const { replay } = await evening.previewCorrection({ hand: 1, void: true });
    expect(replay.refusal).toMatchObject({ hand: 2, alsoToCorrect: [{ hand: 2 }] });
    expect(replay.refusal?.detail).toMatch(/sits out/);
    await evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.stand).toEqual({ a: 0, b: -4, c: -4, d: -4, e: 12 });
    await evening.expectSound();
  });

  test('joining and leaving are played again too, and a replayed deal goes to who is there', async () => {
    const evening = await open();
    await evening.hand(dreier('b'));
    await evening.step('join', { player: evening.id('e') });
    await evening.hand(dreier('c'));
    await evening.step('leave', { player: evening.id('d') });
    await evening.hand(dreier('e'));
    expect(evening.stand).toEqual({ a: -8, b: 4, c: 4, d: -8, e: 8 });
    await evening.correct('replay', [{ hand: 1, void: true }]);
    // Now d dealt hand 2 and sat it out himself, instead of a.
    expect(evening.stand).toEqual({ a: -8, b: -8, c: 8, d: 0, e: 8 });
    await evening.expectSound();
  });

  test.each(MODES)('%s after the close moves the money too', async (mode) => {
    const evening = await three();
    await evening.step('close', {});
    expect(await evening.money()).toEqual(stand(-500, 900, 300, -700));
    const lost = { hand: 2, record: evening.record(dreier('b', '30')) };
    const { effect, event } = await evening.correct(mode, [lost]);
    expect(evening.byLetter(effect.members, 'money')).toEqual(stand(800, -2400, 800, 800));
    expect(await evening.money()).toEqual(stand(300, -1500, 1100, 100));
    expect(await evening.session()).toMatchObject({ status: 'closed', pots: null });
    const statement = await evening.get<ClosingStatement>(
      `${evening.table.path}/closing-statement`,
    );
    expect(evening.byLetter(statement.money, 'amount')).toEqual(stand(-500, 900, 300, -700));
    expect(evening.byLetter(statement.moneyNow, 'amount')).toEqual(stand(300, -1500, 1100, 100));
    expect(statement.corrections.map((one) => one.event)).toEqual([event]);
    await evening.expectSound();
    await expectMoves(evening);
  });
});

describe('a dispute about a hand', () => {
  const GIVEN_UP = { contract: 'rufer', kingHolder: 'talon', gaveUp: true };

  const step = <T = DisputeSteppedView>(
    evening: KoenigrufenEvening,
    path: string,
    actor: string,
    body: object = {},
    version?: number,
  ) =>
    write<T>(served.base, {
      path: `${evening.table.path}/disputes${path}`,
      body: { text: 'The table remembers it so.', ...body },
      actor: evening.id(actor),
      ...(version === undefined ? {} : { version }),
    });

  test.each(MODES)('is overturned by %s, by one who had no part in it', async (mode) => {
    const evening = await open();
    await claimAll(served.base, evening.table);
    await evening.hand(GIVEN_UP, 'b');
    expect(evening.stand).toEqual(stand(-3, 1, 1, 1));
    await evening.hand(dreier('b'));
    const raised = expectStatus(await step(evening, '', 'a', { hand: 1 }), 201).body;
    expect(raised).toMatchObject({ hand: 1, fine: null, state: 'open' });
    expectStatus(await step(evening, `/${raised.id}/answers`, 'b'), 201);
    // It was a rufer that a won with 40, kontra: 2 from each.
    const record = evening.record({
      contract: 'rufer',
      kingHolder: 'talon',
      kontra: 'kontra',
      count: [{ player: 'a', points: '40' }],
    });
    const decision = { mode, corrections: [{ hand: 1, record }] };
    const overturn = (actor: string) =>
      step<DisputeOverturnedView>(evening, `/${raised.id}/overturn`, actor, decision, 3);
    for (const actor of ['a', 'b']) expectProblem(await overturn(actor), 'decision-refused');
    const { correction, session, dispute } = expectStatus(await overturn('e'), 200).body;
    evening.view = session;
    expect(dispute).toMatchObject({ state: 'overturned' });
    expect(correction).toMatchObject({ mode, dispute: raised.id, hands: [{ hand: 1 }] });
    expect(correction.effect.pots).toBeNull();
    expect(evening.stand).toEqual(stand(2, 10, -6, -6));
    const { club } = evening.table;
    const file = await evening.get<DisputeFileView>(`/v1/clubs/${club}/disputes/${raised.id}`);
    expect(file).toMatchObject({
      state: 'overturned',
      disputedFine: null,
      disputedHand: { revision: 1, kind: 'given-up', record: evening.record(GIVEN_UP) as object },
      correction: { event: correction.event, mode },
    });
    expect(file.steps.map(({ kind }) => kind)).toEqual([
      'dispute-raised',
      'dispute-answered',
      'dispute-overturned',
    ]);
    const audit = `/v1/clubs/${club}/audit?session=${evening.table.session.id}&hand=1`;
    const { entries } = await evening.get<AuditPage>(audit);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'hand-recorded',
      'dispute-raised',
      'dispute-answered',
      'dispute-overturned',
      'correction-recorded',
    ]);
    const changed = entries.at(-1)?.changes;
    expect(changed).toEqual([
      { what: 'hand', hand: 1, fine: null, was: evening.record(GIVEN_UP), now: record },
    ]);
    await evening.expectSound();
    await evening.step('close', {});
    await expectMoves(evening);
  });

  test.each(MODES)('is overturned by %s with a void: no such hand was played', async (mode) => {
    const evening = await open();
    await evening.hand({ contract: 'farbensolo', declarer: 'c', suitCards: 2 });
    await evening.hand(dreier('a'));
    expect(evening.stand).toEqual(stand(18, 2, -22, 2));
    const raised = expectStatus(await step(evening, '', 'c', { hand: 1 }), 201).body;
    const decision = { mode, corrections: [{ hand: 1, void: true }] };
    const path = `/${raised.id}/overturn`;
    const sent = await step<DisputeOverturnedView>(evening, path, 'd', decision, 3);
    expectDescribed(served, 'POST', `${evening.table.path}/disputes${path}`, sent, {
      text: 'The table remembers it so.',
      ...decision,
    });
    evening.view = expectStatus(sent, 200).body.session;
    expect(evening.stand).toEqual(stand(12, -4, -4, -4));
    expect(evening.seating).toBe(mode === 'replay' ? 'a deals to bcda' : 'b deals to cdab');
    const { club } = evening.table;
    const file = await evening.get<DisputeFileView>(`/v1/clubs/${club}/disputes/${raised.id}`);
    expect(file.disputedHand).toMatchObject({ kind: 'lost-at-once' });
    await evening.expectSound();
  });

  test('is upheld, and then nothing moves', async () => {
    const evening = await open();
    await evening.hand(GIVEN_UP);
    const raised = expectStatus(await step(evening, '', 'd', { hand: 1 }), 201).body;
    expectStatus(await step(evening, `/${raised.id}/uphold`, 'f'), 200);
    expect(await evening.session()).toMatchObject({ version: 2, pots: null });
    await evening.expectSound();
  });

  test('an overturning with the record of the other game is refused', async () => {
    const evening = await open();
    await evening.hand(GIVEN_UP);
    const raised = expectStatus(await step(evening, '', 'd', { hand: 1 }), 201).body;
    const decision = { mode: 'replay', corrections: [{ hand: 1, record: { redeal: true } }] };
    const refused = await step(evening, `/${raised.id}/overturn`, 'f', decision, 2);
    expect(expectProblem(refused, 'rule-refused').field).toBe('game');
    await evening.expectSound();
  });
});

describe('exactly once', () => {
  test('the same hand with the same key is one hand, and the same answer', async () => {
    const evening = await open();
    const key = randomUUID();
    const send = (body: unknown, version = 1) =>
      call<HandRecordedView>(served.base, 'POST', `${evening.table.path}/hands`, {
        body,
        version,
        key,
      });
    const body = evening.record(RUFER);
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.filter(({ replayed }) => replayed === 'true')).toHaveLength(2);
    expectProblem(await send(evening.record(dreier('a'))), 'idempotency-key-reused');
    expect(await evening.session()).toMatchObject({ hands: 1, version: 2 });
    expectProblem(await evening.send('hands', body, 1), 'version-stale');
    await expectVerified(served.base, evening.table.club);
  });

  test('a correction, a close, a join likewise', async () => {
    const evening = await open();
    await evening.hand(RUFER);
    const lost = [
      { hand: 1, record: evening.record({ ...RUFER, count: [{ side: 'declarer', blad: 100 }] }) },
    ];
    for (const [what, body] of [
      ['corrections', { mode: 'replay', reason: 'Wrong', corrections: lost }],
      ['join', { player: evening.id('e') }],
      ['close', {}],
    ] as const) {
      const key = randomUUID();
      const { version } = evening.view;
      const first = await evening.step<object>(what, body, { key });
      const again = await call(served.base, 'POST', `${evening.table.path}/${what}`, {
        body,
        version,
        key,
      });
      expect([again.replayed, again.body]).toEqual(['true', first]);
    }
    expect(evening.stand).toEqual({ a: -1, b: 1, c: -1, d: 1, e: 0 });
    await evening.expectSound();
  });
});

describe('nonsense', () => {
  const GOOD: readonly [string, object][] = EVENING.map(({ told, hand }) => [told, hand]);

  test.each(GOOD)('about a %s: no 5xx, and nothing half written', async (_, hand) => {
    const evening = await open({ seats: 'abcde' });
    const { club, members, session, path } = evening.table;
    const [member = ''] = members;
    const strangers = [randomUUID()];
    const ids = { club, session: session.id, member, seats: members, strangers };
    const template = '/v1/clubs/{clubId}/sessions/{sessionId}/hands';
    const shot = fc.oneof(
      ...['', '/preview'].map((end) =>
        shots({ method: 'POST', template: template + end, body: evening.record(hand) }, ids),
      ),
      shots(
        {
          method: 'POST',
          template: '/v1/clubs/{clubId}/sessions/{sessionId}/corrections/preview',
          body: { corrections: [{ hand: 1, record: evening.record(hand) }] },
        },
        ids,
      ),
    );
    await evening.hand(dreier('c'));
    await fc.assert(
      fc.asyncProperty(shot, async ({ headers: given, ...rest }) => {
        const authorization = `Bearer ${await writerAt(served.base)}`;
        const headers: Record<string, string> = { authorization, ...given };
        const { version } = await evening.session();
        if (headers['if-match'] === CURRENT_VERSION) headers['if-match'] = `"${version}"`;
        if (headers['content-encoding'] === '') delete headers['content-encoding'];
        const { status, text } = await fire(served.base, { ...rest, headers });
        expect([status < 500, text]).toEqual([true, text]);
        const after = (await evening.session()).version;
        expect(after - version).toBe(status === 201 && rest.path.includes('/hands') ? 1 : 0);
        if (status < 400) return;
        const problem = JSON.parse(text) as ProblemBody;
        expect([PROBLEMS[problem.code].status, problem.status]).toEqual([status, status]);
        expect(problem.detail.length).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
    expect(await read(served.base, path)).toMatchObject({ pots: null });
    await expectVerified(served.base, club);
  });
});

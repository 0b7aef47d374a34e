import { randomUUID } from 'node:crypto';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { LedgerLine, LedgerPage } from '../../../src/reports/ledger-report.js';
import type { HandRecordedView } from '../../../src/sessions/hands/hand.view.js';
import type {
  ClosingStatement,
  SessionClosedView,
} from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES } from '../../support/corrections/corrections.js';
import { KoenigrufenEvening, RATE, stand } from '../../support/koenigrufen/koenigrufen-evening.js';
import { EVENING, RUFER, dreier } from '../../support/koenigrufen/koenigrufen-hands.js';
import { expectMoves, exportOf } from '../../support/api/moved-club.js';
import { poolOf } from '../../support/database/database.js';

/** Evenings of Königrufen of four, from the first deal to the money. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Parameters<typeof KoenigrufenEvening.open>[1] = {}) =>
  KoenigrufenEvening.open(served, opening);

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

  test('pairs each loser with the winner they settle with, and explains each payment', () => {
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
    expect(sources[14]).toBe(
      'koenigrufen, Budtabell, Solodreier; silent valat ×4: Figurer, Valat, tyst',
    );
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

  test('has a ledger of every payment, and each member their own lines of it', async () => {
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

  test('has an audit view with each hand in words', async () => {
    const { club, session } = evening.table;
    const audit = `/v1/clubs/${club}/audit?session=${session.id}&limit=200`;
    const { entries } = await evening.get<AuditPage>(audit);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'session-opened',
      ...hands.map(() => 'hand-recorded'),
      'session-closed',
    ]);
    const sentences = entries.map(({ sentence }) => sentence);
    expect(sentences[1]).toContain('Anna played Rufer');
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
      closedBy: statement.closedBy,
      event,
      head,
      currency,
      payments: [],
      paymentsNow: [],
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
    const ofTheClub = ['purse', 'income', 'expense', 'equity'];
    const ofTheEvening = ['clearing', 'player', 'member', 'kitty'];
    expect(new Set(kinds)).toEqual(new Set([...ofTheEvening, ...ofTheClub]));
    expect(text).not.toMatch(/king-pot|pagat-pot|kingPot|pagatPot/);
  });
});

function lineOf({ from, to, amount, reason, stage, source, hand }: LedgerLine) {
  return { from, to, amount, reason, stage, source, hand };
}

describe('no pots', () => {
  test('neither in the database nor in anything that can be read', async () => {
    const evening = await open({ rate: 0 });
    await evening.hand(RUFER);
    await evening.hand(dreier('b'));
    await evening.correct('replay', [{ hand: 2, record: evening.record(dreier('b', '30')) }]);
    await evening.step('close', {});
    expect(await evening.money()).toEqual(stand(0, 0, 0, 0));
    const { club, path, session } = evening.table;
    const pool = poolOf(served.database, 1);
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
      ...['', '/rules', '/hands', '/hands/1', '/hands/1/revisions', '/hands/2/revisions']
        .concat('/ledger', '/fines', '/corrections', '/closing-statement')
        .map((part) => path + part),
      ...['/sessions', '/audit', '/fines', '/disputes', '/verification']
        .concat(`/members/${evening.id('a')}/statement`)
        .map((part) => here + part),
    ]) {
      const told = JSON.stringify(await evening.get(address));
      expect([address, told]).toEqual([
        address,
        expect.not.stringMatching(/"pots":(?!null)|(king|pagat)-?pot/i),
      ]);
    }
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
      expectProblem(refused, 'amount-too-large');
    }
    await evening.correct('replay', two);
    expect(evening.stand).toEqual(stand(840e6, -280e6, -280e6, -280e6));
    await evening.step('close', {});
    expect(await evening.money()).toEqual(stand(840e12, -280e12, -280e12, -280e12));
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

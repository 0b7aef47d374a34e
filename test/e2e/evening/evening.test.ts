import type { MemberView } from '../../../src/clubs/view.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { FineLine } from '../../../src/sessions/fines/fine.view.js';
import type { LedgerLine, LedgerPage } from '../../../src/reports/ledger-report.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { PaymentView, TableView } from '../../../src/sessions/table/table.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  read,
  serveTestApp,
  sumOfPoints,
  type ServedApp,
  type Table,
  potsOf,
} from '../../support/api/api.js';
import { BOOKS } from '../../support/tarok/tarok.js';

const RATE = 25;
/** wolff-1899 and brix-1996 play with four at most, vlk-1970 with five. */
const PLAYERS: Readonly<Record<TarokBookId, 4 | 5>> = {
  'wolff-1899': 4,
  'brix-1996': 4,
  'vlk-1970': 5,
};

/** Something that was written: its answer holds the table after it. */
interface Written {
  readonly payments: readonly PaymentView[];
  readonly event: number;
  readonly session: TableView;
}

describe.each(BOOKS)('a whole evening under %s', (book) => {
  let served: ServedApp;
  let table: Table;
  let view: TableView;
  let members: readonly string[];
  const answers: Written[] = [];

  const get = <T>(path: string) => read<T>(served.base, path);

  /** Writes one step; the version goes up by one and the ETag says so. */
  const step = async <T extends Written>(what: string, status: number, body?: unknown) => {
    const { version } = view;
    const sent = { version, ...(body === undefined ? {} : { body }) };
    const path = `${table.path}/${what}`;
    const answer = expectStatus(await call<T>(served.base, 'POST', path, sent), status);
    view = answer.body.session;
    answers.push(answer.body);
    expect([answer.etag, view.version]).toEqual([`"${version + 1}"`, version + 1]);
    expect(sumOfPoints(view)).toBe(0);
    expect(await session()).toMatchObject(view);
    return answer.body;
  };

  const session = async () => {
    const answer = expectStatus(await call<SessionView>(served.base, 'GET', table.path), 200);
    expect(answer.etag).toBe(`"${answer.body.version}"`);
    return answer.body;
  };

  /**
   * The counting players: all three in wolff-1899, else the two who do not deal next (of five, not the
   * dealer).
   */
  const counting = (): readonly string[] => {
    const { active, dealer, seats } = view;
    if (book === 'wolff-1899') return active;
    const next = seats[(seats.indexOf(dealer) + 1) % seats.length] ?? '';
    const idle = seats.length === 5 ? dealer : next;
    return active.filter((player) => player !== idle);
  };

  beforeAll(async () => {
    served = await serveTestApp();
    const openedClub = await openClub(served.base, PLAYERS[book] + 1);
    members = openedClub.members;
    table = await openSession(served.base, openedClub, {
      book,
      players: PLAYERS[book],
      rate: RATE,
    });
    view = table.session;
  });
  afterAll(async () => {
    await served.close();
  });

  test('opens with founded pots', async () => {
    const players = PLAYERS[book];
    const held = 20 * players;
    expect(await session()).toMatchObject({
      book,
      game: 'tarok',
      rate: RATE,
      status: 'open',
      hands: 0,
      closedAt: null,
      version: 1,
      seats: members.slice(0, players),
      dealer: members[0],
      pots: { king: held, pagat: held },
      standings: members.slice(0, players).map((player) => ({ player, points: -40, seated: true })),
    });
    expect(view.active).toHaveLength(3);
    expect([...view.active, ...view.sittingOut].sort()).toEqual([...view.seats].sort());
    expect(await get(`${table.path}/rules`)).toMatchObject({ book, game: 'tarok' });
    const { sessions } = await get<{ sessions: SessionView[] }>(`/v1/clubs/${table.club}/sessions`);
    expect(sessions).toEqual([await session()]);
  });

  test('takes a hand with meldinger, a king lost, a fine and an ultimo', async () => {
    const [dealer = '', forehand = '', third = ''] = view.active;
    const pots = view.pots;
    const hand = await step<RecordedHandView & Written>('hands', 201, {
      dealer,
      meldinger: [
        { player: dealer, kind: 'trumps', count: 11, withPagat: true },
        { player: dealer, kind: 'matadors', count: 4 },
        { player: forehand, kind: 'cavallerie', suit: 'hearts', grade: 'full' },
      ],
      events: [
        { kind: 'king-lost', player: third, suit: 'clubs' },
        { kind: 'pagat-won', player: dealer },
      ],
      fines: [{ player: third, code: 'lead-out-of-turn', stage: 'play', note: 'to gange' }],
      lastTrick: { winner: forehand, ultimoCards: [{ player: forehand, card: 'king-hearts' }] },
      count: counting().map((player) => ({ player, points: 26 })),
    });
    const leadOutOfTurn = book === 'wolff-1899' ? 5 : 20;
    expect(hand).toMatchObject({ number: 1, revision: 1, kind: 'played', dealer, nolo: null });
    expect(hand.ultimo).toEqual({ player: forehand, card: 'king-hearts' });
    const taken = hand.payments.find(({ reason }) => reason === 'pot-taken');
    expect(taken).toMatchObject({
      from: 'king-pot',
      to: forehand,
      points: potsOf({ pots }).king + 5 + 5 + leadOutOfTurn,
    });
    expect(potsOf(view).king).toBe(20 * view.seats.length);
    expect(hand.payments.every(({ source }) => source.startsWith(book))).toBe(true);
    expect(hand.payments.filter(({ fine }) => fine === 0)).toHaveLength(2);
    expect(await get(`${table.path}/hands/1`)).toMatchObject({ fineIds: hand.fineIds });
  });

  test('takes a fine between two hands', async () => {
    const fine = { player: members[0], code: 'other', stage: 'after', amount: 20, hand: 1 };
    const written = await step<FineLine & Written>('fines', 201, fine);
    expect(written).toMatchObject({ ...fine, state: 'recorded', note: '', selfReported: false });
    expect(written.payments.map(({ to, points }) => [to, points])).toEqual([
      ['king-pot', 20],
      ['pagat-pot', 20],
    ]);
  });

  test('takes a nolo, and the deal goes round', async () => {
    const before = view;
    const [, forehand = '', third = ''] = before.active;
    await step('hands', 201, {
      trickless: [before.active[0]],
      events: [{ kind: 'pagat-won', player: forehand }],
      lastTrick: { winner: third },
      count: [],
    });
    const round = before.seats.length === 5 ? 2 : 1;
    expect(view.dealer).toBe(
      before.seats[(before.seats.indexOf(before.dealer) + round) % before.seats.length],
    );
  });

  test('lets a player leave, another join, and the first come back to their old account', async () => {
    const [leaver = ''] = view.sittingOut;
    const newcomer = members.at(-1) ?? '';
    const share = await step('leave', 200, { player: leaver });
    expect(share.payments.map(({ to, reason }) => [to, reason])).toEqual([
      [leaver, 'leaving'],
      [leaver, 'leaving'],
    ]);
    expect(view.seats).not.toContain(leaver);
    const points = view.standings.find(({ player }) => player === leaver)?.points;
    expect(view.standings).toContainEqual({ player: leaver, points, seated: false });
    const joined = await step('join', 200, { player: newcomer, seat: 1 });
    expect(view.seats[1]).toBe(newcomer);
    expect(joined.payments.map(({ from, reason }) => [from, reason])).toEqual([
      [newcomer, 'joining'],
      [newcomer, 'joining'],
    ]);
    await step('leave', 200, { player: newcomer });
    await step('join', 200, { player: leaver });
    expect(view.seats.at(-1)).toBe(leaver);
    expect(view.standings).toHaveLength(members.length);
    const balance = await get<BalanceReport>(`/v1/clubs/${table.club}/members/${leaver}/balance`);
    const standing = view.standings.find(({ player }) => player === leaver)?.points;
    expect(balance.openSessions).toEqual([{ session: table.session.id, points: standing }]);
  });

  test('closes: the pots are split, and points become money', async () => {
    const { version } = view;
    const pots = potsOf(view).king + potsOf(view).pagat;
    const closed = await step<Written & { money: unknown; closedAt: string }>('close', 200);
    const split = closed.payments.reduce((sum, { points }) => sum + points, 0);
    expect([split, view.pots, view.version]).toEqual([pots, { king: 0, pagat: 0 }, version + 1]);
    const money = view.standings.map(({ player, points }) => {
      return { player, points, amount: points * RATE };
    });
    expect(closed.money).toEqual(money);
    expect(money.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await session()).toMatchObject({ status: 'closed', closedAt: closed.closedAt });
    for (const { player, amount } of money) {
      const path = `/v1/clubs/${table.club}/members/${player}`;
      const { name } = await get<MemberView>(path);
      const balance = { member: player, name, currency: 'DKK', money: amount, openSessions: [] };
      expect(await get(`${path}/balance`)).toEqual(balance);
    }
  });

  test('takes nothing more when it is closed', async () => {
    for (const what of ['hands', 'fines', 'join', 'leave', 'close']) {
      const fine = { player: members[0], code: 'superficial', stage: 'after' };
      const bodies: Record<string, unknown> = { hands: {}, fines: fine, close: {} };
      const body = bodies[what] ?? { player: members[0] };
      const sent = { body, version: view.version };
      const path = `${table.path}/${what}`;
      expectProblem(await call(served.base, 'POST', path, sent), 'session-closed');
    }
    const path = `${table.path}/hands/preview`;
    expectProblem(await call(served.base, 'POST', path, { body: {} }), 'session-closed');
    expect((await session()).version).toBe(view.version);
  });

  test('shows every hand and fine as they were answered', async () => {
    const { hands } = await get<{ hands: RecordedHandView[] }>(`${table.path}/hands`);
    expect(hands.map(({ number }) => number)).toEqual([1, 2]);
    const handAnswers = answers.filter((one) => 'number' in one);
    for (const [index, hand] of hands.entries()) {
      expect(handAnswers[index]).toMatchObject(hand);
      expect(await get(`${table.path}/hands/${hand.number}`)).toEqual(hand);
    }
    const page = await get<{ hands: RecordedHandView[] }>(`${table.path}/hands?after=1&limit=1`);
    expect(page.hands).toEqual([hands[1]]);
    const { fines } = await get<{ fines: FineLine[] }>(`${table.path}/fines`);
    expect(fines.map(({ code, hand, player }) => [code, hand, player])).toEqual([
      ['lead-out-of-turn', 1, hands[0]?.active[2]],
      ['other', 1, members[0]],
    ]);
    expectProblem(await call(served.base, 'GET', `${table.path}/hands/3`), 'hand-not-found');
  });

  test('has a ledger with every payment, page by page, and each member’s own', async () => {
    const lines = await allPages(`${table.path}/ledger`, 7);
    const points = lines.filter(({ unit }) => unit === 'points');
    const told = [table.session as unknown as Written, ...answers].flatMap(
      ({ payments }) => payments,
    );
    expect(
      points.map(({ from, to, amount, reason, stage, source }) => ({
        from,
        to,
        points: amount,
        reason,
        stage,
        source,
      })),
    ).toEqual(told.map(({ fine: _fine, ...payment }) => payment));
    const money = lines.filter(({ unit }) => unit === 'money');
    expect(money.every(({ from, to }) => [from, to].includes('clearing'))).toBe(true);
    expect(await get<LedgerPage>(`${table.path}/ledger?limit=500`)).toEqual({ lines, next: null });
    for (const player of members) {
      const own = await allPages(`/v1/clubs/${table.club}/members/${player}/statement`, 5);
      expect(own).toEqual(lines.filter(({ from, to }) => [from, to].includes(player)));
    }
  });

  test('is in the books as its events require', async () => {
    await expectVerified(served.base, table.club);
  });

  const allPages = async (path: string, limit: number): Promise<LedgerLine[]> => {
    const lines: LedgerLine[] = [];
    let next: string | null = null;
    do {
      const cursor = next === null ? '' : `&cursor=${next}`;
      const page: LedgerPage = await get<LedgerPage>(`${path}?limit=${limit}${cursor}`);
      expect(page.lines.length).toBeLessThanOrEqual(limit);
      lines.push(...page.lines);
      next = page.next;
    } while (next !== null);
    return lines;
  };
});

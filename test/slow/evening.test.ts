import fc from 'fast-check';
import type { TarokRules } from '../../src/rules/tarok/books/book.js';
import type { HandView } from '../../src/sessions/hands/hand.view.js';
import type { TableView } from '../../src/sessions/table/table.view.js';
import type { SessionView } from '../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  potsOf,
  read,
  serveTestApp,
  sumOfPoints,
  type OpenedClub,
  type ServedApp,
  type Table,
} from '../support/api/api.js';
import { randomOf } from '../support/tarok/cards.js';
import {
  eveningPlans,
  nextHand,
  nextStep,
  type EveningPlan,
} from '../support/evening/random-evening.js';
import { BOOKS } from '../support/tarok/tarok.js';

const HANDS = 60;
const EVENINGS = { numRuns: 2 * Number(process.env['EVENINGS'] ?? 1) };

type Recorded = HandView & { readonly session: TableView };

describe.each(BOOKS)('a random evening under %s', (book) => {
  let served: ServedApp;
  let openedClub: OpenedClub;
  /** The sum of all evenings so far for each member, in money. */
  const owed = new Map<string, number>();

  beforeAll(async () => {
    served = await serveTestApp();
    openedClub = await openClub(served.base, 6);
  });
  afterAll(async () => {
    await served.close();
  });

  const open = async ({ players, houseRules }: EveningPlan): Promise<[Table, TarokRules]> => {
    const table = await openSession(served.base, openedClub, {
      book,
      players,
      houseRules,
      rate: 3,
    });
    return [table, await read<TarokRules>(served.base, `${table.path}/rules`)];
  };
  const write = async <T>(path: string, body: unknown, version: number): Promise<T> => {
    const answer = await call<T>(served.base, 'POST', path, { body, version });
    return expectStatus(answer, /\/(hands|fines)$/.test(path) ? 201 : 200).body;
  };

  test('of 60 hands sums to zero all the way and closes to zero, in points and in money', async () => {
    const evening = async (plan: EveningPlan) => {
      const [table, rules] = await open(plan);
      const random = randomOf(plan.seed);
      let view: TableView = table.session;
      for (let hands = 0; hands < HANDS;) {
        const { what, body } = nextStep(rules, view, openedClub.members, random);
        if (what === 'hands') hands += 1;
        const { session } = await write<{ session: TableView }>(
          `${table.path}/${what}`,
          body,
          view.version,
        );
        expect(session.version).toBe(view.version + 1);
        expect(sumOfPoints(session)).toBe(0);
        expect(Math.min(potsOf(session).king, potsOf(session).pagat)).toBeGreaterThanOrEqual(0);
        view = session;
      }
      await write(`${table.path}/close`, {}, view.version);
      const closed = await read<SessionView>(served.base, table.path);
      expect(closed).toMatchObject({ status: 'closed', hands: HANDS, pots: { king: 0, pagat: 0 } });
      expect(sumOfPoints(closed)).toBe(0);
      for (const { player, points } of closed.standings) {
        owed.set(player, (owed.get(player) ?? 0) + 3 * points);
        const path = `/v1/clubs/${openedClub.club}/members/${player}/balance`;
        const balance = await read<{ money: number }>(served.base, path);
        expect(balance).toMatchObject({ money: owed.get(player), openSessions: [] });
      }
      expect([...owed.values()].reduce((sum, money) => sum + money, 0)).toBe(0);
      await expectVerified(served.base, openedClub.club);
    };
    await fc.assert(fc.asyncProperty(eveningPlans(book), evening), {
      ...EVENINGS,
      endOnFailure: true,
    });
  }, 60_000);

  test('a preview equals the recording', async () => {
    const evening = async (plan: EveningPlan) => {
      const [table, rules] = await open(plan);
      const random = randomOf(plan.seed);
      let view: TableView = table.session;
      for (let hands = 0; hands < 6; hands++) {
        const body = nextHand(rules, view, random);
        const path = `${table.path}/hands/preview`;
        const sent = { body, key: null };
        const preview = expectStatus(await call<Recorded>(served.base, 'POST', path, sent), 200);
        const recorded = await write<Recorded>(`${table.path}/hands`, body, view.version);
        const stored = await read<HandView>(served.base, `${table.path}/hands/${hands + 1}`);
        const { session, ...hand } = preview.body;
        const { fineIds } = recorded;
        expect(hand.fineIds).toEqual([]);
        expect(fineIds).toHaveLength(body.fines?.length ?? 0);
        expect(recorded).toMatchObject({ ...hand, fineIds, session });
        expect(stored).toMatchObject({ ...hand, fineIds });
        view = recorded.session;
      }
    };
    await fc.assert(fc.asyncProperty(eveningPlans(book), evening), {
      ...EVENINGS,
      endOnFailure: true,
    });
    await expectVerified(served.base, openedClub.club);
  }, 60_000);
});

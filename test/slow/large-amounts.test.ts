import type { HandRecordedView } from '../../src/sessions/hands/hand.view.js';
import type { TableView } from '../../src/sessions/table/table.view.js';
import {
  call,
  expectProblem,
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

/** The highest rate: minor units of money a point. */
const RATE = 1_000_000;
const MOST_POINTS = 1_000_000_000;
/** Doubling takes fewer: 60 × 2^24 are more than a pot may hold. */
const MOST_HANDS = 30;
/** Each costs the loser some 5 × 10^14; 2^53 are some 9 × 10^15. */
const MOST_EVENINGS = 40;

describe('amounts beyond all measure', () => {
  let served: ServedApp;
  let openedClub: OpenedClub;

  beforeAll(async () => {
    served = await serveTestApp();
    openedClub = await openClub(served.base, 3);
  });
  afterAll(async () => {
    await served.close();
  });

  /** The same player goes bagud with the pagat, pays 45 to each and doubles the pot. */
  const bagud = ({ seats, dealer }: TableView) => {
    const [loser, winner] = openedClub.members;
    const next = seats[(seats.indexOf(dealer) + 1) % seats.length];
    const counting = seats.filter((player) => player !== next);
    return {
      lastTrick: { winner, ultimoCards: [{ player: loser, card: 'pagat' }] },
      count: counting.map((player) => ({ player, points: 26 })),
    };
  };

  /** Doubles the pot until that is refused. */
  const doublePot = async (table: Table): Promise<TableView> => {
    let view: TableView = table.session;
    for (let hands = 0; hands < MOST_HANDS; hands++) {
      const sent = { body: bagud(view), version: view.version };
      const answer = await call<HandRecordedView>(served.base, 'POST', `${table.path}/hands`, sent);
      if (answer.status !== 201) {
        expectProblem(answer, 'amount-too-large');
        return view;
      }
      view = answer.body.session;
      expect(sumOfPoints(view)).toBe(0);
    }
    throw new Error('the pot grew without end');
  };

  test('are refused, and everything stays exact', async () => {
    const [loser] = openedClub.members;
    const balance = `/v1/clubs/${openedClub.club}/members/${loser}/balance`;
    for (let evening = 0; ; evening++) {
      expect(evening).toBeLessThan(MOST_EVENINGS);
      const table = await openSession(served.base, openedClub, { rate: RATE });
      const { version, pots } = await doublePot(table);
      expect(potsOf({ pots }).pagat).toBeGreaterThan(MOST_POINTS / 3);
      const before = await read<{ money: number }>(served.base, balance);
      const closed = await call(served.base, 'POST', `${table.path}/close`, { version });
      if (closed.status !== 200) {
        expectProblem(closed, 'amount-too-large');
        expect(await read(served.base, table.path)).toMatchObject({ status: 'open', version });
        expect(await read(served.base, balance)).toMatchObject({ money: before.money });
        break;
      }
      expectStatus(closed, 200);
      const { money } = await read<{ money: number }>(served.base, balance);
      expect(money).toBeLessThan(before.money);
      expect(Number.isSafeInteger(money)).toBe(true);
    }
    await expectVerified(served.base, openedClub.club);
  }, 60_000);
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { PROBLEMS } from '../../../src/problems/kinds.js';
import { writerAt } from '../../support/access/access.js';
import { expectVerified, read, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { EVENING, RUFER, dreier, piccolo } from '../../support/koenigrufen/koenigrufen-hands.js';
import { CURRENT_VERSION, shots } from '../../support/api/nonsense.js';
import { ceaseFire, fire } from '../../support/api/raw-http.js';

/** Königrufen that cannot have been played, and what is no Königrufen at all. */

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

describe('decisions of the table, named, are a check', () => {
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

/** `npm run test:all` fires more of them. */
const SHOTS = { numRuns: Number(process.env['SHOTS'] ?? 6) };

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
    let { version } = await evening.session();
    await fc.assert(
      fc.asyncProperty(shot, async ({ headers: given, ...rest }) => {
        const authorization = `Bearer ${await writerAt(served.base)}`;
        const headers: Record<string, string> = { authorization, ...given };
        if (headers['if-match'] === CURRENT_VERSION) headers['if-match'] = `"${version}"`;
        if (headers['content-encoding'] === '') delete headers['content-encoding'];
        const { status, text } = await fire(served.base, { ...rest, headers });
        expect([status < 500, text]).toEqual([true, text]);
        const after = (await evening.session()).version;
        const made = after - version;
        version = after;
        expect(made).toBe(status === 201 && rest.path.includes('/hands') ? 1 : 0);
        if (status < 400) return;
        const problem = JSON.parse(text) as ProblemBody;
        expect([PROBLEMS[problem.code].status, problem.status]).toEqual([status, status]);
        expect(problem.detail.length).toBeLessThan(500);
      }),
      SHOTS,
    );
    expect(await read(served.base, path)).toMatchObject({ pots: null });
    await expectVerified(served.base, club);
  });
});

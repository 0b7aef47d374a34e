import type { VerifyResult } from '../../../../src/ledger/verify/verify-club.js';
import type { StatisticsView } from '../../../../src/seasons/statistics/views/statistics.view.js';
import type { HandList, RecordedHandView } from '../../../../src/sessions/hands/hand.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  read,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { piccolo, RUFER } from '../../../support/koenigrufen/koenigrufen-hands.js';
import type { LetteredEvening } from '../../../support/evening/lettered-evening.js';
import { recordAsBefore } from '../../../support/database/older-hand.js';
import { fileOf } from '../../../support/files/paper-file.js';
import { TarokEvening } from '../../../support/tarok/tarok-evening.js';

/** Lists of a hand that somebody sends as null are as those left out, wherever the hand is read. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

/** The optional lists of a part of a record, as the API describes it. */
function listsOf(schema: string): string[] {
  const described = served.describe().components?.schemas?.[schema] as
    | { properties?: Record<string, { type?: string | readonly string[] }> }
    | undefined;
  return Object.entries(described?.properties ?? {}).flatMap(([name, { type = '' }]) =>
    type.includes('array') && type.includes('null') ? [name] : [],
  );
}

type Part = Readonly<Record<string, unknown>>;

/** A record with null in every list that it lacks. */
function withNulls(part: Part, schema: string): Part {
  const nulls = listsOf(schema).map((name) => [name, null] as const);
  const held = Object.entries(part).map(([name, value]) => {
    if (name === 'lastTrick') return [name, withNulls(value as Part, 'LastTrickDto')] as const;
    if (name !== 'games') return [name, value] as const;
    return [name, (value as Part[]).map((game) => withNulls(game, 'BeiGameDto'))] as const;
  });
  return Object.fromEntries([...nulls, ...held]);
}

const BEI = {
  contract: 'bei',
  games: [
    { game: 'piccolo', declarer: 'b' },
    { game: 'bettler', declarer: 'c' },
  ],
  tricks: [
    { player: 'b', tricks: 1 },
    { player: 'c', tricks: 0 },
  ],
};

const GAMES = [
  {
    game: 'tarok',
    schemas: ['TarokHandDto', 'LastTrickDto'],
    open: () => TarokEvening.open(served),
    /** Plain hands, and one that is dealt again. */
    hands: (evening: LetteredEvening): readonly Part[] => {
      const { lastTrick, ...plain } = (evening as TarokEvening).plain() as unknown as Part;
      const { winner } = lastTrick as Part;
      return [{ ...plain, lastTrick: { winner } }, { redeal: true }];
    },
    schema: 'TarokHandDto',
  },
  {
    game: 'koenigrufen',
    schemas: ['KoenigrufenHandDto', 'BeiGameDto'],
    open: () => KoenigrufenEvening.open(served),
    hands: (evening: LetteredEvening): readonly Part[] =>
      [RUFER, piccolo('b'), BEI].map((one) => (evening as KoenigrufenEvening).record(one) as Part),
    schema: 'KoenigrufenHandDto',
  },
] as const;

describe.each(GAMES)('$game', ({ open, hands, schema, schemas }) => {
  test('every optional list can be null, and the log says nothing of it', async () => {
    const evening = await open();
    const nulled = new Set<string>();
    for (const hand of hands(evening)) {
      const sent = withNulls(hand, schema);
      const text = JSON.stringify(sent);
      for (const name of schemas.flatMap(listsOf))
        if (text.includes(`"${name}":null`)) nulled.add(name);
      const preview = await evening.send('hands/preview', sent);
      expect(expectStatus(preview, 200).body).toMatchObject({ record: hand });
      const recorded = await evening.step<RecordedHandView>('hands', sent);
      expect(JSON.stringify(recorded.record)).not.toContain('null');
      expect(recorded.record).toEqual(hand);
      const again = await evening.send('corrections/preview', {
        corrections: [{ hand: recorded.number, record: sent }],
      });
      expect(expectProblem(again, 'correction-refused').reason).toBe('hand-says-that');
    }
    expect([...nulled].sort()).toEqual([...new Set(schemas.flatMap(listsOf))].sort());
    const { rows } = await served.pool.query<{ payload: string }>(
      `SELECT payload FROM club_event WHERE club_id = $1 AND kind = 'hand-recorded'`,
      [evening.table.club],
    );
    expect(rows.map(({ payload }) => payload).join()).not.toContain('null');
  });

  test('a hand corrected to one with such lists is as plain', async () => {
    const evening = await open();
    const [first = {}] = hands(evening);
    await evening.step('hands', first);
    await evening.step('corrections', {
      mode: 'compensate',
      reason: 'Void',
      corrections: [{ hand: 1, void: true }],
    });
    await evening.step('corrections', {
      mode: 'replay',
      reason: 'Played after all',
      corrections: [{ hand: 1, record: withNulls(first, schema) }],
    });
    const list = await evening.get<HandList>(`${evening.table.path}/hands`);
    expect(list.hands.map(({ record }) => record)).toEqual([first]);
    await readEverything(evening);
  });

  test('one that an older log holds is read as such, and proved as it was written', async () => {
    const evening = await open();
    const { club: clubId, session } = evening.table;
    const written: Part[] = [];
    for (let next = 0; next < hands(evening).length; next++) {
      const hand = hands(evening)[next] ?? {};
      const at = { clubId, sessionId: session.id, version: evening.view.version };
      await recordAsBefore(served.database, at, withNulls(hand, schema));
      evening.view = await evening.session();
      written.push(hand);
    }
    const list = await evening.get<HandList>(`${evening.table.path}/hands`);
    expect(list.hands.map(({ record }) => record)).toEqual(written);
    await readEverything(evening);
    const [, ...others] = list.hands;
    await evening.step('corrections', {
      mode: 'compensate',
      reason: 'Void',
      corrections: others.map(({ number }) => ({ hand: number, void: true })),
    });
    await evening.step('close', {});
    await evening.get(`${evening.table.path}/closing-statement`);
    await readEverything(evening);
    const { rows } = await served.pool.query<{ payload: string }>(
      `SELECT payload FROM club_event WHERE club_id = $1 AND kind = 'hand-recorded'`,
      [clubId],
    );
    for (const { payload } of rows) expect(payload).toContain(':null');
  });
});

/** Reads the evening by every route that shows its hands; each must answer. */
async function readEverything(evening: LetteredEvening): Promise<void> {
  const { club, path } = evening.table;
  const here = `/v1/clubs/${club}`;
  for (const at of ['', '/hands', '/hands/1', '/hands/1/revisions', '/corrections', '/steps']) {
    await evening.get(`${path}${at}`);
  }
  for (const at of ['/statistics', '/records', '/who-paid-whom', '/audit', '/news', '/fines']) {
    expectStatus(await call(served.base, 'GET', here + at), 200);
  }
  for (const { player } of evening.view.standings) {
    await read<StatisticsView>(served.base, `${here}/statistics?member=${player}`);
  }
  for (const file of [`${path}/sheet.pdf`, `${path}/hands.csv`, `${here}/statistics.csv`]) {
    expect([file, (await fileOf(served.base, file)).status]).toEqual([file, 200]);
  }
  expect(await read<VerifyResult>(served.base, `${here}/verification`)).toMatchObject({ ok: true });
}

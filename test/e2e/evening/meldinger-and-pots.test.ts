import type { MeldingList } from '../../../src/sessions/meldinger/melding.view.js';
import type { PotsOfSession } from '../../../src/sessions/pots/pots.view.js';
import {
  call,
  expectProblem,
  openSession,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES, voidFine, voidHand } from '../../support/corrections/corrections.js';
import { TarokEvening } from '../../support/tarok/tarok-evening.js';

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const meldinger = async (evening: TarokEvening, query = '') =>
  (await evening.get<MeldingList>(`${evening.table.path}/meldinger${query}`)).meldinger;

const pots = (evening: TarokEvening, query = '') =>
  evening.get<PotsOfSession>(`${evening.table.path}/pots${query}`);

describe('meldinger', () => {
  let evening: TarokEvening;

  beforeAll(async () => {
    evening = await TarokEvening.open(served);
    const a = evening.id('a');
    await evening.hand({
      meldinger: [
        { player: a, kind: 'trumps', count: 11, withPagat: true },
        { player: a, kind: 'cavallerie', suit: 'hearts', grade: 'half', missing: 'queen' },
      ],
    });
    await evening.hand({ meldinger: [{ player: evening.id('b'), kind: 'matadors', count: 3 }] });
  });

  test('are listed by hand as they were declared', async () => {
    const nothing = { count: null, withPagat: null, suit: null, grade: null, missing: null };
    const first = { hand: 1, revision: 1, counts: true, player: evening.id('a') };
    expect(await meldinger(evening)).toEqual([
      {
        ...{ ...first, ...nothing, event: expect.any(Number) as number },
        ...{ position: 0, kind: 'trumps', count: 11, withPagat: true },
      },
      {
        ...{ ...first, ...nothing, event: expect.any(Number) as number, position: 1 },
        ...{ kind: 'cavallerie', suit: 'hearts', grade: 'half', missing: 'queen' },
      },
      {
        ...{ ...first, ...nothing, event: expect.any(Number) as number, position: 0 },
        ...{ hand: 2, player: evening.id('b'), kind: 'matadors', count: 3 },
      },
    ]);
    const kinds = async (query: string) =>
      (await meldinger(evening, query)).map(({ kind }) => kind);
    expect(await kinds('?after=1')).toEqual(['matadors']);
    expect(await kinds('?limit=1')).toEqual(['trumps', 'cavallerie']);
    const wrong = await call(served.base, 'GET', `${evening.table.path}/meldinger?revisions=none`);
    expectProblem(wrong, 'validation-failed');
  });

  test('of a corrected hand are those of its last revision; the others are listed on request', async () => {
    const record = evening.plain('a');
    const now = [{ player: evening.id('c'), kind: 'trumps', count: 10, withPagat: false }];
    await evening.correct('compensate', { hand: 1, record: { ...record, meldinger: now } });
    const told = async (query = '') =>
      (await meldinger(evening, query)).map(
        ({ hand, revision, kind, counts }) => `${hand}.${revision} ${kind} ${counts}`,
      );
    expect(await told()).toEqual(['1.2 trumps true', '2.1 matadors true']);
    const earlier = ['1.1 trumps false', '1.1 cavallerie false'];
    expect(await told('?revisions=all')).toEqual([
      ...earlier,
      '1.2 trumps true',
      '2.1 matadors true',
    ]);
    await evening.correct('compensate', voidHand(1));
    expect(await told()).toEqual(['2.1 matadors true']);
    expect(await told('?revisions=all')).toEqual([
      ...earlier,
      '1.2 trumps false',
      '2.1 matadors true',
    ]);
  });
});

describe.each(MODES)('the pots of an evening with a correction (%s)', (mode) => {
  test('hold what went into them and out of them, line by line', async () => {
    const evening = await TarokEvening.open(served);
    const { fineIds } = await evening.hand({ fines: [evening.fine('a', 'lead-out-of-turn')] });
    await evening.hand(evening.lastTrick('c', 'c'));
    await evening.correct(mode, voidFine(fineIds[0]));
    const { pots: cups, lines, next } = await pots(evening);
    const { king, pagat } = evening.stand;
    expect(cups).toEqual([
      { pot: 'king', holds: king },
      { pot: 'pagat', holds: pagat },
    ]);
    expect(next).toBeNull();
    for (const { pot, holds } of cups) {
      const own = lines.filter((line) => line.pot === pot);
      let sum = 0;
      for (const line of own) expect(line.holds).toBe((sum += line.amount));
      expect(sum).toBe(holds);
    }
    expect(lines.slice(0, 6).map(({ reason, amount, hand }) => [reason, amount, hand])).toEqual(
      Array.from({ length: 6 }, () => ['foundation', 20, null]),
    );
    expect(lines.find(({ reason }) => reason === 'pot-taken')).toMatchObject({
      ...{ pot: 'king', player: evening.id('c'), hand: 2 },
      source: expect.stringMatching(/^brix-1996/) as string,
    });
    expect(lines.some(({ fine, amount }) => fine !== null && amount > 0)).toBe(true);
    // The ledger has the same lines, with a pot on one side.
    const { lines: ledger } = await evening.get<{ lines: { from: string; to: string }[] }>(
      `${evening.table.path}/ledger?limit=500`,
    );
    const ofPots = ledger.filter((line) => `${line.from} ${line.to}`.includes('-pot'));
    expect(lines).toHaveLength(ofPots.length);

    const paged: PotsOfSession['lines'][number][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: PotsOfSession = await pots(
        evening,
        `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      paged.push(...page.lines);
      cursor = page.next;
    }
    expect(paged).toEqual(lines);
  });
});

test('after the close they are empty', async () => {
  const evening = await TarokEvening.open(served);
  await evening.hand();
  await evening.step('close', {});
  const { pots: cups, lines } = await pots(evening);
  expect(cups.map(({ holds }) => holds)).toEqual([0, 0]);
  expect(lines.at(-1)).toMatchObject({ holds: 0, hand: null });
});

test('Königrufen has neither, and a session that is not there is not found', async () => {
  const evening = await TarokEvening.open(served);
  const { path } = await openSession(served.base, evening.table, {
    book: 'koenigrufen',
    players: 4,
  });
  expect(await evening.get(`${path}/pots`)).toEqual({ pots: [], lines: [], next: null });
  expect(await evening.get(`${path}/meldinger`)).toEqual({ meldinger: [] });
  const nowhere = `/v1/clubs/${evening.table.club}/sessions/00000000-0000-4000-8000-000000000000`;
  for (const what of ['pots', 'meldinger']) {
    const answer = await call(served.base, 'GET', `${nowhere}/${what}`);
    expectProblem(answer, 'session-not-found');
  }
});

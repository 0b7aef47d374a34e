import type pg from 'pg';
import type {
  HeadToHeadView,
  WhoPaidWhomView,
} from '../../../src/seasons/statistics/views/payments.view.js';
import type { CountedHandsPage } from '../../../src/seasons/statistics/views/hands-behind.view.js';
import type { RecordsView } from '../../../src/seasons/statistics/views/records.view.js';
import type {
  CountView,
  StatisticsView,
} from '../../../src/seasons/statistics/views/statistics.view.js';
import { claimAll } from '../../support/access/access.js';
import {
  call,
  expectVerified,
  openClub,
  read,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../../support/api/api.js';
import { pick, randomOf } from '../../support/tarok/cards.js';
import { poolOf } from '../../support/database/database.js';
import { playEvening, sent } from '../../support/evening/random-club.js';
import { slowCups } from '../../support/evening/slow-cups.js';
import {
  partOfLine,
  slowEvening,
  type SlowEvening,
} from '../../support/seasons/slow-statistics.js';

/*
 * Statistics of random clubs beside a slow second computation: whatever is played, corrected, taken back,
 * disputed and decided, before the close and after it, every number is the one that the hands say.
 */

/** More of them in `npm run test:all`. */
const SEEDS = Array.from({ length: Number(process.env['EVENINGS'] ?? 1) }, (_, seed) => 41 + seed);
const BOOKS = ['brix-1996', 'koenigrufen', 'wolff-1899', 'vlk-1970'] as const;
const RATE = 7;

let served: ServedApp;
let pool: pg.Pool;

beforeAll(async () => {
  served = await serveTestApp();
  pool = poolOf(served.database, 1);
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await served.close();
});

/** Numbers whose hands count once each, for any number of members in them. */
const COUNTED_ONCE = /^(hands|dealt|feat:.*|figure:.*)$/;

/** The hands that each number counts, `session hand`, in order. */
function slowNumbers(evenings: readonly SlowEvening[], member: string | null) {
  const numbers = new Map<string, string[]>();
  for (const { entries } of evenings) {
    for (const { session, hand, key, member: whose } of entries) {
      if (member === null ? key.startsWith('partner:') : whose !== member) continue;
      const list = numbers.get(key) ?? [];
      const entry = `${session} ${hand ?? '-'}`;
      if (!COUNTED_ONCE.test(key) || !list.includes(entry)) list.push(entry);
      numbers.set(key, list);
    }
  }
  const played = evenings.filter(({ points }) => member === null || points.has(member));
  if (played.length > 0) {
    numbers.set(
      'evenings',
      played.map(({ session }) => `${session} -`),
    );
  }
  return numbers;
}

/** A number, and what it rests on where it is part of something. */
type Told = Pick<CountView, 'figure' | 'count'> & Partial<CountView>;

/** Every number of an answer, at any depth. */
function numbersIn(value: unknown, found = new Map<string, Told>()) {
  if (typeof value !== 'object' || value === null) return found;
  if ('figure' in value) found.set((value as Told).figure, value as Told);
  for (const one of Object.values(value)) numbersIn(one, found);
  return found;
}

/** The hands that a number must rest on. */
function slowOf(key: string, numbers: ReadonlyMap<string, readonly string[]>): number | null {
  const count = (other: string) => numbers.get(other)?.length ?? 0;
  const [kind = '', name = '', what] = key.split(':');
  if (kind === 'contract' && (what === 'won' || what === 'doubled')) {
    return count(`contract:${name}:declared`);
  }
  if (kind === 'contract' && what === 'partner-won') return count(`contract:${name}:partner`);
  if (kind === 'contract' && what === 'defender-won') return count(`contract:${name}:defender`);
  if (kind === 'partner' && what === 'won') return count(`partner:${name}`);
  if (kind === 'fine' && what !== undefined) return count(`fine:${name}`);
  return null;
}

async function expectNumbers(
  { club }: OpenedClub,
  evenings: readonly SlowEvening[],
  member: string | null,
  filter = '',
): Promise<void> {
  const whose = member === null ? '' : `&member=${member}`;
  const at = `/v1/clubs/${club}/statistics`;
  const view = await read<StatisticsView>(served.base, `${at}?${filter}${whose}`);
  const told = numbersIn(view);
  const slow = slowNumbers(evenings, member);
  const counts = (entries: Iterable<readonly [string, number]>) =>
    Object.fromEntries([...entries].filter(([, count]) => count > 0).sort());
  expect(counts([...told].map(([key, { count }]) => [key, count]))).toEqual(
    counts([...slow].map(([key, hands]) => [key, hands.length])),
  );
  for (const [key, { of }] of every(told)) {
    // The whole of a share has as many hands as it says.
    if (of === undefined) continue;
    const hands = await handsOf(at, `of:${key}`, filter + whose);
    expect([key, hands.length]).toEqual([key, of]);
  }
  for (const [key, { count, of, share }] of told) {
    const rests = slowOf(key, slow);
    if (rests !== null) expect([key, of]).toEqual([key, rests]);
    if (of !== undefined) {
      expect([key, share]).toEqual([key, of < 10 ? null : Math.round((1000 * count) / of)]);
    }
  }
  for (const [key, hands] of every(slow)) {
    expect([key, await handsOf(at, key, filter + whose)]).toEqual([key, hands]);
  }
  const fines = evenings
    .flatMap((one) => one.fines)
    .filter((fine) => member === null || fine.member === member);
  for (const { code, points } of view.fines ?? []) {
    expect([code, points]).toEqual([
      code,
      sum(
        fines.filter((fine) => fine.code === code),
        (fine) => fine.points,
      ),
    ]);
  }
  if (member === null) return;
  const points = sum(evenings, (one) => one.points.get(member) ?? 0);
  const hands = slow.get('hands')?.length ?? 0;
  expect(view).toMatchObject({
    points,
    pointsAHand: hands < 10 ? null : Math.round((100 * points) / hands) + 0,
    money: sum(evenings, (one) => (one.points.get(member) ?? 0) * one.rate),
  });
  expect(view.members).toEqual(
    slow.has('evenings')
      ? [expect.objectContaining({ member, points, hands, evenings: slow.get('evenings')?.length })]
      : [],
  );
}

/** Every number where there is time for it; else some, others for each. */
function every<T>(of: Iterable<T>): T[] {
  started += 1;
  return [...of].filter((_, at) => SEEDS.length > 1 || at % 5 === started % 5);
}
let started = 0;

/** All pages of the hands behind a number; evenings in their order, and the hands within them. */
async function handsOf(at: string, figure: string, filter: string): Promise<string[]> {
  const hands: string[] = [];
  let cursor = '';
  for (;;) {
    const address = `${at}/hands?figure=${figure}&limit=9&${filter}${cursor}`;
    const page = await read<CountedHandsPage>(served.base, address);
    hands.push(...page.hands.map(({ session, hand }) => `${session} ${hand ?? '-'}`));
    if (page.next === null) {
      expect(hands).toHaveLength(page.count);
      return hands;
    }
    cursor = `&cursor=${page.next}`;
  }
}

function sum<T>(of: readonly T[], amount: (one: T) => number): number {
  return of.reduce((all, one) => all + amount(one), 0);
}

/** The matrix: its sums are the balances, and what did not go through a cup is line for line the ledger's. */
async function expectPaid({ club }: OpenedClub, evenings: readonly SlowEvening[]): Promise<void> {
  const { sums, cells } = await read<WhoPaidWhomView>(
    served.base,
    `/v1/clubs/${club}/who-paid-whom`,
  );
  for (const { member, points, paid, received } of sums) {
    expect(received - paid).toBe(points);
    if (member !== 'club') expect(points).toBe(sum(evenings, (one) => one.points.get(member) ?? 0));
    expect(paid).toBe(
      sum(
        cells.filter(({ from }) => from === member),
        (cell) => cell.points,
      ),
    );
  }
  expect(sum(sums, ({ points }) => points)).toBe(0);
  const members = new Set(sums.map(({ member }) => member));
  const slow = new Map<string, number>();
  for (const line of evenings.flatMap(({ lines }) => lines)) {
    if (members.has(line.from) && members.has(line.to)) {
      addNet(slow, line.from, line.to, partOfLine(line), line.amount);
    }
  }
  const told = new Map<string, number>();
  for (const { from, to, points, parts } of cells) {
    expect(sum(Object.values(parts), (part) => part)).toBe(points);
    for (const [part, amount] of Object.entries(parts)) addNet(told, from, to, part, amount);
  }
  const besideCups = (nets: ReadonlyMap<string, number>) =>
    Object.fromEntries(
      [...nets].filter(([key, net]) => net !== 0 && !key.endsWith(' cups')).sort(),
    );
  expect(besideCups(told)).toEqual(besideCups(slow));
  await expectCups({ club }, evenings, cells);
}

/** The points through cups, each way apart, are the payments of those who filled them. */
async function expectCups(
  { club }: Pick<OpenedClub, 'club'>,
  evenings: readonly SlowEvening[],
  cells: WhoPaidWhomView['cells'],
): Promise<void> {
  const slow = new Map<string, number>();
  for (const { session, lines } of evenings) {
    const paid = await slowCups({ base: served.base, pool, club }, session, lines);
    for (const [pair, points] of paid) slow.set(pair, (slow.get(pair) ?? 0) + points);
  }
  const told = cells.flatMap(({ from, to, parts: { cups = 0 } }) => {
    return cups === 0 ? [] : [[`${from} ${to}`, cups] as const];
  });
  expect(told.length).toBeGreaterThan(0);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(slow));
}

/** The net between two: the ledger nets payments that corrections take back. */
function addNet(
  nets: Map<string, number>,
  from: string,
  to: string,
  part: string,
  amount: number,
): void {
  const [one, other] = from < to ? [from, to] : [to, from];
  const key = `${one} ${other} ${part}`;
  nets.set(key, (nets.get(key) ?? 0) + (from === one ? amount : -amount));
}

async function expectTwo(
  { club }: OpenedClub,
  evenings: readonly SlowEvening[],
  [one, other]: readonly [string, string],
): Promise<void> {
  const at = `/v1/clubs/${club}`;
  const view = await read<HeadToHeadView>(
    served.base,
    `${at}/head-to-head?members=${one},${other}`,
  );
  const shared = evenings.flatMap(({ session, entries, moved }) => {
    const of = (member: string) =>
      entries.flatMap(({ key, hand, member: whose }) =>
        key === 'hands' && whose === member ? [hand] : [],
      );
    return of(one)
      .filter((hand) => of(other).includes(hand))
      .map((hand) => ({ session, hand, moved }));
  });
  expect(view).toMatchObject({ hands: shared.length, enough: shared.length >= 10, least: 10 });
  const hands = await handsOf(`${at}/statistics`, `together:${other}`, `member=${one}`);
  expect(hands).toEqual(shared.map(({ session, hand }) => `${session} ${hand ?? '-'}`));
  if (shared.length < 10) return;
  const movedFor = (member: string) =>
    sum(shared, ({ hand, moved }) => moved.get(`${member} ${hand ?? '-'}`) ?? 0);
  expect(view.points).toEqual([movedFor(one), movedFor(other)]);
  expect(view.curve?.at(-1)).toMatchObject({
    hands: shared.length,
    points: view.points,
    net: view.net,
  });
  const matrix = view.paid ?? [];
  const paid = (from: string) =>
    sum(
      matrix.filter((cell) => cell.from === from),
      (cell) => cell.points,
    );
  expect(view.net).toBe(paid(other) - paid(one));
}

async function expectRecords({ club }: OpenedClub, evenings: readonly SlowEvening[]) {
  const { records } = await read<RecordsView>(served.base, `/v1/clubs/${club}/records`);
  const value = (record: string) => records.find((one) => one.record === record)?.value ?? 0;
  const all = evenings.flatMap(({ moved }) => [...moved.values()]);
  expect(value('largest-hand')).toBe(Math.max(0, ...all));
  const cups = evenings.flatMap(({ lines }) =>
    lines.filter(({ reason }) => reason === 'pot-taken'),
  );
  expect(value('largest-cup')).toBe(Math.max(0, ...cups.map(({ amount }) => amount)));
  const hands = evenings.map((one) => slowNumbers([one], null).get('hands')?.length ?? 0);
  expect(value('longest-evening')).toBe(Math.max(0, ...hands));
  const meldinger = [...slowNumbers(evenings, null)].filter(([key]) => key.startsWith('melding:'));
  expect(value('rarest-melding')).toBe(
    meldinger.length === 0 ? 0 : Math.min(...meldinger.map(([, made]) => made.length)),
  );
  for (const record of records) {
    expect(evenings.map(({ session }) => session)).toContain(record.session);
  }
}

test.each(SEEDS)(
  'random club %i',
  async (seed) => {
    const random = randomOf(seed);
    const club = await openClub(served.base, 5);
    await claimAll(served.base, club);
    const at = { base: served.base, pool, club };
    const before: { readonly path: string; readonly text: string }[] = [];
    const sessions: string[] = [];
    for (const book of SEEDS.length > 1 ? BOOKS : BOOKS.slice(0, 2)) {
      const hands = 8 + Math.floor(random() * 5);
      const { session } = await playEvening(at, { book, hands, corrected: 5, rate: RATE }, random);
      sessions.push(session.id);
      for (const what of ['statistics', 'who-paid-whom', 'records']) {
        const now = `/v1/clubs/${club.club}/${what}`;
        const { head } = await read<{ head: number }>(served.base, now);
        const path = `${now}?head=${head}`;
        before.push({ path, text: (await call(served.base, 'GET', path)).text });
      }
    }
    const evenings: SlowEvening[] = [];
    for (const session of sessions) {
      evenings.push(await slowEvening(served.base, pool, club.club, session));
    }
    await expectNumbers(club, evenings, null);
    for (const member of club.members) await expectNumbers(club, evenings, member);
    const { book } = pick(random, evenings);
    const some = evenings.filter((one) => one.book === book);
    await expectNumbers(club, some, club.members[0] ?? '', `book=${book}`);
    await expectPaid(club, evenings);
    const [one = '', other = '', third = ''] = club.members;
    await expectTwo(club, evenings, [one, other]);
    await expectTwo(club, evenings, [third, one]);
    await expectRecords(club, evenings);
    for (const { path, text } of before) {
      expect((await call(served.base, 'GET', path)).text).toBe(text);
    }
    await expectVerified(served.base, club.club);
  },
  180_000,
);

test('much was put right in them', () => {
  for (const what of ['hands', 'corrections', 'undo', 'disputes', 'close']) {
    expect([what, sent.get(`${what} done`) ?? 0]).toEqual([what, expect.any(Number)]);
    expect(sent.get(`${what} done`) ?? 0).toBeGreaterThan(0);
  }
});

import type { WhatIfView } from '../../../src/seasons/what-if/what-if.view.js';
import type { ClubBookWritten } from '../../../src/sessions/own-books/own-book.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { expectStatus, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { APART, handsApart } from '../../support/own-book/evening-apart.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/** Evenings by another book through the API: both sides are of the same hands, and nothing is lost. */

let served: ServedApp;
let club: SeasonClub;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
beforeEach(async () => {
  club = await SeasonClub.open(served);
  club.on('2027-03-01');
});
afterEach(() => {
  club.setBack();
});
afterAll(() => served.close());

/** An evening by the club's own book, played and closed; its id and what everybody won. */
async function evening() {
  const draft = { parent: 'vlk-1970', name: 'Vores bog', description: '', changes: APART };
  const written = await club.send<ClubBookWritten>('rule-books', { ...draft, citations: {} });
  const { book } = expectStatus(written, 201).body;
  const adopted = await club.send(`rule-books/${book}/versions/1/adopt`, { from: '2027-03-01' });
  expectStatus(adopted, 200);
  const seats = ['a', 'b', 'c'].map((letter) => club.id(letter));
  const table = { book: 'vlk-1970', own: { book, version: 1 }, rate: 10, seats };
  const opened = await club.send<SessionView>('sessions', { ...table, firstDealer: seats[0] });
  const { id } = expectStatus(opened, 201).body;
  for (const hand of handsApart(seats)) await club.step(id, 'hands', hand);
  await club.step(id, 'close');
  const { body } = await club.get<SessionView>(`sessions/${id}`);
  return { id, won: body.standings.map(({ player, points }) => [player, points] as const) };
}

async function under(body: object): Promise<WhatIfView> {
  return expectStatus(await club.send<WhatIfView>('what-if', body), 200).body;
}

const thenOf = ({ members }: WhatIfView) =>
  members.map(({ member, then }) => [member, then] as const);

const sums = ({ members }: WhatIfView) =>
  (['then', 'now', 'moneyThen', 'moneyNow'] as const).map((side) =>
    members.reduce((sum, one) => sum + (one[side] ?? NaN), 0),
  );

const byName = (rows: readonly (readonly [string, number])[]) =>
  rows.toSorted(([one], [other]) => (one < other ? -1 : 1));

test('the played side is the result of the evening, also where the other book has another dealer', async () => {
  const { id, won } = await evening();
  const read = await under({ book: 'brix-1996', session: id });
  expect(read).toMatchObject({ hands: 4, compared: 4, evenings: [{ unplayable: [] }] });
  expect(byName(thenOf(read))).toEqual(byName(won));
  expect(read.members.map(({ moneyThen }) => moneyThen)).toEqual(
    thenOf(read).map(([, points]) => points * 10),
  );
  expect(sums(read)).toEqual([0, 0, 0, 0]);
  // The fine that the other book does not have costs nothing there, and the hand stays.
  expect(read.unknownFines).toEqual([
    { code: 'other', own: 'telefon', words: { da: 'Telefon, der ringer' }, times: 1 },
  ]);
});

test('a tout of the other book is paid there, and not counted', async () => {
  const { id } = await evening();
  const read = await under({ book: 'vlk-1970', session: id });
  expect(read).toMatchObject({ compared: 4, evenings: [{ unplayable: [] }] });
  const reasons = read.evenings[0]?.changed.find(({ hand }) => hand === 3)?.reasons;
  expect(reasons).toContainEqual({ reason: 'tout', then: 0, now: 170 });
  expect(reasons).toContainEqual(expect.objectContaining({ reason: 'count', now: 0 }));
  expect(sums(read)).toEqual([0, 0, 0, 0]);
});

test('hands that the other book cannot play are out on both sides, with the reason', async () => {
  const { id, won } = await evening();
  const read = await under({ book: 'wolff-1899', session: id });
  expect(read).toMatchObject({ hands: 4, compared: 1 });
  expect(read.evenings[0]?.unplayable).toMatchObject([
    { hand: 1, step: 'hand', reason: 'counts-missing' },
    { hand: 3, step: 'hand', reason: 'counts-missing' },
    { hand: 4, step: 'hand', reason: 'counts-missing' },
  ]);
  expect(read.unknownFines).toEqual([]);
  expect(sums(read)).toEqual([0, 0, 0, 0]);
  expect(byName(thenOf(read))).not.toEqual(byName(won));
});

test('an evening of which no hand can be played is in no sum', async () => {
  const plain = await club.night('abc', { book: 'vlk-1970', plain: 2 });
  const read = await under({ book: 'wolff-1899', session: plain });
  expect(read).toMatchObject({
    ...{ hands: 2, compared: 0, members: [] },
    evenings: [{ refused: { reason: 'counts-missing' }, unplayable: [{ hand: 1 }, { hand: 2 }] }],
  });
});

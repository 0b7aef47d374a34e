import type { components } from '../../../../web/api/schema.js';
import { lastTimeAt } from '../../../../web/screens/evening-start/start-form.js';

type Session = components['schemas']['SessionView'];

const evening = (status: Session['status'], seats: string[], left: string[] = []) => {
  const standings = [...left, ...seats].map((player) => ({ player, points: 0 }));
  const openedAt = '2027-09-20T18:00:00.000Z';
  return { status, seats, standings, book: 'brix-1996', openedAt } as unknown as Session;
};
const HERE = ['anna', 'bo', 'clara', 'dan'];
const seatsLastTime = (sessions: Session[], here: string[]) => lastTimeAt(sessions, here, '').seats;

test('the people of the latest evening sit as they sat', () => {
  const sessions = [evening('closed', ['clara', 'anna', 'bo']), evening('closed', ['dan'])];
  expect(seatsLastTime(sessions, HERE)).toEqual(['clara', 'anna', 'bo']);
  expect(seatsLastTime([], HERE)).toEqual([]);
});

test('nobody is seated who is away, or who plays at another table', () => {
  expect(seatsLastTime([evening('closed', ['clara', 'erik', 'bo'])], HERE)).toEqual([]);
  expect(seatsLastTime([evening('open', ['clara', 'anna', 'bo'])], HERE)).toEqual([]);
  const elsewhere = [evening('closed', ['clara', 'anna', 'bo']), evening('open', ['bo', 'dan'])];
  expect(seatsLastTime(elsewhere, HERE)).toEqual([]);
});

test('somebody who left early is seated after the others, where there is room', () => {
  expect(seatsLastTime([evening('closed', ['clara', 'anna', 'bo'], ['dan'])], HERE)).toEqual([
    ...['clara', 'anna', 'bo', 'dan'],
  ]);
  expect(seatsLastTime([evening('closed', ['clara', 'anna', 'bo'], ['erik'])], HERE)).toEqual([
    ...['clara', 'anna', 'bo'],
  ]);
  // Brix seats four.
  const full = evening('closed', ['clara', 'anna', 'bo', 'dan'], ['fie']);
  expect(seatsLastTime([full], [...HERE, 'fie'])).toEqual(['clara', 'anna', 'bo', 'dan']);
});

test('somebody who left early is named, whether there is room or not', () => {
  const early = evening('closed', ['clara', 'anna', 'bo'], ['dan', 'erik']);
  expect(lastTimeAt([early], HERE, '').left).toEqual(['dan']);
  const full = evening('closed', ['clara', 'anna', 'bo', 'dan'], ['fie']);
  expect(lastTimeAt([full], [...HERE, 'fie'], '').left).toEqual(['fie']);
});

test('of several tables the people are those of the table that is opened', () => {
  const at = (tableName: string, seats: string[]) => ({ ...evening('closed', seats), tableName });
  const sessions = [at('One', ['clara', 'anna', 'bo']), at('Two', ['anna', 'bo', 'dan'])];
  expect(lastTimeAt(sessions, HERE, ' Two ').seats).toEqual(['anna', 'bo', 'dan']);
  expect(lastTimeAt(sessions, HERE, 'Three').seats).toEqual(['clara', 'anna', 'bo']);
});

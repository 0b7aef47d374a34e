import type { components } from '../../../web/api/schema.js';
import { seatsLastTime } from '../../../web/screens/evening-start/start-form.js';

type Session = components['schemas']['SessionView'];

const evening = (status: Session['status'], seats: string[]) => ({ status, seats }) as Session;
const HERE = ['anna', 'bo', 'clara', 'dan'];

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

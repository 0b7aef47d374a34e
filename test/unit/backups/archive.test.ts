import {
  expendableBefore,
  isKept,
  neededFrom,
  placeAfter,
  type Archived,
} from '../../../src/backups/archive/segments.js';

const MB = 1_048_576;
const file = (name: string): Archived => ({ name, path: `/wal/${name}.gz` });
const from = (first: string) => ({ first, bytes: MB, whole: '2026-11-27T03:00:00.000Z' });
const namesOf = (files: readonly Archived[]) => files.map(({ name }) => name);

test('the place after the last segment of a log is the first of the next one', () => {
  expect(placeAfter('000000000000000D', MB)).toBe('000000000000000E');
  expect(placeAfter('0000000000000FFF', MB)).toBe('0000000100000000');
  expect(placeAfter('00000000000000FF', 16 * MB)).toBe('0000000100000000');
});

test('a restore needs the log up to the first gap, of every timeline, and all histories', () => {
  const archived = [
    '000000010000000000000001',
    '000000010000000000000002',
    '000000010000000000000003',
    '000000010000000000000005',
    '00000002.history',
    '000000020000000000000003',
  ].map(file);
  expect(namesOf(neededFrom(from('000000010000000000000002'), archived))).toEqual([
    '00000002.history',
    '000000010000000000000002',
    '000000010000000000000003',
    '000000020000000000000003',
  ]);
  expect(namesOf(neededFrom(from('000000010000000000000004'), archived))).toEqual([
    '00000002.history',
  ]);
});

test('segments before every kept beginning may go, and none where nothing is kept', () => {
  const archived = ['000000010000000000000001', '000000020000000000000003'].map(file);
  const starts = [from('000000020000000000000004'), from('000000010000000000000002')];
  expect(namesOf(expendableBefore(starts, archived))).toEqual(['000000010000000000000001']);
  expect(expendableBefore([], archived)).toEqual([]);
});

test.each([
  ['000000010000000000000001', true],
  ['00000002.history', true],
  ['00000001000000000000000D.00000028.backup', false],
  ['archtemp.00000001000000000000000D.12.99', false],
])('%s in the archive of PostgreSQL is kept: %s', (name, kept) => {
  expect(isKept(name)).toBe(kept);
});

import { afterQuiet, dueAt, type Clock } from '../../../src/notifications/moments.js';

/** When something is sent, by the clock of who gets it. */

const at = (text: string) => new Date(text);
const copenhagen = (quiet: Clock['quiet'] = null): Clock => ({
  timeZone: 'Europe/Copenhagen',
  quiet,
});
const NIGHT = { from: '22:00', until: '07:00' };

test.each([
  ['before them', '2026-11-27T20:59:59Z', '2026-11-27T20:59:59Z'],
  ['in the evening', '2026-11-27T21:00:00Z', '2026-11-28T06:00:00Z'],
  ['after midnight', '2026-11-28T02:00:00Z', '2026-11-28T06:00:00Z'],
  ['as they end', '2026-11-28T06:00:00Z', '2026-11-28T06:00:00Z'],
  // The clock is put forward in that night: they are an hour shorter.
  ['over a change of the clock', '2026-03-28T21:30:00Z', '2026-03-29T05:00:00Z'],
])('quiet hours over midnight, %s', (_, now, then) => {
  expect(afterQuiet(at(now), copenhagen(NIGHT))).toEqual(at(then));
});

test('quiet hours within a day, and none', () => {
  const noon = copenhagen({ from: '12:00', until: '13:00' });
  expect(afterQuiet(at('2026-11-27T11:30:00Z'), noon)).toEqual(at('2026-11-27T12:00:00Z'));
  expect(afterQuiet(at('2026-11-27T12:00:00Z'), noon)).toEqual(at('2026-11-27T12:00:00Z'));
  const none = copenhagen({ from: '08:00', until: '08:00' });
  expect(afterQuiet(at('2026-11-27T07:30:00Z'), none)).toEqual(at('2026-11-27T07:30:00Z'));
});

test.each([
  ['at-once', '2026-11-27T12:00:00Z', '2026-11-27T12:00:00Z', null],
  ['daily', '2026-11-27T12:00:00Z', '2026-11-28T07:00:00Z', '2026-11-28'],
  ['daily', '2026-11-27T06:59:00Z', '2026-11-27T07:00:00Z', '2026-11-27'],
  // The 27th of November 2026 is a Friday.
  ['weekly', '2026-11-27T12:00:00Z', '2026-11-30T07:00:00Z', '2026-11-30'],
  ['weekly', '2026-11-30T06:59:00Z', '2026-11-30T07:00:00Z', '2026-11-30'],
  ['weekly', '2026-11-30T07:00:00Z', '2026-12-07T07:00:00Z', '2026-12-07'],
] as const)('%s, of %s: %s', (rhythm, now, then, digest) => {
  expect(dueAt(rhythm, at(now), copenhagen())).toEqual({ at: at(then), digest });
});

test('a digest in quiet hours waits for their end', () => {
  const late = copenhagen({ from: '22:00', until: '09:30' });
  expect(dueAt('daily', at('2026-11-27T12:00:00Z'), late).at).toEqual(at('2026-11-28T08:30:00Z'));
});

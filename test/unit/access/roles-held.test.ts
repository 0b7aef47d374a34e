import type { ClubEvent } from '../../../src/events/club/event.js';
import { rolesHeld } from '../../../src/events/club/roles-held.js';
import type { Role } from '../../../src/people/roles.js';

/** Karen's roles in the club, by the days of a month. */

const KAREN = 'karen';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const at = (number: number, event: ClubEvent) => ({ time: day(number), event });
const of = (user: string) => ({ user, name: `${user}@example.org` });
const given = (roles: readonly Role[], user = KAREN): ClubEvent => ({
  ...{ kind: 'access-given', member: null },
  ...of(user),
  roles,
});

const LOG = [
  at(1, { kind: 'club-opened', name: 'Kopperne', currency: 'DKK', owner: of('anna') }),
  // As logs say it from before somebody could have several.
  at(2, { kind: 'access-given', ...of(KAREN), role: 'secretary', member: null }),
  at(4, given(['treasurer'])),
  at(5, given(['secretary', 'treasurer'], 'bent')),
  at(6, given(['treasurer', 'auditor'])),
  at(8, { kind: 'access-ended', ...of(KAREN) }),
];

const held = (user: string, from: number, to: number) => [
  ...rolesHeld(LOG, user, { from: day(from), to: day(to) }),
];

test.each([
  ['before they were anything', 1, 2, []],
  ['what they were when it began, and no longer than that', 3, 4, ['secretary']],
  ['from the moment on that it was given', 4, 5, ['treasurer']],
  ['all that they were in between', 3, 7, ['secretary', 'treasurer', 'auditor']],
  ['what they were until it ended', 7, 9, ['treasurer', 'auditor']],
  ['nothing after it ended', 8, 9, []],
] as const)('of a span: %s', (_, from, to, roles) => {
  expect(held(KAREN, from, to)).toEqual(roles);
});

test('the club is owned by who opened it, and by nobody in one older than users', () => {
  expect(held('anna', 2, 9)).toEqual(['owner']);
  const older = [at(1, { kind: 'club-opened', name: 'Kopperne', currency: 'DKK' })];
  expect([...rolesHeld(older, 'anna', { from: day(1), to: day(9) })]).toEqual([]);
});

import { beforeClubEvent } from '../../../src/clubs/before-event.js';
import { rowsOfClubEvent } from '../../../src/clubs/rows-of-event.js';
import type { ClubEvent } from '../../../src/events/club/event.js';
import type { Snapshot } from '../../../src/ledger/log/event.js';
import { FollowedWorld } from '../../../src/ledger/world/followed-world.js';
import { World, worldBeforeOpening } from '../../../src/ledger/world/world.js';

/** The guests that a log may hold, and the state after a merge within a batch. */

const added = (
  member: string,
  kind: 'member-added' | 'guest-added' = 'guest-added',
): ClubEvent => ({
  kind,
  member,
  name: member,
  account: 2,
});
const made: ClubEvent = { kind: 'guest-made-member', member: 'per', name: 'per' };
const merged = (into: string): ClubEvent => ({
  kind: 'guest-merged',
  member: 'per',
  name: 'per',
  into,
});
const karen = added('karen', 'member-added');

/** A club whose events are followed. */
class Followed {
  readonly #world = new FollowedWorld();
  #seq = 0;

  follow(given: ClubEvent) {
    const account = this.#world.rows.club.accountsMade + 1;
    const event = 'account' in given ? { ...given, account } : given;
    const before = beforeClubEvent(event, this.#world.rows);
    const merging = { from: 2, to: 3, balance: 0 };
    const world = { books: () => this.#world.books(), time: '' };
    const written = rowsOfClubEvent(event, { ...before, merging }, world);
    this.#seq += 1;
    this.#world.apply(written, { seq: this.#seq, time: '', actor: 'secretary' });
    return before;
  }
}

const CANNOT_HAPPEN: readonly (readonly [string, readonly ClubEvent[]])[] = [
  ['a guest who was never added becomes a member', [made]],
  ['a member becomes a member', [added('per', 'member-added'), made]],
  ['a guest becomes a member twice', [added('per'), made, made]],
  ['a guest is merged into nobody', [added('per'), merged('karen')]],
  ['a guest is merged into a guest', [added('per'), added('ole'), merged('ole')]],
  ['a guest is merged twice', [karen, added('per'), merged('karen'), merged('karen')]],
  ['a member is merged', [karen, added('per'), made, merged('karen')]],
  [
    'somebody signs in as a guest',
    [
      added('per'),
      {
        kind: 'access-given',
        user: 'u',
        name: 'per@example.org',
        roles: ['member'],
        member: 'per',
      },
    ],
  ],
];

test.each(CANNOT_HAPPEN)('a log in which %s is refused', (_, events) => {
  const club = new Followed();
  for (const event of events.slice(0, -1)) club.follow(event);
  expect(() => club.follow(events.at(-1) as ClubEvent)).toThrow();
});

test('a guest who is added, renamed and merged is followed', () => {
  const club = new Followed();
  club.follow(karen);
  club.follow(added('per'));
  const renamed = { kind: 'member-renamed', member: 'per', name: 'Per', archived: false } as const;
  expect(club.follow(renamed)).toEqual({ archived: false });
  expect(club.follow(merged('karen'))).toEqual({});
});

test('in a batch the session pays the member what it would have paid the guest', () => {
  const row = { createdAt: '', archivedAt: null, mergedInto: null };
  const snapshot = {
    ...worldBeforeOpening('club'),
    members: new Map([
      ['per', { ...row, id: 'per', name: 'Per', accountId: 7, guest: true }],
      ['karen', { ...row, id: 'karen', name: 'Karen', accountId: 9, guest: false }],
    ]),
    sessions: new Map([
      ['one', { id: 'one', accounts: {}, moneyAccounts: { per: 7, anna: 8 } }],
      ['other', { id: 'other', accounts: {}, moneyAccounts: null }],
    ]),
  } as unknown as Snapshot;
  const batch = new World(snapshot);
  batch.change('member', { id: 'per' }, { mergedInto: 'karen' });
  const money = [...batch.sessions.values()].map(({ moneyAccounts }) => moneyAccounts);
  expect(money).toEqual([{ per: 9, anna: 8 }, null]);
  expect(batch.members.get('per')?.mergedInto).toBe('karen');
});

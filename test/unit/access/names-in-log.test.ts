import type { LoggedEvent } from '../../../src/ledger/log/event.js';
import { nameDigest, type PersonName } from '../../../src/ledger/log/person-name.js';
import { NamesInLog } from '../../../src/ledger/verify/names-in-log.js';

const CLUB = '536c6890-cb18-47a0-865b-6d60c915193a';
const karen = { person: 'karen', salt: 'a1', name: 'Karen' };

/** An event that names somebody, with what is kept for it. */
function naming(seq: number, given: PersonName, kept?: PersonName): LoggedEvent {
  const payload = JSON.stringify({ nameDigest: nameDigest(CLUB, given) });
  return {
    clubId: CLUB,
    seq,
    kind: 'member-added',
    sessionId: null,
    time: '2026-11-20T18:00:00.000Z',
    actor: 'secretary',
    payload,
    prevHash: '',
    hash: '',
    ...(kept === undefined ? {} : { named: kept }),
  };
}

const gives = { person: 'karen', forgets: [] };
const forgets = { person: null, forgets: ['karen'] };
const other = (seq: number): LoggedEvent => ({ ...naming(seq, karen), payload: '{}' });

let names: NamesInLog;
beforeEach(() => {
  names = new NamesInLog();
});

test('names that fit their digests are right, and each is counted', () => {
  expect(names.follow(naming(1, karen, karen), gives)).toBeNull();
  expect(names.follow(other(2))).toBeNull();
  expect(names.end(1, 2)).toBeNull();
  expect(names.end(2, 2)).toMatchObject({ seq: 2 });
});

test.each([
  ['name', { ...karen, name: 'Karin' }],
  ['salt', { ...karen, salt: 'a2' }],
  ['person', { ...karen, person: 'karin' }],
])('another %s is found', (_what, kept) => {
  expect(names.follow(naming(1, karen, kept), gives)).toMatchObject({ seq: 1, check: 'state' });
});

test('a name is missing unless its person is forgotten later', () => {
  expect(names.follow(naming(1, karen), gives)).toBeNull();
  expect(names.end(0, 1)).toMatchObject({
    seq: 1,
    detail: expect.stringContaining('missing') as string,
  });
  expect(names.follow(other(2), forgets)).toBeNull();
  expect(names.end(0, 2)).toBeNull();
});

test('a name is not kept when its person was forgotten, but may be given again', () => {
  expect(names.follow(naming(1, karen, karen), gives)).toBeNull();
  expect(names.follow(other(2), forgets)).toMatchObject({ seq: 1 });
  names = new NamesInLog();
  expect(names.follow(naming(1, karen), gives)).toBeNull();
  expect(names.follow(other(2), forgets)).toBeNull();
  expect(names.follow(naming(3, karen, karen), gives)).toBeNull();
  expect(names.end(1, 3)).toBeNull();
});

test('a name that no event gives is found', () => {
  expect(names.follow({ ...other(1), named: karen })).toMatchObject({ seq: 1 });
});

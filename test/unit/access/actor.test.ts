import fc from 'fast-check';
import {
  actorText,
  identitiesOf,
  NOBODY,
  readActor,
  type Actor,
} from '../../../src/people/actor.js';

const USER = '4a5b1c2d-6e7f-4a80-9b1c-2d3e4f5a6b01';
const MEMBER = '0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01';
const DEVICE = '5b6c2d3e-7f80-4b91-8c2d-3e4f5a6b7c02';

describe('the author of an event', () => {
  test.each<[string, Partial<Actor>, string]>([
    ['a member who acts for themselves', { user: USER, member: MEMBER }, MEMBER],
    ['a user who is no member', { user: USER }, `user:${USER}`],
    ['a device', { device: DEVICE }, `device:${DEVICE}`],
    ['a member at a device', { device: DEVICE, member: MEMBER }, `device:${DEVICE} ${MEMBER}`],
    ['nobody who is known', {}, 'secretary'],
  ])('%s', (_, actor, text) => {
    expect(actorText({ ...NOBODY, ...actor })).toBe(text);
  });

  test('an unnamed author is the secretary', () => {
    expect(actorText()).toBe('secretary');
    expect(actorText(undefined)).toBe('secretary');
  });

  test('is read back from the text; of a member the user is not kept', () => {
    const id = fc.uuid();
    const actors = fc.oneof(
      fc.record({ user: id, device: fc.constant(null), member: fc.constant(null) }),
      fc.record({ user: fc.constant(null), device: fc.constant(null), member: id }),
      fc.record({ user: fc.constant(null), device: id, member: fc.option(id) }),
      fc.constant(NOBODY),
    );
    fc.assert(
      fc.property(actors, (actor) => {
        expect(readActor(actorText(actor))).toEqual(actor);
      }),
    );
    expect(readActor(actorText({ user: USER, device: null, member: MEMBER }))).toEqual({
      ...NOBODY,
      member: MEMBER,
    });
  });

  test.each(['secretary', '', 'Karen', 'user:', 'device:', `${MEMBER} `, `user:${USER} ${MEMBER}`])(
    'an older or another text names nobody: %j',
    (text) => {
      expect(readActor(text)).toEqual(NOBODY);
      expect(identitiesOf(text)).toEqual([]);
    },
  );

  test('is known again by their user or their member, never by the device', () => {
    expect(identitiesOf(MEMBER)).toEqual([MEMBER]);
    expect(identitiesOf(`user:${USER}`)).toEqual([USER]);
    expect(identitiesOf(`device:${DEVICE}`)).toEqual([]);
    expect(identitiesOf(`device:${DEVICE} ${MEMBER}`)).toEqual([MEMBER]);
  });
});

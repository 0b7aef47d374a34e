import { isOrdinal, isText, optional, wrongField } from '../../../src/events/payload.js';

/** The fields of a payload: those of its kind, and no others. */

const fields = { name: isText, hand: isOrdinal, note: optional(isText) };

it('finds nothing wrong where each field is as it must be', () => {
  expect(wrongField({ name: 'Else', hand: 1 }, fields)).toBeNull();
  expect(wrongField({ name: 'Else', hand: 1, note: '' }, fields)).toBeNull();
});

it('finds a field that is missing, or holds something else', () => {
  expect(wrongField({ name: 'Else' }, fields)).toBe('hand');
  expect(wrongField({ name: 'Else', hand: 0 }, fields)).toBe('hand');
  expect(wrongField({ name: 'Else', hand: 1, note: 2 }, fields)).toBe('note');
});

it('finds a field that does not belong there, whatever it is called', () => {
  expect(wrongField({ name: 'Else', hand: 1, points: 5 }, fields)).toBe('points');
  expect(wrongField({ name: 'Else', hand: 1, toString: 5 }, fields)).toBe('toString');
});

it('passes over the numbers of accounts that logs held before', () => {
  expect(wrongField({ name: 'Else', hand: 1, accounts: {} }, fields)).toBeNull();
});

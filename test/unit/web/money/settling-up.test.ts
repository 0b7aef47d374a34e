import { movedBetween } from '../../../../web/screens/settling-up/party.js';
import { pictureOf } from '../../../../web/screens/settling-up/shown-plan/picture.js';

test('each payer is once at the left, each payee once at the right, with a line for each transfer', () => {
  const picture = pictureOf([
    { from: 'anna', to: 'carl', amount: 300 },
    { from: 'anna', to: 'dorte', amount: 100 },
    { from: 'bent', to: 'dorte', amount: 50 },
  ]);
  expect(picture.payers).toEqual([
    { party: 'anna', amount: 400 },
    { party: 'bent', amount: 50 },
  ]);
  expect(picture.payees).toEqual([
    { party: 'carl', amount: 300 },
    { party: 'dorte', amount: 150 },
  ]);
  expect(picture.strands.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(picture.strands.map(({ weight }) => weight)).toEqual([1, 100 / 300, 50 / 300]);
});

test('a purse that is paid and pays is on both sides', () => {
  const { payers, payees } = pictureOf([
    { from: 'anna', to: 'drawer', amount: 20 },
    { from: 'drawer', to: 'bent', amount: 20 },
  ]);
  expect(payers.map(({ party }) => party)).toEqual(['anna', 'drawer']);
  expect(payees.map(({ party }) => party)).toEqual(['drawer', 'bent']);
});

test('a moved balance is listed once, with its old amount; members who came or left have none there', () => {
  const before = [
    { member: 'anna', open: -100 },
    { member: 'bent', open: 60 },
    { member: 'carl', open: 40 },
  ];
  const now = [
    { member: 'anna', open: -80 },
    { member: 'bent', open: 60 },
    { member: 'dorte', open: 20 },
  ];
  expect(movedBetween(before, now)).toEqual([
    { member: 'anna', before: -100, now: -80 },
    { member: 'carl', before: 40, now: 0 },
    { member: 'dorte', before: 0, now: 20 },
  ]);
});

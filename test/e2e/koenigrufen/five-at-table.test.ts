import type {
  SeatChangedView,
  SessionClosedView,
} from '../../../src/sessions/table/session.view.js';
import { call, expectProblem, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { RUFER, dreier, piccolo } from '../../support/koenigrufen/koenigrufen-hands.js';

/** Evenings of Königrufen with five, of whom one sits out. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Parameters<typeof KoenigrufenEvening.open>[1] = {}) =>
  KoenigrufenEvening.open(served, opening);

describe('five at the table', () => {
  test('the dealer sits out, and forehand deals next', async () => {
    const evening = await open({ seats: 'abcde' });
    expect(evening.seating).toBe('e deals to abcd, e sits out');
    await evening.hand({ ...dreier('c'), dealer: 'e', forehand: 'a' });
    expect(evening.stand).toEqual({ a: -4, b: -4, c: 12, d: -4, e: 0 });
    expect(evening.seating).toBe('a deals to bcde, a sits out');
    // The rufer is b's, and e may hold the king: b and e against c and d.
    await evening.hand({ ...RUFER, kingHolder: 'e' });
    expect(evening.stand).toEqual({ a: -4, b: -3, c: 11, d: -5, e: 1 });
    expect(evening.seating).toBe('b deals to cdea, b sits out');
    await evening.hand({
      contract: 'trischaken',
      count: ['c', 'd', 'e'].map((player) => ({ player, blad: 50 })),
    });
    // a has the other 60 blad and is not forehand: 1 to each of c, d and e.
    expect(evening.stand).toEqual({ a: -7, b: -3, c: 12, d: -4, e: 2 });
    await evening.expectSound();
  });

  test('a player who sits out is nobody in that hand', async () => {
    const evening = await open({ seats: 'abcde' });
    for (const [hand, field] of [
      [dreier('e'), 'declarer'],
      [{ ...RUFER, kingHolder: 'e' }, 'kingHolder'],
      [{ ...RUFER, kingHolder: null, partner: 'e' }, 'partner'],
      [
        { ...dreier('a'), announcements: [{ figure: 'uhu', player: 'e' }] },
        'announcements[0].player',
      ],
      [{ ...dreier('a'), kontra: 'kontra', kontraBy: 'e' }, 'kontraBy'],
      [
        { ...piccolo('a'), personalKontra: [{ player: 'e', kontra: 'kontra' }] },
        'personalKontra[0].player',
      ],
      [{ contract: 'trischaken', count: [{ player: 'e', blad: 210 }] }, 'count[0].player'],
      [{ ...dreier('a'), tricks: [{ player: 'e', tricks: 1 }] }, 'tricks[0].player'],
    ] as const) {
      expect(await evening.refusedHand(hand)).toBe(`impossible-hand ${field}`);
    }
  });

  test('a fifth joins between hands, and who would have dealt leaves', async () => {
    const evening = await open();
    await evening.hand(dreier('b'));
    expect(evening.seating).toBe('a deals to bcda');
    const joined = await evening.step<SeatChangedView>('join', {
      player: evening.id('e'),
      seat: 1,
    });
    expect(joined).toMatchObject({ player: evening.id('e'), payments: [] });
    // e sits to the right of a now, and is forehand.
    expect(evening.seating).toBe('a deals to ebcd, a sits out');
    expect(evening.stand).toEqual({ a: -4, b: 12, c: -4, d: -4, e: 0 });
    const left = await evening.step<SeatChangedView>('leave', { player: evening.id('a') });
    expect(left).toMatchObject({ player: evening.id('a'), payments: [] });
    expect(evening.seating).toBe('e deals to bcde');
    expect(evening.stand).toEqual({ a: -4, b: 12, c: -4, d: -4, e: 0 });
    expect(await evening.refusedHand(dreier('a'))).toBe('impossible-hand declarer');
    await evening.hand(dreier('c'));
    // Back to their old account, in another seat.
    await evening.step('join', { player: evening.id('a'), seat: 4 });
    expect(evening.stand).toEqual({ a: -4, b: 8, c: 8, d: -8, e: -4 });
    expect(evening.seating).toBe('b deals to cdae, b sits out');
    await evening.step('leave', { player: evening.id('b') });
    expect(evening.seating).toBe('c deals to daec');
    const { money } = await evening.step<SessionClosedView>('close', {});
    const points = { a: -4, b: 8, c: 8, d: -8, e: -4 };
    expect(evening.byLetter(money, 'points')).toEqual(points);
    expect(await evening.money()).toEqual({ a: -400, b: 800, c: 800, d: -800, e: -400 });
    await evening.expectSound();
  });

  test('there are four or five seats, no less and no more', async () => {
    const evening = await open({ seats: 'abcde' });
    const player = (letter: string) => ({ player: evening.id(letter) });
    const { version } = evening.view;
    const six = await evening.send('join', player('f'), version);
    expect(expectProblem(six, 'seats-refused').field).toBe('player');
    await evening.step('leave', player('e'));
    const three = await evening.send('leave', player('d'), version + 1);
    expect(expectProblem(three, 'seats-refused').field).toBe('player');
    const again = await evening.send('join', player('a'), version + 1);
    expect(expectProblem(again, 'seats-refused').field).toBe('player');
    const nowhere = await evening.send('join', { ...player('e'), seat: 5 }, version + 1);
    expect(expectProblem(nowhere, 'seats-refused').field).toBe('seat');
    for (const seats of ['abc', 'abcdef', 'abca']) {
      const ids = [...seats].map((letter) => evening.id(letter));
      const body = { book: 'koenigrufen', rate: 1, seats: ids, firstDealer: ids[0] };
      const path = `/v1/clubs/${evening.table.club}/sessions`;
      const refused = await call(served.base, 'POST', path, { body });
      const field = seats === 'abca' ? 'seats[3]' : 'seats';
      expect(expectProblem(refused, 'seats-refused').field).toBe(field);
    }
  });
});

import { Places } from '../../../src/platform/http/limits/places.js';

const WHO = { token: 't1', user: 'u1', device: null, club: 'c1' };

describe('places', () => {
  test.each([
    ['token', { ...WHO }, { ...WHO, token: 't2' }],
    ['user', { ...WHO, token: 't2', club: 'c2' }, { ...WHO, user: 'u2' }],
    ['club', { ...WHO, token: 't2', user: 'u2' }, { ...WHO, club: 'c2' }],
  ] as const)('are counted by %s', (by, same, other) => {
    const places = new Places({ [by]: 2 });
    const giveBack = places.take(WHO);
    expect(giveBack).not.toBeNull();
    expect(places.take(same)).not.toBeNull();
    expect(places.take(same)).toBeNull();
    expect(places.take(other)).not.toBeNull();
    giveBack?.();
    giveBack?.();
    expect(places.take(same)).not.toBeNull();
    expect(places.take(same)).toBeNull();
  });

  test('are counted in all, and a refusal takes none', () => {
    const places = new Places({ all: 2, club: 1 });
    expect(places.take(WHO)).not.toBeNull();
    for (let i = 0; i < 5; i++) expect(places.take(WHO)).toBeNull();
    expect(places.take({ ...WHO, club: 'c2' })).not.toBeNull();
    expect(places.take({ ...WHO, club: 'c3' })).toBeNull();
  });

  test('beyond all of them are some for clubs that have none', () => {
    const places = new Places({ all: 1, firsts: 2, club: 2 });
    expect(places.take(WHO)).not.toBeNull();
    expect(places.take(WHO)).toBeNull();
    const giveBack = places.take({ ...WHO, club: 'c2' });
    expect(giveBack).not.toBeNull();
    expect(places.take({ ...WHO, club: 'c2' })).toBeNull();
    expect(places.take({ ...WHO, club: 'c3' })).not.toBeNull();
    expect(places.take({ ...WHO, club: 'c4' })).toBeNull();
    giveBack?.();
    expect(places.take({ ...WHO, club: 'c4' })).not.toBeNull();
  });

  test('of a tablet are its own', () => {
    const places = new Places({ user: 1 });
    const tablet = { ...WHO, user: null, device: 'd1' };
    expect(places.take(tablet)).not.toBeNull();
    expect(places.take(tablet)).toBeNull();
    expect(places.take({ ...tablet, device: 'd2' })).not.toBeNull();
  });
});

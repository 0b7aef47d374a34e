import { chosen, filterOf, searchOf } from '../../../../web/screens/statistics/address/address.js';
import { between, partiesOf } from '../../../../web/screens/who-paid-whom/between.js';

const SEASON = '1c8e5b7a-2e1d-4b6f-9c43-5d2a7e1b8b02';

/** The address of statistics pages, and their sums of payments. */
describe('the address of statistics', () => {
  const read = (search: string) => filterOf(new URLSearchParams(search));

  test('says which evenings are counted', () => {
    expect(read(`season=${SEASON}&book=brix-1996&head=214`)).toEqual({
      season: SEASON,
      book: 'brix-1996',
      head: 214,
    });
    expect(read('from=2026-09-01&to=2026-12-31')).toEqual({ from: '2026-09-01', to: '2026-12-31' });
  });

  test.each(['', 'from=soon&book=bridge&head=-1', 'head=1.5&to=2026-9-1&season='])(
    'that makes no sense counts them all: "%s"',
    (search) => {
      expect(read(search)).toEqual({});
    },
  );

  test('of a season leaves a period out', () => {
    expect(read(`season=${SEASON}&from=2026-09-01`)).toEqual({ season: SEASON });
  });

  test('is read as it was written, with what else is asked', () => {
    const filter = { from: '2026-09-01', book: 'koenigrufen', head: 9 } as const;
    const search = searchOf(filter, { member: 'anna', figure: undefined });
    expect(search).toEqual({ from: '2026-09-01', book: 'koenigrufen', head: '9', member: 'anna' });
    expect(filterOf(new URLSearchParams(search))).toEqual(filter);
  });
});

describe('a filter', () => {
  test('has a season or a period, whichever was chosen last', () => {
    const inSeason = chosen({ from: '2026-09-01', book: 'brix-1996' }, { season: SEASON });
    expect(inSeason).toEqual({ season: SEASON, book: 'brix-1996' });
    expect(chosen(inSeason, { to: '2026-12-31' })).toEqual({
      to: '2026-12-31',
      book: 'brix-1996',
    });
  });

  test('keeps the rest, and loses what is chosen to be all', () => {
    const filter = { from: '2026-09-01', to: '2026-12-31', book: 'brix-1996' } as const;
    expect(chosen(filter, { book: undefined })).toEqual({ from: '2026-09-01', to: '2026-12-31' });
    expect(chosen(filter, { from: undefined })).toEqual({ to: '2026-12-31', book: 'brix-1996' });
    expect(chosen({ season: SEASON }, { season: undefined })).toEqual({});
  });
});

describe('payments between two members', () => {
  const cells = [
    { from: 'anna', to: 'bent', points: 12, parts: { counts: 4, meldinger: 8 } },
    { from: 'bent', to: 'anna', points: 30, parts: { other: 3, cups: 17, counts: 10 } },
    { from: 'anna', to: 'carl', points: 99, parts: { fines: 99 } },
  ];

  test('are listed part by part as the first of them sees them, in one order', () => {
    expect(between(cells, 'anna', 'bent')).toEqual({
      paid: 12,
      received: 30,
      net: 18,
      parts: [
        { part: 'counts', paid: 4, received: 10 },
        { part: 'meldinger', paid: 8, received: 0 },
        { part: 'cups', paid: 0, received: 17 },
        { part: 'other', paid: 0, received: 3 },
      ],
    });
  });

  test('is the same with its signs turned for the other', () => {
    const { paid, received, net } = between(cells, 'bent', 'anna');
    expect({ paid, received, net }).toEqual({ paid: 30, received: 12, net: -18 });
  });

  test('is nothing where neither paid', () => {
    expect(between(cells, 'bent', 'carl')).toEqual({ paid: 0, received: 0, net: 0, parts: [] });
  });

  test('has the club among them only where it was paid or paid', () => {
    const members = ['anna', 'bent', 'carl'];
    expect(partiesOf(cells, members)).toEqual(members);
    const kept = { from: 'carl', to: 'club', points: 5, parts: { cups: 5 } };
    expect(partiesOf([...cells, kept], members)).toEqual([...members, 'club']);
  });
});

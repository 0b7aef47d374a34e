import { startLike } from '../../../../web/screens/evening-start/start-form.js';

type Session = Parameters<typeof startLike>[0][number];

const evening = (openedAt: string, day: string | null, book: string, rate: number) =>
  ({
    openedAt,
    day,
    book,
    rate,
    tableName: null,
    status: 'closed',
    seats: [],
  }) as unknown as Session;

it('the proposed book goes by the day of an evening, not by when it was recorded', () => {
  // The latest recorded first: two papers after an evening of today.
  const sessions = [
    evening('2027-09-20T20:00:00.000Z', '2019-03-14', 'wolff-1899', 25),
    evening('2027-09-20T19:00:00.000Z', '2018-03-14', 'vlk-1970', 50),
    evening('2027-09-20T18:00:00.000Z', null, 'koenigrufen', 10),
  ];
  const proposed = (day: string | null) => {
    const { book, rate } = startLike(sessions, [], day);
    return [book, rate];
  };
  expect(proposed(null)).toEqual(['koenigrufen', 10]);
  expect(proposed('2019-04-01')).toEqual(['wolff-1899', 25]);
  expect(proposed('2018-12-31')).toEqual(['vlk-1970', 50]);
  // Before all of them the latest of all.
  expect(proposed('2010-01-01')).toEqual(['koenigrufen', 10]);
});

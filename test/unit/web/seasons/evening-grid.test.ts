import { rowsOfText } from '../../../../web/parts/list/sheet-rows.js';
import { eveningsOf, type RowChanges } from '../../../../web/screens/carried/sheet/evening-grid.js';
import { dayIn } from '../../../../web/screens/carried/sheet/grid-cells.js';
import { recognisedGrid } from '../../../../web/screens/carried/sheet/grid-columns.js';

const KNOWN = ['Anders Holm', 'Birgit Sørensen', 'Erik Lund', 'Erik Møller Bæk', 'Jens'].map(
  (name) => ({ id: name, name }),
);
const columnsOf = (headings: string) =>
  recognisedGrid(rowsOfText(`${headings}\n14-03-2019`), KNOWN).columns;

describe('a grid of evenings', () => {
  it.each([
    [
      'a first name that fits one',
      'Dato;Anders;Birgit',
      ['day', 'id:Anders Holm', 'id:Birgit Sørensen'],
    ],
    [
      'a first name with a letter',
      'Dato;Erik L;Erik B.',
      ['day', 'id:Erik Lund', 'id:Erik Møller Bæk'],
    ],
    ['a first name that fits several, which is asked about', 'Dato;Erik', ['day', 'asked']],
    [
      'a name that two columns have, of which the second is asked about',
      'Dato;Jens;Mogens;Jens;Mogens',
      ['day', 'id:Jens', 'guest', 'asked', 'asked'],
    ],
    [
      'one that fits who has no other column',
      'Dato;Erik Lund;Erik',
      ['day', 'id:Erik Lund', 'id:Erik Møller Bæk'],
    ],
    ['the beginning of a first name', 'Dato;Ander;Jensine', ['day', 'guest', 'guest']],
    ['a stranger', 'Dato;Mogens', ['day', 'guest']],
  ] as const)('finds people by %s', (_, headings, columns) => {
    expect(columnsOf(headings)).toEqual(columns);
  });

  it.each([
    ['26. sept. 2024', '2024-09-26'],
    ['tors. d. 26. september 2024', '2024-09-26'],
    ['5 januar 25', '2025-01-05'],
    ['14. März 2019', '2019-03-14'],
    ['1 maj 2020', '2020-05-01'],
    ['3 Oct 2021', '2021-10-03'],
    ['7/11 2024', '2024-11-07'],
    ['7. 11. 2024', '2024-11-07'],
    ['2019-03-14 20:00', '2019-03-14'],
    ['31. november 2024', null],
    ['26. kvartal 2024', null],
    ['I alt', null],
  ])('reads the day %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  const read = (day: string, changes: RowChanges = {}) => {
    const { grid, columns } = recognisedGrid(
      rowsOfText(`Dato;Anders;Jens\n${day};5;-3\n15-03-2019;1;-1`),
      KNOWN,
    );
    const as = { changes, table: '', today: '2027-09-20', known: new Set<string>() };
    return eveningsOf(grid, columns, as)[0];
  };

  it.each([
    ['31-11-2024', 'noSuchDay'],
    ['2023-02-29', 'noSuchDay'],
    ['31. november 2024', 'noSuchDay'],
    ['32-11-2024', 'day'],
    ['31-13-2024', 'day'],
    ['i går', 'day'],
  ] as const)('says of %s why it is no day', (day, fault) => {
    expect(read(day)?.fault).toBe(fault);
  });

  it('gives the points that are missing to others, and takes them back', () => {
    const line = 2;
    expect(read('14-03-2019')).toMatchObject({ line, fault: 'left', left: -2, rest: null });
    const given = read('14-03-2019', { [line]: { rest: true } });
    expect(given).toMatchObject({ fault: null, others: -2, rest: -2, isAdded: true });
    const back = read('14-03-2019', { [line]: { rest: false } });
    expect(back).toMatchObject({ fault: 'left', others: null, rest: null });
  });

  it('skips a row of sums', () => {
    const { grid, columns } = recognisedGrid(
      rowsOfText('Dato;Anders;Jens\n14-03-2019;5;-5\nI alt;5;-5'),
      KNOWN,
    );
    const as = { changes: {}, table: '', today: '2027-09-20', known: new Set<string>() };
    const evenings = eveningsOf(grid, columns, as);
    expect(evenings.map(({ fault, isAdded }) => [fault, isAdded])).toEqual([
      [null, true],
      ['sum', false],
    ]);
  });
});

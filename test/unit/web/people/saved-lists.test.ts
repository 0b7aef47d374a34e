import { readFile } from 'node:fs/promises';
import { rowsOfFile, UnreadFile } from '../../../../web/parts/list/sheet-rows.js';
import { peopleOf, recognised } from '../../../../web/screens/member-list/sheet/member-sheet.js';
import { eveningsOf } from '../../../../web/screens/carried/sheet/evening-grid.js';
import { recognisedGrid } from '../../../../web/screens/carried/sheet/grid-columns.js';

/**
 * Lists as an office program saves them (test/fixtures/README.md): a title over merged cells, an empty
 * row, dates, amounts, a sum by a formula, a second sheet.
 */

async function saved(name: string) {
  return rowsOfFile(new File([await readFile(`test/fixtures/sheets/${name}`)], name));
}

const amounts = {
  currency: 'DKK',
  write: (minor: number) => (minor / 100).toFixed(2).replace('.', ','),
};

describe('a list of members that was saved', () => {
  it.each(['members.xlsx', 'members-utf-8.csv', 'members-windows-1252.csv', 'members-utf-16.csv'])(
    'is read: %s',
    async (name) => {
      const { sheet, columns } = recognised(await saved(name));
      const people = peopleOf(sheet, columns, { known: [], amounts });
      expect(people.map((one) => [one.name, one.balance, one.isAdded, one.warning])).toEqual([
        ['Søren Kierkegård', '-125,50', true, null],
        ['Åse Ø. Æbelø', '1250,00', true, null],
        ['Jens Jensen', '', true, null],
        ['Jørgen "Jøsse" Holm', '-0,05', true, null],
        ['I alt', '1124,45', false, 'sum'],
      ]);
    },
  );

  it.each(['members.ods', 'members.xls'])(
    'is no list here, to be saved as CSV: %s',
    async (name) => {
      await expect(saved(name)).rejects.toThrow(UnreadFile);
    },
  );
});

describe('a grid of evenings that was saved', () => {
  const known = ['Søren Holm', 'Åse Lund', 'Jens Bæk', 'Jørgen Juul'].map((name) => {
    return { id: name, name };
  });

  it.each([
    'evenings.xlsx',
    'evenings-utf-8.csv',
    'evenings-windows-1252.csv',
    'evenings-utf-16.csv',
  ])('is read: %s', async (name) => {
    const { grid, columns } = recognisedGrid(await saved(name), known);
    expect(columns).toEqual(['day', ...known.map(({ id }) => `id:${id}`)]);
    const as = { changes: {}, table: '', today: '2026-11-28', known: new Set<string>() };
    const evenings = eveningsOf(grid, columns, as);
    expect(evenings.map((one) => [one.day, one.fault, one.isAdded])).toEqual([
      ['2024-09-04', null, true],
      ['2024-09-11', null, true],
      ['2024-10-02', null, true],
      [null, 'sum', false],
    ]);
    expect(evenings.slice(0, 2).map(({ cells }) => cells.map(({ points }) => points))).toEqual([
      [120, -40, -80, null],
      [-15, null, 35, -20],
    ]);
  });
});

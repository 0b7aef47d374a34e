import { listToAdd } from '../../../../web/screens/member-list/list-to-add.js';
import { withListRole } from '../../../../web/screens/member-list/sheet/list-columns.js';
import {
  peopleOf,
  readMemberSheet,
  type Known,
  type LineChanges,
} from '../../../../web/screens/member-list/sheet/member-sheet.js';

const amounts = {
  currency: 'DKK',
  write: (minor: number) => (minor / 100).toFixed(2).replace('.', ','),
};
const someone = (name: string, more: Partial<Known> = {}): Known => {
  return { id: name, name, guest: false, archivedAt: null, ...more };
};

const read = (text: string, known: readonly Known[] = [], changes: LineChanges = {}) => {
  const { sheet, columns } = readMemberSheet(text);
  return peopleOf(sheet, columns, { known, changes, amounts });
};
const names = (text: string) => read(text).map(({ name }) => name);

describe('a list of members', () => {
  it.each([
    ['Danish halves', 'Nr;Efternavn;Fornavn\n1;Sørensen;Åse\n2;Holm;Bo'],
    ['Swedish, by commas', 'Förnamn,Efternamn,Ort\nÅse,Sørensen,Lund\nBo,Holm,Malmö'],
    ['German, where Name is the family', 'Name\tVorname\nSørensen\tÅse\nHolm\tBo'],
    ['English, whole', '"Member";"Email"\r\n"Åse Sørensen";a@b.dk\r\n"Bo Holm";b@b.dk'],
    ['whole beside halves', 'Navn;Fornavn;Efternavn\nx;Åse;Sørensen\ny;Bo;Holm'],
    ['no heading, a name a line', 'Åse  Sørensen\n\nBo Holm\n'],
    ['no heading, by content', '1;Åse;Sørensen;a@b.dk\n2;Bo;Holm;b@b.dk'],
    ['whole names beside a number', '17;Åse Sørensen\n18;Bo Holm'],
  ])('is read: %s', (_, text) => {
    expect(names(text)).toEqual(['Åse Sørensen', 'Bo Holm']);
  });

  it('has nobody where there is nothing', () => {
    expect(read('')).toEqual([]);
  });

  it('makes no member of a sum, and reads the dash of a spreadsheet as 0', () => {
    const people = read('Navn;Saldo\nÅse Sørensen;-\nBo Holm;- kr.\nI alt;1.287,25\nSum:;3');
    expect(people.map(({ balance, warning, isAdded }) => [balance, warning, isAdded])).toEqual([
      ['', null, true],
      ['', null, true],
      ['1287,25', 'sum', false],
      ['3,00', 'sum', false],
    ]);
  });

  it('adds no second person of a name before somebody has said so', () => {
    const text = 'Navn\nÅse Sørensen\nBo Holm\nbo  holm\nIda Lund';
    const known = [someone('åse sørensen')];
    const people = read(text, known);
    expect(people.map(({ isAdded }) => isAdded)).toEqual([false, true, false, true]);
    expect(people.map((one) => [one.known?.name ?? null, one.again])).toEqual([
      ['åse sørensen', null],
      [null, null],
      [null, 3],
      [null, null],
    ]);
    const said = read(text, known, { 4: { isAdded: true }, 5: { isAdded: false } });
    expect(said.map(({ isAdded }) => isAdded)).toEqual([false, true, true, false]);
    // Corrected, it is a name of its own.
    const corrected = read(text, known, { 4: { name: 'Bo H. ' } });
    expect(corrected[2]).toMatchObject({ name: 'Bo H. ', again: null, isAdded: true });
  });

  it('asks about a member who has half of the name', () => {
    const known = [someone('Bo'), someone('Ida', { guest: true }), someone('Per Lund')];
    const people = read('Navn\nBo Holm\nBodil Holm\nIda Lund\nPer\nPer Lund', known);
    expect(people.map(({ alike }) => alike)).toEqual(['Bo', null, null, 'Per Lund', null]);
    expect(people.map(({ isAdded }) => isAdded)).toEqual([true, true, true, true, false]);
  });

  it('keeps a row whose cells are bad or empty, with a warning', () => {
    const people = read(`Fornavn;Efternavn\nBo;\n;;x\nB0;Holm\n${'a'.repeat(100)};Holm\nIda;Lund`);
    expect(people.map(({ line, warning, isAdded }) => [line, warning, isAdded])).toEqual([
      [2, 'half', true],
      [3, 'empty', false],
      [4, 'odd', false],
      [5, 'long', false],
      [6, null, true],
    ]);
    expect(people.map(({ mayAdd }) => mayAdd)).toEqual([true, false, true, false, true]);
  });

  it.each([
    ['balances', 'Navn;Saldo (kr.)\nBo Holm;-1.234,50\nIda Lund;25\nUlla Lund;0\nPer Lund;ukendt'],
    ['debts', 'Navn;Skylder\nBo Holm;1.234,50\nIda Lund;-25\nUlla Lund;\nPer Lund;ukendt'],
  ])('has %s as they are typed here; what is no amount stays', (_, text) => {
    expect(read(text).map(({ balance }) => balance)).toEqual(['-1234,50', '25,00', '', 'ukendt']);
  });

  it('guesses no balance where no heading says it', () => {
    expect(read('Bo Holm;100\nIda Lund;200').map(({ balance }) => balance)).toEqual(['', '']);
  });

  it('is read by other columns when they are corrected', () => {
    const { sheet, columns } = readMemberSheet('Navn;Kaldenavn\nÅse Sørensen;Åse');
    const corrected = withListRole(columns, 1, 'name');
    expect(peopleOf(sheet, corrected, { known: [], amounts })[0]?.name).toBe('Åse');
    expect(withListRole(['name', null], 1, 'first')).toEqual([null, 'first']);
    expect(withListRole(['first', 'last', null], 2, 'name')).toEqual([null, null, 'name']);
    expect(withListRole(['name', 'debt', null], 2, 'balance')).toEqual(['name', null, 'balance']);
  });
});

describe('the request for a list', () => {
  const on = { day: '2026-11-27', why: 'Fra regnearket' };
  const minor = (typed: string) => (typed === '' ? 0 : Number(typed.replace(',', '.')) * 100);
  const balances = {
    ofPerson: ({ balance }: { readonly balance: string }) => minor(balance),
    ofPurse: (purse: string) => (purse === 'drawer' ? 50_000 : 0),
  };

  it('has the new ones, and the balances of purses and of members there; lines and owners in its order', () => {
    const known = [
      someone('Karen'),
      someone('Per', { guest: true }),
      someone('Ulla', { archivedAt: '2026-01-01' }),
    ];
    const text = 'Navn;Saldo\nJens;-12,50\nKaren;7,00\nPer;8,00\nUlla;9,00\nLis;\nJens;3,00';
    const purses = { bank: '0', drawer: '500' };
    const { body, lines, owners } = listToAdd({ purses }, read(text, known), balances, on);
    expect(body).toEqual({
      members: [{ name: 'Jens', balance: -1250 }, { name: 'Lis' }],
      opening: {
        day: '2026-11-27',
        text: 'Fra regnearket',
        lines: [
          { account: 'drawer', amount: 50_000 },
          { member: 'Karen', amount: 700 },
        ],
      },
    });
    expect([lines, owners]).toEqual([
      [2, 6],
      ['drawer', 3],
    ]);
  });

  it('says nothing of money where there is none', () => {
    const { body } = listToAdd({ purses: {} }, read('Jens\nLis'), balances, on);
    expect(body).toEqual({ members: [{ name: 'Jens' }, { name: 'Lis' }] });
  });
});

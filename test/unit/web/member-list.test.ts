import { withNameRole } from '../../../web/parts/member-list/name-columns.js';
import { membersOf, readMemberSheet } from '../../../web/parts/member-list/member-list.js';

const read = (text: string, known: readonly string[] = []) => {
  const { rows, columns } = readMemberSheet(text);
  return membersOf(rows, columns, known);
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

  it('says which names the club has, and which are in it twice', () => {
    const people = read('Navn\nÅse Sørensen\nBo Holm\nbo  holm\nIda Lund', ['åse sørensen']);
    expect(people.map(({ double }) => double)).toEqual(['club', null, 'list', null]);
  });

  it('keeps a row whose cells are bad or empty, with a warning', () => {
    const people = read(`Fornavn;Efternavn\nBo;\n;;x\nB0;Holm\n${'a'.repeat(100)};Holm\nIda;Lund`);
    expect(people.map(({ line, warning }) => [line, warning])).toEqual([
      [2, 'half'],
      [3, 'empty'],
      [4, 'odd'],
      [5, 'long'],
      [6, null],
    ]);
  });

  it('is read by other columns when they are corrected', () => {
    const { rows, columns } = readMemberSheet('Navn;Kaldenavn\nÅse Sørensen;Åse');
    const [person] = membersOf(rows, withNameRole(columns, 1, 'name'), []);
    expect(person?.name).toBe('Åse');
    expect(withNameRole(['name', null], 1, 'first')).toEqual([null, 'first']);
    expect(withNameRole(['first', 'last', null], 2, 'name')).toEqual([null, null, 'name']);
  });
});

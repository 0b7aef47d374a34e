import PDFDocument from 'pdfkit';
import { Typesetter } from '../../../src/papers/drawing/typesetter.js';

/** Words that are wider than their column. */

const SIZE = 8;
const type = new Typesetter(new PDFDocument({ font: '' }));
/** The lines of a word in a column that has room for as much as this text. */
const broken = (word: string, room: string) =>
  type.lines(word, type.width(room, SIZE, 'plain'), SIZE);

test.each([
  ['Christiansen-Petersen', 'Christiansen-Pete', ['Christiansen-', 'Petersen']],
  ['Rungstedlundersen', 'Rungstedlu', ['Rungstedl-', 'undersen']],
  ['9f2c9f2c9f2c', '9f2c9f2c', ['9f2c9f2c', '9f2c']],
])('%s is broken as it is read', (word, room, lines) => {
  expect(broken(word, room)).toEqual(lines);
});

test('no line is wider than its column, and no letter is lost', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft-Kapitänswitwe';
  for (let room = 20; room < 120; room += 7) {
    const lines = type.lines(word, room, SIZE);
    for (const line of lines)
      expect(type.width(line, SIZE, 'plain')).toBeLessThanOrEqual(room + 0.02);
    expect(lines.join('').replaceAll('-', '')).toBe(word.replaceAll('-', ''));
  }
});

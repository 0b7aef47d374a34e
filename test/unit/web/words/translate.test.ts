import { sentenceAt, wordsAt, type Blanks } from '../../../../web/words/translate.js';

/** Sentences out of the words of a room. */

const words = {
  title: 'Aftener',
  held: 'I bøgerne: {{money}}. Nu',
  back: { club: 'Til {{name}}', both: '{{name}} og {{name}}, {{count}}' },
  days_one: '{{count}} dag',
  days_other: '{{count}} dage',
};

test.each<[string, Blanks, string]>([
  ['title', {}, 'Aftener'],
  ['back.club', { name: 'Tirsdag' }, 'Til Tirsdag'],
  // A name is never read as a key of its own, nor as a pattern.
  ['back.club', { name: '{{count}} $& $1' }, 'Til {{count}} $& $1'],
  ['back.both', { name: 'Bo', count: 2 }, 'Bo og Bo, 2'],
  ['back.club', {}, 'Til '],
  ['back.club', { name: null }, 'Til '],
  // The stop of an abbreviation is the stop of the sentence.
  ['held', { money: '0,00 kr.' }, 'I bøgerne: 0,00 kr. Nu'],
  ['held', { money: '0,00' }, 'I bøgerne: 0,00. Nu'],
  ['days', { count: 1 }, '1 dag'],
  ['days', { count: 0 }, '0 dage'],
  ['days', { count: 21 }, '21 dage'],
  ['nothing.here', {}, 'nothing.here'],
  ['nothing.here', { defaultValue: 'Andet' }, 'Andet'],
  ['back', {}, 'back'],
  ['toString', {}, 'toString'],
])('%s with %j', (key, said, sentence) => {
  expect(sentenceAt(words, key, said, 'da')).toBe(sentence);
});

test('a group is given as it is written', () => {
  expect(wordsAt(words, 'back')).toBe(words.back);
  expect(wordsAt(words, 'title.length')).toBeUndefined();
});

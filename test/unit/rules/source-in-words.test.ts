import { BOOK_IDS, resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import da from '../../../src/words/da/payments.js';
import { sourceInWords } from '../../../src/words/source-in-words.js';

const inDanish = (source: string) => sourceInWords(da.places, source);

test.each([
  ['brix-1996, Scoring 5, King Ultimo', 'Brix 1996, Scoring 5, King Ultimo'],
  ['vlk-1970, reading R7', 'VLK 1970, læsning R7'],
  ['brix-1996, house rules, R7', 'Brix 1996, læsning R7'],
  [
    'wolff-1899, reading R6, after brix-1996, Logistics',
    'Wolff 1899, læsning R6, efter Brix 1996, Logistics',
  ],
  ['wolff-1899, §12 Tout with §7 Spillets Formål', 'Wolff 1899, §12 Tout · §7 Spillets Formål'],
  ['vlk-1970, 1.b Sciesen and 11.d', 'VLK 1970, 1.b Sciesen · 11.d'],
  ['brix-1996, Scoring 1; stake of the house', 'Brix 1996, Scoring 1; klubbens egen sats'],
  ['stake of the house', 'klubbens egen sats'],
  ['rate of the session: 10 a point', 'aftenens sats, 10 pr. point'],
  ['koenigrufen, Budtabell, Rufer', 'Königrufen, Budtabel, Rufer'],
  [
    'koenigrufen, Budtabell, Sechserdreier, förlust; declared valat, lost ×8: Figurer, Valat, dekl.',
    'Königrufen, Budtabel, Sechserdreier, tab; meldt valat, tabt ×8: Figurer, Valat, meldt',
  ],
  [
    'koenigrufen, Budtabell, Trischaken; mayor ×2; virgin ×2; stake of the house',
    'Königrufen, Budtabel, Trischaken; borgmester ×2; uden stik ×2; klubbens egen sats',
  ],
  ['a source of a newer service', 'a source of a newer service'],
])('%s is read as %s', (source, read) => {
  expect(inDanish(source)).toBe(read);
});

test('no source of any book shows an id of a book or an English word between its places', () => {
  const sources = JSON.stringify(BOOK_IDS.map((id) => resolveRules(ruleBook(id)))).matchAll(
    /"(?:source|sources|[a-zA-Z]+)":"([^"]*(?:1899|1996|1970)[^"]*)"/g,
  );
  const read = [...sources].map(([, source = '']) => inDanish(source));
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((text) => /wolff-|brix-|vlk-| (and|with) [§\d]| reading /.test(text))).toEqual(
    [],
  );
});

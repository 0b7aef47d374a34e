import { drawPaper } from '../../../src/papers/drawing/draw-paper.js';
import type { Paper } from '../../../src/papers/paper.js';
import { LANGUAGES } from '../../../src/people/languages.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { sheetOf, tablesOf } from '../../support/files/paper.js';
import { tablesOfPdf, withPoppler } from '../../support/files/poppler.js';
import { A, B, C } from '../../support/tarok/tarok.js';

/** Papers as PDF, as far as they can be checked without a reader. */

const NAMES = new Map([
  ['a', 'Karen Blixen-Finecke af Rungstedlund'],
  ['b', '漢字 🦊'],
  ['c', '漢字 🐻'],
  ['d', 'שלום مرحبا Ж'],
]);

function sheet(hands: number): Paper {
  const evening = new BrixEvening(4);
  for (let hand = 0; hand < hands; hand++) evening.hand(hand === 0 ? { fines: [LED(B)] } : {});
  return sheetOf(evening, NAMES);
}

/** The facts at the head of a sheet, by their names. */
function factsOf({ blocks }: Paper): ReadonlyMap<string, string> {
  return new Map(blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])));
}

test('the sheet of an evening by the club’s own book has its version and all that differs', () => {
  const changes: BookChanges = {
    tariff: { kingUltimo: 30 },
    foundations: { 'king-pot': 30 },
    fines: { misdeal: [10], 'lead-out-of-turn': [15] },
    cups: { 'lead-out-of-turn': 'king-pot' },
    from: { 'lead-out-of-turn': 2 },
    added: [{ code: 'telefon', words: { da: 'Telefon, der ringer' }, stage: 'play', price: 5 }],
    notPlayed: ['tout', 'cavallerie'],
    countFactor: 2,
  };
  const own = { book: 'bog', version: 3, name: 'Sølvkoppens bog' };
  const rules = resolveRules(deriveBook(ruleBook('vlk-1970'), changes, own), {});
  const evening = new LoggedEvening(rules, [A, B, C], A, 10);
  const facts = factsOf(sheetOf(evening, NAMES));
  expect(facts.get('Bog')).toBe('Sølvkoppens bog, udgave 3 (efter VLK 1970)');
  expect(facts.get('Husregler')?.split(' · ')).toEqual([
    'Tout: spilles ikke',
    'Kavaleri: spilles ikke',
    'Fundering i kongekoppen: 30 (bogen 20)',
    'Kongeultimo: 30 (bogen 40)',
    'Tællingen betales 2 gange',
    'Bøde, Forkert kortgivning: 10 i hver kop (bogen 5)',
    'Bøde, Udspil uden for tur: 15 i kongekoppen (bogen 20 i hver kop), fra en spillers 2. gang på aftenen',
    'Klubbens egen bøde, telefon: Telefon, der ringer, 5 point',
  ]);
});

async function drawn(paper: Paper): Promise<string> {
  return Buffer.from(await drawPaper(paper)).toString('latin1');
}

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

test('the same paper gives the same bytes, another head others', async () => {
  const paper = sheet(3);
  const first = await drawn(paper);
  expect(await drawn(structuredClone(paper))).toBe(first);
  expect(await drawn({ ...paper, id: 'another' })).not.toBe(first);
});

test.each([
  ['🦊', '🐻'],
  ['漢', '字'],
  ['a\u0301', 'a'],
])('%s and %s stay two names', async (one, other) => {
  const said = (line: string) => drawn({ ...sheet(0), blocks: [{ kind: 'lines', lines: [line] }] });
  expect(await said(one)).not.toBe(await said(other));
});

test.each([
  [30, 1],
  [31, 2],
  [61, 3],
])('%i hands are on %i pages', async (hands, pages) => {
  expect(pagesOf(await drawn(sheet(hands)))).toBe(pages);
});

test('it is tagged: title, language, tables with heads, a picture with its text', async () => {
  const pdf = await drawn(sheet(3));
  for (const part of ['/Marked true', '/Lang (da)', '/DisplayDocTitle true', '/S /Document']) {
    expect(pdf).toContain(part);
  }
  for (const part of ['/S /H1', '/S /Table', '/S /THead', '/Scope /Column', '/Scope /Row']) {
    expect(pdf).toContain(part);
  }
  expect(pdf).toMatch(/\/S \/Figure\n\/Alt \(/);
  // Its fonts are in the file, and none of those that are not.
  expect(pdf).toContain('/FontFile2');
  expect(pdf).not.toContain('Helvetica');
});

test('no clock: its times are those of the log', async () => {
  const pdf = await drawn(sheet(1));
  expect(new Set(pdf.match(/\(D:\w+\)/g))).toEqual(new Set(['(D:20261120220000Z)']));
  expect(new Set(pdf.match(/2026-\d\d-\d\dT[\d:.]+/g))).toEqual(new Set(['2026-11-20T22:00:00']));
});

withPoppler('what can be read of it', () => {
  const LONG = new Map([
    ['a', 'Maximiliane von und zu Hohenfels-Württemberg'],
    ['b', 'Wolfgang Schneckenburger'],
    ['c', 'Karen Blixen-Finecke'],
    ['d', 'Karen Jensen'],
  ]);

  test.each(LANGUAGES)('no word and no number is broken (%s)', async (language) => {
    const evening = new BrixEvening(4);
    for (let hand = 0; hand < 35; hand++) evening.hand(hand === 0 ? { fines: [LED(B)] } : {});
    const paper = sheetOf(evening, LONG, language);
    const said = tablesOf(paper).map(({ columns, rows }) => [
      columns.map(({ title }) => title),
      ...rows.map(({ cells }) => cells),
    ]);
    // The suit signs and the like are the same; what is read has one blank where a line ends.
    const plain = (tables: typeof said) =>
      JSON.stringify(tables).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
    expect(plain(tablesOfPdf(await drawPaper(paper)) as typeof said)).toBe(plain(said));
  });
});

import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import {
  evening,
  hand,
  openedBefore,
  settled,
  type Evening,
} from '../../support/koenigrufen/koenigrufen.js';

/* Which places a payment names beside its row of the tariff. */

const cited = (record: KoenigrufenHandRecord, at: Evening = evening()) => [
  ...new Set(settled(record, at).payments.map(({ source }) => source)),
];
const before = openedBefore(evening());
const SILENT = ['trull', 'four-kings', 'grammeln', 'grossgrammeln'] as const;
const made = ['valat'] as const;

describe('a valat names its row in the table of figures', () => {
  test('silent', () => {
    expect(cited(hand('dreier', { made }))).toEqual([
      'koenigrufen, Budtabell, Dreier; silent valat ×4: Figurer, Valat, tyst',
    ]);
  });
  test('declared, under kontra', () => {
    expect(cited(hand('dreier', { made, kontra: 'kontra', said: [['valat', 'a']] }))).toEqual([
      'koenigrufen, Budtabell, Dreier; kontra ×2; declared valat ×8: Figurer, Valat, dekl.',
    ]);
  });
  test('declared and lost', () => {
    const [game] = cited(hand('sechserdreier', { points: '40', said: [['valat', 'a']] }));
    expect(game).toBe(
      'koenigrufen, Budtabell, Sechserdreier, förlust; declared valat, lost ×8: Figurer, Valat, dekl.',
    );
  });
  test('with the stake of the house, where its factor is one', () => {
    const at = evening({ house: { tariff: { valat: 5 } } });
    expect(cited(hand('dreier', { made }), at)).toEqual([
      'koenigrufen, Budtabell, Dreier; silent valat ×5: Figurer, Valat, tyst; stake of the house',
    ]);
  });
  test('by K1 read as the text has it: the place in the text', () => {
    const at = evening({ house: { readings: { K1: 'text' }, tariff: { solodreier: 20 } } });
    expect(cited(hand('solodreier', { made }), at)[0]).toBe(
      'koenigrufen, Budtabell, Solodreier; stake of the house; silent valat ×2: Vinst och förlust, valat',
    );
  });
  test('not by rules pinned before, nor without a valat', () => {
    expect(cited(hand('dreier', { made }), before)).toEqual([
      'koenigrufen, Budtabell, Dreier; silent valat ×4',
    ]);
    expect(cited(hand('dreier', { points: '40' }))).toEqual(['koenigrufen, Budtabell, Dreier']);
  });
});

describe('silent figures that are paid instead of a valat say why', () => {
  const why = '; worth more than the valat: Vinst och förlust';
  const rows = ['Trull', 'Fyra kungar', 'Grammeln', 'Großgrammeln'].map(
    (row) => `koenigrufen, Figurer, ${row}, tyst`,
  );
  test('in a rufer', () => {
    expect(cited(hand('rufer', { made }))).toEqual([
      'koenigrufen, Budtabell, Rufer',
      ...rows.map((row) => row + why),
    ]);
  });
  test('a declared figure beside them does not: it is paid in any case', () => {
    const named = [...made, 'kakadu', 'uhu'] as const;
    const sources = cited(hand('rufer', { made: named, said: [['uhu', 'a']] }));
    expect(sources).toContain('koenigrufen, Figurer, Uhu, dekl.');
    expect(sources).toContain(`koenigrufen, Figurer, Kakadu, tyst${why}`);
  });
  test('nor what is made without a valat, nor beside one that failed', () => {
    const figures = cited(hand('rufer', { points: '60', made: SILENT }));
    expect(figures).toEqual(['koenigrufen, Budtabell, Rufer', ...rows]);
    const cheap = evening({ house: { tariff: { 'valat-declared': 2 } } });
    const failed = cited(hand('rufer', { theirs: made, said: [['valat', 'a']] }), cheap);
    expect(failed).toEqual([
      'koenigrufen, Budtabell, Rufer; declared valat, lost ×2: Figurer, Valat, dekl.; stake of the house',
      ...rows,
    ]);
  });
  test('nor by rules pinned before', () => {
    expect(cited(hand('rufer', { made }), before)).toEqual([
      'koenigrufen, Budtabell, Rufer',
      ...rows,
    ]);
  });
});

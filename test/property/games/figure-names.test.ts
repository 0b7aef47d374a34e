import fc from 'fast-check';
import { FINE_CODES } from '../../../src/rules/fine-record.js';
import { CONTRACT_IDS, FIGURES } from '../../../src/rules/koenigrufen/record/hand.js';
import { KEEPERS } from '../../../src/rules/payment.js';
import { FEATS, MELDINGER } from '../../../src/rules/tally.js';
import { FINE_ENDS } from '../../../src/standings/figures/evening-figures.js';
import {
  CONTRACT_PARTS,
  FIGURE_ENDS,
  PAID_FOR,
  readFigure,
  wholeOf,
  writeFigure,
  type CountName,
  type PointsName,
} from '../../../src/standings/figures/figure-name.js';

/** Names of numbers: a written name is read again, and every text that is read is written the same. */

const is = <const K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

const counts: fc.Arbitrary<CountName> = fc.oneof(
  fc.record({ kind: is('evenings', 'hands', 'dealt', 'counting') }),
  fc.record({ kind: is('feat'), feat: fc.constantFrom(...FEATS) }),
  fc.record({ kind: is('melding'), melding: fc.constantFrom(...MELDINGER) }),
  fc.record({
    kind: is('contract'),
    contract: fc.constantFrom(...CONTRACT_IDS),
    part: fc.constantFrom(...CONTRACT_PARTS),
  }),
  fc.record({
    kind: is('figure'),
    figure: fc.constantFrom(...FIGURES),
    end: fc.constantFrom(...FIGURE_ENDS),
  }),
  fc.record({ kind: is('cup'), cup: fc.constantFrom(...KEEPERS) }),
  fc.record({
    kind: is('fine'),
    code: fc.constantFrom(...FINE_CODES),
    end: fc.constantFrom(null, ...FINE_ENDS),
  }),
  fc.record({ kind: is('partner'), other: fc.uuid(), isWon: fc.boolean() }),
  fc.record({ kind: is('together', 'evenings-together'), other: fc.uuid() }),
);

const points: fc.Arbitrary<PointsName> = fc.record({
  kind: is('between', 'between-together'),
  other: fc.oneof(fc.uuid(), fc.constantFrom('club', ...KEEPERS)),
  part: fc.constantFrom(null, ...PAID_FOR),
});

const names = fc.oneof(counts, points, fc.record({ kind: is('of'), share: counts }));

test('a name that is written is read as the same name', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(readFigure(writeFigure(name))).toEqual(name);
    }),
  );
});

test('a text that is read is written as the same text, and any other text is no name', () => {
  const words = fc.constantFrom(
    ...[
      'of',
      'hands',
      'tout',
      'fine',
      'upheld',
      'contract',
      'won',
      'between',
      'cup',
      'king-pot',
      '',
    ],
  );
  // Another word in the place of one, or one more at the end.
  const texts = fc.tuple(names, fc.nat({ max: 4 }), words).map(([name, place, word]) => {
    const written = writeFigure(name).split(':');
    return [...written.slice(0, place), word, ...written.slice(place + 1)].join(':');
  });
  fc.assert(
    fc.property(fc.oneof(texts, names.map(writeFigure)), (text) => {
      const name = readFigure(text);
      if (name !== null) expect(writeFigure(name)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('the whole of a share has the name of the share', () => {
  fc.assert(
    fc.property(counts, (share) => {
      expect(wholeOf(writeFigure(share))).toBe(writeFigure({ kind: 'of', share }));
    }),
  );
});

/** Texts that links and kept answers hold. */
test.each([
  ['evenings', { kind: 'evenings' }],
  ['feat:ultimo-pagat', { kind: 'feat', feat: 'ultimo-pagat' }],
  ['melding:kings-half', { kind: 'melding', melding: 'kings-half' }],
  ['contract:rufer:partner-won', { kind: 'contract', contract: 'rufer', part: 'partner-won' }],
  ['figure:uhu:lost', { kind: 'figure', figure: 'uhu', end: 'lost' }],
  ['cup:kitty', { kind: 'cup', cup: 'kitty' }],
  ['fine:revoke', { kind: 'fine', code: 'revoke', end: null }],
  ['fine:revoke:upheld', { kind: 'fine', code: 'revoke', end: 'upheld' }],
  ['partner:anna:won', { kind: 'partner', other: 'anna', isWon: true }],
  ['evenings-together:anna', { kind: 'evenings-together', other: 'anna' }],
  ['of:fine:revoke', { kind: 'of', share: { kind: 'fine', code: 'revoke', end: null } }],
  ['between:king-pot:fines', { kind: 'between', other: 'king-pot', part: 'fines' }],
  ['between-together:anna', { kind: 'between-together', other: 'anna', part: null }],
  ['between:anna:other', { kind: 'between', other: 'anna', part: 'other' }],
])('%s is a name', (text, name) => {
  expect(readFigure(text)).toEqual(name);
});

test.each([
  ...['', 'of:', 'of:of:hands', 'of:between:anna', 'hands:', 'feat', 'feat:whist', 'feat:tout:won'],
  ...[
    'contract:rufer',
    'contract:rufer:lost',
    'figure:uhu',
    'cup:anna',
    'fine:whist',
    'fine:revoke:',
  ],
  ...['partner:anna:lost', 'together:anna:won', 'between:anna:luck', 'between:anna:cups:1'],
])('"%s" is none', (text) => {
  expect(readFigure(text)).toBeNull();
});

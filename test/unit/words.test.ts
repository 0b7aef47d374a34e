import { EVENING_REASONS } from '../../src/evening/reasons.js';
import { CONTRACT_IDS, FIGURES } from '../../src/rules/koenigrufen/hand.js';
import { KOENIGRUFEN_REASONS } from '../../src/rules/koenigrufen/reasons.js';
import type { Param, Params, ReasonEntry, Told } from '../../src/rules/params.js';
import { SHARED_REASONS } from '../../src/rules/reasons.js';
import { TAROK_REASONS } from '../../src/rules/tarok/reasons.js';
import { sentenceOf } from '../../src/words/languages.js';
import { REASONS } from '../../src/words/reasons.js';
import { SERVICE_REASONS } from '../../src/words/service-reasons.js';

/** Every reason in every language, told with everything that its parameters can be. */

type Value = Params[string];

const OTHER: Told = { reason: 'pagat-falls-twice', params: {} };

const KARL = 'b3f1c7de-0000-4000-8000-000000000000';
const nameOf = (id: string) => (id === KARL ? 'Karl' : undefined);

/** Values of a kind that may be said differently. */
function samplesOf(param: Param): readonly Value[] {
  switch (param.kind) {
    case 'player':
      return [KARL, 'somebody unknown'];
    case 'points':
      return [17];
    case 'count':
      return [1, 3];
    case 'card':
      return ['fool', 'pagat', 'mondo', 'trump-17', 'king-hearts', 'jack-clubs'];
    case 'contract':
      return CONTRACT_IDS;
    case 'figure':
      return FIGURES;
    case 'book':
      return ['brix-1996', 'koenigrufen'];
    case 'text':
      return ['R2'];
    case 'refusal':
      return [OTHER];
    case 'one-of':
      return param.of;
    case 'list':
      // Of one, of two, of more.
      return [1, 2, 3].map((length) =>
        Array.from({ length }, (_, index) => {
          const samples = samplesOf(param.of);
          return samples[index % samples.length];
        }),
      ) as unknown as readonly Value[];
  }
}

/** A reason told with each sample of each parameter at least once. */
function tellings(reason: string, { params = {} }: ReasonEntry): readonly Told[] {
  const samples = Object.entries(params).map(([name, param]) => [name, samplesOf(param)] as const);
  const length = Math.max(1, ...samples.map(([, values]) => values.length));
  return Array.from({ length }, (_, index) => ({
    reason,
    params: Object.fromEntries(
      samples.map(([name, values]) => [name, values[index % values.length] as Value]),
    ),
  }));
}

const ALL = Object.entries<ReasonEntry>(REASONS);

test.each(ALL)('%s is said in every language', (reason, entry) => {
  for (const told of tellings(reason, entry)) {
    for (const names of [nameOf, undefined]) {
      const [english, danish] = [sentenceOf('en', told, names), sentenceOf('da', told, names)];
      for (const sentence of [english, danish]) {
        expect(sentence).toMatch(/^[A-ZÆØÅ0-9].*[.?]$/s);
        expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{|=>| {2}|\.\./);
        expect(sentence).not.toContain(KARL);
      }
      expect(danish).not.toBe(english);
      expect(danish).not.toMatch(/\b(the|and|of|with|player|hand is|must|cannot|trick|king)\b/i);
    }
  }
});

test('a reason stands in one list only', () => {
  const lists = [
    SHARED_REASONS,
    TAROK_REASONS,
    KOENIGRUFEN_REASONS,
    EVENING_REASONS,
    SERVICE_REASONS,
  ];
  const reasons = lists.flatMap((list) => Object.keys(list));
  expect(reasons).toHaveLength(new Set(reasons).size);
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort());
});

test('a player is named where names are known', () => {
  const told = { reason: 'melding-twice', params: { player: KARL } };
  expect([
    sentenceOf('en', told, nameOf),
    sentenceOf('da', told, nameOf),
    sentenceOf('en', told),
    sentenceOf('da', told),
  ]).toEqual([
    'Karl makes the same melding only once.',
    'Karl melder det samme kun én gang.',
    'A player makes the same melding only once.',
    'En spiller melder det samme kun én gang.',
  ]);
});

test('one refusal tells of another', () => {
  const because = { reason: 'king-lost-twice', params: { card: 'king-hearts' } };
  const told = { reason: 'step-cannot-stand', params: { step: 'hand', because } };
  expect(sentenceOf('da', told)).toBe(
    'En senere hånd: En konge falder kun én gang; hjerter konge falder to gange.',
  );
});

test('a reason of a newer version stands for itself', () => {
  expect(sentenceOf('da', { reason: 'not-known-yet', params: {} })).toBe('not-known-yet');
});

import { DOUBTS } from '../../../src/money/reasons/doubts.js';
import { EVENING_REASONS } from '../../../src/evening/reasons.js';
import { MONEY_REASONS } from '../../../src/money/reasons/reasons.js';
import { KOENIGRUFEN_REASONS } from '../../../src/rules/koenigrufen/reasons.js';
import { SHARED_REASONS } from '../../../src/rules/refusals/reasons.js';
import { TAROK_REASONS } from '../../../src/rules/tarok/reasons.js';
import { PLANNED_REASONS } from '../../../src/planned/reasons.js';
import { SEASON_REASONS } from '../../../src/standings/reasons.js';
import { PAY_REASONS } from '../../../src/money/pay/reasons.js';
import { ACCESS_REASONS } from '../../../src/problems/access.js';
import { CLUB_REASONS } from '../../../src/problems/clubs.js';
import { REQUEST_REASONS } from '../../../src/problems/request.js';
import { SESSION_REASONS } from '../../../src/problems/sessions.js';
import { STATISTICS_REASONS } from '../../../src/problems/statistics.js';
import type { Param, ParamValues, ReasonEntry } from '../../../src/rules/refusals/params.js';
import { PROBLEMS } from '../../../src/problems/kinds.js';
import { CONTRACTS } from '../../../src/rules/koenigrufen/contracts.js';
import { FIGURES } from '../../../src/rules/koenigrufen/record/hand.js';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import da from '../../../src/words/da/index.js';
import en from '../../../src/words/en/index.js';
import { WARNINGS } from '../../../src/problems/warnings.js';
import { sentenceIn, warningIn } from '../../../src/words/language.js';
import { sentenceOf } from '../../../src/words/languages.js';
import { REASONS } from '../../../src/problems/reasons.js';
import { refusalSentence, warningSentence } from '../../../web/words/refusal-words.js';

type Values = Readonly<Record<string, ParamValues[keyof ParamValues] | readonly unknown[]>>;

/** Values of each kind; they are tried in turn, so that a word of a choice is not left out. */
const VALUES: { readonly [Kind in keyof ParamValues]: readonly ParamValues[Kind][] } = {
  player: ['anna', 'somebody-unknown'],
  points: [1, 1_000_000],
  count: [1, 7, 600],
  card: ['fool', 'pagat', 'mondo', 'trump-17', 'queen-spades'],
  contract: Object.keys(CONTRACTS) as ParamValues['contract'][],
  figure: FIGURES,
  book: BOOK_IDS,
  currency: ['DKK', 'EUR'],
  text: ['R7', 'Anna'],
  refusal: [
    { reason: 'nothing-to-undo', params: {} },
    { reason: 'no-such-hand', params: { hand: 4 } },
  ],
};

function valuesOf(param: Param): readonly unknown[] {
  switch (param.kind) {
    case 'one-of':
      return param.of;
    case 'list': {
      const values = valuesOf(param.of);
      return values.map((_, index) => values.slice(0, index + 1));
    }
    default:
      return VALUES[param.kind];
  }
}

/** Samples of all that a reason names, as many as its parameter with the most values has. */
function samplesOf({ params = {} }: ReasonEntry): readonly Values[] {
  const named = Object.entries(params).map(([name, param]) => [name, valuesOf(param)] as const);
  const most = Math.max(1, ...named.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, n) =>
    Object.fromEntries(named.map(([name, values]) => [name, values[n % values.length]])),
  ) as unknown as Values[];
}

const NAMES = new Map([['anna', 'Anna']]);
const nameOf = (id: string) => NAMES.get(id);
const reasons = Object.entries<ReasonEntry>(REASONS);

const warnings = Object.entries<ReasonEntry>(WARNINGS);
const told = [
  ...reasons.map(([reason, entry]) => [reason, entry, sentenceIn] as const),
  ...warnings.map(([reason, entry]) => [reason, entry, warningIn] as const),
];

/** Reasons that are answered with yes: those of money, and those that a field of their own confirms. */
const ASKING = new Set<string>([...DOUBTS, 'carried-day-known']);
const asks = (reason: string, say: typeof sentenceIn) => say === sentenceIn && ASKING.has(reason);

test.each(told)('%s is a sentence in every language, whatever it names', (reason, entry, say) => {
  for (const params of samplesOf(entry)) {
    const told = { reason, params: params as never };
    const [danish, english] = [say(da, told, nameOf), say(en, told, nameOf)];
    for (const sentence of [danish, english]) {
      expect(sentence).toMatch(/^[^\sa-zæøå].*\S.*[.?]$/s);
      // A reason that can be confirmed asks; no other one does, nor a warning.
      expect([reason, sentence.endsWith('?')]).toEqual([reason, asks(reason, say)]);
      expect(sentence).not.toMatch(
        /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\.\.|somebody-unknown/,
      );
    }
    expect(danish).not.toBe(english);
  }
});

test('every reason belongs to a code of the reference, and every code has one', () => {
  const codes = new Set(reasons.map(([, { code }]) => code));
  expect([...codes].sort()).toEqual(Object.keys(PROBLEMS).sort());
});

test('a reason is in one list only', () => {
  const lists = [
    SHARED_REASONS,
    TAROK_REASONS,
    KOENIGRUFEN_REASONS,
    EVENING_REASONS,
    MONEY_REASONS,
    REQUEST_REASONS,
    ACCESS_REASONS,
    CLUB_REASONS,
    SESSION_REASONS,
    STATISTICS_REASONS,
    PAY_REASONS,
    SEASON_REASONS,
    PLANNED_REASONS,
  ];
  const reasons = lists.flatMap((list) => Object.keys(list));
  expect(reasons).toHaveLength(new Set(reasons).size);
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort());
});

describe('a refusal', () => {
  test('names players as they are called, and others as players', () => {
    const told = (player: string) => ({ reason: 'seated-twice', params: { player } });
    expect(sentenceIn(da, told('anna'), nameOf)).toBe('Anna kan ikke sidde på to pladser.');
    expect(sentenceIn(da, told('bo'), nameOf)).toBe('En spiller kan ikke sidde på to pladser.');
  });

  test.each([
    [
      {
        reason: 'role-may-not',
        params: { roles: ['member'], ask: ['owner', 'secretary', 'auditor'] },
      },
      'As member of the club you may not do this; ask its owner, secretary or auditor.',
      'Som medlem i klubben har du ikke lov til det; spørg klubbens formand, sekretær eller revisor.',
    ],
    [
      { reason: 'device-only-records', params: { ask: ['owner', 'secretary'] } },
      "A tablet may only record; ask the club's owner or secretary.",
      'En tablet kan kun notere; spørg klubbens formand eller sekretær.',
    ],
    [
      { reason: 'too-often', params: { wait: 89 } },
      'That was too often. Try again in 89 seconds.',
      'Der er prøvet for mange gange. Prøv igen om 89 sekunder.',
    ],
    [
      { reason: 'too-often', params: { wait: 812 } },
      'That was too often. Try again in 14 minutes.',
      'Der er prøvet for mange gange. Prøv igen om 14 minutter.',
    ],
    [
      {
        reason: 'decides-own-part',
        params: { names: ['Anna', 'Bent'], parts: ['raised-dispute', 'recorded-hand'] },
      },
      'Nobody decides alone what they are involved in: Anna raised the dispute, Bent recorded the hand. Let a member who is not involved decide too.',
      'Ingen afgør alene det, man selv er part i: Anna gjorde indsigelse, Bent noterede hånden. Lad et medlem uden del i sagen være med til at afgøre det.',
    ],
  ])('%j', (told, english, danish) => {
    expect([sentenceOf('en', told), sentenceOf('da', told)]).toEqual([english, danish]);
  });
});

describe('the app’s words for a refusal', () => {
  const moved = {
    reason: 'version-moved-on',
    params: { current: 4, version: 3 },
    detail: 'Moved.',
  };

  test('is its reason in the words of the app', () => {
    expect(refusalSentence(da, moved)).toMatch(/^Aftenen er gået videre/);
  });

  test('is the sentence that came with it, where the app has no words for it', () => {
    expect(refusalSentence(da, { ...moved, reason: 'of-a-later-version' })).toBe('Moved.');
    expect(refusalSentence(null, moved)).toBe('Moved.');
    // Kept by a version that knew no reasons.
    expect(refusalSentence(da, { detail: 'The club is archived.' })).toBe('The club is archived.');
    expect(refusalSentence(da, { reason: 'toString', params: {} })).toBe('toString');
  });
});

describe('a warning', () => {
  const params = { players: ['anna', 'bo'] };
  test('names players as they are called', () => {
    const told = { reason: 'ten-trumps-among', params };
    expect(warningSentence(da, told, nameOf)).toBe(
      'En af Anna og en spiller må have haft mindst ti tarokker, men har ikke meldt dem.',
    );
    expect(warningSentence(en, told, nameOf)).toMatch(/^One of Anna and a player must have had/);
  });
  test('is its own code without words, or when it is not known', () => {
    expect(warningSentence(null, { reason: 'ten-trumps-among', params })).toBe('ten-trumps-among');
    expect(warningSentence(da, { reason: 'of-later', params: {} })).toBe('of-later');
  });
});

import { topic, type Topic } from '../../topic.js';
import { points } from '../../points.js';
import type {
  Conventions,
  Stake,
  TariffKey,
  TarokBook,
  TarokPlayable,
  TarokRules,
} from '../books/book.js';
import { foundationOf } from '../table.js';

interface TarokTopicParts {
  readonly rows?: readonly TariffKey[];
  readonly conventions?: readonly (keyof Conventions)[];
  readonly sources?: readonly (keyof TarokBook['sources'])[];
}

const topicIn =
  (section: Topic['section']) =>
  <Id extends string>(id: Id, more: TarokTopicParts = {}) =>
    topic(section, id, more);

const [card, table, melding, play, last, end] = [
  topicIn('cards'),
  topicIn('table'),
  topicIn('meldinger'),
  topicIn('play'),
  topicIn('last-trick'),
  topicIn('end'),
];

/** The named things at a table of Tarok, in the order of a hand. */
const TAROK_TOPICS = [
  card('pagat', { conventions: ['dealerMayDiscardPagat'] }),
  card('mondo'),
  card('fool', { conventions: ['dealerMayDiscardFoolForTout'] }),
  table('pots', { sources: ['potTaken', 'potDoubled'] }),
  table('foundation', { rows: ['foundation'], conventions: ['refoundation'] }),
  table('dealing', { rows: ['dealing'], conventions: ['passedDealPaid'] }),
  table('sitting-out', { conventions: ['mostPlayers', 'fourthSitsOut'] }),
  table('skat'),
  table('redeal', { conventions: ['redealWithoutTrump'] }),
  table('joining', { conventions: ['joining'], sources: ['join'] }),
  table('leaving', { conventions: ['leaving', 'leaverWouldDeal'], sources: ['leave'] }),
  melding('trumps', { rows: ['trumps', 'trumpsStep'] }),
  melding('matadors', { rows: ['matadors', 'matadorsStep'] }),
  melding('small-matadors', { conventions: ['smallMatadors'] }),
  melding('cavallerie', {
    rows: ['half', 'full', 'abundant'],
    conventions: ['halfCavallerieNeedsKing'],
  }),
  melding('kings', { rows: ['half', 'full', 'abundant'] }),
  melding('half', { rows: ['half'] }),
  melding('full', { rows: ['full'] }),
  melding('abundant', { rows: ['abundant'] }),
  play('pagat-lost', { rows: ['pagatLost', 'pagatLostPot'] }),
  play('pagat-won', { rows: ['pagatWon'], conventions: ['pagatWonPaid'] }),
  play('king-lost', { rows: ['kingLost', 'kingLostPot'] }),
  play('fine'),
  play('abandoned', { conventions: ['abandonedDeal'] }),
  last('last-trick', {
    rows: ['lastTrick'],
    conventions: [
      'lastTrickBesideBagud',
      'lastTrickBesideNolo',
      'ordinaryCardBesideNolo',
      'lastTrickBesideTout',
    ],
  }),
  last('ultimo', {
    rows: ['pagatUltimo', 'kingUltimo'],
    conventions: ['refoundation', 'barredWinner'],
    sources: ['potTaken'],
  }),
  last('bagud', {
    rows: ['pagatBagud', 'kingBagud'],
    conventions: ['secondBagud'],
    sources: ['potDoubled'],
  }),
  last('nolo', { rows: ['nolo'] }),
  last('tout', {
    rows: ['tout'],
    conventions: ['countBesideTout', 'bagudBesideTout'],
    sources: ['potsTakenByTout'],
  }),
  last('liable', { conventions: ['liability'], sources: ['liability'] }),
  end('count', {
    rows: ['countUnit'],
    conventions: ['counting', 'shortCountsStand', 'fiveNotCounting'],
    sources: ['count'],
  }),
  end('pot-split', { rows: ['chip'], conventions: ['oddPoints'], sources: ['split'] }),
] as const;
/** Rows of the tariff that are numbers of something else than points to pay. */
export const UNPAID_ROWS: readonly string[] = ['countUnit', 'chip', 'countFactor'];

/** Numbers of a club's own book, which have a price like the rows of the tariff. */
const OWN_ROWS = {
  foundationKing: (rules) => foundationOf(rules, 'king-pot'),
  foundationPagat: (rules) => foundationOf(rules, 'pagat-pot'),
  countFactor: ({ countFactor, tariff: { countUnit } }) =>
    countFactor ?? { points: points(1), source: countUnit.source },
} as const satisfies Record<string, (rules: TarokRules) => Stake>;

/** The points of a row of the tariff, or of a number of a club's own book; undefined for another name. */
export function stakeOf(rules: TarokRules, row: string): Stake | undefined {
  const own: Readonly<Partial<Record<string, (rules: TarokRules) => Stake>>> = OWN_ROWS;
  const tariff: Readonly<Partial<Record<string, Stake>>> = rules.tariff;
  return own[row]?.(rules) ?? tariff[row];
}

/** The rows of a topic; numbers of a club's own book take the place of those of the tariff. */
function rowsOf({ foundations, countFactor }: TarokRules, { id, rows }: Topic): readonly string[] {
  if (id === 'foundation' && foundations !== undefined)
    return ['foundationKing', 'foundationPagat'];
  return id === 'count' && countFactor !== undefined ? [...rows, 'countFactor'] : rows;
}

export type TarokTopicId = (typeof TAROK_TOPICS)[number]['id'];

/** The topics of an evening's rules: without those that only another book or another house has. */
export function topicsOf(rules: TarokRules): readonly Topic[] {
  const { conventions, tariff, fines } = rules;
  const choices = Object.values(fines).flatMap((rule) => rule.choices);
  const isRounded = conventions.counting === 'two-rounded';
  const isOut = (name: TarokPlayable) => rules.notPlayed?.includes(name) === true;
  const hidden = {
    topics: {
      'small-matadors': !conventions.smallMatadors,
      liable: !conventions.liability,
      abandoned: !choices.some(({ abandons }) => abandons !== undefined),
      ...Object.fromEntries((rules.notPlayed ?? []).map((name) => [name, true])),
    },
    rows: { countUnit: !isRounded, pagatWon: !conventions.pagatWonPaid },
    conventions: {
      fiveNotCounting: !isRounded || conventions.mostPlayers < 5,
      oddPoints: tariff.chip.points === 1,
      barredWinner: !choices.some(({ bars }) => bars !== undefined),
      passedDealPaid: !choices.some(({ passesDeal }) => passesDeal === true),
      lastTrickBesideNolo: isOut('nolo'),
      ordinaryCardBesideNolo: isOut('nolo'),
      lastTrickBesideTout: isOut('tout'),
      dealerMayDiscardFoolForTout: isOut('tout'),
    },
  };
  const isShown = (of: Readonly<Partial<Record<string, boolean>>>) => (name: string) => !of[name];
  return TAROK_TOPICS.filter(({ id }) => isShown(hidden.topics)(id)).map((one) => ({
    ...one,
    rows: rowsOf(rules, one).filter(isShown(hidden.rows)),
    conventions: one.conventions.filter(isShown(hidden.conventions)),
  }));
}

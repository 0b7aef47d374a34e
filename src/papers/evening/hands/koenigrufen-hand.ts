import type { Suit } from '../../../rules/cards.js';
import { bladOf } from '../../../rules/koenigrufen/record/form.js';
import type { KoenigrufenHandRecord } from '../../../rules/koenigrufen/record/hand.js';
import type {
  FigureOutcome,
  GameOutcome,
  KoenigrufenOutcome,
} from '../../../rules/koenigrufen/outcome.js';
import { SUIT_SIGNS } from '../../../words/cards.js';
import type { HandOnPaper } from './hand-on-paper.js';
import type { Telling } from '../telling.js';

/** A hand of Königrufen in a line. */
export const koenigrufenOnPaper: HandOnPaper<KoenigrufenHandRecord, KoenigrufenOutcome> = {
  columns: ({ evening: { columns } }) => [
    { title: columns.game, share: 150 },
    { title: columns.figures, share: 104 },
    { title: columns.count, share: 54 },
  ],
  cells: (record, outcome, telling) => [
    game(record, outcome, telling).join('; '),
    figures(record, outcome.figures, telling).join('; '),
    count(record, outcome, telling),
  ],
};

function game(
  record: KoenigrufenHandRecord,
  { kind, games, trischaken }: KoenigrufenOutcome,
  telling: Telling,
): string[] {
  const { words, short } = telling;
  const { evening } = words;
  const names = (ids: readonly string[]) => words.vocabulary.and(ids.map((id) => short(id)));
  return [
    ...(trischaken === null
      ? []
      : [
          evening.plays(words.games.contracts.trischaken, evening.losers(names(trischaken.losers))),
          ...(trischaken.mayor ? [evening.figure.mayor] : []),
          ...(trischaken.virgins.length === 0
            ? []
            : [evening.withoutTricks(names(trischaken.virgins))]),
        ]),
    ...games.map((one) => played(one, telling)),
    ...(kind === 'played' ? [] : [evening.kinds[kind]]),
    ...announcementWords(record, telling),
  ];
}

function played({ contract, declarer, partner, won }: GameOutcome, { words, short }: Telling) {
  const { evening } = words;
  const alone = evening.plays(words.games.contracts[contract], short(declarer));
  const whole = partner === null ? alone : evening.with(alone, short(partner));
  return won ? evening.won(whole) : evening.lostGame(whole);
}

/** The king that was called, and what was doubled. */
function announcementWords(
  { calledKing, kontra, personalKontra = [], games = [] }: KoenigrufenHandRecord,
  { words, short }: Telling,
): string[] {
  const { evening, tarok } = words;
  const { kontras } = words.games;
  const king = (suit: Suit) => `${SUIT_SIGNS[suit]} ${tarok.courts.king}`;
  const personal = [...personalKontra, ...games.flatMap((one) => one.personalKontra ?? [])];
  return [
    ...(calledKing == null
      ? []
      : [evening.calls(calledKing === 'fourth' ? evening.fourthKing : king(calledKing))]),
    ...(kontra == null ? [] : [kontras[kontra]]),
    ...personal.map((one) => `${kontras[one.kontra]} ${short(one.player)}`),
  ];
}

function figures(
  { announcements = [] }: KoenigrufenHandRecord,
  all: readonly FigureOutcome[],
  { words }: Telling,
): string[] {
  const { figure: say } = words.evening;
  return all.map(({ figure, side, declared, made }) => {
    const name = words.games.figures[figure];
    const whose = side === 'opponents' ? say.ofOpponents(name) : name;
    const told = made ? say.made(whose) : say.lost(whose);
    if (!declared) return told;
    const kontra = announcements.find((one) => one.figure === figure)?.kontra;
    const doubled = kontra == null ? '' : `, ${words.games.kontras[kontra]}`;
    return `${say.declared(told)}${doubled}`;
  });
}

const THIRDS = ['', '⅓', '⅔'] as const;

/** Card points out of blad, which are thirds: 115 is `38⅓`. */
function cardPoints(blad: number): string {
  return `${Math.floor(blad / 3)}${THIRDS[blad % 3] ?? ''}`;
}

/** Of both sides; in trischaken of every player that was counted. */
function count(
  record: KoenigrufenHandRecord,
  { count }: KoenigrufenOutcome,
  { short }: Telling,
): string {
  if (count !== null) return `${cardPoints(count.declarer)} : ${cardPoints(count.opponents)}`;
  if (record.contract !== 'trischaken') return '';
  return (record.count ?? [])
    .map((one) => {
      const points = cardPoints(bladOf(one, 'count'));
      return `${one.player == null ? '' : short(one.player)} ${points}`;
    })
    .join(', ');
}

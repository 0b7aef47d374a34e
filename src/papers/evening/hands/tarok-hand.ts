import type { Court, Suit } from '../../../rules/cards.js';
import type { UltimoCard } from '../../../rules/tarok/cards.js';
import type {
  LastTrickRecord,
  MeldingRecord,
  PlayEvent,
  TarokHandRecord,
} from '../../../rules/tarok/record/hand.js';
import type { TarokOutcome } from '../../../rules/tarok/settle.js';
import { fill } from '../../../words/fill.js';
import type { PaperWords } from '../../../words/papers.js';
import { SUIT_SIGNS } from '../../../words/cards.js';
import type { HandOnPaper } from './hand-on-paper.js';
import type { Telling } from '../telling.js';

/** A hand of Tarok in a line. */
export const tarokOnPaper: HandOnPaper<TarokHandRecord, TarokOutcome> = {
  columns: ({ evening: { columns } }) => [
    { title: columns.tarok, share: 170 },
    { title: columns.lastTrick, share: 80 },
    { title: columns.count, share: 66 },
  ],
  cells: (record, outcome, telling) => [
    [...byPlayer(record, telling), ...without(record, telling)].join('; '),
    lastTrick(record, outcome, telling).join('; '),
    (record.count ?? [])
      .map(({ player, points }) => `${telling.short(player)} ${points}`)
      .join(', '),
  ],
};

function melding(melding: MeldingRecord, { tarok }: PaperWords): string {
  const { made, grades } = tarok;
  switch (melding.kind) {
    case 'trumps': {
      const { count } = melding;
      return fill(melding.withPagat ? made.trumpsWith : made.trumpsWithout, { count });
    }
    case 'matadors':
    case 'small-matadors':
      return fill(made[melding.kind], { count: melding.count });
    case 'cavallerie': {
      const [suit, grade] = [SUIT_SIGNS[melding.suit], grades[melding.grade]];
      if (melding.missing == null) return fill(made.cavallerie, { grade, suit });
      return fill(made.cavallerieHalf, { suit, missing: courtWord(melding.missing, tarok) });
    }
    case 'kings': {
      if (melding.missing == null) return fill(made.kings, { grade: grades[melding.grade] });
      return fill(made.kingsHalf, { missing: SUIT_SIGNS[melding.missing] });
    }
  }
}

function courtWord(court: Court, { courts }: PaperWords['tarok']): string {
  return courts[court];
}

/** The meldinger of each player, and the fates of kings and pagat, player by player. */
function byPlayer({ meldinger = [], events = [] }: TarokHandRecord, telling: Telling): string[] {
  const { words, short } = telling;
  const players = new Set([...meldinger, ...events].map(({ player }) => player));
  return [...players].map((player) => {
    const declared = meldinger.filter((one) => one.player === player);
    const said = [
      ...declared.map((one) => melding(one, words)),
      ...fates(
        events.filter((one) => one.player === player),
        words,
      ),
    ];
    return words.evening.said(short(player), said.join(', '));
  });
}

/** The fates of a player's kings, in one word each, and of the pagat. */
function fates(events: readonly PlayEvent[], { evening, tarok }: PaperWords): string[] {
  const lost = events.flatMap((one) => (one.kind === 'king-lost' ? [SUIT_SIGNS[one.suit]] : []));
  return [
    ...(lost.length === 0 ? [] : [evening.lost(`${lost.join('')} ${tarok.courts.king}`)]),
    ...events.flatMap(({ kind }) => {
      if (kind === 'king-lost') return [];
      return [kind === 'pagat-won' ? evening.pagatWon : evening.lost(evening.pagat)];
    }),
  ];
}

function without({ trickless = [] }: TarokHandRecord, { words, short }: Telling): string[] {
  if (trickless.length === 0) return [];
  const names = words.vocabulary.and(trickless.map((player) => short(player)));
  return [words.evening.withoutTricks(names)];
}

/** '♥ konge' */
function cardName(card: UltimoCard, { evening, tarok }: PaperWords): string {
  if (card === 'pagat') return evening.pagat;
  const suit = card.slice('king-'.length) as Suit;
  return `${SUIT_SIGNS[suit]} ${tarok.courts.king}`;
}

function lastTrick(
  { lastTrick }: TarokHandRecord,
  { kind, nolo, tout, ultimo, bagud }: TarokOutcome,
  { words, short }: Telling,
): string[] {
  const { evening } = words;
  const special = [
    ...(kind === 'played' ? [] : [evening.kinds[kind]]),
    ...(tout === null ? [] : [evening.tout(short(tout))]),
    ...(nolo === null ? [] : [evening.nolo(short(nolo))]),
    ...(ultimo === null
      ? []
      : [evening.ultimo(cardName(ultimo.card, words), short(ultimo.player))]),
    ...bagud.map(({ card, player }) => evening.bagud(cardName(card, words), short(player))),
    ...(lastTrick == null ? [] : atFault(lastTrick, { words, short })),
  ];
  if (lastTrick == null || ultimo?.player === lastTrick.winner || tout !== null) return special;
  return [short(lastTrick.winner), ...special];
}

function atFault({ prevented, liable }: LastTrickRecord, { words, short }: Telling): string[] {
  const { evening } = words;
  return [
    ...(prevented == null
      ? []
      : [evening.prevented(cardName(prevented.card, words), short(prevented.player))]),
    ...(liable == null ? [] : [evening.liable(short(liable))]),
  ];
}

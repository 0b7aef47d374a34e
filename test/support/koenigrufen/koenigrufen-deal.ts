import type {
  Announcement,
  Figure,
  FigureRecord,
  KoenigrufenHandRecord,
  Side,
} from '../../../src/rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { pick, randomOf, shuffled } from '../tarok/cards.js';

/**
 * Deals hands of Königrufen and plays them, card by card, under every contract. Players play at random,
 * or for their side to take everything or nothing, so that valats, birds and virgins come up.
 */

const PLAYERS = ['a', 'b', 'c', 'd'] as unknown as readonly [
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
];
/** The table that they play at: forehand is the first of them. */
export const PLAYED_TABLE = { players: PLAYERS, dealer: PLAYERS[3] };

type Random = () => number;

/** Numbers from 0 to 1 that follow from the seed. */
export const randomFrom = (seed: number): Random => randomOf(seed * 2654435761);

/** 0 to 21 are the trumps, pagat to sküs; then the suits of eight, the king last. */
const suitOf = (card: number): number => (card < 22 ? -1 : (card - 22) >> 3);
const isKing = (card: number): boolean => card >= 22 && (card - 22) % 8 === 7;
const isFour = (card: number): boolean => card === 0 || card === 20 || card === 21 || isKing(card);
const worth = (card: number): number =>
  isFour(card) ? 4 : card < 22 ? 0 : Math.max(0, ((card - 22) % 8) - 3);
const bladOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + 3 * worth(card) + 1, 0);

const DECK = Array.from({ length: 54 }, (_, card) => card);

interface Trick {
  readonly cards: readonly { readonly seat: number; readonly card: number }[];
  readonly winner: number;
}

type Temper = 'random' | 'high' | 'low';

/** Twelve tricks, following suit, else trumping; a bird is kept for its trick where that may be. */
function play(
  hands: number[][],
  first: number,
  isFarben: boolean,
  tempers: readonly Temper[],
  random: Random,
): Trick[] {
  const tricks: Trick[] = [];
  let leader = first;
  for (let trick = 0; trick < 12; trick++) {
    const cards: { seat: number; card: number }[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const seat = (leader + turn) % 4;
      const hand = hands[seat] ?? [];
      const led = cards[0]?.card ?? null;
      let legal = hand;
      if (led === null) {
        const suits = hand.filter((card) => card >= 22);
        if (isFarben && suits.length > 0) legal = suits;
      } else {
        const follow = hand.filter((card) => suitOf(card) === suitOf(led));
        const trumps = hand.filter((card) => card < 22);
        legal = follow.length > 0 ? follow : trumps.length > 0 ? trumps : hand;
      }
      const kept = legal.filter((card) => card > 2 || 11 - card <= trick);
      const due = legal.filter((card) => card === 11 - trick && card <= 2);
      const from = due.length > 0 ? due : kept.length > 0 ? kept : legal;
      const sorted = [...from].sort((one, other) => one - other);
      const temper = tempers[seat] ?? 'random';
      const at =
        temper === 'high'
          ? sorted.length - 1
          : temper === 'low'
            ? 0
            : Math.floor(random() * sorted.length);
      const card = sorted[at] ?? 0;
      hand.splice(hand.indexOf(card), 1);
      cards.push({ seat, card });
    }
    const led = suitOf(cards[0]?.card ?? 0);
    const trumps = isFarben ? [] : cards.filter(({ card }) => card < 22);
    const able = trumps.length > 0 ? trumps : cards.filter(({ card }) => suitOf(card) === led);
    const winner = able.reduce((best, one) => (one.card > best.card ? one : best)).seat;
    tricks.push({ cards, winner });
    leader = winner;
  }
  return tricks;
}

const POSITIVE = [
  'sechserdreier',
  'rufer',
  'solorufer',
  'pagatrufer',
  'uhurufer',
  'kakadurufer',
  'farbendreier',
  'dreier',
  'farbensolo',
  'solodreier',
] as const;
const BIRD_OF = { pagatrufer: 'pagat-ultimo', uhurufer: 'uhu', kakadurufer: 'kakadu' } as const;

export function positive(random: Random): KoenigrufenHandRecord {
  const contract = pick(random, POSITIVE);
  const isFarben = contract.startsWith('farben');
  const isSolo = contract === 'solorufer' || contract === 'farbensolo' || contract === 'solodreier';
  const calls = contract.endsWith('rufer');
  const deck = shuffled(random, DECK);
  const declarer =
    contract === 'rufer' || contract === 'sechserdreier' ? 0 : Math.floor(random() * 4);
  if (random() < 0.4) stack(deck, declarer, random);
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(12 * seat, 12 * seat + 12));
  const talon = deck.slice(48);
  const own = hands[declarer] ?? [];
  const king = 22 + 8 * Math.floor(random() * 4) + 7;
  const holder = hands.findIndex((hand) => hand.includes(king));
  const piles: [number[], number[]] = [[], []];
  if (isSolo) {
    const back = talon.indexOf(king) < 3 ? talon.slice(0, 3) : talon.slice(3);
    const isBack = calls && holder < 0;
    piles[0].push(...(isBack ? back : []));
    piles[1].push(...talon.filter((card) => !isBack || !back.includes(card)));
  } else {
    const size = contract === 'sechserdreier' ? 6 : 3;
    own.push(...talon.slice(0, size));
    piles[1].push(...talon.slice(size));
    const free = own.filter((card) => card >= 22 && !isFour(card));
    const trumps = own.filter((card) => card < 22 && !isFour(card));
    if (random() < 0.5) free.sort((one, other) => worth(other) - worth(one));
    for (const card of [...free, ...trumps].slice(0, size)) {
      piles[0].push(card);
      own.splice(own.indexOf(card), 1);
    }
  }
  const suitCards = own.filter((card) => card >= 22).length;
  const partner = calls && holder >= 0 && holder !== declarer ? holder : null;
  const isOwn = (seat: number): boolean => seat === declarer || seat === partner;
  const mood = pick(random, ['random', 'declarer', 'opponents', 'high'] as const);
  const tempers = [0, 1, 2, 3].map((seat): Temper => {
    if (mood === 'random' || random() < 0.1) return 'random';
    if (mood === 'high') return 'high';
    return isOwn(seat) === (mood === 'declarer') ? 'high' : 'low';
  });
  const tricks = play(hands, 0, isFarben, tempers, random);
  for (const { cards, winner } of tricks) {
    piles[isOwn(winner) ? 0 : 1].push(...cards.map(({ card }) => card));
  }
  const won = tricks.filter(({ winner }) => isOwn(winner)).length;
  if (won === 12) piles[0].push(...piles[1].splice(0));
  if (won === 0) piles[1].push(...piles[0].splice(0));
  const kontra = random() < 0.3 ? pick(random, ['kontra', 'rekontra', 'subkontra'] as const) : null;
  const announcements = declare(random, contract, { declarer, partner, calls, holder });
  const figures = seen(tricks, isOwn, { king, holder, isFarben, announcements, calls });
  const blad = [bladOf(piles[0]), bladOf(piles[1])];
  const side = pick(random, [0, 1]);
  return {
    contract,
    ...(random() < 0.5 || declarer !== 0 ? { declarer: PLAYERS[declarer] ?? PLAYERS[0] } : {}),
    ...(declarer === 0 ? { declarer: PLAYERS[0] } : {}),
    ...(calls ? { kingHolder: holder < 0 ? 'talon' : (PLAYERS[holder] ?? null) } : {}),
    ...(kontra ? { kontra } : {}),
    ...(announcements.length > 0 ? { announcements } : {}),
    ...(isFarben ? { suitCards: Math.max(6, suitCards) } : {}),
    count: [{ side: side === 0 ? 'declarer' : 'opponents', blad: blad[side] ?? 0 }],
    figures,
    ...(random() < 0.5 ? { tricks: [{ side: 'declarer', tricks: won }] } : {}),
  };
}

/** Gives the declarer most of the high trumps, and sometimes the small ones. */
function stack(deck: number[], declarer: number, random: Random): void {
  const wanted = [21, 20, 19, 18, 17, 16, 15, ...(random() < 0.5 ? [0, 1, 2] : [29, 37, 45])];
  wanted.forEach((card, index) => {
    const from = deck.indexOf(card);
    const to = 12 * declarer + index;
    [deck[from], deck[to]] = [deck[to] ?? 0, card];
  });
}

function declare(
  random: Random,
  contract: (typeof POSITIVE)[number],
  at: { declarer: number; partner: number | null; calls: boolean; holder: number },
): Announcement[] {
  const said: Announcement[] = [];
  const farben = ['grammeln', 'grossgrammeln', 'valat'] as const;
  const all = ['trull', 'four-kings', 'pagat-ultimo', 'uhu', 'kakadu', ...farben] as const;
  const say = (seat: number, figure: Figure): void => {
    const isOwn = (one: number): boolean => one === at.declarer || one === at.partner;
    const taken = said.some(
      (one) =>
        one.figure === figure &&
        (figure === 'valat' || isOwn(PLAYERS.indexOf(one.player)) === isOwn(seat)),
    );
    const kontra = figure !== 'valat' && random() < 0.3 ? ({ kontra: 'kontra' } as const) : {};
    if (!taken) said.push({ figure, player: PLAYERS[seat] ?? PLAYERS[0], ...kontra });
  };
  const bird = (BIRD_OF as Partial<Record<string, Figure>>)[contract];
  if (bird) say(at.declarer, bird);
  if (random() < 0.5) return said;
  const known = contract.startsWith('farben') ? farben : all;
  if (at.calls && at.holder >= 0 && random() < 0.4) say(at.holder, 'king-ultimo');
  if (random() < 0.5) say(at.declarer, pick(random, known));
  if (at.partner !== null && random() < 0.5) {
    const figure = pick(random, known);
    if (figure !== bird) say(at.partner, figure);
  }
  const isKnown =
    at.partner === null || said.some(({ player }) => player === PLAYERS[at.partner ?? 0]);
  const opponent = [0, 1, 2, 3].find((seat) => seat !== at.declarer && seat !== at.partner);
  if (isKnown && opponent !== undefined && random() < 0.4) say(opponent, pick(random, known));
  return said;
}

function seen(
  tricks: readonly Trick[],
  isOwn: (seat: number) => boolean,
  at: {
    king: number;
    holder: number;
    isFarben: boolean;
    calls: boolean;
    announcements: readonly Announcement[];
  },
): FigureRecord[] {
  if (at.isFarben) return [];
  const figures: FigureRecord[] = [];
  const sides: readonly Side[] = ['declarer', 'opponents'];
  const inTricks = [0, 1].map(
    (side) =>
      new Set(
        tricks
          .filter(({ winner }) => isOwn(winner) === (side === 0))
          .flatMap(({ cards }) => cards.map(({ card }) => card)),
      ),
  );
  sides.forEach((side, index) => {
    const taken = inTricks[index] ?? new Set();
    if ([0, 20, 21].every((card) => taken.has(card))) figures.push({ figure: 'trull', side });
    if ([29, 37, 45, 53].every((card) => taken.has(card))) {
      figures.push({ figure: 'four-kings', side });
    }
  });
  (['pagat-ultimo', 'uhu', 'kakadu'] as const).forEach((figure, card) => {
    const trick = tricks[11 - card];
    const by = trick?.cards.find((one) => one.card === card)?.seat;
    if (trick === undefined || by === undefined) return;
    const player = PLAYERS[by] ?? PLAYERS[0];
    const announcer = at.announcements.find(
      (one) => one.figure === figure && isOwn(PLAYERS.indexOf(one.player)) === isOwn(by),
    );
    if (announcer && announcer.player !== player) return;
    if (trick.winner === by) figures.push({ figure, player });
    else figures.push({ figure, player, lost: true });
  });
  const last = tricks[11];
  if (at.calls && at.holder >= 0 && last?.cards.some(({ card }) => card === at.king)) {
    if (isOwn(last.winner)) figures.push({ figure: 'king-ultimo' });
    else figures.push({ figure: 'king-ultimo', lost: true });
  }
  return figures;
}

export function negative(random: Random): KoenigrufenHandRecord {
  const deck = shuffled(random, DECK);
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(12 * seat, 12 * seat + 12));
  const declarer = Math.floor(random() * 4);
  const tempers = [0, 1, 2, 3].map((seat): Temper =>
    seat === declarer && random() < 0.8 ? 'low' : pick(random, ['random', 'high', 'low'] as const),
  );
  const tricks = play(hands, declarer, false, tempers, random);
  const isBei = random() < 0.3;
  const beside = (declarer + 1) % 4;
  const games = isBei
    ? [
        {
          game: pick(random, ['piccolo', 'bettler'] as const),
          declarer: PLAYERS[declarer] ?? PLAYERS[0],
        },
        {
          game: pick(random, ['piccolo', 'bettler'] as const),
          declarer: PLAYERS[beside] ?? PLAYERS[0],
        },
      ]
    : [];
  const contract = isBei
    ? 'bei'
    : pick(random, [
        'piccolo',
        'zwiccolo',
        'bettler',
        'piccolo-ouverte',
        'bettler-ouverte',
      ] as const);
  const goals = isBei
    ? games.map(({ game }) => (game === 'piccolo' ? 1 : 0))
    : [contract === 'zwiccolo' ? 2 : contract.startsWith('piccolo') ? 1 : 0];
  const taken = [0, 0, 0, 0];
  const declarers = isBei ? [declarer, beside] : [declarer];
  for (let played = 0; played < 12; played++) {
    const isOver = declarers.every((seat, index) => {
      const now = taken[seat] ?? 0;
      const goal = goals[index] ?? 0;
      return now > goal || now + 12 - played < goal;
    });
    if (isOver) break;
    const winner = tricks[played]?.winner ?? 0;
    taken[winner] = (taken[winner] ?? 0) + 1;
  }
  const all = PLAYERS.map((player, seat) => ({ player, tricks: taken[seat] ?? 0 }));
  return {
    contract,
    ...(isBei ? { games } : { declarer: PLAYERS[declarer] ?? PLAYERS[0] }),
    tricks: random() < 0.5 ? all : all.filter((_, seat) => declarers.includes(seat)),
  };
}

export function trischaken(random: Random): KoenigrufenHandRecord {
  const deck = shuffled(random, DECK);
  if (random() < 0.3) stack(deck, 0, random);
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(12 * seat, 12 * seat + 12));
  const tempers = [0, 1, 2, 3].map(() => pick(random, ['random', 'high', 'low', 'low'] as const));
  const tricks = play(hands, 0, false, tempers, random);
  const piles: number[][] = [[], [], [], []];
  const taken = [0, 0, 0, 0];
  tricks.forEach(({ cards, winner }, index) => {
    piles[winner]?.push(...cards.map(({ card }) => card), ...deck.slice(48 + index, 49 + index));
    taken[winner] = (taken[winner] ?? 0) + 1;
  });
  return {
    contract: 'trischaken',
    count: PLAYERS.map((player, seat) => ({ player, blad: bladOf(piles[seat] ?? []) })),
    ...(random() < 0.5
      ? { tricks: PLAYERS.map((player, seat) => ({ player, tricks: taken[seat] ?? 0 })) }
      : {}),
  };
}

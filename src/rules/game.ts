import type { Feat, PlayedContract } from './feat.js';
import { FACTORS, type KoenigrufenBook, type KoenigrufenRules } from './koenigrufen/books/book.js';
import { CLUB_FINES, fineBetweenHands as fineOfClub } from './koenigrufen/fine.js';
import { contractOf, featsOf as featsOfKoenigrufen } from './koenigrufen/summary/feats.js';
import { checkAnnounced } from './koenigrufen/record/announcements.js';
import type { KoenigrufenHandRecord } from './koenigrufen/record/hand.js';
import { resolveRules as resolveKoenigrufen } from './koenigrufen/books/house-rules.js';
import type { KoenigrufenOutcome, KoenigrufenWarning } from './koenigrufen/outcome.js';
import { settleKoenigrufen } from './koenigrufen/settle.js';
import {
  TALLIED as TALLIED_IN_KOENIGRUFEN,
  tallyOf as tallyOfKoenigrufen,
} from './koenigrufen/summary/tally.js';
import * as koenigrufen from './koenigrufen/table.js';
import type { HouseRules } from './house-rules/house-rules.js';
import { termOfReason, type Term } from './house-rules/terms.js';
import type { FinedTimes } from './own-book/own-parts.js';
import type { KeeperName, Payment, PlayerId, PotName, Reason } from './payment.js';
import type { Points } from './points.js';
import { KOENIGRUFEN_TOPICS, priceOfRow } from './koenigrufen/summary/topics.js';
import { refusal } from './refusals/refusal.js';
import type { PartySize } from './seats.js';
import { stakeOf, topicsOf, UNPAID_ROWS } from './tarok/summary/topics.js';
import type { RowPrice, RowStake, Topic } from './topic.js';
import type { TarokBook, TarokRules } from './tarok/books/book.js';
import { featsOf as featsOfTarok } from './tarok/summary/feats.js';
import { fineBetweenHands, givenBackForFaultyDeck, type FineStep } from './tarok/fine.js';
import type { FineCatalogue, FineRecord } from './fine-record.js';
import type { TarokHandRecord } from './tarok/record/hand.js';
import { resolveRules as resolveTarok } from './tarok/books/house-rules.js';
import type { TarokWarning } from './tarok/duty.js';
import { settle as settleTarok, type TarokOutcome } from './tarok/settle.js';
import type { HandTally, Tallied } from './tally.js';
import { TALLIED as TALLIED_IN_TAROK, tallyOf as tallyOfTarok } from './tarok/summary/tally.js';
import * as tarok from './tarok/table.js';

/** The games that clubs play. Nothing outside this room asks which one a session plays. */
export const GAME_IDS = ['tarok', 'koenigrufen'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A rule book of one of the games. */
export type Book = TarokBook | KoenigrufenBook;

/** The rules of a session. */
export type Rules = TarokRules | KoenigrufenRules;

/** The record of a hand. Only those of Tarok hold fines, meldinger and events in play. */
export type HandRecord =
  | TarokHandRecord
  | (KoenigrufenHandRecord & {
      readonly fines?: undefined;
      readonly meldinger?: undefined;
      readonly events?: undefined;
    });

/** The table between two hands. Only Tarok has pots. */
export interface Table {
  /** Counter-clockwise, the direction of play. */
  readonly players: readonly PlayerId[];
  /** The dealer of the next hand. */
  readonly dealer: PlayerId;
  readonly pots?: tarok.Pots;
  /** How often each player was fined, where a price depends on it. */
  readonly fined?: FinedTimes;
}

/** A step of the evening: the payments it makes, and the table after it. */
export interface Step {
  readonly payments: readonly Payment[];
  readonly table: Table;
}

/**
 * A fine between hands with its price, in points to each pot (in Königrufen to each of the others, or
 * to the kitty), and its place in the book.
 */
export type PricedFine = Step &
  Pick<FineStep, 'amount' | 'source'> & {
    /** The payees: both pots or one of them, every other player at the table, or the kitty. */
    readonly to: 'pots' | PotName | 'players' | 'kitty';
  };

export type Outcome = TarokOutcome | KoenigrufenOutcome;
export type Warning = TarokWarning | KoenigrufenWarning;

/** A hand, settled. */
export interface Settlement extends Step {
  readonly outcome: Outcome;
  /** The price of each fine of the record, in points to each pot. */
  readonly fineAmounts: readonly Points[];
  /** The pots that each of them goes to. */
  readonly finesTo: readonly ('pots' | PotName)[];
  /** Likely mistakes in the record that are possible all the same. */
  readonly warnings: readonly Warning[];
}

/** A hand in short: its result and the players it names. */
export interface SaidOfHand {
  readonly how: 'dealt-again' | 'abandoned' | 'last-trick' | 'contract' | 'played';
  /** The contract of a game that has them; else null. */
  readonly contract: string | null;
  readonly players: readonly PlayerId[];
}

function saying(how: SaidOfHand['how'], players: readonly PlayerId[] = []): SaidOfHand {
  return { how, contract: null, players };
}

/**
 * Everything a game brings: all of it pure. Every function throws a Refusal for an impossible input.
 */
export interface Game<B = Book, R = Rules, T = Table, H = HandRecord, O = Outcome> {
  /** The keepers of points at its table beside the players. */
  readonly keepers: readonly KeeperName[];
  /** The rows of its tariff that are no points, but what a game is multiplied by. */
  readonly factors: readonly string[];
  /** The named things of its table, in the order of its book. */
  topics(rules: R): readonly Topic[];
  /** The term that explains what a payment is for. */
  termOf(reason: Reason): Term;
  /** The term that explains what a cup or the kitty is. */
  readonly termOfKeeper: Term;
  /** How a row of its tariff is said as a price. */
  price(row: string): RowPrice;
  /** The points of a row of a topic, and their place in the book; undefined for another name. */
  stake(rules: R, row: string): RowStake | undefined;
  /** Works a club's house rules into a book. */
  resolve(book: B, house: HouseRules): R;
  /** How many may sit at a table. */
  partySize(rules: R): PartySize;
  /** Lays the table. */
  open(rules: R, players: readonly PlayerId[], dealer: PlayerId): Step;
  /** The players of the next hand. */
  active(rules: R, table: T): readonly PlayerId[];
  /** The dealer after a hand of this record, whatever else is wrong with it. */
  dealerAfter(table: T, record: H): PlayerId;
  /** Refuses what no new hand holds, though older logs may. */
  checkNew(rules: R, record: H): void;
  /** Settles a hand. */
  settle(rules: R, table: T, record: H): Settlement;
  /** The short text of a hand for a list: 'Karen won the last trick'. */
  said(record: H): SaidOfHand;
  /** The feats of a hand, for the end of the evening. */
  feats(record: H, outcome: O): readonly Feat[];
  /** The contract of a hand; null in a game without contracts. */
  played(record: H, outcome: O): PlayedContract | null;
  /** The counted kinds of its hands. */
  readonly tallied: Tallied;
  /** The counts of a hand for evenings and seasons. */
  tally(record: H, outcome: O): HandTally;
  /** Pays a fine between two hands. */
  fine(rules: R, table: T, fine: FineRecord): PricedFine;
  /** The fines of the rules. */
  fines(rules: R): FineCatalogue;
  /** Whether the record of a hand holds the fines of that hand. */
  readonly handsHoldFines: boolean;
  /** The refund for a fine when the deck was faulty. */
  givenBackForFaultyDeck(rules: R, fine: FineRecord): 'fine' | 'deal';
  join(rules: R, table: T, player: PlayerId, seat: number): Step;
  leave(rules: R, table: T, player: PlayerId): Step;
  /** The end of the evening. */
  split(rules: R, table: T): Step;
}

const TAROK: Game<TarokBook, TarokRules, tarok.TarokTable, TarokHandRecord, TarokOutcome> = {
  keepers: tarok.POT_NAMES,
  factors: [],
  topics: topicsOf,
  termOf: (reason) => termOfReason(reason, { 'pagat-ultimo': 'ultimo', 'king-ultimo': 'ultimo' }),
  termOfKeeper: 'pots',
  price: (row) => ({ sentence: row, isPaid: !UNPAID_ROWS.includes(row) }),
  stake: stakeOf,
  resolve: resolveTarok,
  partySize: tarok.partySizeOf,
  open: tarok.openTable,
  active: tarok.activePlayers,
  dealerAfter: (table, { redeal }) => (redeal === true ? table.dealer : tarok.nextDealer(table)),
  checkNew: () => undefined,
  settle: settleTarok,
  said: ({ abandoned, redeal, lastTrick }) => {
    if (redeal === true) return saying('dealt-again');
    if (abandoned === true) return saying('abandoned');
    return lastTrick ? saying('last-trick', [lastTrick.winner]) : saying('played');
  },
  feats: (_record, outcome) => featsOfTarok(outcome),
  played: () => null,
  tallied: TALLIED_IN_TAROK,
  tally: tallyOfTarok,
  fine: fineBetweenHands,
  fines: (rules) => rules.fines,
  handsHoldFines: true,
  givenBackForFaultyDeck,
  join: tarok.join,
  leave: tarok.leave,
  split: tarok.splitPots,
};

const KOENIGRUFEN: Game<
  KoenigrufenBook,
  KoenigrufenRules,
  koenigrufen.KoenigrufenTable,
  KoenigrufenHandRecord,
  KoenigrufenOutcome
> = {
  keepers: ['kitty'],
  factors: FACTORS,
  topics: ({ notPlayed = [] }) =>
    KOENIGRUFEN_TOPICS.filter(({ id }) => !notPlayed.some((name) => name === id)),
  termOf: (reason) => termOfReason(reason, { fine: 'club-fine' }),
  // The kitty is there for fines.
  termOfKeeper: 'club-fine',
  price: priceOfRow,
  stake: ({ tariff }, row) => (tariff as Readonly<Partial<Record<string, RowStake>>>)[row],
  resolve: resolveKoenigrufen,
  partySize: () => koenigrufen.PARTY_SIZE,
  open: (_rules, players, dealer) => koenigrufen.openTable(players, dealer),
  active: (_rules, table) => koenigrufen.activePlayers(table),
  dealerAfter: koenigrufen.nextDealer,
  checkNew: checkAnnounced,
  settle: (rules, table, record) => ({
    ...settleKoenigrufen(rules, table, record),
    fineAmounts: [],
    finesTo: [],
  }),
  said: ({ contract, declarer, games }) => {
    const declarers = declarer == null ? (games ?? []).map((game) => game.declarer) : [declarer];
    return { how: 'contract', contract, players: declarers };
  },
  feats: featsOfKoenigrufen,
  played: contractOf,
  tallied: TALLIED_IN_KOENIGRUFEN,
  tally: tallyOfKoenigrufen,
  fine: fineOfClub,
  fines: () => CLUB_FINES,
  handsHoldFines: false,
  givenBackForFaultyDeck: () => {
    throw refusal('nothing-given-back', { book: 'koenigrufen' });
  },
  join: (_rules, table, player, seat) => koenigrufen.join(table, player, seat),
  leave: (_rules, table, player) => koenigrufen.leave(table, player),
  split: (_rules, table) => ({ payments: [], table }),
};

// Rules, table and record of a session are always of one game: rules and table since its opening,
// the record because settleHand() looks at it.
const GAMES = { tarok: TAROK, koenigrufen: KOENIGRUFEN } as unknown as Readonly<
  Record<GameId, Game>
>;

/** The game that these rules are of. */
export function gameOf({ game }: { readonly game: GameId }): Game {
  return GAMES[game];
}

/** The record of a hand by its game. */
interface RecordOf {
  readonly tarok: TarokHandRecord;
  readonly koenigrufen: KoenigrufenHandRecord;
}

/** The game that a record is of; one that names none is of Tarok. */
function gameIdOf({ game }: HandRecord): GameId {
  return game ?? 'tarok';
}

/** Does with a record what is to be done with those of its game. */
export function byGame<T>(
  record: HandRecord,
  does: { readonly [Id in GameId]: (record: RecordOf[Id]) => T },
): T {
  // The game chooses the one that takes its records.
  const its = does[gameIdOf(record)] as (record: HandRecord) => T;
  return its(record);
}

/**
 * Settles a hand by the game of the session.
 *
 * @throws Refusal `rule-refused` for the record of another game; as the game does otherwise
 */
export function settleHand(rules: Rules, table: Table, record: HandRecord): Settlement {
  const game = gameIdOf(record);
  if (game !== rules.game) {
    throw refusal('other-game', { book: rules.book, game }, { field: 'game' });
  }
  return gameOf(rules).settle(rules, table, record);
}

/**
 * Refuses a new hand for what only older logs hold; a record of another game is left to settleHand().
 *
 * @throws Refusal `rule-refused`, at its field
 */
export function checkNewHand(rules: Rules, record: HandRecord): void {
  if (gameIdOf(record) === rules.game) gameOf(rules).checkNew(rules, record);
}

/** The short text of a hand for a list, by its own game. */
export function summaryOfHand(record: HandRecord): SaidOfHand {
  return gameOf({ game: gameIdOf(record) }).said(record);
}

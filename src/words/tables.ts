import type { CardId, Suit } from '../rules/cards.js';
import type { GameId } from '../rules/game.js';
import type { AccountParam } from '../events/money/parts.js';
import type { MoneyWay } from '../money/direction.js';
import type { RecordKind } from '../standings/record-kinds.js';
import daCodes from './da/codes.js';
import * as daCounted from './da/counted.js';
import { fines as daFines } from './da/names.js';
import * as daGames from './da/koenigrufen.js';
import { voucherKinds as daKinds } from './da/money/books.js';
import daPayments from './da/payments.js';
import da from './da/tables.js';
import daVocabulary from './da/vocabulary.js';
import deCodes from './de/codes.js';
import * as deCounted from './de/counted.js';
import { fines as deFines } from './de/names.js';
import * as deGames from './de/koenigrufen.js';
import { voucherKinds as deKinds } from './de/money/books.js';
import dePayments from './de/payments.js';
import de from './de/tables.js';
import deVocabulary from './de/vocabulary.js';
import enCodes from './en/codes.js';
import * as enCounted from './en/counted.js';
import { fines as enFines } from './en/names.js';
import * as enGames from './en/koenigrufen.js';
import { voucherKinds as enKinds } from './en/money/books.js';
import enPayments from './en/payments.js';
import en from './en/tables.js';
import enVocabulary from './en/vocabulary.js';
import type { LanguageId } from '../people/languages.js';
import { sourceInWords } from './source-in-words.js';
import svCodes from './sv/codes.js';
import * as svCounted from './sv/counted.js';
import { fines as svFines } from './sv/names.js';
import * as svGames from './sv/koenigrufen.js';
import { voucherKinds as svKinds } from './sv/money/books.js';
import svPayments from './sv/payments.js';
import sv from './sv/tables.js';
import svVocabulary from './sv/vocabulary.js';

export type TableName = keyof typeof da.names;
export type ColumnKey = keyof typeof da.columns;

/** The words of codes, by what they are codes of. */
export type CodeWords = {
  readonly [Of in keyof typeof daCodes]: (typeof daCodes)[Of] extends string
    ? string
    : Readonly<Record<string, string>>;
};

/** The words of a language that stand in tables; what has no word there is known by its code. */
export interface TableWords {
  readonly names: Readonly<Record<TableName, string>>;
  readonly columns: Readonly<Record<ColumnKey, string>>;
  readonly sum: string;
  readonly ways: Readonly<Record<MoneyWay, string>>;
  /** Pots, and accounts of the club by their kind. */
  readonly parties: Readonly<Record<string, string>>;
  /** What is paid for. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What happened, of events that pay. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What is counted of players; feats, meldinger, contracts, figures, cups and fines by their names. */
  readonly counted: Readonly<Record<string, string>>;
  /** What one is fined for. */
  readonly fines: Readonly<Record<string, string>>;
  /** What there are records of, by its code. */
  readonly records: Readonly<Record<RecordKind, string>>;
  /** Codes of the API in the files of people. */
  readonly codes: CodeWords;
  /** The place in a source as it is stored. */
  readonly source: (source: string) => string;
  readonly suit: (suit: Suit) => string;
  readonly game: (game: GameId) => string;
  /** Said of an evening that was carried in. */
  readonly carriedIn: string;
  readonly card: (card: CardId) => string;
  readonly account: (account: AccountParam) => string;
}

/** All words of tables at once: the app has no use for them, so they are no part of a language there. */
const WORDS = {
  da: {
    ...da,
    vocabulary: daVocabulary,
    codes: daCodes,
    payments: daPayments,
    kinds: daKinds,
    fines: daFines,
    hands: daCounted,
    games: daGames,
  },
  sv: {
    ...sv,
    vocabulary: svVocabulary,
    codes: svCodes,
    payments: svPayments,
    kinds: svKinds,
    fines: svFines,
    hands: svCounted,
    games: svGames,
  },
  de: {
    ...de,
    vocabulary: deVocabulary,
    codes: deCodes,
    payments: dePayments,
    kinds: deKinds,
    fines: deFines,
    hands: deCounted,
    games: deGames,
  },
  en: {
    ...en,
    vocabulary: enVocabulary,
    codes: enCodes,
    payments: enPayments,
    kinds: enKinds,
    fines: enFines,
    hands: enCounted,
    games: enGames,
  },
} as const satisfies Readonly<Record<LanguageId, object>>;

export function tableWords(language: LanguageId): TableWords {
  const {
    names,
    columns,
    sum,
    ways,
    settled,
    parties,
    evening,
    fines,
    payments,
    vocabulary,
    ...words
  } = WORDS[language];
  const { hands, games, counted, records, carriedIn, codes } = words;
  return {
    names,
    columns,
    sum,
    ways,
    parties: { ...payments.pots, ...parties },
    reasons: { ...payments.reasons, 'session-settled': settled },
    kinds: { ...words.kinds, ...evening },
    counted: {
      ...{ ...counted, ...hands.feats, ...hands.meldinger },
      ...{ ...games.contracts, ...games.figures, ...payments.pots, ...fines },
    },
    fines,
    records,
    codes,
    source: (source) => sourceInWords(payments.places, source),
    suit: vocabulary.suit,
    game: vocabulary.game,
    carriedIn,
    card: vocabulary.card,
    account: vocabulary.account,
  };
}

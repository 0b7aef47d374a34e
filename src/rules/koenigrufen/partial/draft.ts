import { isPlayed, type KoenigrufenRules } from '../books/book.js';
import { CONTRACTS, type PositiveContract } from '../contracts.js';
import type { BeiGame, ContractId, Figure, KoenigrufenHandRecord, Side } from '../record/hand.js';
import { activePlayers, type KoenigrufenTable } from '../table.js';
import type { PlayerId } from '../../payment.js';

/** The rules of a hand, and its table. */
export interface Setting {
  readonly rules: KoenigrufenRules;
  readonly table: KoenigrufenTable;
}

/** One of the games of a bei, of which it may not be said yet who plays it. */
export type DraftGame = Omit<BeiGame, 'declarer'> & { readonly declarer?: PlayerId };

/** A figure that somebody has declared. */
export interface Declared {
  readonly figure: Figure;
  readonly player: PlayerId;
}

/**
 * The draft of a hand: a record with parts that may be missing or no longer apply. Without a contract
 * it is forehand's rufer, where the club plays one.
 */
export type KoenigrufenDraft = Omit<KoenigrufenHandRecord, 'contract' | 'games'> & {
  readonly contract?: ContractId;
  readonly games?: readonly DraftGame[];
  /** Declared while the hand was typed, and not said yet whether it was made. */
  readonly open?: readonly Declared[];
};

export const EMPTY_DRAFT: KoenigrufenDraft = {};

export type Kind = 'trischaken' | 'positive' | 'negative' | 'bei';

export function kindOf(contract: ContractId): Kind {
  if (contract === 'trischaken' || contract === 'bei') return contract;
  return CONTRACTS[contract].kind;
}

/** The contract as a positive one; null for the others. */
export function positiveOf(contract: ContractId | null): PositiveContract | null {
  if (contract === null || contract === 'trischaken' || contract === 'bei') return null;
  const played = CONTRACTS[contract];
  return played.kind === 'positive' ? played : null;
}

/** Whether only forehand can play it. */
export function isForehandOnly(contract: ContractId): boolean {
  return contract === 'trischaken' || positiveOf(contract)?.forehandOnly === true;
}

/** The four who play, forehand first. */
export function playersOf({ table }: Setting): readonly PlayerId[] {
  return activePlayers(table);
}

function forehandOf({ table }: Setting): PlayerId {
  return activePlayers(table)[0];
}

/** The contract; null while that of a declarer is open who does not have to play a rufer. */
export function contractOf(setting: Setting, draft: KoenigrufenDraft): ContractId | null {
  if (draft.contract !== undefined) return draft.contract;
  if (!isPlayed(setting.rules, 'rufer')) return null;
  return declarerOf(setting, draft) === forehandOf(setting) ? 'rufer' : null;
}

/** The declarer: in a bei the bidder of the game beside; of a trischaken forehand, who named it. */
export function declarerOf(setting: Setting, { declarer, games }: KoenigrufenDraft): PlayerId {
  return games?.[1]?.declarer ?? declarer ?? forehandOf(setting);
}

/** The holder of the called king; undefined while that is open. */
export function kingHolderOf({
  kingHolder,
  partner,
}: KoenigrufenDraft): PlayerId | 'talon' | undefined {
  return kingHolder ?? partner ?? undefined;
}

/** The declarer's partner; null for none, undefined while that is not known. */
export function partnerOf(setting: Setting, draft: KoenigrufenDraft): PlayerId | null | undefined {
  if (positiveOf(contractOf(setting, draft))?.callsKing !== true) return null;
  const holder = kingHolderOf(draft);
  if (holder === undefined) return undefined;
  return holder === 'talon' || holder === declarerOf(setting, draft) ? null : holder;
}

/** The side of a player, as far as it is known. */
export function sideOf(setting: Setting, draft: KoenigrufenDraft, player: PlayerId): Side {
  const isOwn = player === declarerOf(setting, draft) || player === partnerOf(setting, draft);
  return isOwn ? 'declarer' : 'opponents';
}

/** The players of a side, the declarer first. */
export function playersOn(setting: Setting, draft: KoenigrufenDraft, side: Side): PlayerId[] {
  const declarer = declarerOf(setting, draft);
  const players = playersOf(setting).filter((player) => sideOf(setting, draft, player) === side);
  return players.sort((one, other) => Number(other === declarer) - Number(one === declarer));
}

/** Whether the declarer gave up at once. */
export function isGivenUp(setting: Setting, draft: KoenigrufenDraft): boolean {
  return draft.gaveUp === true && canGiveUp(setting, draft);
}

/** Only with the called king in the talon, and never in a solorufer. */
export function canGiveUp(setting: Setting, draft: KoenigrufenDraft): boolean {
  const contract = positiveOf(contractOf(setting, draft));
  if (contract === null || !contract.callsKing || contract.isSolo) return false;
  return kingHolderOf(draft) === 'talon';
}

/** In a farben game fewer than six cards in the suits lose at once. */
export const SUIT_CARDS_NEEDED = 6;

export function isLostAtOnce(setting: Setting, draft: KoenigrufenDraft): boolean {
  if (positiveOf(contractOf(setting, draft))?.isFarben !== true) return false;
  return draft.suitCards != null && draft.suitCards < SUIT_CARDS_NEEDED;
}

type Part = keyof KoenigrufenHandRecord;

const CHECKS: readonly Part[] = ['dealer', 'forehand'];
const PARTS: Readonly<Record<Kind, readonly Part[]>> = {
  trischaken: ['count', 'tricks', 'virgins'],
  negative: ['declarer', 'personalKontra', 'tricks', 'won'],
  bei: ['games', 'tricks'],
  positive: [
    'declarer',
    'kontra',
    'kontraBy',
    'announcements',
    'count',
    'figures',
    'tricks',
    'won',
  ],
};
const KING: readonly Part[] = ['calledKing', 'kingHolder', 'partner'];
const NOT_WHEN_GIVEN_UP: readonly Part[] = ['kontra', 'kontraBy', 'count', 'figures', 'tricks'];
const NOT_WHEN_LOST_AT_ONCE: readonly Part[] = ['announcements', 'figures', 'tricks'];
const NOT_BEFORE_KONTRA: readonly Part[] = ['kontra', 'kontraBy', 'count'];

/** The parts that a hand of this kind has, in the order of the game. */
function partsOf(setting: Setting, draft: KoenigrufenDraft, contract: ContractId): readonly Part[] {
  const parts = [...CHECKS, ...PARTS[kindOf(contract)]];
  const played = positiveOf(contract);
  if (played === null) return parts;
  if (played.callsKing) parts.push(...KING);
  if (played.isFarben) parts.push('suitCards');
  const not = partsNotPlayed(setting, draft);
  return parts.filter((part) => !not.includes(part));
}

/** The parts that a game has not that ended before its first trick. */
function partsNotPlayed(setting: Setting, draft: KoenigrufenDraft): readonly Part[] {
  if (isGivenUp(setting, draft)) return NOT_WHEN_GIVEN_UP;
  if (!isLostAtOnce(setting, draft)) return [];
  return setting.rules.conventions.lostBeforeKontra === true
    ? [...NOT_WHEN_LOST_AT_ONCE, ...NOT_BEFORE_KONTRA]
    : NOT_WHEN_LOST_AT_ONCE;
}

/**
 * The record of a draft: without the fields that its contract does not have.
 *
 * @returns null while the contract, or the declarer of a bei's base game, is open
 */
export function recordOf(setting: Setting, draft: KoenigrufenDraft): KoenigrufenHandRecord | null {
  const contract = contractOf(setting, draft);
  if (contract === null) return null;
  if (contract === 'bei' && !draft.games?.every(({ declarer }) => declarer !== undefined)) {
    return null;
  }
  const said = {
    ...draft,
    ...(draft.contract === undefined ? { declarer: declarerOf(setting, draft) } : {}),
  };
  const parts = partsOf(setting, draft, contract).filter((part) => said[part] !== undefined);
  const record = {
    game: 'koenigrufen',
    contract,
    ...Object.fromEntries(parts.map((part) => [part, said[part]])),
  } as KoenigrufenHandRecord;
  return isGivenUp(setting, draft) ? givenUp(record) : record;
}

/** Of the announcements only the bird of the contract counts, and that undoubled. */
function givenUp({ announcements = [], ...record }: KoenigrufenHandRecord): KoenigrufenHandRecord {
  const bird = positiveOf(record.contract)?.bird;
  const stands = announcements.filter(({ figure }) => figure === bird);
  return {
    ...record,
    gaveUp: true,
    ...(stands.length === 0
      ? {}
      : { announcements: stands.map(({ figure, player }) => ({ figure, player })) }),
  };
}

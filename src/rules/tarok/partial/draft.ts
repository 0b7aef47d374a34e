import { withFine as recordWithFine } from '../../fine-effects.js';
import type { FineRecord } from '../../fine-record.js';
import type { PlayerId } from '../../payment.js';
import type { TarokRules } from '../books/book.js';
import type { UltimoCard } from '../cards.js';
import { CARD_POINTS, counters, isCounted, likelyCounts } from '../count.js';
import { readHand, type Hand } from '../record/form.js';
import { isPlayed } from '../record/form.js';
import type { MeldingRecord, PlayEvent, TarokHandRecord } from '../record/hand.js';
import { PLACES } from '../record/place.js';
import { activePlayers, type TarokTable } from '../table.js';

/** The draft of a hand: a record with parts that may be missing or no longer apply. */
export type TarokDraft = TarokHandRecord;

/** The rules of a hand, and its table. */
export interface Setting {
  readonly rules: TarokRules;
  readonly table: TarokTable;
}

export const EMPTY_DRAFT: TarokDraft = {};

/** The record of a draft: without the fields that its kind of hand does not have. */
export function recordOf(setting: Setting, draft: TarokDraft): TarokHandRecord {
  const { lastTrick, count, trickless, meldinger, events, abandoned, redeal, ...rest } = draft;
  if (redeal === true) return { ...rest, redeal };
  const shown = { ...rest, ...some('meldinger', meldinger), ...some('events', events) };
  if (abandoned === true) return { ...shown, abandoned };
  const counting = countingPlayers(setting, draft);
  return {
    ...shown,
    ...some('trickless', trickless),
    ...(lastTrick == null ? {} : { lastTrick }),
    ...some(
      'count',
      count?.filter(({ player }) => counting.includes(player)),
    ),
  };
}

function some<Key extends string, T>(key: Key, list: readonly T[] | undefined) {
  return (list === undefined || list.length === 0 ? {} : { [key]: list }) as {
    [K in Key]?: readonly T[];
  };
}

/** The players who count after this hand, in the order of play; nobody after a nolo. */
export function countingPlayers(
  { rules, table }: Setting,
  { trickless = [], abandoned = false, redeal = false }: TarokDraft,
): readonly PlayerId[] {
  if (abandoned || redeal) return [];
  const hand = endOf({ rules, table }, trickless);
  return isCounted(hand) ? counters(hand).map((place) => hand.players[place]) : [];
}

/** The counts of a player to choose from, rising. */
export function countsToChoose(
  setting: Setting,
  { trickless = [] }: TarokDraft,
  player: PlayerId,
): readonly number[] {
  const hand = endOf(setting, trickless);
  const place = PLACES.find((one) => hand.players[one] === player);
  return place === undefined ? [] : likelyCounts(hand, place);
}

/** A played hand of which nothing is known but who took no trick. */
function endOf({ rules, table }: Setting, trickless: readonly PlayerId[]): Hand {
  const winner = activePlayers(rules, table)[0];
  return readHand(rules, table, { trickless, lastTrick: { winner } });
}

/** All that a player has of what there is once: of each kind of melding one, of cavallerie one a suit. */
function isSameMelding(one: MeldingRecord, other: MeldingRecord): boolean {
  if (one.player !== other.player) return false;
  if (one.kind === 'cavallerie' && other.kind === 'cavallerie') return one.suit === other.suit;
  return one.kind === other.kind;
}

/** Makes a melding, in place of the same player's other one of its kind. */
export function withMelding(draft: TarokDraft, melding: MeldingRecord): TarokDraft {
  const meldinger = draft.meldinger ?? [];
  const index = meldinger.findIndex((other) => isSameMelding(other, melding));
  if (index < 0) return { ...draft, meldinger: [...meldinger, melding] };
  return { ...draft, meldinger: meldinger.with(index, melding) };
}

/** Takes a melding out; a fine about it stays, about none in particular. */
export function withoutMelding(draft: TarokDraft, index: number): TarokDraft {
  return {
    ...draft,
    meldinger: (draft.meldinger ?? []).toSpliced(index, 1),
    ...refer(draft.fines, 'melding', index),
  };
}

export function withEvent(draft: TarokDraft, event: PlayEvent): TarokDraft {
  return { ...draft, events: [...(draft.events ?? []), event] };
}

/** Takes an event out; a revoke that took its card stays. */
export function withoutEvent(draft: TarokDraft, index: number): TarokDraft {
  return {
    ...draft,
    events: (draft.events ?? []).toSpliced(index, 1),
    ...refer(draft.fines, 'took', index),
  };
}

/** The pagat has one fate: the last tap replaces the one before. */
export function withPagat(
  draft: TarokDraft,
  player: PlayerId,
  kind: 'pagat-won' | 'pagat-lost',
): TarokDraft {
  const events = draft.events ?? [];
  const index = events.findIndex((event) => event.kind !== 'king-lost');
  const cleared = withoutCards(draft, ({ card }) => card === 'pagat');
  if (index < 0) return withEvent(cleared, { kind, player });
  return { ...cleared, events: events.with(index, { kind, player }) };
}

/** The fines after one of the things they name by its index is gone. */
function refer(
  fines: readonly FineRecord[] | undefined,
  key: 'melding' | 'took',
  gone: number,
): { fines?: readonly FineRecord[] } {
  if (fines === undefined) return {};
  return {
    fines: fines.map((fine) => {
      const named = fine[key];
      if (named == null || named < gone) return fine;
      const { [key]: _gone, ...rest } = fine;
      return named === gone ? rest : { ...rest, [key]: named - 1 };
    }),
  };
}

/** The draft with the winner of the last trick, by an ordinary card; a second tap leaves it open. */
export function withWinner(draft: TarokDraft, player: PlayerId): TarokDraft {
  const { lastTrick, ...rest } = draft;
  if (lastTrick?.winner === player) return rest;
  const old = lastTrick?.winner;
  const cards = lastTrick?.ultimoCards?.filter(
    (one) => one.player !== player && one.player !== old,
  );
  return {
    ...rest,
    lastTrick: { ...lastTrick, winner: player, ultimoCards: cards ?? [] },
  };
}

/** Which ultimo card a player played to the last trick; null for none. */
export function withCard(draft: TarokDraft, player: PlayerId, card: UltimoCard | null): TarokDraft {
  const { lastTrick } = draft;
  if (lastTrick == null) return draft;
  const kept = (lastTrick.ultimoCards ?? []).filter((one) => one.player !== player);
  const ultimoCards = card === null ? kept : [...kept, { player, card }];
  return { ...draft, lastTrick: { ...lastTrick, ultimoCards } };
}

function withoutCards(
  draft: TarokDraft,
  isGone: (one: { player: PlayerId; card: UltimoCard }) => boolean,
): TarokDraft {
  const { lastTrick } = draft;
  if (lastTrick?.ultimoCards === undefined) return draft;
  const ultimoCards = lastTrick.ultimoCards.filter((one) => !isGone(one));
  return { ...draft, lastTrick: { ...lastTrick, ultimoCards } };
}

/** The draft with the bearer of the ultimo or the bagud (wolff-1899); a second tap removes them. */
export function withLiable(draft: TarokDraft, player: PlayerId): TarokDraft {
  const { lastTrick } = draft;
  if (lastTrick == null) return draft;
  const { prevented: _prevented, ...trick } = lastTrick;
  // Without who is liable nothing was prevented.
  if (trick.liable === player) return { ...draft, lastTrick: { ...trick, liable: null } };
  return { ...draft, lastTrick: { ...lastTrick, liable: player } };
}

/** The players whose wrong cards can have prevented an ultimo of this player. */
export function whoPrevented({ fines = [] }: TarokDraft, player: PlayerId): PlayerId | null {
  const by = fines.find((fine) => fine.code === 'wrong-card-count' && fine.player !== player);
  return by?.player ?? null;
}

/** An ultimo that was prevented, and who is liable for that (wolff-1899); tapped again, none. */
export function withPrevented(draft: TarokDraft, player: PlayerId, card: UltimoCard): TarokDraft {
  const { lastTrick } = draft;
  if (lastTrick == null) return draft;
  const { prevented: was, liable: _liable, ...rest } = lastTrick;
  if (was?.player === player && was.card === card) return { ...draft, lastTrick: rest };
  const liable = whoPrevented(draft, player);
  return { ...draft, lastTrick: { ...rest, liable, prevented: { player, card } } };
}

/** The draft with a nolo of a player, who took no trick; a second tap takes it out. */
export function withNolo(draft: TarokDraft, player: PlayerId): TarokDraft {
  const trickless = noloOf(draft) === player ? [] : [player];
  return { ...withoutTout(draft), trickless };
}

/**
 * The draft with a tout of a player: the two others took no trick, and the last one is theirs too. A second
 * tap takes it out.
 */
export function withTout(setting: Setting, draft: TarokDraft, player: PlayerId): TarokDraft {
  const without = withoutTout(draft);
  if (toutOf(setting, draft) === player) return { ...without, trickless: [] };
  const others = activePlayers(setting.rules, setting.table).filter((one) => one !== player);
  const lastTrick = without.lastTrick ?? { winner: player, ultimoCards: [] };
  return { ...without, trickless: others, lastTrick };
}

/** The draft without the last trick that came with a tout. */
function withoutTout(draft: TarokDraft): TarokDraft {
  if (draft.trickless?.length !== 2) return draft;
  const { lastTrick: _lastTrick, ...rest } = draft;
  return rest;
}

/** The player of a nolo; null for none. */
export function noloOf({ trickless = [] }: TarokDraft): PlayerId | null {
  return trickless.length === 1 ? (trickless[0] ?? null) : null;
}

/** The player of a tout; null for none. */
export function toutOf({ rules, table }: Setting, { trickless = [] }: TarokDraft): PlayerId | null {
  if (trickless.length !== 2) return null;
  return activePlayers(rules, table).find((player) => !trickless.includes(player)) ?? null;
}

/** Whether the hand needs its last trick: beside a nolo it does where that is paid (R1). */
export function needsLastTrick({ rules }: Setting, draft: TarokDraft): boolean {
  if (draft.abandoned === true || draft.redeal === true) return false;
  if (noloOf(draft) === null || !isPlayed(rules, 'nolo')) return true;
  return rules.conventions.lastTrickBesideNolo;
}

/** The draft with a player's count; null removes it. */
export function withCount(draft: TarokDraft, player: PlayerId, counted: number | null): TarokDraft {
  const others = (draft.count ?? []).filter((one) => one.player !== player);
  return {
    ...draft,
    count: counted === null ? others : [...others, { player, points: counted }],
  };
}

/** The count of a player so far; null while it is not typed. */
export function countOf({ count = [] }: TarokDraft, player: PlayerId): number | null {
  return count.find((one) => one.player === player)?.points ?? null;
}

/**
 * Where all three count, the last count follows from the others to all card points; while more than one
 * is open, none does.
 *
 * @param typed the players whose counts are typed; the other counts follow or are open
 */
export function withTheRest(
  setting: Setting,
  draft: TarokDraft,
  typed: readonly PlayerId[],
): TarokDraft {
  if (setting.rules.conventions.counting !== 'all-exact') return draft;
  const left = countingPlayers(setting, draft).filter((player) => !typed.includes(player));
  const [last, ...more] = left;
  if (last === undefined) return draft;
  if (more.length > 0) return left.reduce((one, player) => withCount(one, player, null), draft);
  const sum = typed.reduce((all, player) => all + (countOf(draft, player) ?? 0), 0);
  return withCount(draft, last, sum > CARD_POINTS ? null : CARD_POINTS - sum);
}

/** The draft with a further fine, and with the end that the fine gives the hand. */
export function withFine(
  { rules }: Setting,
  draft: TarokDraft,
  fine: FineRecord,
  goesOn?: boolean,
): TarokDraft {
  return recordWithFine(rules.fines, draft, fine, goesOn);
}

/** Takes a fine out; with the last one goes what only a fine brings about. */
export function withoutFine(draft: TarokDraft, index: number): TarokDraft {
  const fines = (draft.fines ?? []).toSpliced(index, 1);
  if (fines.length > 0) return { ...draft, fines };
  const { abandoned: _abandoned, redeal: _redeal, lastTrick, ...rest } = draft;
  if (lastTrick == null) return { ...rest, fines };
  const { liable: _liable, prevented: _prevented, ...trick } = lastTrick;
  return { ...rest, fines, lastTrick: trick };
}

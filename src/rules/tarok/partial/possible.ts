import { SUITS, type Suit } from '../../cards.js';
import type { Payment, PlayerId, PotName } from '../../payment.js';
import { Refusal, type RuleReason } from '../../refusals/refusal.js';
import type { TarokHandRecord } from '../record/hand.js';
import { settle } from '../settle.js';
import { activePlayers, POT_NAMES, potsAfter, type Pots } from '../table.js';
import {
  countingPlayers,
  countOf,
  recordOf,
  withEvent,
  type Setting,
  type TarokDraft,
} from './draft.js';
import { obstacleOf } from './obstacle.js';

/**
 * The possible ends of a hand of which only a part is known. The rules judge whole hands, so the part
 * is completed in every way that matters to them (the winner of the last trick, the fate of the pagat,
 * the count), and it is possible when one of these is.
 */

/** A whole hand, and what in it is not known: the pagat is guessed in the play or in the last trick. */
interface End {
  readonly record: TarokHandRecord;
  readonly pagat: 'known' | 'guessed-in-play' | 'guessed-in-last-trick';
}

function* endsOf(setting: Setting, draft: TarokDraft): Generator<End> {
  const record = recordOf(setting, draft);
  if (record.redeal === true || record.abandoned === true) {
    yield { record, pagat: 'known' };
    return;
  }
  const players = activePlayers(setting.rules, setting.table);
  const trickless = record.trickless ?? [];
  const winners =
    record.lastTrick == null
      ? players.filter((player) => !trickless.includes(player))
      : [record.lastTrick.winner];
  for (const winner of winners) {
    const lastTrick = record.lastTrick ?? { winner, ultimoCards: [] };
    const ended = { ...record, lastTrick };
    yield { record: ended, pagat: 'known' };
    if (isPagatSeen(record)) continue;
    for (const player of players) {
      for (const kind of ['pagat-won', 'pagat-lost'] as const) {
        const events = [...(record.events ?? []), { kind, player }];
        yield { record: { ...ended, events }, pagat: 'guessed-in-play' };
      }
    }
    for (const player of players) {
      const cards = lastTrick.ultimoCards ?? [];
      if (cards.some((one) => one.player === player)) continue;
      const ultimoCards = [...cards, { player, card: 'pagat' } as const];
      const guessed = { ...ended, lastTrick: { ...lastTrick, ultimoCards } };
      yield { record: guessed, pagat: 'guessed-in-last-trick' };
    }
  }
}

function isPagatSeen({ events = [], lastTrick }: TarokHandRecord): boolean {
  return (
    events.some(({ kind }) => kind !== 'king-lost') ||
    (lastTrick?.ultimoCards?.some(({ card }) => card === 'pagat') ?? false)
  );
}

/** The rules' verdict on a whole hand; a refusal for the missing count alone is none. */
function refusalOf({ rules, table }: Setting, record: TarokHandRecord): Refusal | null {
  try {
    settle(rules, table, record);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}

/**
 * A part that is only not known yet: also a lost king or pagat, which may still be entered in the play
 * or in the last trick.
 */
function isOpen(record: TarokHandRecord, { field, card }: Refusal): boolean {
  const { at } = obstacleOf(record, field);
  if (at === 'trickless') return card !== undefined && card !== 'mondo';
  return at === 'count' || at === 'abandoned';
}

/**
 * Whether a refusal is about what is typed itself: an end only adds to it, and what is impossible
 * without it stays so.
 */
function isOfTyped(draft: TarokDraft, { field }: Refusal): boolean {
  const obstacle = obstacleOf(draft, field);
  switch (obstacle.at) {
    case 'melding':
      return true;
    case 'event':
      return obstacle.index !== null && obstacle.index < (draft.events ?? []).length;
    case 'last-trick':
      return draft.lastTrick != null;
    default:
      return false;
  }
}

/** Whether it is missing what became of the pagat. */
function isPagatMissing({ reason }: Refusal): boolean {
  return reason === ('pagat-fate-missing' satisfies RuleReason);
}

/** Whether the hand needs to say what became of the pagat, and does not. */
export function needsPagat(setting: Setting, draft: TarokDraft): boolean {
  for (const { record, pagat } of endsOf(setting, { ...draft, count: [] })) {
    if (pagat !== 'known') return false;
    const refusal = refusalOf(setting, record);
    if (refusal !== null && isPagatMissing(refusal)) return true;
    if (refusal === null || isOpen(record, refusal)) return false;
  }
  return false;
}

/**
 * The reason why no hand can have this draft; null when some can.
 *
 * @returns the refusal of the likeliest end
 */
export function whyNot(setting: Setting, draft: TarokDraft): Refusal | null {
  let first: Refusal | null = null;
  let last: Refusal | null = null;
  for (const { record, pagat } of endsOf(setting, { ...draft, count: [] })) {
    const refusal = refusalOf(setting, record);
    if (refusal === null || isOpen(record, refusal))
      return liabilityRefused(setting, draft, record);
    if (pagat === 'known' && isOfTyped(draft, refusal)) return refusal;
    // That the end itself is impossible says nothing of what was typed.
    if (pagat === 'known' && !isPagatMissing(refusal)) first ??= refusal;
    last = refusal;
  }
  return first ?? last;
}

/**
 * The draft with a king of the player lost in play: the first one that can be, or any where none can, so
 * that the reason is found.
 */
export function withAnyKingLost(setting: Setting, draft: TarokDraft, player: PlayerId): TarokDraft {
  const lost = (suit: Suit) => withEvent(draft, { kind: 'king-lost', player, suit });
  return lost(SUITS.find((suit) => whyNot(setting, lost(suit)) === null) ?? SUITS[0]);
}

/** The rules look at who is liable, and for what, last of all, behind the count. */
function liabilityRefused(
  setting: Setting,
  draft: TarokDraft,
  record: TarokHandRecord,
): Refusal | null {
  if (draft.lastTrick?.liable == null && draft.lastTrick?.prevented == null) return null;
  const counted = withCounts(setting, draft, record);
  const refusal = counted === null ? null : refusalOf(setting, counted);
  if (counted === null || refusal === null) return null;
  return obstacleOf(counted, refusal.field).at === 'last-trick' ? refusal : null;
}

/** Counts that fit nearly every hand, the plain ones first. */
const LIKELY_COUNTS = [26, 39, 52, 65, 78, 13, 4, 1, 0, 5, 8];

/** A whole hand with what is not counted yet filled in; null when nothing likely fits. */
function withCounts(
  setting: Setting,
  draft: TarokDraft,
  record: TarokHandRecord,
): TarokHandRecord | null {
  const counting = countingPlayers(setting, draft);
  const fill = (known: readonly { player: PlayerId; points: number }[]): TarokHandRecord | null => {
    const next = counting[known.length];
    if (next === undefined) {
      const counted = { ...record, count: known };
      const refusal = refusalOf(setting, counted);
      const isOfCount = refusal !== null && obstacleOf(counted, refusal.field).at === 'count';
      return isOfCount ? null : counted;
    }
    const typed = countOf(draft, next);
    for (const points of typed === null ? LIKELY_COUNTS : [typed]) {
      const filled = fill([...known, { player: next, points }]);
      if (filled !== null) return filled;
    }
    return null;
  };
  if (counting.length === 0) return record;
  return fill([]);
}

/** The facts that are certain about a partial hand. */
export interface SoFar {
  readonly payments: readonly Payment[];
  /** The pots after these payments. */
  readonly pots: Pots;
  /** The pots that the last trick moves by an amount that the pagat decides, whose fate is not said yet. */
  readonly openPots: readonly PotName[];
}

/** The payments that what is typed so far brings about, however the hand ends; null for none. */
export function soFar(setting: Setting, draft: TarokDraft): SoFar | null {
  const { table } = setting;
  const ends: { readonly pagat: End['pagat']; readonly payments: readonly Payment[] }[] = [];
  for (const { record, pagat } of endsOf(setting, { ...draft, count: [] })) {
    // The pagat is guessed in the last trick only where it cannot have fallen before.
    if (pagat === 'guessed-in-last-trick' && ends.length > 0) continue;
    const refusal = refusalOf(setting, record);
    if (refusal !== null && !isOpen(record, refusal)) continue;
    const payments = certainAt(setting, draft, { record, pagat });
    if (payments === null) continue;
    ends.push({ pagat, payments });
    if (pagat !== 'guessed-in-play') break;
  }
  const [first, ...others] = ends.map(({ payments }) => payments);
  if (first === undefined) return null;
  const openPots = POT_NAMES.filter((pot) =>
    others.some((other) => textOf(other, pot) !== textOf(first, pot)),
  );
  const payments = first.filter((payment) => !openPots.some((pot) => isOfLastTrick(payment, pot)));
  return { payments, pots: potsAfter(table.pots, payments), openPots };
}

/** The payments that the last trick moves in a pot, as a text to be compared. */
function textOf(payments: readonly Payment[], pot: PotName): string {
  return payments
    .filter((payment) => isOfLastTrick(payment, pot))
    .map(({ reason, from, to, points }) => `${reason} ${from} ${to} ${points}`)
    .join();
}

function isOfLastTrick({ stage, from, to }: Payment, pot: PotName): boolean {
  return (stage === 'last-trick' || stage === 'refoundation') && (from === pot || to === pot);
}

/** The payments of one end that what is typed brings about; null where no counts fit it. */
function certainAt(
  setting: Setting,
  draft: TarokDraft,
  { record, pagat }: End,
): readonly Payment[] | null {
  const { rules, table } = setting;
  const counted = withCounts(setting, draft, record);
  const whole = counted ?? withCounts(setting, { ...draft, count: [] }, record);
  if (whole === null || refusalOf(setting, whole) !== null) return null;
  return settle(rules, table, whole).payments.filter(
    (payment) =>
      // Where no likely counts fit the typed ones, other counts replace them.
      (counted !== null || payment.stage !== 'count') && isCertain(setting, draft, payment, pagat),
  );
}

const ENDING = ['tout', 'nolo'];

function isCertain(
  setting: Setting,
  draft: TarokDraft,
  { stage, reason, from, to }: Payment,
  pagat: End['pagat'],
): boolean {
  switch (stage) {
    case 'last-trick':
      if (pagat !== 'known' && reason.startsWith('pagat-')) return false;
      return draft.lastTrick != null || ENDING.includes(reason);
    case 'refoundation':
      return draft.lastTrick != null;
    case 'count': {
      const counting = countingPlayers(setting, draft);
      const isCounted = (party: string) =>
        draft.count?.some(({ player }) => player === party) ?? false;
      if (counting.every(isCounted)) return true;
      return setting.rules.conventions.counting === 'two-rounded' && [from, to].some(isCounted);
    }
    case 'play':
      return pagat === 'known' || (reason !== 'pagat-won' && reason !== 'pagat-lost');
    default:
      return true;
  }
}

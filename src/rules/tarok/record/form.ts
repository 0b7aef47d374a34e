import type { PlayerId } from '../../payment.js';
import { refusal } from '../../refusals/refusal.js';
import type { TarokPlayable, TarokRules } from '../books/book.js';
import type { UltimoCard } from '../cards.js';
import { readFines, type HandFine } from './fine-form.js';
import type { MeldingRecord, PlayEvent, TarokHandRecord } from './hand.js';
import { asPlace, placeOf, type Place } from './place.js';
import type { TarokTable } from '../table.js';
import { activePlayers } from '../table.js';

/** The record of a hand read against its table: players as places, fines with their rules. */
export interface Hand {
  readonly rules: TarokRules;
  readonly table: TarokTable;
  readonly kind: 'played' | 'abandoned' | 'redeal';
  readonly players: readonly [PlayerId, PlayerId, PlayerId];
  readonly meldinger: readonly HandMelding[];
  readonly events: readonly HandEvent[];
  readonly fines: readonly HandFine[];
  readonly trickless: readonly boolean[];
  /** The player who is paid for a nolo; null where it is not played. */
  readonly nolo: Place | null;
  /** The player who is paid for a tout; null where it is not played. */
  readonly tout: Place | null;
  /** The player with every trick, whether a tout is played or not. */
  readonly allTricks: Place | null;
  readonly lastTrick: HandLastTrick | null;
  readonly count: readonly { readonly place: Place; readonly points: number }[];
}

export interface HandMelding {
  readonly place: Place;
  readonly melding: MeldingRecord;
  /** The fine that says what becomes of it, if any; its index in `fines`. */
  readonly fine: number | null;
  readonly due: 'paid' | 'not-paid' | 'paid-back';
  /** A fine marks it as false: it says nothing of the cards. */
  readonly isFalse: boolean;
}

export interface HandEvent {
  readonly place: Place;
  readonly event: PlayEvent;
}

export interface HandLastTrick {
  readonly winner: Place;
  readonly liable: Place | null;
  /** An ultimo that is given to who was kept from it. */
  readonly prevented: HandUltimoCard | null;
  readonly ultimoCards: readonly HandUltimoCard[];
}

export interface HandUltimoCard {
  readonly place: Place;
  readonly card: UltimoCard;
}

/** Whether a club plays something at all. */
export function isPlayed({ notPlayed }: TarokRules, what: TarokPlayable): boolean {
  return notPlayed === undefined || !notPlayed.includes(what);
}

/**
 * Reads a record against its table and rules, and refuses what has not the form of a hand.
 *
 * @throws Refusal `impossible-hand` for a player who does not play this hand, a wrong dealer, a
 *   part that is missing or too many; `rule-refused` for what the book does not know
 */
export function readHand(rules: TarokRules, table: TarokTable, record: TarokHandRecord): Hand {
  const players = activePlayers(rules, table);
  if (record.dealer != null && record.dealer !== table.dealer) {
    throw refusal('not-the-dealer', { player: record.dealer }, { field: 'dealer' });
  }
  const fines = readFines(rules, table, players, record);
  const trickless = readTrickless(players, record.trickless ?? []);
  const without = trickless.filter(Boolean).length;
  const allTricks = without === 2 ? asPlace(trickless.indexOf(false)) : null;
  const kind = record.redeal ? 'redeal' : record.abandoned ? 'abandoned' : 'played';
  return {
    rules,
    table,
    kind,
    players,
    meldinger: readMeldinger(players, record, fines),
    events: (record.events ?? []).map((event, index) => ({
      place: placeOf(players, event.player, `events[${index}].player`),
      event,
    })),
    fines,
    trickless,
    nolo: without === 1 && isPlayed(rules, 'nolo') ? asPlace(trickless.indexOf(true)) : null,
    tout: isPlayed(rules, 'tout') ? allTricks : null,
    allTricks,
    lastTrick: readLastTrick(players, record),
    count: (record.count ?? []).map(({ player, points: counted }, index) => ({
      place: placeOf(players, player, `count[${index}].player`),
      points: counted,
    })),
  };
}

function readMeldinger(
  players: readonly PlayerId[],
  record: TarokHandRecord,
  fines: readonly HandFine[],
): HandMelding[] {
  return (record.meldinger ?? []).map((melding, index) => {
    const place = placeOf(players, melding.player, `meldinger[${index}].player`);
    let due: HandMelding['due'] = 'paid';
    let fineIndex: number | null = null;
    let isFalse = false;
    fines.forEach(({ fine, rule }, place) => {
      if (fine.melding !== index) return;
      const forgiven = rule.freeAfterHand === true && fine.stage === 'after';
      isFalse ||= fine.code === 'melding-false';
      if (rule.melding === 'not-paid' && due === 'paid') {
        due = 'not-paid';
        fineIndex = place;
      } else if (rule.melding === 'paid-back' && !forgiven) {
        due = 'paid-back';
        fineIndex = place;
      }
    });
    return { place, melding, fine: fineIndex, due, isFalse };
  });
}

function readTrickless(players: readonly PlayerId[], trickless: readonly PlayerId[]): boolean[] {
  const without = [false, false, false];
  trickless.forEach((player, index) => {
    const place = placeOf(players, player, `trickless[${index}]`);
    if (without[place]) {
      throw refusal('trickless-twice', { player }, { field: `trickless[${index}]` });
    }
    without[place] = true;
  });
  if (trickless.length > 2) {
    throw refusal('tricks-taken-by-nobody', {}, { field: 'trickless' });
  }
  return without;
}

function readLastTrick(
  players: readonly PlayerId[],
  record: TarokHandRecord,
): HandLastTrick | null {
  const trick = record.lastTrick;
  if (!trick) return null;
  const ultimoCards = (trick.ultimoCards ?? []).map(({ player, card }, index) => ({
    place: placeOf(players, player, `lastTrick.ultimoCards[${index}].player`),
    card,
  }));
  ultimoCards.forEach(({ place, card }, index) => {
    const field = `lastTrick.ultimoCards[${index}]`;
    const earlier = ultimoCards.slice(0, index);
    if (earlier.some((one) => one.place === place)) {
      const player = players[place] ?? trick.winner;
      throw refusal('two-cards-in-last-trick', { player }, { field: `${field}.player`, card });
    }
    if (earlier.some((one) => one.card === card)) {
      throw refusal('card-falls-twice', { card }, { field: `${field}.card`, card });
    }
  });
  return {
    winner: placeOf(players, trick.winner, 'lastTrick.winner'),
    liable: trick.liable == null ? null : placeOf(players, trick.liable, 'lastTrick.liable'),
    prevented:
      trick.prevented == null
        ? null
        : {
            place: placeOf(players, trick.prevented.player, 'lastTrick.prevented.player'),
            card: trick.prevented.card,
          },
    ultimoCards,
  };
}

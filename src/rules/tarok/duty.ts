import { SUITS } from '../cards.js';
import type { PlayerId } from '../payment.js';
import { warningOf, type Warned } from '../refusals/warning.js';
import { ALL_KINGS, FOOL, MONDO, PAGAT, TRUMP_COUNT, courtsOf, size } from './cards.js';
import { canBeDealt, fewestTrumps } from './possible/deal.js';
import { isUnsure } from './fine.js';
import { isPlayed, type Hand } from './record/form.js';
import type { Place } from './record/place.js';
import { PLACES } from './record/place.js';
import type { KnownCards } from './possible/known-cards.js';
import { TAROK_WARNINGS } from './summary/warnings.js';

/** A melding that somebody had to make, by what the record shows of the cards. */
export interface TarokWarning extends Warned<'melding-missed'> {
  /** The player with the duty; null where it is known only that one of several had it. */
  readonly player: PlayerId | null;
  readonly melding: 'trumps' | 'matadors' | 'cavallerie' | 'kings';
}

const warning = warningOf(TAROK_WARNINGS);

/** From so many on trumps are declared. */
const TRUMPS_DECLARED = 10;

/**
 * There is a duty to declare (meldepligt). A player who shows cards that make a melding, in other
 * meldinger or by losing or winning with them, without declaring it, has probably forgotten it: a
 * warning beside the result, since the record alone does not prove it. There is no warning where a fine
 * already covers it.
 */
export function missedMeldinger(hand: Hand, known: KnownCards): TarokWarning[] {
  const missed: TarokWarning[] = [];
  if (hand.kind === 'redeal') return missed;
  for (const place of PLACES) {
    if (isFined(hand, place)) continue;
    const player = hand.players[place];
    const warn = (melding: TarokWarning['melding'], warned: Warned<'melding-missed'>): void => {
      if (!isPlayed(hand.rules, melding)) return;
      missed.push({ ...warned, player, melding });
    };
    warnOfTrumps(hand, known, place, warn);
    warnOfCourts(hand, known, place, warn);
  }
  const among = isPlayed(hand.rules, 'trumps') ? amongWhomTen(hand, known) : [];
  if (among.length > 0) {
    const players = among.map((place) => hand.players[place]);
    missed.push({ ...warning('ten-trumps-among', { players }), player: null, melding: 'trumps' });
  }
  return missed;
}

/**
 * The players of whom one must have had ten trumps without a word. A pagat that fell nowhere was laid
 * by the dealer, and with it every trump of theirs; the others then lie with two, who cannot both have
 * had fewer.
 *
 * @returns nobody where the trumps can be dealt so that both had, or where it is not certain that the
 *   pagat was laid; a player who showed it cannot have laid it, and there is no such deal
 */
function amongWhomTen(hand: Hand, known: KnownCards): readonly Place[] {
  if (hand.kind !== 'played' || hand.rules.conventions.pagatWonUnsaid) return [];
  if (PLACES.some((place) => isUnsure(hand, place))) return [];
  const canBe = (fewer: readonly Place[]): boolean =>
    canBeDealt(hand, known, 'pagat-in-skat', (place) =>
      fewer.includes(place) ? TRUMPS_DECLARED - 1 : TRUMP_COUNT,
    );
  // A player who declared them wrongly has declared them too.
  const silent = PLACES.filter(
    (place) => !declared(hand, place, 'trumps') && !isFined(hand, place),
  );
  if (canBe(silent)) return [];
  return silent.filter((one) => canBe(silent.filter((place) => place !== one)));
}

type Warn = (melding: TarokWarning['melding'], warned: Warned<'melding-missed'>) => void;

function warnOfTrumps(hand: Hand, known: KnownCards, place: Place, warn: Warn): void {
  const least = fewestTrumps(known, place);
  const player = hand.players[place];
  if (least >= TRUMPS_DECLARED && !declared(hand, place, 'trumps')) {
    warn('trumps', warning('ten-trumps-shown', { player, trumps: least }));
  }
  const three = FOOL | MONDO | PAGAT;
  if (((known.trumps[place] ?? 0) & three) === three && !declared(hand, place, 'matadors')) {
    warn('matadors', warning('matadors-shown', { player }));
  }
}

function warnOfCourts(hand: Hand, known: KnownCards, place: Place, warn: Warn): void {
  const player = hand.players[place];
  const courts = known.courts[place] ?? 0;
  const holdsFool = ((known.trumps[place] ?? 0) & FOOL) !== 0;
  const makes = (whole: number): boolean => {
    const have = size(courts & whole);
    return have === 4 || (have === 3 && holdsFool);
  };
  if (makes(ALL_KINGS) && !declared(hand, place, 'kings')) {
    warn('kings', warning('kings-shown', { player }));
  }
  for (const suit of SUITS) {
    const whole = courtsOf(suit);
    if (!makes(whole)) continue;
    const kingMissing = size(courts & whole & ALL_KINGS) === 0;
    if (kingMissing && hand.rules.conventions.halfCavallerieNeedsKing) continue;
    const isDeclared = hand.meldinger.some(
      ({ place: by, melding }) =>
        by === place && melding.kind === 'cavallerie' && melding.suit === suit,
    );
    if (!isDeclared) {
      warn('cavallerie', warning('cavallerie-shown', { player, suit }));
    }
  }
}

function declared(hand: Hand, place: Place, kind: 'trumps' | 'matadors' | 'kings'): boolean {
  return hand.meldinger.some((made) => made.place === place && made.melding.kind === kind);
}

function isFined(hand: Hand, place: Place): boolean {
  return hand.fines.some(
    ({ place: fined, fine }) =>
      fined === place && (fine.code === 'melding-omitted' || fine.code === 'melding-late'),
  );
}

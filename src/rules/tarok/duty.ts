import { SUITS } from '../cards.js';
import { ALL_KINGS, FOOL, MONDO, PAGAT, courtsOf, size } from './cards.js';
import { fewestTrumps } from './deal.js';
import type { Hand } from './form.js';
import type { Place } from './place.js';
import { PLACES } from './place.js';
import type { KnownCards } from './known-cards.js';

/** A melding that somebody had to make, by what the record shows of his cards. */
export interface MissedMelding {
  readonly code: 'melding-missed';
  readonly place: Place;
  readonly melding: 'trumps' | 'matadors' | 'cavallerie' | 'kings';
  readonly words: string;
}

/**
 * There is a duty to declare (meldepligt). Who shows cards that make a melding, in other meldinger
 * or by losing or winning with them, and did not declare it, has probably forgotten it: a warning
 * beside the result, since the record alone does not prove it. Quiet where a fine already says so.
 */
export function missedMeldinger(hand: Hand, known: KnownCards): MissedMelding[] {
  const missed: MissedMelding[] = [];
  for (const place of PLACES) {
    if (isFined(hand, place)) continue;
    const warn = (melding: MissedMelding['melding'], words: string): void => {
      missed.push({ code: 'melding-missed', place, melding, words });
    };
    warnOfTrumps(hand, known, place, warn);
    warnOfCourts(hand, known, place, warn);
  }
  return missed;
}

type Warn = (melding: MissedMelding['melding'], words: string) => void;

function warnOfTrumps(hand: Hand, known: KnownCards, place: Place, warn: Warn): void {
  const least = fewestTrumps(known, place);
  if (least >= 10 && !declared(hand, place, 'trumps')) {
    warn('trumps', `He shows ${least} trumps, and ten or more must be declared.`);
  }
  const three = FOOL | MONDO | PAGAT;
  if (((known.trumps[place] ?? 0) & three) === three && !declared(hand, place, 'matadors')) {
    warn('matadors', 'He shows the fool, the mondo and the pagat: matadors must be declared.');
  }
}

function warnOfCourts(hand: Hand, known: KnownCards, place: Place, warn: Warn): void {
  const courts = known.courts[place] ?? 0;
  const holdsFool = ((known.trumps[place] ?? 0) & FOOL) !== 0;
  const makes = (whole: number): boolean => {
    const have = size(courts & whole);
    return have === 4 || (have === 3 && holdsFool);
  };
  if (makes(ALL_KINGS) && !declared(hand, place, 'kings')) {
    warn('kings', 'He shows the kings for a melding of kings.');
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
      warn('cavallerie', `He shows the court cards for a cavallerie in ${suit}.`);
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

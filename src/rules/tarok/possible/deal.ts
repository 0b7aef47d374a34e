import { refusal } from '../../refusals/refusal.js';
import type { TrumpSet } from '../cards.js';
import {
  ALL_KINGS,
  ALL_TRUMPS,
  FOOL,
  HAND_SIZE,
  MONDO,
  PAGAT,
  SKAT_SIZE,
  TRUMP_COUNT,
  size,
} from '../cards.js';
import type { Hand } from '../record/form.js';
import type { Place } from '../record/place.js';
import { DEALER, PLACES } from '../record/place.js';
import type { KnownCards } from './known-cards.js';

/** Three hands and the skat, as bits of a set of places where a trump can be. */
const SKAT = 3;
const EVERYWHERE = 0b1111;

/**
 * Refuses holdings that no deal of the 78 cards gives.
 *
 * The trumps (with the fool) are dealt into four places, the three hands and the skat, each with a
 * least and a greatest number, each trump only where it is not known to be absent. Such a deal
 * exists exactly when, for every set of places, neither do the trumps that must lie there exceed
 * their room, nor do those that can lie there fall short of what is due there. Suit cards fill up
 * the rest: there are always enough of them.
 *
 * @throws Refusal `impossible-hand`
 */
export function checkDeal(hand: Hand, known: KnownCards): void {
  checkHandSizes(hand, known);
  checkDealerCanLay(hand, known);
  checkTrumpSum(hand, known);
  if (saysNothingOfTrumps(known)) return;
  if (!canBeDealt(hand, known, 'anywhere')) {
    throw refusal('trumps-cannot-be-dealt', { trumps: TRUMP_COUNT }, { field: 'meldinger' });
  }
}

/** Where nobody misses a trump, what they show of them can always be dealt; only gaps bind others. */
function saysNothingOfTrumps({ trumpsMissing }: KnownCards): boolean {
  return trumpsMissing.every((set) => set === 0);
}

/** Whether the dealer may have discarded the pagat with all other trumps. */
export function pagatMayBeInSkat(hand: Hand, known: KnownCards): boolean {
  return hand.rules.conventions.dealerMayDiscardPagat && canBeDealt(hand, known, 'pagat-in-skat');
}

/** The fewest trumps (with the fool) that a player can have had. */
export function fewestTrumps(known: KnownCards, place: Place): number {
  return known.trumpCount[place] ?? size(known.trumps[place] ?? 0);
}

/** The fewest trumps, the fool left out, that a player can have had. */
export function fewestWithoutFool(known: KnownCards, place: Place): number {
  const held = known.trumps[place] ?? 0;
  const declared = known.trumpCount[place];
  if (declared == null) return size(held & ~FOOL);
  const foolIsElsewhere =
    ((known.trumpsMissing[place] ?? 0) & FOOL) !== 0 ||
    PLACES.some((other) => other !== place && ((known.trumps[other] ?? 0) & FOOL) !== 0);
  return foolIsElsewhere ? declared : declared - 1;
}

/** Whether a player can have had a trump (not the fool) higher than the pagat. */
export function mayBeatPagat(known: KnownCards, place: Place): boolean {
  const own = known.trumps[place] ?? 0;
  let left = TRUMP_COUNT - size(own & FOOL);
  let leftWithoutFool = TRUMP_COUNT - 1;
  let elsewhere: TrumpSet = known.trumpsMissing[place] ?? 0;
  for (const other of PLACES) {
    if (other === place) continue;
    left -= fewestTrumps(known, other);
    leftWithoutFool -= fewestWithoutFool(known, other);
    elsewhere |= known.trumps[other] ?? 0;
  }
  const declared = known.trumpCount[place];
  const most = declared == null ? TRUMP_COUNT : declared - size(own & FOOL);
  const higher = ALL_TRUMPS & ~(FOOL | PAGAT) & ~elsewhere;
  return higher !== 0 && Math.min(left, leftWithoutFool, most) > size(own & PAGAT);
}

/** A player may show what the dealer then lays into the skat. */
function cardsDealt(place: Place): number {
  return place === DEALER ? HAND_SIZE + SKAT_SIZE : HAND_SIZE;
}

function checkHandSizes(hand: Hand, known: KnownCards): void {
  for (const place of PLACES) {
    const shown = fewestTrumps(known, place) + size(known.courts[place] ?? 0);
    const most = cardsDealt(place);
    if (shown > most) {
      throw refusal(
        place === DEALER ? 'dealer-shows-too-many' : 'shows-too-many',
        { player: hand.players[place], shown, most },
        { field: fieldOf(hand, place) },
      );
    }
  }
}

/** This number of trumps cannot be laid (they would have to be all), and kings never. */
function checkDealerCanLay(hand: Hand, known: KnownCards): void {
  const kept = fewestTrumps(known, DEALER) + size((known.courts[DEALER] ?? 0) & ALL_KINGS);
  if (kept > HAND_SIZE) {
    const params = { player: hand.players[DEALER], shown: kept, kept: HAND_SIZE };
    throw refusal('dealer-cannot-lay', params, { field: 'meldinger' });
  }
}

function checkTrumpSum(hand: Hand, known: KnownCards): void {
  const declared = PLACES.map((place) => fewestTrumps(known, place));
  const sum = declared.reduce((all, one) => all + one, 0);
  if (sum > TRUMP_COUNT) {
    throw refusal('too-many-trumps', { shown: sum, trumps: TRUMP_COUNT }, { field: 'meldinger' });
  }
  for (const place of PLACES) {
    const matadors = size(known.trumps[place] ?? 0);
    const count = known.trumpCount[place];
    if (count != null && count < matadors) {
      const params = { player: hand.players[place], declared: count, shown: matadors };
      throw refusal('shows-more-trumps', params, { field: 'meldinger' });
    }
  }
}

function fieldOf(hand: Hand, place: Place): string {
  const index = hand.meldinger.findIndex((made) => made.place === place);
  return index < 0 ? 'meldinger' : `meldinger[${index}]`;
}

/**
 * Whether the trumps can be dealt so. The dealer lays trumps into the skat only if it leaves them
 * without any (the fool is none for this), and never the mondo; so there are two kinds of deal to try:
 * none there, or none with the dealer.
 *
 * @param mostOf how many trumps a player who declared none has at most
 */
export function canBeDealt(
  hand: Hand,
  known: KnownCards,
  pagat: 'anywhere' | 'pagat-in-skat',
  mostOf: (place: Place) => number = () => TRUMP_COUNT,
): boolean {
  const { dealerMayDiscardPagat, dealerMayDiscardFoolForTout } = hand.rules.conventions;
  const fool = hand.allTricks === DEALER && dealerMayDiscardFoolForTout ? FOOL : 0;
  if (pagat === 'anywhere' && fits(known, fool, 0, false, mostOf)) return true;
  if (fewestWithoutFool(known, DEALER) > 0) return false;
  if (pagat === 'pagat-in-skat' && known.trumps.some((held) => (held & PAGAT) !== 0)) return false;
  let layable = (ALL_TRUMPS & ~(FOOL | MONDO)) | fool;
  if (!dealerMayDiscardPagat) layable &= ~PAGAT;
  return fits(known, layable, pagat === 'pagat-in-skat' ? PAGAT : 0, true, mostOf);
}

/** Whether the trumps fit into the hands and the skat (see `checkDeal`). */
function fits(
  known: KnownCards,
  layable: TrumpSet,
  laid: TrumpSet,
  dealerIsVoid: boolean,
  mostOf: (place: Place) => number,
): boolean {
  const least = [0, 0, 0, size(laid)];
  const most = [0, 0, 0, layable === 0 ? 0 : SKAT_SIZE];
  const can: TrumpSet[] = [0, 0, 0, layable];
  let heldSomewhere: TrumpSet = laid;
  for (const place of PLACES) heldSomewhere |= known.trumps[place] ?? 0;
  for (const place of PLACES) {
    const own = known.trumps[place] ?? 0;
    const count = known.trumpCount[place] ?? null;
    least[place] = count ?? size(own);
    most[place] =
      count ?? Math.min(mostOf(place), cardsDealt(place) - size(known.courts[place] ?? 0));
    can[place] = own | (ALL_TRUMPS & ~heldSomewhere & ~(known.trumpsMissing[place] ?? 0));
    if (place === DEALER && dealerIsVoid) can[place] &= FOOL;
  }
  can[SKAT] = laid | (layable & ~heldSomewhere);
  return everySetFits(can, least, most);
}

function everySetFits(
  can: readonly TrumpSet[],
  least: readonly number[],
  most: readonly number[],
): boolean {
  // With no place at all, a trump that can lie nowhere is found.
  for (let places = 0; places <= EVERYWHERE; places++) {
    let inside: TrumpSet = 0;
    let outside: TrumpSet = 0;
    let due = 0;
    let room = 0;
    for (let place = 0; place <= SKAT; place++) {
      const reach = can[place] ?? 0;
      if ((places & (1 << place)) === 0) {
        outside |= reach;
      } else {
        inside |= reach;
        due += least[place] ?? 0;
        room += most[place] ?? 0;
      }
    }
    if (size(inside) < due) return false;
    if (size(ALL_TRUMPS & ~outside) > room) return false;
  }
  return true;
}

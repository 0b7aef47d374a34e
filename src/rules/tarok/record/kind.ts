import { refusal } from '../../refusals/refusal.js';
import type { Hand } from './form.js';
import type { FineCode } from '../../fine-record.js';
import type { TarokHandRecord } from './hand.js';

/** Played, abandoned or dealt again: each has its own parts and its own fines. */
export function checkKind(hand: Hand, record: TarokHandRecord): void {
  if (record.redeal && record.abandoned) {
    throw refusal('abandoned-and-redealt', {}, { field: 'redeal' });
  }
  hand.fines.forEach(({ fine, rule, choice }, index) => {
    const must = choice.abandons === 'always' && !(rule.freeAfterHand && fine.stage === 'after');
    if (must && hand.kind !== 'abandoned') {
      const params = { book: hand.rules.book, fine: fine.code, recorded: hand.kind };
      throw refusal('fine-abandons', params, { field: `fines[${index}]` });
    }
    if ((rule.voidsDeal || choice.passesDeal) && hand.kind !== 'redeal') {
      throw refusal('fine-needs-redeal', { fine: fine.code }, { field: `fines[${index}]` });
    }
  });
  if (hand.kind === 'played') {
    if (!hand.lastTrick && !mayLeaveLastTrick(hand)) {
      throw refusal('last-trick-missing', {}, { field: 'lastTrick' });
    }
    return;
  }
  if (record.lastTrick || hand.count.length > 0 || hand.trickless.includes(true)) {
    const field = record.lastTrick ? 'lastTrick' : hand.count.length > 0 ? 'count' : 'trickless';
    throw refusal('not-played-out', { ended: hand.kind }, { field });
  }
  if (hand.kind === 'abandoned') checkAbandoned(hand);
  else checkRedeal(hand);
}

/**
 * Beside a nolo the last trick matters only where it is paid (R1) or an ultimo card fell in it, which a
 * record says with its winner.
 */
function mayLeaveLastTrick({ nolo, rules }: Hand): boolean {
  return nolo !== null && !rules.conventions.lastTrickBesideNolo;
}

function checkAbandoned(hand: Hand): void {
  const abandons = hand.fines.some(({ fine, rule, choice }) => {
    const isOver = fine.stage === 'after';
    if (choice.abandons === 'always') return !(isOver && rule.freeAfterHand);
    return choice.abandons === 'may' && !isOver && fine.selfReported !== true;
  });
  if (!abandons) {
    throw refusal('nothing-abandons', { book: hand.rules.book }, { field: 'abandoned' });
  }
}

/** Nobody can have made these before a card was played. */
const FINES_OF_PLAY: readonly FineCode[] = [
  'revoke',
  'lead-out-of-turn',
  'premature-play',
  'fool-called-in-vain',
  'miscount',
];

function checkRedeal(hand: Hand): void {
  if (hand.meldinger.length > 0 || hand.events.length > 0) {
    const field = hand.meldinger.length > 0 ? 'meldinger' : 'events';
    throw refusal('played-before-redeal', {}, { field });
  }
  hand.fines.forEach(({ fine }, index) => {
    if (!FINES_OF_PLAY.includes(fine.code)) return;
    throw refusal('fine-of-play-before-redeal', { fine: fine.code }, { field: `fines[${index}]` });
  });
  const misdealt = hand.fines.some(({ fine }) => fine.code === 'misdeal');
  if (!misdealt && !hand.rules.conventions.redealWithoutTrump) {
    throw refusal('redeal-without-misdeal', { book: hand.rules.book }, { field: 'redeal' });
  }
}

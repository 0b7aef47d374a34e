import { impossible, told } from '../refusal.js';
import type { Hand } from './form.js';
import type { FineCode } from '../fine-record.js';
import type { TarokHandRecord } from './hand.js';

/** Played, abandoned or dealt again: each has its own parts and its own fines. */
export function checkKind(hand: Hand, record: TarokHandRecord): void {
  if (record.redeal && record.abandoned) {
    throw impossible('A hand is either abandoned or dealt again.', 'redeal');
  }
  hand.fines.forEach(({ fine, rule, choice, amount }, index) => {
    const must = choice.abandons === 'always' && !(rule.freeAfterHand && fine.stage === 'after');
    if (must && amount === choice.amount && hand.kind !== 'abandoned') {
      throw impossible(
        `In ${hand.rules.book} the fine ${fine.code} abandons the hand, but it is recorded as ${hand.kind === 'redeal' ? 'dealt again' : 'played'}.`,
        `fines[${index}]`,
      );
    }
    if ((rule.voidsDeal || choice.passesDeal) && hand.kind !== 'redeal') {
      throw impossible(
        `After this ${fine.code} another player deals; record it as a redeal.`,
        `fines[${index}]`,
      );
    }
  });
  if (hand.kind === 'played') {
    if (!hand.lastTrick) throw impossible('Who won the last trick is missing.', 'lastTrick');
    return;
  }
  if (record.lastTrick || hand.count.length > 0 || hand.trickless.includes(true)) {
    throw impossible(
      `A hand that was ${hand.kind === 'redeal' ? 'dealt again' : 'abandoned'} has no last trick, no count, and nobody without tricks.`,
      record.lastTrick ? 'lastTrick' : hand.count.length > 0 ? 'count' : 'trickless',
    );
  }
  if (hand.kind === 'abandoned') checkAbandoned(hand);
  else checkRedeal(hand);
}

function checkAbandoned(hand: Hand): void {
  const abandons = hand.fines.some(({ fine, rule, choice }) => {
    const isOver = fine.stage === 'after';
    if (choice.abandons === 'always') return !(isOver && rule.freeAfterHand);
    return choice.abandons === 'may' && !isOver && fine.selfReported !== true;
  });
  if (!abandons) {
    throw impossible(`No fine on record abandons the hand in ${hand.rules.book}.`, 'abandoned');
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
    throw impossible(
      'When the cards are dealt again, nothing has been declared or played.',
      hand.meldinger.length > 0 ? 'meldinger' : 'events',
    );
  }
  const played = hand.fines.findIndex(({ fine }) => FINES_OF_PLAY.includes(fine.code));
  if (played >= 0) {
    throw impossible(
      'When the cards are dealt again, nothing has been played.',
      `fines[${played}]`,
    );
  }
  const misdealt = hand.fines.some(({ fine }) => fine.code === 'misdeal');
  if (!misdealt && !hand.rules.conventions.redealWithoutTrump) {
    throw told(
      'rule-refused',
      `In ${hand.rules.book} cards are dealt again only after a misdeal.`,
      'redeal',
    );
  }
}

import {
  count,
  oneOf,
  player,
  points,
  refusalOf,
  type ReasonList,
} from '../rules/refusals/params.js';
import { refusing } from '../rules/refusals/refusal.js';

/** The later steps that a correction can break. */
const BROKEN_STEPS = ['hand', 'fine', 'compensation', 'seat', 'step'] as const;
export type BrokenStep = (typeof BROKEN_STEPS)[number];

/**
 * Why an evening refuses something, beside the game that is played.
 * - `session-closed`: the pots have been split.
 * - `correction-refused`: the correction cannot be made so.
 * - `rule-refused`: by the book it is recorded otherwise.
 */
export type EveningCode =
  | 'session-closed'
  | 'hand-not-found'
  | 'fine-not-found'
  | 'fine-overturned'
  | 'rule-refused'
  | 'correction-refused'
  | 'amount-too-large'
  | 'validation-failed';

export const EVENING_REASONS = {
  'session-is-closed': { code: 'session-closed' },
  'no-such-hand': { code: 'hand-not-found', params: { hand: count('The number asked for.') } },
  'nothing-to-undo': { code: 'hand-not-found' },
  'no-such-fine': { code: 'fine-not-found' },
  'fine-is-overturned': { code: 'fine-overturned' },
  'standing-too-large': {
    code: 'amount-too-large',
    params: { most: points('The most that anybody can win or lose in a session.') },
  },
  'say-record-or-void': { code: 'validation-failed' },
  'hand-corrected-twice': {
    code: 'correction-refused',
    params: { hand: count('The hand that two entries change.') },
  },
  'fine-corrected-twice': { code: 'correction-refused' },
  'hand-says-that': { code: 'correction-refused', params: { hand: count('The hand.') } },
  'hand-is-void': { code: 'correction-refused', params: { hand: count('The hand.') } },
  'fine-says-that': { code: 'correction-refused' },
  'no-such-seat-change': { code: 'correction-refused' },
  'seats-only-replayed': { code: 'correction-refused' },
  'pays-back-one-fine': { code: 'validation-failed' },
  'hand-has-fine-paid-back': {
    code: 'correction-refused',
    params: { hand: count('The hand.') },
  },
  'fine-of-void-hand': { code: 'hand-not-found', params: { hand: count('The hand.') } },
  'fine-ends-hand': { code: 'rule-refused' },
  'fine-is-disputed': { code: 'correction-refused' },
  'deal-back-to-one-who-left': {
    code: 'correction-refused',
    params: { player: player('The player who has left the table.') },
  },
  'no-deal-to-give-back': { code: 'correction-refused' },
  'pot-cannot-pay': {
    code: 'correction-refused',
    params: {
      pot: oneOf(['king-pot', 'pagat-pot'], 'The pot.'),
      holds: points('Its content.'),
      pays: points('The amount that it would have to pay.'),
    },
  },
  'step-cannot-stand': {
    code: 'correction-refused',
    params: {
      step: oneOf(BROKEN_STEPS, 'The later step that no longer fits.'),
      because: refusalOf('Why it cannot.'),
    },
  },
} as const satisfies ReasonList<EveningCode>;

/** Makes a refusal of an evening. */
export const refusal = refusing(EVENING_REASONS);

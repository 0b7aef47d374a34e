import type { ObjectionEvent } from '../../../events/money/objections.js';
import type {
  OBJECTION_PARTS,
  OBJECTION_REASONS,
} from '../../../money/reasons/objection-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

/** Objections to vouchers, in the log. */
export const objectionLog = {
  'objection-raised': ({ member, voucher }, say) =>
    `${say.player(member)} objected to voucher ${voucher}.`,
  'objection-withdrawn': ({ member, voucher }, say) =>
    `${say.player(member)} withdrew their objection to voucher ${voucher}.`,
  'objection-answered': ({ member, voucher, decision }, say) =>
    decision === 'granted'
      ? `The objection of ${say.player(member)} to voucher ${voucher} was granted.`
      : `The objection of ${say.player(member)} to voucher ${voucher} was turned down.`,
} satisfies Pick<LogWords['sentences'], ObjectionEvent['kind']>;

const PARTS: Readonly<Record<(typeof OBJECTION_PARTS)[number], string>> = {
  objected: 'This is your own objection.',
  booked: 'You booked the voucher yourself.',
  touched: 'The voucher is on your account too.',
  auditor: 'The treasurer answers.',
};

/** Why an objection is refused, or its answer. */
export const objectionReasons = {
  'no-such-objection': () => 'There is no such objection.',
  'objection-not-own-account': () =>
    'The voucher is not on your account. Members object only to vouchers on their own accounts.',
  'objection-to-evening': () =>
    'That voucher is an evening’s. Dispute the hand or the fine instead; the evening is then corrected.',
  'objected-already': () =>
    'You have objected to the voucher already. The objection waits for its answer.',
  'objection-has-ended': () => 'The objection has ended.',
  'only-objector-withdraws': () => 'Only the member who objected can withdraw the objection.',
  'another-answers-objection': ({ part, names }, say) =>
    `${PARTS[part]} ${names.length === 0 ? 'Nobody else can answer yet.' : `It can be answered by ${say.or(names)}.`}`,
} satisfies SentencesOf<typeof OBJECTION_REASONS>;

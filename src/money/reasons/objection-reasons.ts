import { listOf, oneOf, text, type ReasonList } from '../../rules/refusals/params.js';

/** The parts that keep somebody from answering an objection while another one may. */
export const OBJECTION_PARTS = ['objected', 'booked', 'touched', 'auditor'] as const;

export type ObjectionCode = 'objection-not-found' | 'objection-refused' | 'own-money';

/** Why nobody can object to a voucher like that, or answer an objection. */
export const OBJECTION_REASONS = {
  'no-such-objection': { code: 'objection-not-found' },
  'objection-not-own-account': { code: 'objection-refused' },
  'objection-to-evening': { code: 'objection-refused' },
  'objected-already': { code: 'objection-refused' },
  'objection-has-ended': { code: 'objection-refused' },
  'only-objector-withdraws': { code: 'objection-refused' },
  'another-answers-objection': {
    code: 'own-money',
    params: {
      part: oneOf(
        OBJECTION_PARTS,
        'Their part: they `objected`, `booked` the voucher, or it `touched` their account; an `auditor` ' +
          'answers where no treasurer can.',
      ),
      names: listOf(text('A name.'), 'Those who may answer it.'),
    },
  },
} as const satisfies ReasonList<ObjectionCode>;

import type { ObjectionEvent } from '../../../events/money/objections.js';
import type {
  OBJECTION_PARTS,
  OBJECTION_REASONS,
} from '../../../money/reasons/objection-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

/** Objections to vouchers, in the log. */
export const objectionLog = {
  'objection-raised': ({ member, voucher }, say) =>
    `${say.player(member)} gjorde indsigelse mod bilag ${voucher}.`,
  'objection-withdrawn': ({ member, voucher }, say) =>
    `${say.player(member)} trak sin indsigelse mod bilag ${voucher} tilbage.`,
  'objection-answered': ({ member, voucher, decision }, say) =>
    decision === 'granted'
      ? `${say.player(member)} fik medhold i indsigelsen mod bilag ${voucher}.`
      : `${say.player(member)} fik ikke medhold i indsigelsen mod bilag ${voucher}.`,
} satisfies Pick<LogWords['sentences'], ObjectionEvent['kind']>;

const PARTS: Readonly<Record<(typeof OBJECTION_PARTS)[number], string>> = {
  objected: 'Det er din egen indsigelse.',
  booked: 'Du har selv bogført bilaget.',
  touched: 'Bilaget står også på din konto.',
  auditor: 'Kassereren svarer.',
};

/** Why an objection is refused, or its answer. */
export const objectionReasons = {
  'no-such-objection': () => 'Den indsigelse findes ikke.',
  'objection-not-own-account': () =>
    'Bilaget står ikke på din konto. Man kan kun gøre indsigelse mod det, der er bogført på ens egen konto.',
  'objection-to-evening': () =>
    'Bilaget er en aftens. Gør indsigelse mod hånden eller bøden i stedet; så rettes aftenen.',
  'objected-already': () => 'Du har allerede gjort indsigelse mod bilaget. Den venter på svar.',
  'objection-has-ended': () => 'Indsigelsen er afsluttet.',
  'only-objector-withdraws': () => 'Kun den, der har gjort indsigelsen, kan trække den tilbage.',
  'another-answers-objection': ({ part, names }, say) =>
    `${PARTS[part]} ${names.length === 0 ? 'Ingen anden kan svare endnu.' : `Det kan ${say.or(names)} svare på.`}`,
} satisfies SentencesOf<typeof OBJECTION_REASONS>;

import type { ObjectionEvent } from '../../../events/money/objections.js';
import type {
  OBJECTION_PARTS,
  OBJECTION_REASONS,
} from '../../../money/reasons/objection-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

/** Objections to vouchers, in the log. */
export const objectionLog = {
  'objection-raised': ({ member, voucher }, say) =>
    `${say.player(member)} invände mot verifikat ${voucher}.`,
  'objection-withdrawn': ({ member, voucher }, say) =>
    `${say.player(member)} drog tillbaka sin invändning mot verifikat ${voucher}.`,
  'objection-answered': ({ member, voucher, decision }, say) =>
    decision === 'granted'
      ? `Invändningen från ${say.player(member)} mot verifikat ${voucher} bifölls.`
      : `Invändningen från ${say.player(member)} mot verifikat ${voucher} avslogs.`,
} satisfies Pick<LogWords['sentences'], ObjectionEvent['kind']>;

const PARTS: Readonly<Record<(typeof OBJECTION_PARTS)[number], string>> = {
  objected: 'Det är din egen invändning.',
  booked: 'Du har själv bokfört verifikatet.',
  touched: 'Verifikatet står också på ditt konto.',
  auditor: 'Kassören svarar.',
};

/** Why an objection is refused, or its answer. */
export const objectionReasons = {
  'no-such-objection': () => 'Den invändningen finns inte.',
  'objection-not-own-account': () =>
    'Verifikatet står inte på ditt konto. Man kan bara invända mot det som är bokfört på ens eget konto.',
  'objection-to-evening': () =>
    'Verifikatet hör till en kväll. Invänd mot given eller boten i stället; då rättas kvällen.',
  'objected-already': () => 'Du har redan invänt mot verifikatet. Invändningen väntar på svar.',
  'objection-has-ended': () => 'Invändningen är avslutad.',
  'only-objector-withdraws': () => 'Bara den som har gjort invändningen kan dra tillbaka den.',
  'another-answers-objection': ({ part, names }, say) =>
    `${PARTS[part]} ${names.length === 0 ? 'Ingen annan kan svara ännu.' : `Svara kan ${say.or(names)}.`}`,
} satisfies SentencesOf<typeof OBJECTION_REASONS>;

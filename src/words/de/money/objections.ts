import type { ObjectionEvent } from '../../../events/money/objections.js';
import type {
  OBJECTION_PARTS,
  OBJECTION_REASONS,
} from '../../../money/reasons/objection-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

/** Objections to vouchers, in the log. */
export const objectionLog = {
  'objection-raised': ({ member, voucher }, say) =>
    `${say.player(member)} hat Einspruch gegen Beleg ${voucher} erhoben.`,
  'objection-withdrawn': ({ member, voucher }, say) =>
    `${say.player(member)} hat den Einspruch gegen Beleg ${voucher} zurückgezogen.`,
  'objection-answered': ({ member, voucher, decision }, say) =>
    decision === 'granted'
      ? `Dem Einspruch von ${say.player(member)} gegen Beleg ${voucher} wurde stattgegeben.`
      : `Der Einspruch von ${say.player(member)} gegen Beleg ${voucher} wurde abgewiesen.`,
} satisfies Pick<LogWords['sentences'], ObjectionEvent['kind']>;

const PARTS: Readonly<Record<(typeof OBJECTION_PARTS)[number], string>> = {
  objected: 'Das ist dein eigener Einspruch.',
  booked: 'Du hast den Beleg selbst gebucht.',
  touched: 'Der Beleg steht auch auf deinem Konto.',
  auditor: 'Es antwortet, wer die Kasse führt.',
};

/** Why an objection is refused, or its answer. */
export const objectionReasons = {
  'no-such-objection': () => 'Diesen Einspruch gibt es nicht.',
  'objection-not-own-account': () =>
    'Der Beleg steht nicht auf deinem Konto. Einspruch erhebt man nur gegen das, was auf dem eigenen Konto gebucht ist.',
  'objection-to-evening': () =>
    'Dieser Beleg gehört zu einem Abend. Erhebe stattdessen Einspruch gegen die Hand oder die Strafe; dann wird der Abend berichtigt.',
  'objected-already': () =>
    'Du hast schon Einspruch gegen den Beleg erhoben. Er wartet auf eine Antwort.',
  'objection-has-ended': () => 'Der Einspruch ist abgeschlossen.',
  'only-objector-withdraws': () => 'Nur wer den Einspruch erhoben hat, kann ihn zurückziehen.',
  'another-answers-objection': ({ part, names }, say) =>
    `${PARTS[part]} ${names.length === 0 ? 'Noch kann niemand sonst antworten.' : `Antworten kann ${say.or(names)}.`}`,
} satisfies SentencesOf<typeof OBJECTION_REASONS>;

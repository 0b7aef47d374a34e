import type { ReceiptEvent } from '../../../events/money/receipts.js';
import type { RECEIPT_REASONS } from '../../../money/reasons/receipt-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

const of = (number: string | null) => (number === null ? 'einem Beleg' : `Beleg ${number}`);

/** The receipts of vouchers, in the log. */
export const receiptLog = {
  'receipt-attached': ({ number, name }) =>
    name === null
      ? `Eine Quittung wurde ${of(number)} beigefügt.`
      : `Die Quittung ${name} wurde ${of(number)} beigefügt.`,
  'receipt-removed': ({ number }) => `Eine Quittung zu ${of(number)} wurde entfernt.`,
} satisfies Pick<LogWords['sentences'], ReceiptEvent['kind']>;

/** How long receipts are kept, as a setting of the books. */
export const receiptYearsSaid = (receiptYears: number) =>
  receiptYears === 1
    ? 'Quittungen werden ein Jahr über das Geschäftsjahr hinaus aufbewahrt'
    : `Quittungen werden ${receiptYears} Jahre über das Geschäftsjahr hinaus aufbewahrt`;

/** Why a receipt is refused. */
export const receiptReasons = {
  'no-such-receipt': () => 'Diese Quittung gibt es nicht.',
  'receipt-is-removed': () => 'Die Quittung ist entfernt.',
  'receipt-is-there': () => 'Diese Datei ist dem Beleg schon beigefügt.',
  'receipts-are-full': ({ most }) => `Ein Beleg kann höchstens ${most} Quittungen haben.`,
  'receipt-is-kept': ({ until }, say) =>
    `Die Quittung wird bis einschließlich ${say.day(until)} aufbewahrt. Schreib, warum sie vorher entfernt wird.`,
  'receipt-of-unknown-type': () =>
    'Bitte ein Bild (JPEG, PNG oder WebP) oder eine PDF-Datei wählen.',
  'receipt-is-broken': () =>
    'Das Bild ist beschädigt und kann nicht gezeigt werden. Bitte noch einmal aufnehmen.',
  'receipt-too-many-pixels': ({ width, height }) =>
    `Das Bild ist zu groß: ${width} × ${height} Bildpunkte. Bitte mit geringerer Auflösung aufnehmen.`,
} satisfies SentencesOf<typeof RECEIPT_REASONS>;

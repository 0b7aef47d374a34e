import type { ReceiptEvent } from '../../../events/money/receipts.js';
import type { RECEIPT_REASONS } from '../../../money/reasons/receipt-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

const of = (number: string | null) => (number === null ? 'et bilag' : `bilag ${number}`);

/** The receipts of vouchers, in the log. */
export const receiptLog = {
  'receipt-attached': ({ number, name }) =>
    name === null
      ? `En kvittering blev vedlagt ${of(number)}.`
      : `Kvitteringen ${name} blev vedlagt ${of(number)}.`,
  'receipt-removed': ({ number }) => `En kvittering til ${of(number)} blev fjernet.`,
} satisfies Pick<LogWords['sentences'], ReceiptEvent['kind']>;

/** How long receipts are kept, as a setting of the books. */
export const receiptYearsSaid = (receiptYears: number) =>
  receiptYears === 1
    ? 'kvitteringer gemmes i ét år efter regnskabsåret'
    : `kvitteringer gemmes i ${receiptYears} år efter regnskabsåret`;

/** Why a receipt is refused. */
export const receiptReasons = {
  'no-such-receipt': () => 'Den kvittering findes ikke.',
  'receipt-is-removed': () => 'Kvitteringen er fjernet.',
  'receipt-is-there': () => 'Den fil er allerede vedlagt bilaget.',
  'receipts-are-full': ({ most }) => `Et bilag kan højst have ${most} kvitteringer.`,
  'receipt-is-kept': ({ until }, say) =>
    `Kvitteringen skal gemmes til og med ${say.day(until)}. Skriv, hvorfor den fjernes før.`,
  'receipt-of-unknown-type': () => 'Vælg et billede (JPEG, PNG eller WebP) eller en PDF.',
  'receipt-is-broken': () => 'Billedet er beskadiget og kan ikke vises. Tag det igen.',
  'receipt-too-many-pixels': ({ width, height }) =>
    `Billedet er for stort: ${width} × ${height} billedpunkter. Tag det i mindre opløsning.`,
} satisfies SentencesOf<typeof RECEIPT_REASONS>;

import type { ReceiptEvent } from '../../../events/money/receipts.js';
import type { RECEIPT_REASONS } from '../../../money/reasons/receipt-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

const of = (number: string | null) => (number === null ? 'ett verifikat' : `verifikat ${number}`);

/** The receipts of vouchers, in the log. */
export const receiptLog = {
  'receipt-attached': ({ number, name }) =>
    name === null
      ? `Ett kvitto bifogades ${of(number)}.`
      : `Kvittot ${name} bifogades ${of(number)}.`,
  'receipt-removed': ({ number }) => `Ett kvitto till ${of(number)} togs bort.`,
} satisfies Pick<LogWords['sentences'], ReceiptEvent['kind']>;

/** How long receipts are kept, as a setting of the books. */
export const receiptYearsSaid = (receiptYears: number) =>
  receiptYears === 1
    ? 'kvitton sparas i ett år efter räkenskapsåret'
    : `kvitton sparas i ${receiptYears} år efter räkenskapsåret`;

/** Why a receipt is refused. */
export const receiptReasons = {
  'no-such-receipt': () => 'Det kvittot finns inte.',
  'receipt-is-removed': () => 'Kvittot är borttaget.',
  'receipt-is-there': () => 'Den filen är redan bifogad verifikatet.',
  'receipts-are-full': ({ most }) => `Ett verifikat kan ha högst ${most} kvitton.`,
  'receipt-is-kept': ({ until }, say) =>
    `Kvittot ska sparas till och med ${say.day(until)}. Skriv varför det tas bort tidigare.`,
  'receipt-of-unknown-type': () => 'Välj en bild (JPEG, PNG eller WebP) eller en PDF.',
  'receipt-is-broken': () => 'Bilden är skadad och kan inte visas. Ta den igen.',
  'receipt-too-many-pixels': ({ width, height }) =>
    `Bilden är för stor: ${width} × ${height} bildpunkter. Ta den med lägre upplösning.`,
} satisfies SentencesOf<typeof RECEIPT_REASONS>;

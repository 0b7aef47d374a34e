import {
  electronicFormatIBAN,
  friendlyFormatIBAN,
  isSEPACountry,
  isValidBIC,
  isValidIBAN,
} from 'ibantools';
import { plainAmount } from '../amount.js';
import { refusal } from './reasons.js';
import { requirePayable, type PayingWay } from './way.js';

export interface EuroTransferFields {
  readonly iban: string;
  /** The holder of the account. */
  readonly name: string;
  /** Of the bank; null where it goes without. */
  readonly bic: string | null;
}

/** The limits of the guidelines: 0.01 to 999999999.99 euro, a name and a code of limited length. */
const MOST = 99_999_999_999;
const LONGEST_NAME = 70;
const LONGEST_CODE_BYTES = 331;

/** Within the European Economic Area an IBAN is enough; elsewhere in SEPA the BIC must be there. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/**
 * A transfer in euro (SEPA credit transfer), with the code of EPC069-12, Quick Response Code: Guidelines
 * to Enable Data Capture for the Initiation of a SEPA Credit Transfer: version 002, in which the BIC is
 * optional within the EEA, and UTF-8.
 */
export const EURO_TRANSFER: PayingWay<EuroTransferFields> = {
  currency: 'EUR',
  checked: (said) => {
    const iban = electronicFormatIBAN(said.iban) ?? '';
    if (!isValidIBAN(iban, { allowQRIBAN: false }))
      throw refusal('iban-malformed', {}, { field: 'iban' });
    const country = iban.slice(0, 2);
    if (!isSEPACountry(country)) throw refusal('iban-not-sepa', { country }, { field: 'iban' });
    const bic = said.bic === null ? null : said.bic.replace(/\s/g, '').toUpperCase() || null;
    if (bic === null && !EEA.has(country)) {
      throw refusal('bic-needed', { country }, { field: 'bic' });
    }
    if (bic !== null && !isValidBIC(bic)) throw refusal('bic-malformed', {}, { field: 'bic' });
    return { iban, name: checkedName(said.name), bic };
  },
  sheet: ({ iban, name, bic }, { amount, reference }) => {
    requirePayable(amount, MOST);
    const code = codeOf([
      'BCD',
      '002',
      '1',
      'SCT',
      bic ?? '',
      name,
      iban,
      `EUR${plainAmount(amount, 'EUR')}`,
      // Purpose, and a structured creditor reference: the text below is used in their place.
      '',
      '',
      reference,
    ]);
    return {
      lines: [
        { name: 'name', text: name },
        { name: 'iban', text: friendlyFormatIBAN(iban) ?? iban },
        ...(bic === null ? [] : [{ name: 'bic', text: bic } as const]),
        { name: 'reference', text: reference },
      ],
      qr: code,
      warnings: [],
    };
  },
};

/** One line of at most 70 characters. */
function checkedName(said: string): string {
  const name = said.trim().replace(/\s+/g, ' ');
  if (name === '' || [...name].length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    throw refusal('account-name-malformed', { most: LONGEST_NAME }, { field: 'name' });
  }
  return name;
}

/** The elements, each on a line; null if they are more than the largest code allowed can hold. */
function codeOf(elements: readonly string[]): string | null {
  const code = elements.join('\n');
  return new TextEncoder().encode(code).length <= LONGEST_CODE_BYTES ? code : null;
}

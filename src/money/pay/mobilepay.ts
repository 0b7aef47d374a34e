import { refusal, warning } from './reasons.js';
import { requirePayable, withoutSeparators, type Due, type PayingWay } from './way.js';

export interface MobilePayNumberFields {
  readonly number: string;
}

export interface MobilePayBoxFields {
  readonly box: string;
}

/**
 * A Danish phone number has eight digits, the first of them 2 to 9; the number that an association or a
 * shop has of MobilePay itself ('betalingssted') has five or six.
 */
const NUMBER = /^([2-9]\d{7}|\d{5,6})$/;

/**
 * MobilePay by a number: typed into the app. The codes that MobilePay documents are made by its own
 * service for a merchant with keys, one for each payment, or by the app of who is paid
 * (developer.vippsmobilepay.com/docs/knowledge-base/qr-code), so there is none here.
 */
export const MOBILEPAY_NUMBER: PayingWay<MobilePayNumberFields> = {
  currency: 'DKK',
  checked: ({ number: said }) => {
    const number = withoutSeparators(said).replace(/^(\+|00)45(?=\d{8}$)/, '');
    if (!NUMBER.test(number)) {
      throw refusal('mobilepay-number-malformed', {}, { field: 'number' });
    }
    return { number };
  },
  sheet: ({ number }, { amount, reference }: Due) => {
    requirePayable(amount, Number.MAX_SAFE_INTEGER);
    return {
      lines: [
        { name: 'number', text: number },
        { name: 'reference', text: reference },
      ],
      qr: null,
      warnings: [],
    };
  },
};

/** `box12345` or `1234AB` (mobilepay.dk, 'Hvad er et Box-ID?'); five or six characters. */
const BOX = /^(box)?(?=.*\d)([0-9a-z]{5,6})$/i;

/** The most that a Box receives in a calendar year, in øre (mobilepay.dk/app/box/overview-en). */
const BOX_YEARLY_MOST = 3_000_000;

/**
 * A MobilePay Box, by its id. Its terms allow it 'for private purposes' only and up to 30,000 kr. a
 * calendar year, however much is paid out (mobilepay.dk/app/box/overview-en). How a link or a code fills
 * in an amount is not documented.
 */
export const MOBILEPAY_BOX: PayingWay<MobilePayBoxFields> = {
  currency: 'DKK',
  checked: ({ box }) => {
    const [, prefix, id] = BOX.exec(withoutSeparators(box)) ?? [];
    if (id === undefined) throw refusal('box-malformed', {}, { field: 'box' });
    return { box: `${prefix === undefined ? '' : 'box'}${id.toUpperCase()}` };
  },
  sheet: ({ box }, { amount, reference }: Due) => {
    requirePayable(amount, BOX_YEARLY_MOST);
    return {
      lines: [
        { name: 'box', text: box },
        { name: 'reference', text: reference },
      ],
      qr: null,
      warnings: [warning('box-is-private', { most: BOX_YEARLY_MOST })],
    };
  },
};

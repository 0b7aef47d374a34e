import { plainAmount } from '../amount.js';
import { refusal } from './reasons.js';
import { requirePayable, withoutSeparators, type PayingWay } from './way.js';

export interface SwishFields {
  readonly number: string;
}

/** A company or association has 123 and seven digits, a person the number of a Swedish mobile phone. */
const OF_ASSOCIATION = /^123\d{7}$/;
const OF_PERSON = /^07\d{8}$/;

/** 999 999 999 999,99 kr., in öre: the most that Swish's field holds. */
const MOST = 99_999_999_999_999;

/** Nothing of what the code fills in can be edited: the lock mask, a bit for what can. */
const ALL_LOCKED = 0;

/**
 * Swish. The code is `C<number>;<amount>;<message>;<lock mask>`: the amount in SEK with a decimal comma
 * and two decimals, the message URL-encoded, the number that of a company or association
 * (developer.getswish.se/qr-api-manual/6-qr-code-encoding-specification, 6.1 Swish C2B). For a
 * person's number no code is documented.
 */
export const SWISH: PayingWay<SwishFields> = {
  currency: 'SEK',
  checked: ({ number: said }) => {
    const number = withoutSeparators(said).replace(/^(\+|00)46(?=7)/, '0');
    if (!OF_ASSOCIATION.test(number) && !OF_PERSON.test(number)) {
      throw refusal('swish-number-malformed', {}, { field: 'number' });
    }
    return { number };
  },
  sheet: ({ number }, { amount, reference }) => {
    requirePayable(amount, MOST);
    const kroner = plainAmount(amount, 'SEK').replace('.', ',');
    const message = encodeURIComponent(reference);
    return {
      lines: [
        { name: 'number', text: number },
        { name: 'reference', text: reference },
      ],
      qr: OF_ASSOCIATION.test(number) ? `C${number};${kroner};${message};${ALL_LOCKED}` : null,
      warnings: [],
    };
  },
};

import { refusal } from './reasons.js';
import { requirePayable, withoutSeparators, type PayingWay } from './way.js';

export interface BankAccountFields {
  /** Registreringsnummer: four digits. */
  readonly registration: string;
  /** Kontonummer: up to ten digits. */
  readonly account: string;
}

/**
 * A Danish bank account. An IBAN holds its four digits of the registration number and ten of the
 * account, shorter ones with zeros before them (e-nettet.dk/iban). Danish banks document no code.
 */
export const BANK_ACCOUNT: PayingWay<BankAccountFields> = {
  currency: 'DKK',
  checked: (said) => {
    const registration = withoutSeparators(said.registration);
    const account = withoutSeparators(said.account);
    if (!/^\d{4}$/.test(registration)) {
      throw refusal('registration-number-malformed', {}, { field: 'registration' });
    }
    if (!/^\d{1,10}$/.test(account) || /^0+$/.test(account)) {
      throw refusal('account-number-malformed', {}, { field: 'account' });
    }
    return { registration, account };
  },
  sheet: ({ registration, account }, { amount, reference }) => {
    requirePayable(amount, Number.MAX_SAFE_INTEGER);
    return {
      lines: [
        { name: 'registration', text: registration },
        { name: 'account', text: account },
        { name: 'reference', text: reference },
      ],
      qr: null,
      warnings: [],
    };
  },
};

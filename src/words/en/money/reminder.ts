import type { Language } from '../../language.js';
import {
  codesInWords,
  letter,
  partsOfDebt,
  signed,
  waysInWords,
  type PayWords,
} from '../../reminder.js';
import { voucherKinds } from './books.js';

const PAY: PayWords = {
  ways: {
    'mobilepay-number': 'MobilePay',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Bank transfer',
    swish: 'Swish',
    'euro-transfer': 'Transfer in euro',
  },
  lines: {
    number: 'number',
    box: 'Box',
    registration: 'reg. no.',
    account: 'account',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'recipient',
    reference: 'payment code',
  },
};

/** A reminder of dues that were not paid in time, with all else that is open. */
const reminder: Language['reminder'] = (about, say) => {
  const { member, money, whole, items, ways } = about;
  const { overdue, others } = partsOfDebt(items, voucherKinds, (what, item) => {
    const since = item.isOverdue
      ? 'which was due by'
      : item.dueDay === null
        ? 'owed since'
        : 'due by';
    return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
  });
  return letter(
    `Dear ${member}`,
    [`You have ${say.money(money)} in dues left to pay:`, ...overdue].join('\n'),
    ...(others.length === 0
      ? []
      : [
          ['These amounts are open too:', ...others].join('\n'),
          `In all you owe ${say.money(whole)}.`,
        ]),
    ...(ways.length === 0
      ? []
      : [
          [
            'You can pay like this:',
            ...waysInWords(PAY, about),
            ...codesInWords(
              about,
              (reference) =>
                `Write the payment code ${reference} in the message, so that the payment is found again.`,
              {
                title:
                  'Write the payment code of each amount in the message, so that the payment is found again:',
                line: ({ money, reference, isPlanned }) =>
                  `${say.money(money)}: ${reference}${isPlanned ? ' (agreed settlement)' : ''}`,
              },
            ),
          ].join('\n'),
        ]),
    'If you paid recently, never mind this message.',
    `Kind regards\n${signed(about)}`,
  );
};

export default reminder;

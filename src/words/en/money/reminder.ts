import type { Language } from '../../language.js';
import {
  codesInWords,
  debtInWords,
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

/** A reminder of all that is open; overdue dues come first. */
const reminder: Language['reminder'] = (about, say) => {
  const { member, money, whole, items, ways } = about;
  const parts = partsOfDebt(
    items,
    { kinds: voucherKinds, day: (day) => say.day(day) },
    (what, item) => {
      const since = item.isOverdue
        ? 'which was due by'
        : item.dueDay === null
          ? 'owed since'
          : 'due by';
      return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
    },
  );
  return letter(
    `Dear ${member}`,
    ...debtInWords(parts, {
      overdue: `You have ${say.money(money)} in dues left to pay:`,
      others: 'These amounts are open too:',
      whole: `In all you owe ${say.money(whole)}.`,
      owed: `You owe the club ${say.money(whole)}:`,
    }),
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

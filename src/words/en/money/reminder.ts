import type { Language } from '../../language.js';
import { letter, signed, waysInWords, type PayWords } from '../../reminder.js';

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

/** A reminder of dues that were not paid in time. */
const reminder: Language['reminder'] = (said, say) => {
  const { member, money, overdue, ways, reference } = said;
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, which was due by ${say.day(dueDay)}`,
  );
  return letter(
    `Dear ${member}`,
    [`You have ${say.money(money)} in dues left to pay:`, ...lines].join('\n'),
    ...(ways.length === 0
      ? []
      : [
          [
            'You can pay like this:',
            ...waysInWords(PAY, said),
            `Write the payment code ${reference} in the message, so that the payment is found again.`,
          ].join('\n'),
        ]),
    'If you paid recently, never mind this message.',
    `Kind regards\n${signed(said)}`,
  );
};

export default reminder;

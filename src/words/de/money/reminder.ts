import type { Language } from '../../language.js';
import { letter, signed, waysInWords, type PayWords } from '../../reminder.js';

const PAY: PayWords = {
  ways: {
    'mobilepay-number': 'MobilePay',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Banküberweisung',
    swish: 'Swish',
    'euro-transfer': 'Überweisung in Euro',
  },
  lines: {
    number: 'Nummer',
    box: 'Box',
    registration: 'Reg.-Nr.',
    account: 'Konto',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'Empfänger',
    reference: 'Zahlungscode',
  },
};

/** A reminder of dues that were not paid in time. */
const reminder: Language['reminder'] = (said, say) => {
  const { member, money, overdue, ways, reference } = said;
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, fällig am ${say.day(dueDay)}`,
  );
  return letter(
    `Guten Tag ${member}`,
    [`Es fehlen noch ${say.money(money)} an Beiträgen:`, ...lines].join('\n'),
    ...(ways.length === 0
      ? []
      : [
          [
            'So kannst du zahlen:',
            ...waysInWords(PAY, said),
            `Schreib den Zahlungscode ${reference} in die Nachricht, dann wird die Zahlung gefunden.`,
          ].join('\n'),
        ]),
    'Hast du vor Kurzem gezahlt, ist diese Nachricht hinfällig.',
    `Freundliche Grüße\n${signed(said)}`,
  );
};

export default reminder;

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

/** A reminder of all that is open; overdue dues come first. */
const reminder: Language['reminder'] = (about, say) => {
  const { member, money, whole, items, ways } = about;
  const parts = partsOfDebt(
    items,
    { kinds: voucherKinds, day: (day) => say.day(day) },
    (what, item) => {
      const since = item.isOverdue
        ? 'fällig am'
        : item.dueDay === null
          ? 'offen seit'
          : 'fällig am';
      return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
    },
  );
  return letter(
    `Guten Tag ${member}`,
    ...debtInWords(parts, {
      overdue: `Es fehlen noch ${say.money(money)} an Beiträgen:`,
      others: 'Außerdem ist offen:',
      whole: `Insgesamt sind ${say.money(whole)} offen.`,
      owed: `Offen sind ${say.money(whole)}:`,
    }),
    ...(ways.length === 0
      ? []
      : [
          [
            'So können Sie zahlen:',
            ...waysInWords(PAY, about),
            ...codesInWords(
              about,
              (reference) =>
                `Bitte den Zahlungscode ${reference} in die Nachricht schreiben, dann wird die Zahlung gefunden.`,
              {
                title:
                  'Bitte zu jedem Betrag seinen Zahlungscode in die Nachricht schreiben, dann wird die Zahlung gefunden:',
                line: ({ money, reference, isPlanned }) =>
                  `${say.money(money)}: ${reference}${isPlanned ? ' (vereinbarte Abrechnung)' : ''}`,
              },
            ),
          ].join('\n'),
        ]),
    'Haben Sie vor Kurzem gezahlt, ist diese Nachricht hinfällig.',
    `Freundliche Grüße\n${signed(about)}`,
  );
};

export default reminder;

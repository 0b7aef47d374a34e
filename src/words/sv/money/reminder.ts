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
    'bank-account': 'Banköverföring',
    swish: 'Swish',
    'euro-transfer': 'Överföring i euro',
  },
  lines: {
    number: 'nummer',
    box: 'Box',
    registration: 'reg.nr',
    account: 'konto',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'mottagare',
    reference: 'betalningskod',
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
        ? 'som skulle ha betalats senast'
        : item.dueDay === null
          ? 'skyldig sedan'
          : 'som ska betalas senast';
      return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
    },
  );
  return letter(
    `Hej ${member}`,
    ...debtInWords(parts, {
      overdue: `Du har ${say.money(money)} i medlemsavgift kvar att betala:`,
      others: 'Dessutom är detta obetalt:',
      whole: `Totalt är du skyldig ${say.money(whole)}.`,
      owed: `Du är skyldig klubben ${say.money(whole)}:`,
    }),
    ...(ways.length === 0
      ? []
      : [
          [
            'Så kan du betala:',
            ...waysInWords(PAY, about),
            ...codesInWords(
              about,
              (reference) =>
                `Skriv betalningskoden ${reference} i meddelandet, så hittas betalningen igen.`,
              {
                title:
                  'Skriv betalningskoden i meddelandet för varje belopp, så hittas betalningen igen:',
                line: ({ money, reference, isPlanned }) =>
                  `${say.money(money)}: ${reference}${isPlanned ? ' (avtalad avräkning)' : ''}`,
              },
            ),
          ].join('\n'),
        ]),
    'Har du betalat nyligen kan du bortse från det här meddelandet.',
    `Vänliga hälsningar\n${signed(about)}`,
  );
};

export default reminder;

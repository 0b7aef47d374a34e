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
    'bank-account': 'Bankoverførsel',
    swish: 'Swish',
    'euro-transfer': 'Overførsel i euro',
  },
  lines: {
    number: 'nummer',
    box: 'Box',
    registration: 'reg.nr.',
    account: 'konto',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'modtager',
    reference: 'betalingskode',
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
        ? 'som skulle være betalt senest'
        : item.dueDay === null
          ? 'skyldig siden'
          : 'som skal være betalt senest';
      return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
    },
  );
  return letter(
    `Kære ${member}`,
    ...debtInWords(parts, {
      overdue: `Du mangler at betale ${say.money(money)} i kontingent:`,
      others: 'Desuden er dette åbent:',
      whole: `I alt skylder du ${say.money(whole)}.`,
      owed: `Du skylder klubben ${say.money(whole)}:`,
    }),
    ...(ways.length === 0
      ? []
      : [
          [
            'Du kan betale sådan:',
            ...waysInWords(PAY, about),
            ...codesInWords(
              about,
              (reference) =>
                `Skriv betalingskoden ${reference} i beskeden, så findes betalingen igen.`,
              {
                title:
                  'Skriv betalingskoden i beskeden til hvert beløb, så findes betalingen igen:',
                line: ({ money, reference, isPlanned }) =>
                  `${say.money(money)}: ${reference}${isPlanned ? ' (aftalt afregning)' : ''}`,
              },
            ),
          ].join('\n'),
        ]),
    'Har du betalt for nylig, kan du se bort fra denne besked.',
    `Venlig hilsen\n${signed(about)}`,
  );
};

export default reminder;

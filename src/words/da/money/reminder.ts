import type { Language } from '../../language.js';
import { letter, signed, waysInWords, type PayWords } from '../../reminder.js';

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

/** A reminder of dues that were not paid in time. */
const reminder: Language['reminder'] = (said, say) => {
  const { member, money, overdue, ways, reference } = said;
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, som skulle være betalt senest ${say.day(dueDay)}`,
  );
  return letter(
    `Kære ${member}`,
    [`Du mangler at betale ${say.money(money)} i kontingent:`, ...lines].join('\n'),
    ...(ways.length === 0
      ? []
      : [
          [
            'Du kan betale sådan:',
            ...waysInWords(PAY, said),
            `Skriv betalingskoden ${reference} i beskeden, så findes betalingen igen.`,
          ].join('\n'),
        ]),
    'Har du betalt for nylig, kan du se bort fra denne besked.',
    `Venlig hilsen\n${signed(said)}`,
  );
};

export default reminder;

import type { Language } from '../../language.js';
import { letter, signed, waysInWords, type PayWords } from '../../reminder.js';

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

/** A reminder of dues that were not paid in time. */
const reminder: Language['reminder'] = (said, say) => {
  const { member, money, overdue, ways, reference } = said;
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, som skulle ha betalats senast ${say.day(dueDay)}`,
  );
  return letter(
    `Hej ${member}`,
    [`Du har ${say.money(money)} i medlemsavgift kvar att betala:`, ...lines].join('\n'),
    ...(ways.length === 0
      ? []
      : [
          [
            'Så kan du betala:',
            ...waysInWords(PAY, said),
            `Skriv betalningskoden ${reference} i meddelandet, så hittas betalningen igen.`,
          ].join('\n'),
        ]),
    'Har du betalat nyligen kan du bortse från det här meddelandet.',
    `Vänliga hälsningar\n${signed(said)}`,
  );
};

export default reminder;

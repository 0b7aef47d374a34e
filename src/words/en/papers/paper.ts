import type da from '../../da/papers/paper.js';

/** What every paper says. */
export default {
  locale: 'en-GB',
  footer: 'Page {page} of {pages}',
  asOf: (seq: number, time: string) => `By the log as it was at no. ${seq}, ${time}`,
  proof: {
    title: 'Check code of the log',
    how: 'How to check this sheet: enter the code under Verification in Kopperne, or scan it. If the chain has it, nothing that is written here was changed since. The same code gives the same sheet again, letter for letter.',
    picture: 'QR code with the long check code',
  },
  nothing: 'None.',
  total: 'Total',
  service: 'Kopperne',
  club: 'Club',
  period: 'Period',
  currency: 'Currency',
  files: {
    evening: 'evening',
    statement: 'account',
    fines: 'fines',
    accounts: 'accounts',
    standings: 'standings',
  },
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `From ${from}`,
  to: (to: string) => `To ${to}`,
} satisfies typeof da;

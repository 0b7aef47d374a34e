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
    invites: 'invitations',
  },
  invites: {
    title: (club: string) => `Invitations to ${club}`,
    howTo:
      'Cut out, and give each person theirs. A code is for the person named on it, and works once.',
    steps: [
      'Hold the camera of your phone over the code, and open the link.',
      'Choose a name and a password to sign in with.',
      'Then you see the evenings and your own account.',
    ],
    certificate: (address: string) =>
      `The first time: open ${address}, and follow the steps there.`,
    until: (club: string, day: string) => `${club}. Good until ${day} inclusive.`,
    picture: (name: string) => `QR code with the invitation of ${name}`,
  },
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `From ${from}`,
  to: (to: string) => `To ${to}`,
} satisfies typeof da;

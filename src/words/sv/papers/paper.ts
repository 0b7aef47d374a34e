import type da from '../../da/papers/paper.js';

/** What every paper says. */
export default {
  locale: 'sv',
  footer: 'Sida {page} av {pages}',
  asOf: (seq: number, time: string) => `Efter protokollet, som det var vid nr ${seq}, ${time}`,
  proof: {
    title: 'Protokollets kontrollkod',
    how: 'Så kontrolleras bladet: Skriv in koden under Kontrollräkning i Kopperne, eller skanna den. Finns den i kedjan är inget som står här ändrat sedan dess. Samma kod ger samma blad igen, tecken för tecken.',
    picture: 'QR-kod med den långa kontrollkoden',
  },
  nothing: 'Inga.',
  total: 'Summa',
  service: 'Kopperne',
  club: 'Klubb',
  period: 'Period',
  currency: 'Valuta',
  files: {
    evening: 'kväll',
    statement: 'konto',
    fines: 'böter',
    accounts: 'bokslut',
    standings: 'ställning',
    invites: 'inbjudningar',
  },
  invites: {
    title: (club: string) => `Inbjudningar till ${club}`,
    howTo:
      'Klipp ut och ge var och en sin. Koden gäller bara den som står på den, och bara en gång.',
    steps: [
      'Håll telefonens kamera över koden och öppna länken.',
      'Välj ett namn och ett lösenord att logga in med.',
      'Sedan ser du kvällarna och din egen räkning.',
    ],
    certificate: (address: string) => `Första gången: öppna ${address} och följ stegen där.`,
    until: (club: string, day: string) => `${club}. Gäller till och med ${day}.`,
    picture: (name: string) => `QR-kod med inbjudan till ${name}`,
  },
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `Från ${from}`,
  to: (to: string) => `Till ${to}`,
} satisfies typeof da;

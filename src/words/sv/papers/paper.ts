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
  },
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `Från ${from}`,
  to: (to: string) => `Till ${to}`,
} satisfies typeof da;

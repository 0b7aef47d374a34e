/** What every paper says. */
export default {
  /** How numbers and times are written. */
  locale: 'da',
  footer: 'Side {page} af {pages}',
  asOf: (seq: number, time: string) => `Efter protokollen, som den var ved nr. ${seq}, ${time}`,
  proof: {
    title: 'Protokollens kontrolkode',
    how: 'Sådan kontrolleres arket: Skriv koden under Efterprøvning i Kopperne, eller scan den. Findes den i kæden, er intet, der står her, ændret siden. Den samme kode giver det samme ark igen, tegn for tegn.',
    picture: 'QR-kode med den lange kontrolkode',
  },
  nothing: 'Ingen.',
  total: 'I alt',
  service: 'Kopperne',
  club: 'Klub',
  period: 'Periode',
  currency: 'Valuta',
  files: {
    evening: 'aften',
    statement: 'konto',
    fines: 'bøder',
    accounts: 'regnskab',
    standings: 'stilling',
    invites: 'invitationer',
  },
  invites: {
    title: (club: string) => `Invitationer til ${club}`,
    howTo: 'Klip ud, og giv enhver sin. Koden gælder kun den, der står på den, og kun én gang.',
    steps: [
      'Hold telefonens kamera hen over koden, og åbn linket.',
      'Vælg et navn og en adgangskode at logge ind med.',
      'Så ser du aftenerne og dit eget regnskab.',
    ],
    certificate: (address: string) => `Første gang: åbn ${address}, og følg trinene dér.`,
    until: (club: string, day: string) => `${club}. Gælder til og med ${day}.`,
    picture: (name: string) => `QR-kode med invitationen til ${name}`,
  },
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `Fra ${from}`,
  to: (to: string) => `Til ${to}`,
};

import type da from '../../da/papers/paper.js';

/** What every paper says. */
export default {
  locale: 'de',
  footer: 'Seite {page} von {pages}',
  asOf: (seq: number, time: string) => `Nach dem Protokoll, wie es bei Nr. ${seq} war, ${time}`,
  proof: {
    title: 'Prüfcode des Protokolls',
    how: 'So wird das Blatt geprüft: Den Code in Kopperne unter Nachprüfung eingeben oder scannen. Steht er in der Kette, so ist seither nichts geändert, was hier steht. Derselbe Code ergibt wieder dasselbe Blatt, Zeichen für Zeichen.',
    picture: 'QR-Code mit dem langen Prüfcode',
  },
  nothing: 'Keine.',
  total: 'Summe',
  service: 'Kopperne',
  club: 'Club',
  period: 'Zeitraum',
  currency: 'Währung',
  files: {
    evening: 'Abend',
    statement: 'Konto',
    fines: 'Strafen',
    accounts: 'Abschluss',
    standings: 'Tabelle',
    invites: 'Einladungen',
  },
  invites: {
    title: (club: string) => `Einladungen zu ${club}`,
    howTo:
      'Ausschneiden und an alle verteilen. Der Code gilt nur für die Person, die darauf steht, und nur einmal.',
    steps: [
      'Halte die Kamera des Telefons über den Code, und öffne den Link.',
      'Wähle einen Namen und ein Passwort zum Anmelden.',
      'Dann siehst du die Abende und dein eigenes Konto.',
    ],
    certificate: (address: string) =>
      `Beim ersten Mal: öffne ${address}, und folge den Schritten dort.`,
    until: (club: string, day: string) => `${club}. Gilt bis einschließlich ${day}.`,
    picture: (name: string) => `QR-Code mit der Einladung für ${name}`,
  },
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `Ab ${from}`,
  to: (to: string) => `Bis ${to}`,
} satisfies typeof da;

import type da from '../da/notifications.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Benachrichtigungen',
  text: 'Die Glocke oben auf der Seite zeigt immer, was neu ist. Hier wählst du, was du auch per E-Mail und auf deinen Geräten bekommst.',
  address: {
    title: 'Deine Adresse',
    none: 'Dieses Kopperne verschickt keine E-Mails. Wer es betreibt, kann das einschalten.',
    stopped:
      'Zurzeit gehen keine E-Mails hinaus: Der Mailserver lehnt sie ab. Nichts geht verloren.',
    confirmed: 'Bestätigt: E-Mails gehen hierher.',
    waits:
      'Wartet darauf, dass du dem Link in der E-Mail folgst. Vorher wird nichts anderes geschickt.',
    ended: 'Der Mailserver kann hierher nicht zustellen, also wird nichts mehr geschickt: {{why}}',
    remove: 'Adresse entfernen',
    label: 'E-Mail',
    another: 'Eine andere E-Mail',
    how: 'Du bekommst einen Link, der die Adresse bestätigt.',
    send: 'Link schicken',
  },
  what: 'Was und wann',
  categories: {
    disputes: 'Strafen und Einsprüche',
    money: 'Geld',
    evenings: 'Abende',
    tasks: 'Was auf deine Rollen wartet',
  },
  about: {
    disputes: 'Entscheidungen, Antworten und Korrekturen',
    money: 'Beiträge, und was aus deinen Zahlungen wurde',
    evenings: 'Das Ergebnis, wenn der Abend geschlossen ist, mit deinen Strafen',
    tasks: 'Zahlungen, Einsprüche und Abschlüsse',
  },
  pushed: 'Sofort auf meinen Geräten',
  begins: {
    label: 'Vor einem Abend erinnern',
    never: 'Nicht',
    hours_one: '{{count}} Stunde vorher',
    hours_other: '{{count}} Stunden vorher',
  },
  rhythms: {
    'at-once': 'Sofort',
    daily: 'Täglich',
    weekly: 'Pro Woche',
    never: 'Nie',
  },
  quiet: {
    title: 'Ruhezeit',
    none: 'Es gibt keine Ruhezeit.',
    set: 'Von {{from}} bis {{until}} ({{zone}}) wird nichts geschickt; es kommt danach.',
    from: 'Von',
    until: 'Bis',
    keep: 'Ruhezeit speichern',
    end: 'Keine Ruhezeit',
  },
} satisfies Translation<typeof da>;

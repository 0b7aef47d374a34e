import type { Translation } from '../translation.js';
import type da from '../da/mail.js';

export default {
  hello: 'Hallo {{name}}',
  open: 'In Kopperne öffnen',
  one: '{{club}}: {{what}}',
  many: '{{club}}: {{count}} Neuigkeiten',
  several: 'Neues aus {{count}} Clubs',
  tasks: '{{club}}: etwas wartet auf dich',
  balance: 'Saldo {{was}} → {{now}}',
  points: 'Punkte an dem Abend {{was}} → {{now}}',
  moved: '{{points}} Punkte',
  evening: 'Der Abend am {{day}}: {{points}} Punkte',
  eveningMoney: '{{points}} Punkte = {{money}}',
  fines: 'Deine Strafen: {{fines}}',
  why: 'Du bekommst diese E-Mail, weil du E-Mails über {{categories}} gewählt hast.',
  change: 'Wählen, was du bekommst',
  end: 'Keine E-Mails mehr über {{categories}}',
  categories: {
    disputes: 'Strafen und Einsprüche',
    money: 'Geld',
    evenings: 'Abende',
    tasks: 'Aufgaben deiner Rollen',
  },
  /** What only time brings. */
  times: {
    answer: 'Kommst du {{when}}?',
    begins: 'Der Abend beginnt {{when}}',
    coming: 'Bisher kommen {{count}}',
    answerBy: 'Antworte bis {{when}}',
    due: '{{name}} war am {{day}} fällig: {{money}}',
    backup: 'Seit {{day}} wurde keine Sicherung gemacht',
    ownHost: 'Du bist Gastgeber',
    ownCake: 'Du bringst Kuchen mit',
    host: '{{name}} ist Gastgeber',
    cake: '{{name}} bringt Kuchen mit',
  },
  tried: { title: 'Eine Probe von Kopperne', text: 'Nachrichten kommen auf diesem Gerät an.' },
  confirm: {
    subject: 'Bestätige deine Adresse',
    text: 'Deine Adresse wurde von {{name}} in Kopperne eingetragen. Bestätige sie, dann werden E-Mails an sie geschickt. Warst du das nicht, dann tu nichts: Es wird nichts geschickt.',
    button: 'Adresse bestätigen',
    done: 'Die Adresse ist bestätigt.',
    doneText:
      'Ab jetzt werden E-Mails an sie geschickt. Was du bekommst, wählst du unter Benachrichtigungen in deinem Konto.',
  },
  forgotten: {
    subject: 'Neues Passwort',
    text: 'Für {{name}} wurde bei Kopperne ein neues Passwort angefordert. Der Link gilt einmal und eine Stunde lang. Warst du es nicht, musst du nichts tun: das Passwort bleibt, wie es war.',
    button: 'Neues Passwort wählen',
  },
  ending: {
    title: 'Keine E-Mails mehr',
    text: 'Möchtest du keine E-Mails mehr über {{categories}}?',
    button: 'Keine E-Mails mehr',
    done: 'Es kommen keine mehr.',
    doneText: 'Du kannst das jederzeit unter Benachrichtigungen in deinem Konto ändern.',
  },
  gone: {
    title: 'Der Link geht nicht',
    text: 'Er ist benutzt, zu alt oder nicht vollständig. Einen neuen gibt es unter Benachrichtigungen in deinem Konto.',
  },
} satisfies Translation<typeof da>;

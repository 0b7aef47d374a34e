import type da from '../da/held.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Was der Club über dich weiß',
  titleOf: 'Was der Club über {{name}} weiß',
  text: 'Alles, was der Club hat: was gespielt, bezahlt und gesagt wurde, und was das Protokoll erzählt.',
  download: 'Alles als Datei holen (JSON)',
  counted: '{{title}} ({{number}})',
  all: 'Alle zeigen',
  record: 'Name und Rollen',
  since: 'Dabei seit {{time}}',
  called: 'Name: {{name}}',
  role: 'Rolle: {{roles}}, seit {{time}}',
  device_one: 'Schrieb an {{name}} einmal auf, zuletzt {{time}}',
  device_other: 'Schrieb an {{name}} {{count}}-mal auf, zuletzt {{time}}',
  user: 'Dein Benutzer',
  signsInAs: 'Meldet sich als {{name}} an, seit {{time}}',
  signIn: '{{what}}, vom {{time}}',
  program: 'Programm',
  browser: 'Angemeldet',
  evenings: 'Abende',
  evening: '{{date}} mit {{players}}: {{points}} Punkte',
  answers: 'Antworten zu kommenden Abenden',
  answer: '{{day}}: {{answer}}',
  answerGuests_one: '{{day}}: {{answer}}, mit {{count}} Gast',
  answerGuests_other: '{{day}}: {{answer}}, mit {{count}} Gästen',
  answered: { yes: 'kommt', no: 'kommt nicht', maybe: 'vielleicht', later: 'kommt später' },
  fines: 'Strafen',
  disputes: 'Einsprüche',
  statement: 'Buchungen',
  statementText: 'Jede Zeile steht in der Abrechnung und in der Datei.',
  payments: 'Beiträge und Zahlungen',
  due: '{{name}}, fällig {{day}}: {{money}}',
  payment: 'Als bezahlt gemeldet {{day}}: {{money}} ({{reference}}) · {{state}}',
  pays: {
    open: 'Soll {{money}} zahlen ({{reference}})',
    done: 'Zahlte {{money}} ({{reference}})',
    dropped: 'Entfallen: sollte {{money}} zahlen ({{reference}})',
  },
  isPaid: {
    open: 'Soll {{money}} bekommen ({{reference}})',
    done: 'Bekam {{money}} ({{reference}})',
    dropped: 'Entfallen: sollte {{money}} bekommen ({{reference}})',
  },
  log: 'Im Protokoll',
  leave: {
    title: 'Den Club für immer verlassen',
    mine: 'Willst du vergessen werden, sag es dem Vorsitz, der es hier tut.',
    theirs: '{{name}} kann darum bitten, vergessen zu werden.',
    erased:
      'Gelöscht wird: der Name, der Zugang, und der Benutzer mit Passwort, wenn ihn kein anderer Club hat.',
    stays:
      'Es bleiben: Spiele, Punkte, Geld und Belege, Strafen und was andere schrieben, unter den Initialen. Belege sind fünf Jahre aufzubewahren.',
    forEver:
      'Namen aus der Zeit, als das Protokoll sie noch enthielt, bleiben in seinem Text, werden aber nicht gezeigt. Das lässt sich nicht rückgängig machen.',
    noTexts: 'Kein geschriebener Text enthält den Namen.',
    texts_one:
      'Ein Text enthält den Namen. Hak ihn an, wenn der Name heraus soll:',
    texts_other:
      '{{count}} Texte enthalten den Namen. Hak an, aus welchen er heraus soll:',
    allTexts: 'Alle',
    becomes: '{{from}} wird zu {{to}}',
    takenOut:
      'Die Initialen treten überall an die Stelle des Namens: auf Bildschirmen, in Papieren und Dateien und im Protokoll selbst. Die Kette lässt sich weiter prüfen, und die Prüfung nennt diese Ereignisse. Sicherungen und Dateien von vorher haben den Text, wie er war.',
    quoted: '„{{text}}“',
    begin: 'Für immer vergessen …',
    sure: '{{name}} für immer vergessen?',
    do: 'Für immer vergessen',
    wished: '{{name}} hat selbst darum gebeten.',
    done: 'Der Name ist gelöscht.',
  },
} satisfies Translation<typeof da>;

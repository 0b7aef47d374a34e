import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/examining.js';

export default {
  what: 'Bitte ankreuzen, was geprüft wurde',
  remark: 'Bemerkung {{number}}',
  addRemark: 'Bemerkung hinzufügen',
  remarkHint: 'Wer die Kasse führt, beantwortet jede Bemerkung.',
  conclusion: 'Ergebnis der Prüfung',
  do: 'Prüfung unterschreiben',
  nothingTicked: 'Bitte mindestens einen Punkt ankreuzen.',
  noConclusion: 'Bitte ein Ergebnis wählen.',
  noRemark:
    'Bitte mindestens eine Bemerkung schreiben, wenn der Abschluss nicht ohne Einschränkung bestätigt wird.',
  confirm: {
    title: 'Prüfung von {{label}} unterschreiben?',
    text: 'Das wird unterschrieben:',
    do: 'Unterschreiben',
    done: 'Die Prüfung ist unterschrieben.',
  },
  answer: {
    do: 'Bemerkung {{number}} beantworten',
    title: 'Bemerkung {{number}} beantworten',
    label: 'Antwort',
    hint: 'Die Kassenprüfung sieht sie, und sie bleibt im Protokoll stehen.',
    confirm: 'Antworten',
    done: 'Die Antwort ist festgehalten.',
  },
  settle: {
    do: 'Bemerkung {{number}} erledigen',
    title: 'Ist Bemerkung {{number}} erledigt?',
    confirm: 'Erledigt',
    done: 'Die Bemerkung ist erledigt.',
  },
  withdraw: {
    do: 'Unterschrift zurückziehen',
    title: 'Unterschrift zurückziehen?',
    text: 'Die Unterschrift und ihr Widerruf bleiben beide stehen.',
    why: 'Warum',
    whyHint: 'Es steht auf dem Abschluss und im Protokoll.',
    done: 'Die Unterschrift ist zurückgezogen.',
  },
  onlyOwner: 'Der Abschluss ist geprüft. Nur wer den Club besitzt, kann das Jahr wieder öffnen.',
  reopenSigned:
    'Die Unterschrift der Kassenprüfung gilt dann nur für den Abschluss, wie er war. Die Kassenprüfung erfährt davon.',
  vouchers: {
    show: 'Belege ankreuzen',
    hide: 'Belege ausblenden',
    remark: 'Bemerkung zu Beleg {{label}}',
    remarkHint: 'Kann leer bleiben.',
    open: 'Beleg {{label}} öffnen',
  },
  keptBooks: {
    treasurer:
      'In jenem Jahr wurden die Bücher auch von dir geführt (Kassenführung); jemand anders muss es prüfen.',
    secretary:
      'In jenem Jahr wurden die Bücher auch von dir geführt (Schriftführung); jemand anders muss es prüfen.',
    recorder:
      'Belege jenes Jahres wurden von dir gebucht; jemand anders muss es prüfen und Bemerkungen erledigen.',
  },
  othersExamine: 'Das können: {{names}}.',
  nobodyExamines:
    'Der Vorsitz kann ein Mitglied, das die Bücher nicht geführt hat, mit der Prüfung betrauen.',
  onlyYou:
    'Die Bücher hast du selbst geführt, und niemand sonst im Club kann sie prüfen. Deine Unterschrift ist dann deine eigene Kontrolle und keine Prüfung.',
  onlyOwn: 'Von den Mitgliedern siehst du nur dich selbst.',
} satisfies Translation<typeof da>;

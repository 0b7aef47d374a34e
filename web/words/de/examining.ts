import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/examining.js';

export default {
  what: 'Bitte ankreuzen, was geprüft wurde',
  conclusion: 'Ergebnis der Prüfung',
  again: 'Noch einmal prüfen',
  do: 'Prüfung unterschreiben',
  nothingTicked: 'Bitte mindestens einen Punkt ankreuzen.',
  noConclusion: 'Bitte ein Ergebnis wählen.',
  noReservation:
    'Die Einschränkung oder die Begründung hier schreiben: Keine offene Bemerkung nennt sie.',
  reservationHint: 'Das steht im Abschluss unter der Unterschrift.',
  reservationOrRemark:
    'Das steht im Abschluss unter der Unterschrift. Das kann fehlen, wenn eine offene Bemerkung es sagt.',
  confirm: {
    title: 'Prüfung von {{label}} unterschreiben?',
    text: 'Das wird unterschrieben:',
    do: 'Unterschreiben',
    despite: 'Trotzdem unterschreiben',
    doubts:
      'Die Bücher sagen etwas anderes als diese Unterschrift. Das steht dann auf dem Abschluss.',
    done: 'Die Prüfung ist unterschrieben.',
  },
  put: {
    do: 'Bemerkung schreiben',
    about:
      'Wer die Kasse führt, wird sofort gefragt. Die Unterschrift kommt, wenn die Antworten erledigt sind.',
    title: 'Bemerkung schreiben',
    titleOf: 'Bemerkung zu Beleg {{label}}',
    text: 'Bemerkung',
    hint: 'Sie bleibt im Protokoll und auf dem Abschluss.',
    needsAnswer: 'Die Kasse soll antworten',
    confirm: 'Senden',
    done: 'Bemerkung {{number}} ist geschrieben.',
  },
  answer: {
    do: 'Bemerkung {{number}} beantworten',
    title: 'Bemerkung {{number}} beantworten',
    label: 'Antwort',
    hint: 'Die Kassenprüfung sieht sie, und sie bleibt im Protokoll stehen.',
    confirm: 'Antworten',
    done: 'Die Antwort ist festgehalten.',
  },
  keepOpen: {
    do: 'Bemerkung {{number}} offen halten',
    title: 'Bemerkung {{number}} offen halten',
    label: 'Es fehlt',
    hint: 'Die Kasse wird um eine neue Antwort gebeten.',
    confirm: 'Offen halten',
    done: 'Die Bemerkung bleibt offen.',
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
    open: 'Beleg {{label}} öffnen',
  },
  desk: {
    title: 'Kassenprüfung',
    looked: 'Beleg angesehen',
    lookedHint: 'Zählt mit, wenn der Abschluss unterschrieben wird.',
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

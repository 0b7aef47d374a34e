import type da from '../da/proposals.js';
import type { Translation } from '../../../src/words/translation.js';

/** A decision that waits for a member without a part. */
export default {
  titles: {
    you: '{{by}} bittet dich, eine Entscheidung zu bestätigen',
    mine: 'Dein Vorschlag wartet auf {{second}}',
    other: '{{by}} hat eine Entscheidung vorgeschlagen',
  },
  decisions: {
    upheld: 'Vorschlag: der Einspruch wird abgewiesen, alles bleibt wie eingetragen.',
    overturned: 'Vorschlag: dem Einspruch wird stattgegeben.',
  },
  propose: { uphold: 'Abweisung vorschlagen', overturn: 'Stattgeben vorschlagen' },
  waits: '{{by}} hat eine Entscheidung vorgeschlagen; sie wartet auf {{second}}',
  why: '{{by}} ist selbst beteiligt. Darum gilt die Entscheidung erst, wenn {{second}}, nicht beteiligt, sie bestätigt hat. Bis dahin ändert sich nichts.',
  reason: 'Begründung',
  does: 'Was sich ändert',
  changed:
    'Der Abend hat sich seit dem Vorschlag geändert: er ergäbe jetzt andere Zahlen. Er kann nicht bestätigt werden; {{by}} muss neu vorschlagen.',
  confirm: 'Entscheidung bestätigen',
  confirmed: 'Die Entscheidung ist bestätigt und gilt jetzt.',
  decline: 'Nicht bestätigen',
  declineWhy: 'Warum nicht?',
  declineNeeded: 'Schreib kurz, warum.',
  declineSend: 'Senden',
  declined: '{{by}} erfährt, dass du nicht bestätigst.',
  keep: 'Zurück',
  takeBack: 'Vorschlag zurücknehmen',
  takenBack: 'Der Vorschlag ist zurückgenommen.',
  sent: 'Der Vorschlag ist gesendet. Er gilt, sobald {{second}} ihn bestätigt hat.',
  asked: '{{second}} bekommt deinen Vorschlag zu sehen und muss ihn bestätigen, bevor er gilt.',
  noAccess:
    '{{second}} kann sich noch nicht anmelden und muss eingeladen werden, bevor der Vorschlag bestätigt werden kann.',
  notIn: '{{name}} (noch nicht in der App)',
  goesOn: 'Ein Prüfer oder Obmann, der nicht beteiligt ist, kann weiterhin allein entscheiden.',
} satisfies Translation<typeof da>;

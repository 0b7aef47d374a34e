import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/backups.js';

export default {
  title: 'Sicherungskopien',
  places: {
    'other-disk':
      'Kopperne macht jede Nacht selbst eine Kopie aller Daten und prüft sie: Sie wird daneben wiederhergestellt, und alle Clubs darin werden nachgerechnet.',
    'same-disk':
      'Kopperne macht jede Nacht selbst eine Kopie aller Daten und prüft sie. Die Kopien liegen auf derselben Platte wie die Daten: Geht sie kaputt, ist beides weg. Wer den Rechner betreut, setzt BACKUP_DIR auf eine andere Platte, zum Beispiel eine USB-Platte.',
    'own-database':
      'Die Datenbank wird für sich betrieben, und ihre Kopien entstehen dort. Frag die Person, die den Rechner betreut, wann sie zuletzt geprüft wurden.',
    'switched-off': 'Kopperne macht hier keine Kopien: Das ist abgeschaltet (BACKUPS=no).',
  },
  moments: 'Alles kann auf jeden Augenblick von {{since}} bis {{until}} zurückgesetzt werden.',
  none: 'Es gibt noch keine Kopie. Die erste entsteht, wenn Kopperne fünf Minuten gelaufen ist.',
  old: 'Die neueste geprüfte Kopie ist älter als zwei Tage. Bitte die Person, die den Rechner betreut, nachzusehen.',
  proved: 'Geprüft {{time}}',
  head: 'Prüfcode des Clubs darin: {{head}}',
  notProved: 'Nicht geprüft: Sie zählt nicht',
  size: '{{megabytes}} MB',
} satisfies Translation<typeof da>;

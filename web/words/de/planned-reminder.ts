import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/planned-reminder.js';

export default {
  title: 'Erinnerung an die Antwort',
  sameDay:
    'Wer nicht geantwortet hat, wird um {{time}} an dem Tag erinnert, bis zu dem Antworten erwünscht sind.',
  before_one:
    'Wer nicht geantwortet hat, wird um {{time}} am Tag davor erinnert, bevor Antworten erwünscht sind.',
  before_other:
    'Wer nicht geantwortet hat, wird um {{time}} erinnert, {{count}} Tage bevor Antworten erwünscht sind.',
  open: 'Zeitpunkt wählen',
  time: 'Uhrzeit',
  days: 'Wann',
  onDay: 'Am letzten Tag für Antworten',
  day_one: 'Am Tag davor',
  day_other: '{{count}} Tage davor',
  nobody:
    'Die Erinnerung erreicht niemanden: Kein Mitglied bekommt Abende per E-Mail oder auf seinen Geräten.',
  unreached:
    'Die Erinnerung erreicht nicht {{names}}: Abende kommen bei ihnen weder per E-Mail noch auf einem Gerät an.',
  hint: 'Wer erst später vom Abend erfährt, wird nicht erinnert.',
  do: 'Speichern',
  done: 'Der Zeitpunkt ist gewählt',
} satisfies Translation<typeof da>;

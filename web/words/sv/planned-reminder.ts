import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/planned-reminder.js';

export default {
  title: 'Påminnelse om svar',
  sameDay: 'Den som inte har svarat påminns kl. {{time}} den dag svaret önskas.',
  before_one: 'Den som inte har svarat påminns kl. {{time}} dagen innan svaret önskas.',
  before_other:
    'Den som inte har svarat påminns kl. {{time}}, {{count}} dagar innan svaret önskas.',
  open: 'Välj tidpunkten',
  time: 'Klockslag',
  days: 'När',
  onDay: 'Den dag svaret önskas',
  day_one: 'Dagen innan',
  day_other: '{{count}} dagar innan',
  nobody: 'Påminnelsen når ingen: ingen medlem får kvällar per mejl eller på sina enheter.',
  unreached:
    'Påminnelsen når inte {{names}}: kvällar skickas varken per mejl eller till deras enheter.',
  hint: 'Den som hör om kvällen först senare påminns inte.',
  do: 'Spara',
  done: 'Tidpunkten är vald',
} satisfies Translation<typeof da>;

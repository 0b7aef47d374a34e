import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/backups.js';

export default {
  title: 'Säkerhetskopior',
  places: {
    'other-disk':
      'Kopperne tar själv en kopia av alla data varje natt och prövar den: den läggs upp vid sidan av, och alla klubbar i den kontrolleras.',
    'same-disk':
      'Kopperne tar själv en kopia av alla data varje natt och prövar den. Kopiorna ligger på samma disk som data: går den sönder är båda borta. Den som sköter datorn anger en annan disk i BACKUP_DIR, till exempel en USB-disk.',
    'own-database':
      'Databasen sköts för sig, och dess kopior tas där. Fråga den som sköter datorn när de senast prövades.',
    'switched-off': 'Kopperne tar inga kopior här: det är avstängt (BACKUPS=no).',
  },
  moments: 'Allt kan återställas till vilken stund som helst från {{since}} till {{until}}.',
  none: 'Det finns ingen kopia än. Den första tas när Kopperne har varit igång i fem minuter.',
  old: 'Den nyaste prövade kopian är mer än två dygn gammal. Be den som sköter datorn att se efter.',
  proved: 'Prövad {{time}}',
  head: 'Klubbens kontrollkod i den: {{head}}',
  notProved: 'Inte prövad: den räknas inte',
  size: '{{megabytes}} MB',
} satisfies Translation<typeof da>;

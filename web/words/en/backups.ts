import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/backups.js';

export default {
  title: 'Backups',
  places: {
    'other-disk':
      'Kopperne makes a copy of all data every night and proves it: it is restored beside the data, and every club in it is verified.',
    'same-disk':
      'Kopperne makes a copy of all data every night and proves it. The copies are on the same disk as the data: if it dies, both are gone. The operator of the machine sets BACKUP_DIR to another disk, for example a USB disk.',
    'own-database':
      'The database is run separately, and its copies are made there. Ask its operator when they were last tried.',
    'switched-off': 'Kopperne makes no copies here: that is switched off (BACKUPS=no).',
  },
  moments: 'Everything can be restored to any moment from {{since}} to {{until}}.',
  none: 'There is no backup yet. The first one is made once Kopperne has run for five minutes.',
  old: 'The newest proved backup is more than two days old. Ask the operator of the machine to have a look.',
  proved: 'Proved {{time}}',
  head: 'Control code of the club in it: {{head}}',
  notProved: 'Not proved: it does not count',
  size: '{{megabytes}} MB',
} satisfies Translation<typeof da>;

import { reads } from '../platform/http/reference/operation.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { BackupsView } from './backups.view.js';

/** The API reference of the backups. */
export const backupsApi = {
  list: reads({
    id: 'listBackups',
    summary: 'The backups that hold the club',
    description:
      'Backups are of the whole instance; each line says what of it is this club’s. A backup counts once ' +
      'it was restored beside the data and every club in it was verified from its first event on.',
    of: [CLUB_ID],
    answer: { description: 'The backups.', type: BackupsView },
  }),
};

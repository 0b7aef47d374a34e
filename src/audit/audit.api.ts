import { reads } from '../platform/http/reference/operation.js';
import { AuditPage } from './log/view.js';
import { FineRegisterPage } from './fine-register/view.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';

/** The API reference of the audit view and of the register of fines. */
export const auditApi = {
  audit: reads({
    id: 'readAudit',
    summary: 'The log of a club',
    description:
      'The log of the club in words: each event with its time, author and reason, with old and new ' +
      'values and its payments. Everything, or what touched a session, a hand, a fine, a dispute or a ' +
      'member; by ' +
      'kinds and times. In the order of the log, or the newest first.',
    of: [CLUB_ID],
    answer: {
      description: 'A page of the log.',
      type: AuditPage,
    },
    refusals: [
      'validation-failed',
      'session-not-found',
      'hand-not-found',
      'fine-not-found',
      'dispute-not-found',
      'member-not-found',
    ],
  }),
  fines: reads({
    id: 'readFineRegister',
    summary: 'The register of fines',
    description:
      'Every fine of the club, the newest first, with its player, code, place in the rule book, ' +
      'who reported and who recorded it, its state, its disputes, the correction that overturned it, ' +
      'and where its points went since. Totals are of all fines that the filter lets through. Members ' +
      'see their own only.',
    of: [CLUB_ID],
    answer: {
      description: 'A page of the register.',
      type: FineRegisterPage,
    },
    refusals: ['validation-failed', 'session-not-found', 'member-not-found', 'member-not-claimed'],
  }),
};

import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { reads } from '../../platform/http/reference/operation.js';
import { WhatIfDto } from './what-if.dto.js';
import { WhatIfView } from './what-if.view.js';

/** The API reference of evenings by another book. */
export const whatIfApi = {
  read: reads({
    id: 'whatIf',
    summary: 'Evenings by another book',
    description:
      'The results that an evening, a season or the latest evenings would have by another book of the same ' +
      "game, a version of the club's own book, or a draft. Both sides take the evenings as they count now, " +
      'with compensations worked in as if by replay, and without house rules of single evenings on the other ' +
      'side. Each hand keeps its dealer. Both sides are made of the same hands: those that the other book cannot play ' +
      'are left out of both and listed with the reason; a fine that it does not have costs nothing there. Nothing ' +
      'is written, and no key is needed.',
    of: [CLUB_ID],
    body: { type: WhatIfDto, description: 'The book and the evenings.' },
    answer: { description: 'Both sides.', type: WhatIfView },
    refusals: [
      'book-refused',
      'house-rule-unknown',
      'club-book-not-found',
      'club-book-refused',
      'season-not-found',
      'member-not-found',
    ],
  }),
};

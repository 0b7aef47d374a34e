import { acts, reads } from '../../platform/http/reference/operation.js';
import { SeenDto } from './news.dto.js';
import { NewsView, SeenView } from './news.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of the news. */
export const newsApi = {
  read: reads({
    id: 'readNews',
    summary: 'News for you',
    description:
      'The events of the log about you since you last said that you had seen the news: fines, steps of ' +
      'disputes that you have part in, corrections that moved your points, what came of payments that ' +
      'you reported; adopted versions of books of the club; for auditors and for who keeps the money the steps of examinations. ' +
      'Your own events are no news. And the number of your open tasks.',
    of: [CLUB_ID],
    answer: {
      description: 'The news.',
      type: NewsView,
    },
  }),
  seen: acts({
    id: 'markNewsSeen',
    summary: 'You have seen the news',
    description:
      'Kept for each user, on whichever device; never less than before, nor more than the log has.',
    of: [CLUB_ID],
    body: {
      type: SeenDto,
      description: 'How far.',
    },
    answer: {
      description: 'How far you have seen them.',
      type: SeenView,
    },
  }),
};

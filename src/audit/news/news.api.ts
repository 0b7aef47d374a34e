import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { acts, reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { SeenDto } from './news.dto.js';
import { NewsView, SeenView, type NewsItem } from './news.view.js';

const FINED: NewsItem = {
  event: 7,
  time: atMinute(18),
  what: 'fined',
  session: EXAMPLE.session,
  hand: 1,
  fine: EXAMPLE.fineInHand,
  code: 'lead-out-of-turn',
  dispute: null,
  decision: null,
  by: null,
  payment: null,
  points: -40,
};

/** The API reference of the news. */
export const newsApi = {
  read: reads({
    id: 'readNews',
    summary: 'What is new for you',
    description:
      'What happened to the member that you are since you last said that you had seen the news, as the ' +
      'log tells it: fines, steps of disputes that you have part in, corrections that moved your points, what came of payments that you reported. ' +
      'What you did yourself is no news. And how much waits for you, by what you may do.',
    of: ['clubId'],
    answer: {
      description: 'The news.',
      type: NewsView,
      examples: {
        fined: namedExample('news', 'Aksel was fined, and may decide a dispute', () => ({
          news: [FINED],
          event: 12,
          waiting: { disputes: 1, guests: 0, invites: 0, payments: 0 },
        })),
      },
    },
  }),
  seen: acts({
    id: 'markNewsSeen',
    summary: 'You have seen the news',
    description:
      'Kept for each user, on whichever device; never less than before, nor more than the log has.',
    of: ['clubId'],
    body: {
      type: SeenDto,
      description: 'How far.',
      examples: { seen: namedExample('news-to-mark', 'All of it', () => ({ event: 12 })) },
    },
    answer: {
      description: 'How far you have seen them.',
      type: SeenView,
      examples: { seen: namedExample('news-seen', 'All of it', () => ({ event: 12 })) },
    },
  }),
};

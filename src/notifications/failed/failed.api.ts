import { SentAgainView } from '../../deliveries/webhook.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { acts, reads } from '../../platform/http/reference/operation.js';
import { SendClubAgainDto, SendMessageAgainDto } from './failed.dto.js';
import { FailedMessages, FailedOfClub } from './failed.view.js';

/** The API reference of messages that could not be sent. */
export const failedApi = {
  own: reads({
    id: 'listFailedMessages',
    summary: 'What could not be sent to you',
    description: 'Mails and pushes of the last two weeks, each with the reason.',
    of: [],
    answer: { description: 'The messages.', type: FailedMessages },
  }),
  sendOwn: acts({
    id: 'sendMessageAgain',
    summary: 'Send it again',
    description:
      'One message, or all that failed, with all attempts before them. Messages that have lost their use ' +
      'meanwhile are left out.',
    of: [],
    body: { type: SendMessageAgainDto, description: 'The message.' },
    answer: { description: 'The number of events in them.', type: SentAgainView },
  }),
  ofClub: reads({
    id: 'listFailedOfClub',
    summary: 'Who could not be sent something',
    description: 'By user and channel, each with a reason; not what the messages say.',
    of: [CLUB_ID],
    answer: { description: 'The recipients.', type: FailedOfClub },
  }),
  sendClub: acts({
    id: 'sendAgainInClub',
    summary: 'Send messages of the club again',
    description: 'To one user, or to all whom something could not be sent to.',
    of: [CLUB_ID],
    body: { type: SendClubAgainDto, description: 'The user.' },
    answer: { description: 'The number of events in them.', type: SentAgainView },
  }),
};

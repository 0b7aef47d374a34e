import { acts } from '../../platform/http/reference/operation.js';
import { ForgottenPasswordDto } from './forgotten.dto.js';
import { ForgottenPasswordView } from './forgotten.view.js';

/** The API reference of forgotten passwords. */
export const forgottenApi = {
  ask: acts({
    id: 'askForNewPassword',
    summary: 'Ask for a link to set a new password',
    description:
      'The link is sent to the confirmed address of the user, works once and for an hour; at most three in ' +
      'an hour. The answer is the same, and as fast, where nobody has such a name or no address was ' +
      'confirmed.',
    of: [],
    body: { type: ForgottenPasswordDto, description: 'The name, or the address.' },
    answer: {
      description: 'The link is sent if there is one to send.',
      type: ForgottenPasswordView,
    },
    refusals: ['no-mails', 'too-many-requests'],
  }),
};

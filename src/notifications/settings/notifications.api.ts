import { acts, reads } from '../../platform/http/reference/operation.js';
import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { AddressDto, NotificationsDto } from './settings.dto.js';
import { NotificationSettingsView, NotificationsView } from './settings.view.js';

const PAGE = namedSchema('MailPage', {
  type: 'string',
  description: 'A page for who follows a link in a mail.',
  contentMediaType: 'text/html',
});
const page = (description: string) =>
  ({ description, mediaType: 'text/html', type: PAGE }) as const;

/** The API reference of notifications. */
export const notificationsApi = {
  read: reads({
    id: 'readNotifications',
    summary: 'Your choices about mails',
    description:
      'How soon you are sent what, your address and your quiet hours. The same in all clubs.',
    of: [],
    answer: { description: 'The settings.', type: NotificationsView },
  }),
  change: acts({
    id: 'changeNotifications',
    summary: 'Choose what you are sent by mail',
    description: 'News of quiet hours are sent after them; nothing is lost.',
    of: [],
    body: { type: NotificationsDto, description: 'All choices.' },
    answer: { description: 'The settings.', type: NotificationSettingsView },
  }),
  address: acts({
    id: 'setMailAddress',
    summary: 'Set your address',
    description:
      'Sends a link to the address. Nothing else is sent to it before somebody has followed the link and ' +
      'confirmed it. An address before it is sent nothing any more.',
    of: [],
    body: { type: AddressDto, description: 'The address.' },
    answer: { description: 'The settings.', type: NotificationSettingsView },
    refusals: ['no-mails', 'mail-address-refused', 'mail-not-sent', 'too-many-requests'],
  }),
  noAddress: acts({
    id: 'removeMailAddress',
    summary: 'Remove your address',
    description: 'Nothing is sent to it any more, also not what waits.',
    of: [],
    answer: { description: 'The settings.', type: NotificationSettingsView },
  }),
  confirmPage: reads({
    id: 'showAddressConfirmation',
    summary: 'The page that confirms an address',
    description: 'The link in the mail leads here. It changes nothing; its button does.',
    of: [],
    answer: page('The page.'),
  }),
  confirm: acts({
    id: 'confirmAddress',
    summary: 'Confirm an address',
    description: 'By the secret of the link, which works once, for 48 hours.',
    of: [],
    refusals: ['too-many-requests'],
    answer: page('A page that says so.'),
  }),
  endPage: reads({
    id: 'showEndOfMails',
    summary: 'The page that ends mails',
    description: 'The link below each mail leads here. It changes nothing; its button does.',
    of: [],
    answer: page('The page.'),
  }),
  end: acts({
    id: 'endMails',
    summary: 'End mails',
    description:
      'About what the mail was about, by the secret of its link. Programs for mail send it by one click ' +
      '(RFC 8058).',
    of: [],
    refusals: ['too-many-requests'],
    answer: page('A page that says so.'),
  }),
};

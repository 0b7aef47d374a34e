import type { Webhook } from '../../api/people/webhooks.js';
import type { PeopleProps } from '../people/people-props.js';

export interface WebhookProps extends PeopleProps {
  readonly webhook: Webhook;
}

import { Badge, Button, Text } from '@mantine/core';
import type { Delivery, Webhook } from '../../api/people/webhooks.js';
import { useLanguageWords } from '../../parts/door/use-language-words.js';
import { useDates } from '../../parts/figures/dates.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../people/people.module.css';
import { groupsOf } from './kinds.js';

interface Props {
  readonly webhook: Webhook;
  readonly onAgain: (event: number) => void;
}

/** The last events for a webhook, each with its last attempt. */
export function Deliveries({ webhook, onAgain }: Props) {
  const { t } = useTranslation('webhooks');
  const { name, deliveries, endedAt } = webhook;
  if (deliveries.length === 0) return null;
  return (
    <ul className={classes['rows']} aria-label={t('last', { name })}>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.event}
          delivery={delivery}
          onAgain={endedAt === null && delivery.state === 'failed' ? onAgain : null}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly delivery: Delivery;
  /** Null where it cannot be sent again. */
  readonly onAgain: ((event: number) => void) | null;
}

function DeliveryRow({ delivery, onAgain }: RowProps) {
  const { t } = useTranslation('webhooks');
  const dates = useDates();
  const words = useLanguageWords();
  const { event, kind, state, attempts, triedAt, nextAt, status, answer } = delivery;
  const group = groupsOf([kind])
    .map((one) => words?.log.groups[one.group] ?? one.group)
    .join('');
  const said = [status, answer].filter((one) => one !== null && one !== '').join(' ');
  const lines = [
    triedAt === null ? null : t('tried', { count: attempts, time: dates.moment(triedAt) }),
    said === '' ? null : t('answered', { answer: said }),
    state === 'waiting' && nextAt !== null ? t('next', { time: dates.moment(nextAt) }) : null,
  ].filter((line) => line !== null);
  return (
    <li className={classes['row']}>
      <span className={classes['grow']}>
        <Text component="span" display="block">
          {t('event', { number: event, group })}
        </Text>
        {lines.map((line) => (
          <Text key={line} component="span" display="block" size="sm" c="dimmed">
            {line}
          </Text>
        ))}
      </span>
      <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
        {t(`delivery.${state}`)}
      </Badge>
      {onAgain !== null && (
        <Button
          variant="default"
          aria-label={t('again.oneOf', { number: event })}
          onClick={() => {
            onAgain(event);
          }}
        >
          {t('again.one')}
        </Button>
      )}
    </li>
  );
}

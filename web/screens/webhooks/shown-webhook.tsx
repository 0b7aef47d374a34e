import { Badge, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { endWebhook, sendAgain, testWebhook, webhooksQuery } from '../../api/people/webhooks.js';
import { useLanguageWords } from '../../parts/door/use-language-words.js';
import { useDates } from '../../parts/figures/dates.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../people/people.module.css';
import { Deliveries } from './deliveries.js';
import { groupsOf } from './kinds.js';
import { SecretSheet } from './secret-sheet.js';
import type { WebhookProps } from './webhook-props.js';

/** A webhook with its address, its state, what can be done with it, and the last attempts. */
export function ShownWebhook({ club, webhook }: WebhookProps) {
  const { t } = useTranslation('webhooks');
  const dates = useDates();
  const { name, url, endedAt, endedWhy, hasSecret, waiting, failed } = webhook;
  const state = endedAt !== null ? 'ended' : hasSecret ? 'active' : 'noSecret';
  const again = useWrite(
    (event: number | null) => sendAgain(club.id, webhook.id, event),
    [webhooksQuery(club.id).queryKey],
  );
  const sendOnceMore = (event: number | null) => {
    again.mutate(event, {
      onSuccess: ({ again: count }) => {
        toast(t('again.done', { count }));
      },
    });
  };
  return (
    <Section
      title={name}
      beside={
        <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
          {t(`states.${state}`)}
        </Badge>
      }
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{url}</Text>
      <Kinds kinds={webhook.kinds} />
      {endedAt !== null && (
        <Text size="sm">
          {t(`endedWhy.${endedWhy ?? 'by-hand'}`, { time: dates.moment(endedAt) })}
        </Text>
      )}
      {waiting > 0 && <Text size="sm">{t('waiting', { count: waiting })}</Text>}
      {failed > 0 && <Text size="sm">{t('failed', { count: failed })}</Text>}
      <ProblemNote error={again.error} />
      {endedAt === null && <Acts club={club} webhook={webhook} onAgain={sendOnceMore} />}
      <Deliveries webhook={webhook} onAgain={sendOnceMore} />
    </Section>
  );
}

function Kinds({ kinds }: { readonly kinds: readonly string[] }) {
  const { t } = useTranslation('webhooks');
  const words = useLanguageWords();
  const said = groupsOf(kinds).map(({ group, count, of }) => {
    const word = words?.log.groups[group] ?? group;
    return count === of ? word : t('partly', { group: word, count, of });
  });
  return (
    <Text size="sm" c="dimmed">
      {t('kinds', { kinds: said.join(', ') })}
    </Text>
  );
}

interface ActsProps extends WebhookProps {
  /** @param event null for all that failed */
  readonly onAgain: (event: number | null) => void;
}

function Acts({ club, webhook, onAgain }: ActsProps) {
  const { t } = useTranslation('webhooks');
  const [isEnding, ending] = useDisclosure(false);
  const [isMaking, making] = useDisclosure(false);
  const { id, name, hasSecret, failed } = webhook;
  const testing = useMutation({ mutationFn: () => testWebhook(club.id, id) });
  const turn = hasSecret ? 'again' : 'make';
  return (
    <>
      <span className={classes['acts']}>
        <Button
          variant={hasSecret ? 'default' : 'filled'}
          aria-label={t(`secret.${turn}Of`, { name })}
          onClick={making.open}
        >
          {t(`secret.${turn}`)}
        </Button>
        {hasSecret && (
          <Button
            variant="default"
            aria-label={t('test.of', { name })}
            loading={testing.isPending}
            onClick={() => {
              testing.mutate();
            }}
          >
            {t('test.do')}
          </Button>
        )}
        {failed > 0 && (
          <Button
            variant="default"
            aria-label={t('again.allOf', { name })}
            onClick={() => {
              onAgain(null);
            }}
          >
            {t('again.all')}
          </Button>
        )}
        <Button variant="default" aria-label={t('end.of', { name })} onClick={ending.open}>
          {t('end.do')}
        </Button>
      </span>
      <div role="status">
        <ProblemNote error={testing.error} />
        {testing.data !== undefined && <Tested {...testing.data} />}
      </div>
      <SecretSheet club={club} webhook={webhook} opened={isMaking} onClose={making.close} />
      <ConfirmWrite
        opened={isEnding}
        onClose={ending.close}
        title={t('end.title', { name })}
        confirm={t('end.do')}
        body={id}
        write={(one, key) => endWebhook(club.id, one, key)}
        reads={[webhooksQuery(club.id).queryKey]}
        done={t('end.done')}
      >
        <Text>{t('end.text')}</Text>
      </ConfirmWrite>
    </>
  );
}

/** The answer to a test message. */
function Tested({ status, answer }: Awaited<ReturnType<typeof testWebhook>>) {
  const { t } = useTranslation('webhooks');
  if (status === null) return <Text>{t('test.unanswered', { answer })}</Text>;
  const isGood = status >= 200 && status < 300;
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      {isGood ? t('test.ok', { status }) : t('test.refused', { status, answer })}
    </Text>
  );
}

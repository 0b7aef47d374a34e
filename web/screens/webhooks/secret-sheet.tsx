import { Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeSecret, webhooksQuery } from '../../api/people/webhooks.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Sheet } from '../../parts/page/sheet.js';
import { useTranslation } from '../../words/use-translation.js';
import type { WebhookProps } from './webhook-props.js';

interface Props extends WebhookProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes a secret, and shows it until it is closed: never again. */
export function SecretSheet({ club, webhook, opened, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('secret.title', { name: webhook.name })}>
      <Making club={club} webhook={webhook} />
    </Sheet>
  );
}

function Making({ club, webhook }: WebhookProps) {
  const { t } = useTranslation('webhooks');
  const dates = useDates();
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: () => makeSecret(club.id, webhook.id),
    // Kept no longer than it is shown.
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries(webhooksQuery(club.id)),
  });
  if (making.data === undefined) {
    return (
      <>
        <ProblemNote error={making.error} />
        <Text>{webhook.hasSecret ? t('secret.turn') : t('secret.first')}</Text>
        <Button
          loading={making.isPending}
          onClick={() => {
            making.mutate();
          }}
        >
          {webhook.hasSecret ? t('secret.again') : t('secret.make')}
        </Button>
      </>
    );
  }
  const { secret, oldUntil } = making.data;
  return (
    <>
      <TextInput
        label={t('secret.label')}
        description={t('secret.once')}
        value={secret}
        readOnly
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <CopyButton text={secret} words={t('secret.copy')} />
      {oldUntil !== null && (
        <Text size="sm">{t('secret.oldUntil', { time: dates.moment(oldUntil) })}</Text>
      )}
    </>
  );
}

import { Button, Text } from '@mantine/core';
import { Folding } from '../../parts/page/folding.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';

/** The way to the webhooks of the club. */
export function WebhooksLink({ club }: PeopleProps) {
  const { t } = useTranslation('webhooks');
  return (
    <Folding title={t('title')} id="webhooks" isAlways>
      <Text size="sm" c="dimmed" mb="sm">
        {t('text')}
      </Text>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/clubs/$club/webhooks" params={{ club: club.id }} {...props} />
        )}
      >
        {t('link')}
      </Button>
    </Folding>
  );
}

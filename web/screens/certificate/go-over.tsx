import { Alert, Button, Stack, Text } from '@mantine/core';
import { useLiveQuery } from 'dexie-react-hooks';
import { leftBehind } from '../../outbox/waiting/left-behind.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';

/** Goes on at the address of HTTPS, once nothing is left behind that is not sent. */
export function GoOver({ address }: { readonly address: string }) {
  const { t } = useTranslation('certificate');
  const left = useLiveQuery(leftBehind);
  const notSent = left?.notSent ?? 0;
  const isReady = left !== undefined && notSent === 0;
  return (
    <Section title={t('goOver.title')}>
      <Stack mt="xs" align="flex-start">
        <Text>{t('goOver.text', { address })}</Text>
        <div role="status">
          {notSent > 0 && <Alert color="brass">{t('goOver.notSent', { count: notSent })}</Alert>}
          {left?.isHalfTyped === true && (
            <Alert color="brass" mt={notSent > 0 ? 'xs' : 0}>
              {t('goOver.draft')}
            </Alert>
          )}
        </div>
        {isReady ? (
          <Button component="a" size="lg" href={`${address}/`}>
            {t('goOver.go')}
          </Button>
        ) : (
          <Button size="lg" disabled>
            {t('goOver.go')}
          </Button>
        )}
        <Text size="sm">{t('goOver.warned')}</Text>
      </Stack>
    </Section>
  );
}

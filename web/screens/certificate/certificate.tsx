import { Alert, Code, List, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { certificateQuery } from '../../api/certificate.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { GoOver } from './go-over.js';
import { Trust } from './trust.js';

const COMMAND = 'npm run certificate';

/** The limits of a device without HTTPS, and the way to get it: read mostly on plain HTTP. */
export function Certificate() {
  const { t } = useTranslation('certificate');
  const { data } = useSuspenseQuery(certificateQuery);
  const { https, authority } = data;
  const isSecure = location.protocol === 'https:';
  return (
    <Stack maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      {isSecure && <Alert color="felt">{t('secure')}</Alert>}
      {!isSecure && window.isSecureContext && <Alert color="felt">{t('here')}</Alert>}
      {!isSecure && <Without />}
      {https === null && !isSecure && <NotSetUp />}
      {authority !== null && <Trust authority={authority} />}
      {https !== null && !isSecure && <GoOver address={https} />}
    </Stack>
  );
}

/** The features that do not work, in plain sentences. */
function Without() {
  const { t } = useTranslation('certificate');
  return (
    <Section title={t('without.title')}>
      <List mt="xs" spacing="xs">
        <List.Item>{t('without.reload')}</List.Item>
        <List.Item>{t('without.tabs')}</List.Item>
        <List.Item>{t('without.copy')}</List.Item>
        <List.Item>{t('without.listen')}</List.Item>
      </List>
    </Section>
  );
}

function NotSetUp() {
  const { t } = useTranslation(['certificate', 'files.sharing']);
  return (
    <Section title={t('notSetUp.title')}>
      <Stack mt="xs" align="flex-start">
        <Text>{t('notSetUp.text')}</Text>
        <Code fz="md" p="sm">
          {COMMAND}
        </Code>
        <CopyButton text={COMMAND} words={t('files.sharing:copy')} />
        <Text>{t('notSetUp.then')}</Text>
      </Stack>
    </Section>
  );
}

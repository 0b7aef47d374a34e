import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Stack maw="32rem" mx="auto" mt="xl" align="flex-start">
      <Title order={1}>{t('notFound.title')}</Title>
      <Text>{t('notFound.text')}</Text>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('notFound.home')}</Button>
    </Stack>
  );
}

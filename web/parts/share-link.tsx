import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.js';
import { useDates } from './dates.js';
import { QrCode } from './qr-code.js';

interface Props {
  readonly link: string;
  readonly expiresAt: string;
  /** What it leads to. */
  readonly title: string;
}

/** A one-time link, to hand over: to copy, to send, or to be read off the screen. */
export function ShareLink({ link, expiresAt, title }: Props) {
  const { t } = useTranslation('sharing');
  const dates = useDates();
  const share = () => {
    // Who closes the sheet again has not failed.
    navigator.share({ title, url: link }).catch(() => undefined);
  };
  return (
    <Stack role="group" aria-label={title}>
      <TextInput
        label={t('link')}
        description={t('once', { time: dates.moment(expiresAt) })}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <Group gap="xs">
        <CopyButton text={link} words={t('copyLink')} />
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={20} aria-hidden />}
            onClick={share}
          >
            {t('share')}
          </Button>
        )}
      </Group>
      <Text size="sm">{t('scan')}</Text>
      <QrCode text={link} label={t('qrOf', { title })} />
    </Stack>
  );
}

import { Button, List, NativeSelect, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { AUTHORITY_FILE } from '../../api/certificate.js';
import type { Bodies } from '../../api/bodies.js';
import { useDates } from '../../parts/figures/dates.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { DEVICES, thisDevice } from './this-device.js';

interface Props {
  readonly authority: Bodies['AuthorityView'];
}

/** The steps by which this device trusts the club's own authority, with the questions of its system. */
export function Trust({ authority }: Props) {
  const { t } = useTranslation('certificate');
  const dates = useDates();
  const [device, setDevice] = useState(() => thisDevice(navigator));
  const { name, fingerprint, expiresAt, isLimited } = authority;
  return (
    <Section title={t('trust.title')}>
      <Stack mt="xs">
        <Text>{t('trust.text')}</Text>
        {isLimited && <Text>{t('trust.limited')}</Text>}
        <NativeSelect
          label={t('trust.device')}
          value={device}
          onChange={({ currentTarget }) => {
            setDevice(DEVICES.find((one) => one === currentTarget.value) ?? device);
          }}
          data={DEVICES.map((value) => ({ value, label: t(`trust.devices.${value}`) }))}
        />
        <List type="ordered" spacing="sm">
          <List.Item>
            <Text>{t(`${device}.download`)}</Text>
            <Button
              my="xs"
              component="a"
              href={AUTHORITY_FILE}
              leftSection={<IconDownload size={20} aria-hidden />}
            >
              {t('trust.download')}
            </Button>
          </List.Item>
          <List.Item>{t(`${device}.install`, { name })}</List.Item>
          <List.Item>{t(`${device}.trust`, { name })}</List.Item>
        </List>
        <Text size="sm">{t('trust.compare')}</Text>
        <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {fingerprint}
        </Text>
        <Text size="sm">{`${name}. ${t('trust.expires', { date: dates.long(expiresAt) })}`}</Text>
      </Stack>
    </Section>
  );
}

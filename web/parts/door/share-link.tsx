import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { certificateQuery } from '../../api/certificate.js';
import type { HandedLink } from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';
import { CopyButton } from './copy-button.js';
import { useDates } from '../figures/dates.js';
import { linkAddresses } from './link-addresses.js';
import { QrCode } from './qr-code.js';

interface Props extends HandedLink {
  /** The name of the target. */
  readonly title: string;
}

/** A one-time link, to hand over: to copy, to send, or to be read off the screen. */
export function ShareLink({ links, expiresAt, title }: Props) {
  const { t } = useTranslation('files.sharing');
  const dates = useDates();
  const ways = useMemo(() => linkAddresses(links, location), [links]);
  const [chosen, choose] = useState(ways[0]?.link ?? '');
  const share = () => {
    // Closing the sheet is no failure.
    navigator.share({ title, url: chosen }).catch(() => undefined);
  };
  return (
    <Stack role="group" aria-label={title}>
      <Addresses ways={ways} chosen={chosen} onChoose={choose} />
      <TextInput
        label={t('link')}
        description={t('once', { time: dates.moment(expiresAt) })}
        value={chosen}
        readOnly
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <Group gap="xs">
        <CopyButton text={chosen} words={t('copyLink')} />
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
      <QrCode text={chosen} label={t('qrOf', { title })} />
    </Stack>
  );
}

interface AddressesProps {
  readonly ways: HandedLink['links'];
  readonly chosen: string;
  readonly onChoose: (link: string) => void;
}

/** The link's address as seen from another device, and why it may not work. */
function Addresses({ ways, chosen, onChoose }: AddressesProps) {
  const { t } = useTranslation('files.sharing');
  const isHere = ways.find(({ link }) => link === chosen)?.reach === 'here';
  const hasNetwork = ways.some(({ reach }) => reach !== 'here');
  return (
    <>
      {ways.length > 1 && (
        <NativeSelect
          label={t('address')}
          description={t('addressHint')}
          value={chosen}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.value);
          }}
          data={ways.map(({ link, reach }) => {
            const address = new URL(link).origin;
            const label = reach === 'here' ? t('hereOnly', { address }) : address;
            return { value: link, label };
          })}
        />
      )}
      {isHere && (
        <Alert color="brass" role="alert">
          {hasNetwork ? t('onlyHere') : `${t('onlyHere')} ${t('noNetwork')}`}
        </Alert>
      )}
      {chosen.startsWith('https:') && <CertificateFirst address={chosen} />}
    </>
  );
}

/** By HTTPS of the club's own a device gets in once it trusts the club. */
function CertificateFirst({ address }: { readonly address: string }) {
  const { t } = useTranslation('files.sharing');
  const { data } = useQuery(certificateQuery);
  if (data?.authority == null) return null;
  return (
    <Text size="sm">
      {`${t('certificate')} `}
      <b>{`http://${new URL(address).host}/certificate`}</b>
    </Text>
  );
}

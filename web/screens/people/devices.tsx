import { Badge, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addDevice,
  devicesQuery,
  makePairingLink,
  revokeDevice,
  type Device,
} from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Folding } from '../../parts/page/folding.js';
import { ShareLink } from '../../parts/door/share-link.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { Sheet } from '../../parts/page/sheet.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { NameForm } from './name-form.js';
import type { PeopleProps } from './people-props.js';
import classes from './people.module.css';

/** While a link is shown, its use on the tablet shows after this long at most. */
const LOOK_MS = 3_000;

/** The tablets at the table, which record without anybody signing in. */
export function Devices({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data: devices } = useSuspenseQuery(devicesQuery(club.id));
  const used = devices.filter(({ revokedAt }) => revokedAt === null).map(({ name }) => name);
  return (
    <Folding title={t('devices.title')} id="tablets" summary={used.join(' · ')}>
      <Text size="sm" c="dimmed">
        {t('devices.text')}
      </Text>
      <Paired club={club} />
    </Folding>
  );
}

function Paired({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data: devices } = useSuspenseQuery(devicesQuery(club.id));
  // The latest added goes on to its link by itself.
  const [latest, setLatest] = useState<string | null>(null);
  const adding = useWrite(
    (name: string, key) => addDevice(club.id, name, key),
    [['devices', club.id]],
  );
  return (
    <>
      <ul className={classes['rows']}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            club={club}
            device={device}
            isPairing={latest === device.id}
            onPair={(isOpen) => {
              setLatest(isOpen ? device.id : null);
            }}
          />
        ))}
      </ul>
      {may(club, 'keep-devices') && (
        <NameForm
          label={t('devices.new')}
          submitLabel={t('devices.add')}
          error={adding.error}
          isPending={adding.isPending}
          onSubmit={(name, done) => {
            adding.mutate(name, {
              onSuccess: ({ id }) => {
                done();
                setLatest(id);
              },
            });
          }}
        />
      )}
    </>
  );
}

interface RowProps extends PeopleProps {
  readonly device: Device;
  readonly isPairing: boolean;
  readonly onPair: (isOpen: boolean) => void;
}

function DeviceRow({ club, device, isPairing, onPair }: RowProps) {
  const { t } = useTranslation('people');
  const dates = useDates();
  const [isAsked, { open, close }] = useDisclosure(false);
  const { id, name, lastUsedAt, isPaired, revokedAt } = device;
  const state = revokedAt !== null ? 'revoked' : isPaired ? 'paired' : 'unpaired';
  return (
    <li className={classes['row']}>
      <span className={classes['grow']}>
        <Text component="span" display="block" fw={650}>
          {name}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {lastUsedAt === null
            ? t('devices.neverUsed')
            : t('devices.lastUsed', { time: dates.moment(lastUsedAt) })}
        </Text>
      </span>
      <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
        {t(`devices.states.${state}`)}
      </Badge>
      {revokedAt === null && may(club, 'keep-devices') && (
        <span className={classes['acts']}>
          <Button
            variant="default"
            aria-label={t(isPaired ? 'devices.replaceOf' : 'devices.pairOf', { name })}
            onClick={() => {
              onPair(true);
            }}
          >
            {isPaired ? t('devices.replace') : t('devices.pair')}
          </Button>
          <Button variant="default" aria-label={t('devices.revokeOf', { name })} onClick={open}>
            {t('devices.revoke')}
          </Button>
        </span>
      )}
      <PairingSheet club={club} device={device} opened={isPairing} onPair={onPair} />
      <ConfirmWrite
        opened={isAsked}
        onClose={close}
        title={t('devices.revokeTitle', { name })}
        confirm={t('devices.revokeDo')}
        body={id}
        write={(one, key) => revokeDevice(club.id, one, key)}
        reads={[['devices', club.id]]}
      >
        <Text>{t('devices.revokeText')}</Text>
      </ConfirmWrite>
    </li>
  );
}

interface SheetProps extends PeopleProps {
  readonly device: Device;
  readonly opened: boolean;
  readonly onPair: (isOpen: boolean) => void;
}

function PairingSheet({ club, device, opened, onPair }: SheetProps) {
  const { t } = useTranslation('people');
  return (
    <Sheet
      opened={opened}
      onClose={() => {
        onPair(false);
      }}
      title={t('devices.pairTitle', { name: device.name })}
    >
      <Pairing club={club} device={device} />
    </Sheet>
  );
}

function Pairing({ club, device }: PeopleProps & { readonly device: Device }) {
  const { t } = useTranslation('people');
  const making = useMutation({ mutationFn: () => makePairingLink(club.id, device.id) });
  const [seenAt] = useState(device.lastUsedAt);
  useSuspenseQuery({
    ...devicesQuery(club.id),
    refetchInterval: making.isSuccess ? LOOK_MS : false,
  });
  const title = t('devices.linkTitle', { name: device.name });
  if (making.data !== undefined && device.isPaired && device.lastUsedAt !== seenAt) {
    return (
      <Text fw={650} role="status">
        {t('devices.nowPaired', { name: device.name })}
      </Text>
    );
  }
  if (making.data !== undefined) return <ShareLink {...making.data} title={title} />;
  return (
    <>
      <ProblemNote error={making.error} />
      <Text>{device.isPaired ? t('devices.replaceText') : t('devices.pairText')}</Text>
      <Button
        loading={making.isPending}
        onClick={() => {
          making.mutate();
        }}
      >
        {t('devices.makeLink')}
      </Button>
    </>
  );
}

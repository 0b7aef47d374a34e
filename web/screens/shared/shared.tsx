import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { dropSharedFiles, type SharedFile } from './shared-files.js';
import { sharedFilesQuery } from './use-shared-files.js';
import { ToVoucher } from './to-voucher.js';

/** Photos and PDF that were shared to the app: the choice of the voucher they belong to. */
export function Shared() {
  const { t } = useTranslation('shared');
  const { clubs } = useMe();
  const queries = useQueryClient();
  const { data: files } = useSuspenseQuery(sharedFilesQuery);
  const keeping = clubs.filter((club) => may(club, 'keep-money'));
  const [chosen, choose] = useState<string | null>(null);
  const club = keeping.length === 1 ? keeping[0] : keeping.find(({ id }) => id === chosen);
  const readAgain = () => queries.invalidateQueries({ queryKey: sharedFilesQuery.queryKey });
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      {files.length === 0 && <Text>{t('none')}</Text>}
      {files.map((one) => (
        <OneFile
          key={one.key}
          shared={one}
          onDrop={() => {
            void dropSharedFiles([one.key]).then(readAgain);
          }}
        />
      ))}
      {files.length > 0 && <Text c="dimmed">{t('kept')}</Text>}
      {keeping.length === 0 && <Text>{t('nobody')}</Text>}
      {files.length > 0 && keeping.length > 1 && <Clubs {...{ clubs: keeping, chosen, choose }} />}
      {files.length > 0 && club !== undefined && <ToVoucher club={club} files={files} />}
    </Stack>
  );
}

interface FileProps {
  readonly shared: SharedFile;
  readonly onDrop: () => void;
}

function OneFile({ shared: { file }, onDrop }: FileProps) {
  const { t } = useTranslation(['shared', 'receipts']);
  const picture = usePicture(file);
  const isPicture = file.type.startsWith('image/');
  const name = file.name === '' ? t(isPicture ? 'receipts:photo' : 'receipts:pdf') : file.name;
  return (
    <Group wrap="nowrap" align="flex-start">
      {isPicture && picture !== null && (
        <img
          src={picture}
          alt={name}
          style={{ width: '6rem', height: '6rem', objectFit: 'cover', display: 'block' }}
        />
      )}
      <Stack gap={4} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text>{name}</Text>
        <div>
          <Button variant="default" aria-label={t('dropOf', { name })} onClick={onDrop}>
            {t('drop')}
          </Button>
        </div>
      </Stack>
    </Group>
  );
}

/** A file as an address that the app's policy for pictures lets through; null until it is read. */
function usePicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      setAddress(typeof reader.result === 'string' ? reader.result : null);
    });
    reader.readAsDataURL(file);
    return () => {
      reader.abort();
    };
  }, [file]);
  return address;
}

interface ClubsProps {
  readonly clubs: readonly MyClub[];
  readonly chosen: string | null;
  readonly choose: (club: string) => void;
}

function Clubs({ clubs, chosen, choose }: ClubsProps) {
  const { t } = useTranslation('shared');
  return (
    <Section title={t('whichClub')}>
      <Stack gap="xs" mt="sm">
        {clubs.map(({ id, name }) => (
          <Paper key={id}>
            <Button
              fullWidth
              variant={id === chosen ? 'filled' : 'default'}
              aria-pressed={id === chosen}
              onClick={() => {
                choose(id);
              }}
            >
              {name}
            </Button>
          </Paper>
        ))}
      </Stack>
    </Section>
  );
}

import { Box, Button, Drawer, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { useTranslation } from '../../words/use-translation.js';
import { db } from '../database.js';
import { startSending } from '../sending/start-sending.js';
import { tellUnsent } from '../unsent.js';
import { isStuck } from '../waiting.js';

const fetchList = () => import('./waiting-list.js');
const WaitingList = lazy(fetchList);
/** The start says what is not sent: its list of tasks is fetched while there is a network too. */
const fetchTasks = () => import('../../parts/news/tasks.js');

/** '2 ikke sendt', as long as something is not; a tap shows what. Sends as long as it is there. */
export default function Indicator() {
  const { t } = useTranslation('outbox');
  const [opened, drawer] = useDisclosure(false);
  const all = useLiveQuery(() => db.outbox.orderBy('id').toArray());
  const [hadSome, setHadSome] = useState(false);
  const [hadQuestion, setHadQuestion] = useState(false);
  useEffect(startSending, []);
  // Wanted most when there is no network to fetch them over.
  useEffect(() => {
    // A part that is needed and missing is requested again.
    fetchList().catch(() => undefined);
    fetchTasks().catch(() => undefined);
  }, []);
  useEffect(() => {
    tellUnsent(all ?? []);
  }, [all]);
  const count = all?.length ?? 0;
  if (count > 0 && !hadSome) setHadSome(true);
  const mustDecide = all?.some(isStuck) ?? false;
  if (opened && mustDecide && !hadQuestion) setHadQuestion(true);
  // The last question was answered: the other steps go by themselves.
  if (hadQuestion && all !== undefined && !mustDecide) {
    setHadQuestion(false);
    drawer.close();
  }
  const Icon = mustDecide ? IconAlertTriangle : IconCloudUpload;
  const words = t('notSent', { count });
  const label = mustDecide ? `${words} · ${t('decide')}` : words;
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? words : hadSome && all !== undefined ? t('allSent') : ''}
      </VisuallyHidden>
      {count > 0 && (
        <Button
          size="sm"
          px="sm"
          radius="xl"
          color={mustDecide ? 'red.1' : 'brass.4'}
          c={mustDecide ? 'red.9' : 'dark.9'}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={drawer.open}
          flex="none"
          aria-label={label}
        >
          <Box component="span" hiddenFrom="xs">
            {count}
          </Box>
          <Box component="span" visibleFrom="xs">
            {label}
          </Box>
        </Button>
      )}
      <Drawer
        opened={opened}
        onClose={drawer.close}
        position="right"
        size="lg"
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Suspense fallback={<LoadingScreen />}>
          <WaitingList all={all ?? []} onLeave={drawer.close} />
        </Suspense>
      </Drawer>
    </>
  );
}

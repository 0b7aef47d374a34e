import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { dayBefore } from '../../../src/values/day.js';
import type { Bodies } from '../../api/bodies.js';
import {
  bringBackEvening,
  callOffEvening,
  endSeries,
  moveEvening,
  plannedReads,
  type ReadEvening,
} from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { ReasonOfChange } from '../../parts/form/fields/reason-of-change.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { Sheet } from '../../parts/page/sheet.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { PlanDialog } from './plan-dialog.js';
import { SwapTurns } from './swap-turn.js';
import { useEveningWords } from './use-evening-words.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  readonly read: ReadEvening;
}

interface DialogProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The buttons of those who plan: for this evening, and for its series. */
export function KeepEvening({ club, read }: Props) {
  const { t } = useTranslation('planned');
  const [isMoving, moving] = useDisclosure(false);
  const [isOff, off] = useDisclosure(false);
  const [isBack, back] = useDisclosure(false);
  const [isChanging, changing] = useDisclosure(false);
  const [isEnding, ending] = useDisclosure(false);
  const { evening, series } = read;
  const isSeries = series.repeat !== 'once';
  return (
    <>
      <Group gap="sm">
        {!evening.calledOff && (
          <>
            <Button variant="default" onClick={moving.open}>
              {t('move.open')}
            </Button>
            <Button variant="default" onClick={off.open}>
              {t('callOff.open')}
            </Button>
            <SwapTurns club={club} evening={evening} />
          </>
        )}
        {evening.calledOff && <Button onClick={back.open}>{t('bringBack.open')}</Button>}
        {isSeries && (
          <>
            <Button variant="default" onClick={changing.open}>
              {t('change.open')}
            </Button>
            <Button variant="default" onClick={ending.open}>
              {t('end.open')}
            </Button>
          </>
        )}
      </Group>
      <MoveDialog club={club} read={read} opened={isMoving} onClose={moving.close} />
      <CallOffDialog club={club} read={read} opened={isOff} onClose={off.close} />
      <BringBackDialog club={club} read={read} opened={isBack} onClose={back.close} />
      <PlanDialog club={club} from={read} opened={isChanging} onClose={changing.close} />
      <EndDialog club={club} read={read} opened={isEnding} onClose={ending.close} />
    </>
  );
}

function MoveDialog({ club, read: { evening }, opened, onClose }: DialogProps) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('move.title', { day: words.day(evening.day) })}
    >
      {opened && <MoveForm club={club} evening={evening} onDone={onClose} />}
    </Sheet>
  );
}

interface MoveProps {
  readonly club: MyClub;
  readonly evening: ReadEvening['evening'];
  readonly onDone: () => void;
}

function MoveForm({ club, evening, onDone }: MoveProps) {
  const { t } = useTranslation('planned');
  const { day, time, place } = evening;
  const moving = useWrite(
    (body: Bodies['MovePlannedDto'], key) => moveEvening(club.id, evening, body, key),
    plannedReads(club.id),
  );
  const initial = { day, time, place: place ?? '', why: '' };
  const { field, set, submit, aboveForm } = useForm(initial, {
    error: moving.error,
    optional: ['place'],
  });
  const { value: why, error: wrong } = field('why');
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        moving.mutate(said, {
          onSuccess: () => {
            toast(t('move.done'));
            onDone();
          },
        });
      })}
    >
      <div className={classes['two']}>
        <DayInput required label={t('move.day')} {...field('day')} />
        <TextInput type="time" required label={t('move.time')} {...field('time')} />
      </div>
      <TextInput label={t('move.place')} maxLength={120} autoComplete="off" {...field('place')} />
      <ReasonOfChange
        label={t('why')}
        description={t('whyHint')}
        value={why}
        error={wrong}
        onChange={(text) => {
          set('why', text);
        }}
        refusal={aboveForm}
      />
      <Button type="submit" loading={moving.isPending}>
        {t('move.do')}
      </Button>
    </form>
  );
}

function CallOffDialog({ club, read: { evening }, ...dialog }: DialogProps) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  return (
    <ConfirmWrite
      {...dialog}
      title={t('callOff.title', { day: words.day(evening.day) })}
      confirm={t('callOff.do')}
      body={evening}
      write={(of, key, why) => callOffEvening(club.id, of, why, key)}
      reads={plannedReads(club.id)}
      reason={{ label: t('why'), description: t('whyHint') }}
      done={t('callOff.done')}
    >
      <Text>{t('callOff.text')}</Text>
    </ConfirmWrite>
  );
}

function BringBackDialog({ club, read: { evening }, ...dialog }: DialogProps) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  return (
    <ConfirmWrite
      {...dialog}
      title={t('bringBack.title', { day: words.day(evening.day) })}
      confirm={t('bringBack.do')}
      body={evening}
      write={(of, key, why) => bringBackEvening(club.id, of, why, key)}
      reads={plannedReads(club.id)}
      reason={{ label: t('why'), description: t('whyHint') }}
      done={t('bringBack.done')}
    >
      <Text>{t('bringBack.text')}</Text>
    </ConfirmWrite>
  );
}

function EndDialog({ club, read: { evening, series }, ...dialog }: DialogProps) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  return (
    <ConfirmWrite
      {...dialog}
      title={t('end.title')}
      confirm={t('end.do')}
      body={{ lastDay: dayBefore(evening.planned) }}
      write={(body, key, why) => endSeries(club.id, series.id, { ...body, why }, key)}
      reads={plannedReads(club.id)}
      reason={{ label: t('why'), description: t('whyHint') }}
      done={t('end.done')}
    >
      <Text>{t('end.text', { day: words.day(evening.planned) })}</Text>
    </ConfirmWrite>
  );
}

import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { MOST_DAYS_BEFORE } from '../../../src/planned/answer-reminder.js';
import { plannedQuery, unreachedQuery } from '../../api/evenings/planned-list.js';
import { plannedReads, setReminder } from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { isMember, membersQuery } from '../../api/people/people.js';
import { useDates } from '../../parts/figures/dates.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { toast } from '../../parts/notices/toast.js';
import { Section } from '../../parts/page/section.js';
import { Sheet } from '../../parts/page/sheet.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';

/** When members without an answer are reminded, for those who plan evenings. */
export function Reminder({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('planned-reminder');
  const dates = useDates();
  const { data } = useSuspenseQuery(plannedQuery(club.id));
  const [isOpen, dialog] = useDisclosure(false);
  if (!may(club, 'plan-evenings')) return null;
  const { time, daysBefore } = data.reminder;
  const clock = dates.clock(`2000-01-01T${time}:00`);
  return (
    <Section title={t('title')}>
      <Text>
        {daysBefore === 0
          ? t('sameDay', { time: clock })
          : t('before', { time: clock, count: daysBefore })}
      </Text>
      <Unreached club={club} />
      <Group mt="sm">
        <Button variant="default" onClick={dialog.open}>
          {t('open')}
        </Button>
      </Group>
      <Sheet opened={isOpen} onClose={dialog.close} title={t('title')}>
        {isOpen && (
          <ReminderForm
            club={club}
            initial={{ time, daysBefore: String(daysBefore) }}
            onDone={dialog.close}
          />
        )}
      </Sheet>
    </Section>
  );
}

/** The members whom the reminder does not reach. */
function Unreached({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('planned-reminder');
  const { data: unreached = [] } = useQuery(unreachedQuery(club.id));
  const { data } = useQuery(membersQuery(club.id));
  const nameOf = useMemberNames(club.id);
  const list = useNameList();
  if (unreached.length === 0 || data === undefined) return null;
  const isEverybody = data.members.filter(isMember).every(({ id }) => unreached.includes(id));
  return (
    <Text size="sm" mt="xs">
      {isEverybody ? t('nobody') : t('unreached', { names: list(unreached.map(nameOf)) })}
    </Text>
  );
}

interface FormProps {
  readonly club: MyClub;
  readonly initial: { time: string; daysBefore: string };
  readonly onDone: () => void;
}

function ReminderForm({ club, initial, onDone }: FormProps) {
  const { t } = useTranslation('planned-reminder');
  const setting = useWrite(
    ({ time, daysBefore }: FormProps['initial'], key) =>
      setReminder(club.id, { time, daysBefore: Number(daysBefore) }, key),
    plannedReads(club.id),
  );
  const { field, submit, aboveForm } = useForm(initial, { error: setting.error });
  const days = Array.from({ length: MOST_DAYS_BEFORE + 1 }, (_, count) => {
    return { value: String(count), label: count === 0 ? t('onDay') : t('day', { count }) };
  });
  return (
    <form
      noValidate
      className={classes['form']}
      onChange={() => {
        // The refused time may be right on another day.
        if (setting.isError) setting.reset();
      }}
      onSubmit={submit((said) => {
        setting.mutate(said, {
          onSuccess: () => {
            toast(t('done'));
            onDone();
          },
        });
      })}
    >
      <TextInput type="time" required label={t('time')} {...field('time')} />
      <NativeSelect label={t('days')} data={days} {...field('daysBefore')} />
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <Unreached club={club} />
      <ProblemNote error={aboveForm} />
      <Button type="submit" loading={setting.isPending}>
        {t('do')}
      </Button>
    </form>
  );
}

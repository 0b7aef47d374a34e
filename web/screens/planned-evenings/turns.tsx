import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { TURNS } from '../../../src/planned/turns.js';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import {
  plannedReads,
  setTurn,
  type EveningTurn,
  type PlannedEvening,
  type TurnName,
} from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { membersQuery } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { DayInput } from '../../parts/form/fields/day-input.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { toast } from '../../parts/notices/toast.js';
import { Section } from '../../parts/page/section.js';
import { Sheet } from '../../parts/page/sheet.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { useEveningWords } from './use-evening-words.js';

/** The orders of hosts and of cake; nothing where the club has none and the reader cannot set one. */
export function Turns({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('planned.turns');
  const { data } = useSuspenseQuery(plannedQuery(club.id));
  const isKeeper = may(club, 'plan-evenings');
  const isUsed = data.turns.some(({ members }) => members.length > 0);
  if (!isKeeper && !isUsed) return null;
  return (
    <Section title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      {TURNS.map((turn) => (
        <OneTurn
          key={turn}
          club={club}
          turn={turn}
          set={data.turns.find((one) => one.turn === turn)}
          evenings={data.evenings}
        />
      ))}
    </Section>
  );
}

interface TurnProps {
  readonly club: MyClub;
  readonly turn: TurnName;
  readonly set: EveningTurn | undefined;
  readonly evenings: readonly PlannedEvening[];
}

function OneTurn({ club, turn, set, evenings }: TurnProps) {
  const { t } = useTranslation('planned.turns');
  const [isOpen, dialog] = useDisclosure(false);
  const words = useEveningWords();
  const nameOf = useMemberNames(club.id);
  const list = useNameList();
  const isKeeper = may(club, 'plan-evenings');
  const members = set?.members ?? [];
  const isOn = set !== undefined && members.length > 0;
  if (!isKeeper && !isOn) return null;
  return (
    <div>
      <Text fw={650} mt="sm">
        {t(`name.${turn}`)}
      </Text>
      <Text size="sm">
        {isOn
          ? t('order', { day: words.day(set.fromDay), names: list(members.map(nameOf)) })
          : t('off')}
      </Text>
      {isKeeper && (
        <Group mt="xs">
          <Button variant="default" onClick={dialog.open}>
            {t(`edit.${turn}`)}
          </Button>
          <Sheet opened={isOpen} onClose={dialog.close} title={t(`edit.${turn}`)}>
            {isOpen && (
              <OrderForm
                club={club}
                turn={turn}
                members={fromNext(members, turn, evenings)}
                evenings={evenings}
                onDone={dialog.close}
              />
            )}
          </Sheet>
        </Group>
      )}
    </div>
  );
}

/** An order that begins with the member of the next evening, so that keeping it changes nothing. */
function fromNext(
  members: readonly string[],
  turn: TurnName,
  evenings: readonly PlannedEvening[],
): readonly string[] {
  const next = evenings.map(({ turns }) => turns[turn]).find((one) => one !== null);
  const at = next === undefined ? -1 : members.indexOf(next);
  return at <= 0 ? members : [...members.slice(at), ...members.slice(0, at)];
}

interface FormProps extends Pick<TurnProps, 'club' | 'turn' | 'evenings'> {
  readonly members: readonly string[];
  readonly onDone: () => void;
}

/** The ids of members in a text, in their order. */
function idsIn(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}

/** Members are put in order by taps. */
function OrderForm({ club, turn, members: before, evenings, onDone }: FormProps) {
  const { t } = useTranslation('planned.turns');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const there = data.members.filter(({ guest, archivedAt }) => !guest && archivedAt === null);
  const setting = useWrite(
    ({ members: said, fromDay }: { members: string; fromDay: string }, key) => {
      const body = { turn, members: idsIn(said), fromDay: fromDay === '' ? null : fromDay };
      return setTurn(club.id, body, key);
    },
    plannedReads(club.id),
  );
  const initial = {
    members: before.filter((id) => there.some((one) => one.id === id)).join(' '),
    fromDay: '',
  };
  const { field, set, submit, aboveForm } = useForm(initial, {
    error: setting.error,
    optional: ['members', 'fromDay'],
  });
  const { value, error: wrong } = field('members');
  const members = idsIn(value);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        setting.mutate(said, {
          onSuccess: () => {
            toast(t('done'));
            onDone();
          },
        });
      })}
    >
      <Text size="sm">{t('tap')}</Text>
      <Choices title={t('who')}>
        {there.map(({ id, name }) => {
          const at = members.indexOf(id);
          return (
            <Choice
              key={id}
              isChosen={at >= 0}
              onChoose={() => {
                const others = members.filter((one) => one !== id);
                set('members', (at >= 0 ? others : [...members, id]).join(' '));
              }}
            >
              {at < 0 ? name : t('inOrder', { number: String(at + 1), name })}
            </Choice>
          );
        })}
      </Choices>
      {wrong !== undefined && wrong !== null && (
        <Text size="sm" role="alert">
          {wrong}
        </Text>
      )}
      <DayInput label={t('fromDay')} {...field('fromDay')} />
      <SwapsEnded turn={turn} evenings={evenings} fromDay={field('fromDay').value} />
      <ProblemNote error={aboveForm} />
      <Button type="submit" loading={setting.isPending}>
        {t('do')}
      </Button>
    </form>
  );
}

interface EndedProps extends Pick<TurnProps, 'turn' | 'evenings'> {
  /** Empty for today. */
  readonly fromDay: string;
}

/** The swaps that a new order from a day on ends. */
function SwapsEnded({ turn, evenings, fromDay }: EndedProps) {
  const { t } = useTranslation('planned.turns');
  const words = useEveningWords();
  const list = useNameList();
  const ended = evenings.filter(
    ({ planned, turns }) => planned >= fromDay && turns.swapped.includes(turn),
  );
  if (ended.length === 0) return null;
  return (
    <Alert color="brass" variant="outline">
      {t('swapsEnd', { count: ended.length, days: list(ended.map(({ day }) => words.day(day))) })}
    </Alert>
  );
}

import { Button, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { TURNS } from '../../../src/planned/turns.js';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import {
  plannedReads,
  swapTurns,
  type PlannedEvening,
  type TurnName,
} from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { ReasonOfChange } from '../../parts/form/fields/reason-of-change.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { toast } from '../../parts/notices/toast.js';
import { Sheet } from '../../parts/page/sheet.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { useEveningWords } from './use-evening-words.js';

interface Props {
  readonly club: MyClub;
  readonly evening: PlannedEvening;
}

/** The buttons by which the members of two evenings swap them. */
export function SwapTurns({ club, evening }: Props) {
  return TURNS.map((turn) => {
    const member = evening.turns[turn];
    return member === null ? null : (
      <Swap key={turn} club={club} evening={evening} turn={turn} member={member} />
    );
  });
}

interface SwapProps extends Props {
  readonly turn: TurnName;
  readonly member: string;
}

function Swap({ club, evening, turn, member }: SwapProps) {
  const { t } = useTranslation('planned.swap');
  const [isOpen, dialog] = useDisclosure(false);
  const name = useMemberNames(club.id)(member);
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t(`open.${turn}`)}
      </Button>
      <Sheet opened={isOpen} onClose={dialog.close} title={t('title', { name })}>
        {isOpen && (
          <SwapForm
            club={club}
            evening={evening}
            turn={turn}
            member={member}
            onDone={dialog.close}
          />
        )}
      </Sheet>
    </>
  );
}

function SwapForm({
  club,
  evening,
  turn,
  member,
  onDone,
}: SwapProps & { readonly onDone: () => void }) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  const nameOf = useMemberNames(club.id);
  const { data } = useQuery(plannedQuery(club.id));
  const others = (data?.evenings ?? []).flatMap(({ turns, series, planned, day, begins }) => {
    const who = turns[turn];
    if (who === null || who === member || new Date(begins) <= new Date()) return [];
    const label = `${words.day(day)} · ${nameOf(who)}`;
    return [{ value: `${series} ${planned}`, label }];
  });
  const swapping = useWrite((body: { with: string; why: string }, key) => {
    const [series = '', planned = ''] = body.with.split(' ');
    const other = { series, planned };
    return swapTurns(club.id, evening, { turn, with: other, why: body.why }, key);
  }, plannedReads(club.id));
  const { field, set, submit, aboveForm } = useForm(
    { with: '', why: '' },
    { error: swapping.error },
  );
  const { value: why, error: wrong } = field('why');
  if (data !== undefined && others.length === 0) return <Text>{t('swap.alone')}</Text>;
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        swapping.mutate(said, {
          onSuccess: () => {
            toast(t('swap.done'));
            onDone();
          },
        });
      })}
    >
      <NativeSelect
        required
        label={t('swap.with')}
        data={[{ value: '', label: t('swap.choose') }, ...others]}
        {...field('with')}
      />
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
      <Button type="submit" loading={swapping.isPending}>
        {t('swap.do')}
      </Button>
    </form>
  );
}

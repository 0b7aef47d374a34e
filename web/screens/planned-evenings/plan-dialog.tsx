import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { REPEATS, type Repeat } from '../../../src/planned/series.js';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import { dayBefore } from '../../../src/values/day.js';
import {
  endSeries,
  planEvenings,
  plannedReads,
  type EveningSeries,
  type Plan,
  type ReadEvening,
} from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { ReasonField } from '../../parts/form/fields/reason-field.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Sheet } from '../../parts/page/sheet.js';
import { toast } from '../../parts/notices/toast.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { DaysOff } from './days-off.js';
import { useEveningWords } from './use-evening-words.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  /** The evening from which on all of its series are to be others; without one evenings are planned. */
  readonly from?: ReadEvening;
}

interface DialogProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Plans an evening or a series; or changes all evenings of a series from one on. */
export function PlanDialog({ opened, onClose, ...props }: DialogProps) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  const { from } = props;
  const title =
    from === undefined
      ? t('plan.title')
      : t('change.title', { day: words.day(from.evening.planned) });
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      {opened && <PlanForm {...props} onDone={onClose} />}
    </Sheet>
  );
}

/** The choices of a time by which answers are wanted, in hours. */
const HOURS = ['0', '3', '24', '48', '72', '168'] as const;
const MOST_TABLES = 12;
const OPTIONAL = ['lastDay', 'place', 'book', 'tables'] as const;

/** The form as texts, of a series and the day from which on it is to be so. */
function textsOf(series: EveningSeries | undefined, firstDay: string) {
  const {
    time = '19:00',
    repeat = 'week',
    lastDay,
    place,
    book,
    tables,
    answerHours,
  } = series ?? {};
  return {
    ...{ firstDay, time, repeat: repeat as string, lastDay: lastDay ?? '', place: place ?? '' },
    ...{ book: book ?? '', tables: String(tables ?? ''), answerHours: String(answerHours ?? 0) },
  };
}

type Texts = ReturnType<typeof textsOf>;

function planOf(texts: Texts, except: readonly string[]): Plan {
  const { firstDay, time, lastDay, place, book, tables, answerHours } = texts;
  // The choices of the field are those.
  const repeat = texts.repeat as Repeat;
  const isOnce = repeat === 'once';
  return {
    ...{ firstDay, time, repeat, place: place.trim() === '' ? null : place },
    lastDay: isOnce || lastDay === '' ? null : lastDay,
    except: isOnce ? [] : [...except],
    book: book === '' ? null : book,
    tables: tables === '' ? null : Number(tables),
    answerHours: answerHours === '0' ? null : Number(answerHours),
  };
}

function PlanForm({ club, from, onDone }: Props & { readonly onDone: () => void }) {
  const { t } = useTranslation('planned');
  const navigate = useNavigate();
  const firstDay = from?.evening.planned ?? '';
  const [except, setExcept] = useState<readonly string[]>(
    () => from?.series.except.filter((day) => day > firstDay) ?? [],
  );
  const planning = useWrite(({ plan, why }: { readonly plan: Plan; readonly why: string }, key) => {
    if (from === undefined) return planEvenings(club.id, plan, key);
    const lastDay = dayBefore(from.evening.planned);
    return endSeries(club.id, from.series.id, { lastDay, then: plan, why }, key);
  }, plannedReads(club.id));
  const initial = { ...textsOf(from?.series, firstDay), why: '' };
  const form = useForm(initial, {
    error: planning.error,
    optional: from === undefined ? [...OPTIONAL, 'why'] : OPTIONAL,
    others: ['except'],
  });
  const { value: why, error: wrong } = form.field('why');
  return (
    <form
      noValidate
      className={classes['form']}
      onChange={() => {
        // A refusal is about what was sent: of two days either may be corrected.
        if (planning.isError) planning.reset();
      }}
      onSubmit={form.submit((texts) => {
        planning.mutate(
          { plan: planOf(texts, except), why: texts.why },
          {
            onSuccess: () => {
              toast(t(from === undefined ? 'plan.done' : 'change.done'));
              onDone();
              // The evening of this page is no more.
              if (from !== undefined) {
                void navigate({ to: '/clubs/$club/evenings', params: { club: club.id } });
              }
            },
          },
        );
      })}
    >
      {from !== undefined && <Text size="sm">{t('change.text')}</Text>}
      <PlanFields form={form} except={except} onExcept={setExcept} />
      {from !== undefined && (
        <ReasonField
          label={t('why')}
          description={t('whyHint')}
          value={why}
          error={wrong}
          onChange={(text) => {
            form.set('why', text);
          }}
        />
      )}
      <div role="status">
        <ProblemNote error={form.aboveForm} />
      </div>
      <Button type="submit" loading={planning.isPending}>
        {t(from === undefined ? 'plan.do' : 'change.do')}
      </Button>
    </form>
  );
}

interface FieldsProps {
  readonly form: Pick<
    ReturnType<typeof useForm<Texts & { why: string }>>,
    'field' | 'texts' | 'errorOf'
  >;
  readonly except: readonly string[];
  readonly onExcept: (days: readonly string[]) => void;
}

function PlanFields({ form, except, onExcept }: FieldsProps) {
  const { t } = useTranslation(['planned', 'members']);
  const { field, texts, errorOf } = form;
  const isSeries = texts.repeat !== 'once';
  const tables = Array.from({ length: MOST_TABLES }, (_, at) => String(at + 1));
  return (
    <>
      <div className={classes['two']}>
        <DayInput required label={t('plan.firstDay')} {...field('firstDay')} />
        <TextInput type="time" required label={t('plan.time')} {...field('time')} />
        <NativeSelect
          label={t('plan.repeat')}
          data={REPEATS.map((value) => ({ value, label: t(`series.${value}`) }))}
          {...field('repeat')}
        />
        {isSeries && (
          <DayInput
            label={t('plan.lastDay')}
            description={t('plan.lastDayHint')}
            {...field('lastDay')}
          />
        )}
      </div>
      {isSeries && <DaysOff days={except} error={errorOf('except')} onChange={onExcept} />}
      <TextInput label={t('plan.place')} maxLength={120} autoComplete="off" {...field('place')} />
      <NativeSelect
        label={t('plan.book')}
        data={[
          { value: '', label: t('plan.bookOpen') },
          ...BOOK_IDS.map((value) => ({ value, label: t(`members:books.${value}`) })),
        ]}
        {...field('book')}
      />
      <div className={classes['two']}>
        <NativeSelect
          label={t('plan.tables')}
          data={[{ value: '', label: t('plan.tablesAny') }, ...tables]}
          {...field('tables')}
        />
        <NativeSelect
          label={t('plan.answerHours')}
          data={HOURS.map((value) => ({ value, label: t(`plan.hours.${value}`) }))}
          {...field('answerHours')}
        />
      </div>
    </>
  );
}

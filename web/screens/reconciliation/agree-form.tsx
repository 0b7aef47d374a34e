import { Button, Text } from '@mantine/core';
import { balancesAtYearEnds } from '../../../src/money/bank/year-ends.js';
import { booksQuery } from '../../api/money/cash.js';
import { reconcilePurse, reconciliationReads } from '../../api/money/reconciliations.js';
import { yearsQuery } from '../../api/money/years.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ProblemError } from '../../api/problem.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { CurrencyInput } from '../../parts/form/fields/currency-input.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote, ProblemWords } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import cash from '../cash/cash.module.css';
import classes from './reconciliation.module.css';
import type { ReconcilingProps } from './reconciling-props.js';
import { Comparison } from './sides/comparison.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

/**
 * The day and the balance of the bank, what is missing of it in one large number, how it differs from the
 * books, and the button at zero.
 */
export function AgreeForm({ club, purse, reconciling }: ReconcilingProps) {
  const { t } = useTranslation('reconciliation');
  const days = useDays();
  const { clear, bank, sides, missing, data, lines } = reconciling;
  const { data: years } = useSuspenseQuery(yearsQuery(club.id));
  // Vouchers that cancel out are nothing together: they are done with, too.
  const vouchers = [...sides.found, ...sides.cancelling.flat()];
  const { until } = reconciling.draft;
  const agreeing = useWrite(
    (body: Parameters<typeof reconcilePurse>[2], key) => reconcilePurse(club.id, purse, body, key),
    reconciliationReads(club.id),
  );
  const { error } = agreeing;
  const isReady = missing === 0 && until !== '' && bank !== null;
  return (
    <Section title={t('agree.title')}>
      <form
        noValidate
        className={cash['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const balances = balancesAtYearEnds(
            { before: data, closing: { day: until, balance: bank }, lines },
            years.map(({ lastDay }) => lastDay),
          );
          const body = {
            until,
            balance: bank,
            vouchers: vouchers.map(({ event: seq }) => seq),
            ...(balances.length === 0 ? {} : { balances: [...balances] }),
          };
          agreeing.mutate(body, {
            onSuccess: () => {
              clear();
              toast(t('until', { day: days.date(until) }));
            },
          });
        }}
      >
        <Fields club={club} reconciling={reconciling} error={error} />
        <Missing reconciling={reconciling} />
        <Comparison reconciling={reconciling} />
        {!isAt(error, 'until') && !isAt(error, 'balance') && <ProblemNote error={error} />}
        <div>
          <Button type="submit" size="md" disabled={!isReady} loading={agreeing.isPending}>
            {until === '' ? t('agree.do') : t('agree.doUntil', { day: days.date(until) })}
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** Whether the service's refusal is about a field. */
function isAt(error: unknown, field: string): boolean {
  return error instanceof ProblemError && error.field === field;
}

type FieldsProps = Pick<ReconcilingProps, 'club' | 'reconciling'> & { readonly error: unknown };

function Fields({ club, reconciling, error }: FieldsProps) {
  const { t } = useTranslation('reconciliation');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const { draft, write, setUntil, bank } = reconciling;
  const errorAt = (field: string) => (isAt(error, field) ? <ProblemWords error={error} /> : null);
  const isWrong = draft.balance.trim() !== '' && bank === null;
  return (
    <div className={cash['two']}>
      <DayInput
        required
        label={t('agree.day')}
        max={books.today}
        value={draft.until}
        error={errorAt('until')}
        onChange={({ currentTarget }) => {
          setUntil(currentTarget.value);
        }}
      />
      <CurrencyInput
        currency={club.currency}
        required
        label={t('agree.bank')}
        inputMode="text"
        value={draft.balance}
        error={isWrong ? t('agree.wrong') : errorAt('balance')}
        onChange={({ currentTarget }) => {
          write({ ...draft, balance: currentTarget.value });
        }}
      />
    </div>
  );
}

function Missing({ reconciling }: Pick<ReconcilingProps, 'reconciling'>) {
  const { t } = useTranslation('reconciliation.agree');
  const { data, bank, foundSum, missing, isDone } = reconciling;
  const money = useMoney(data.currency);
  const days = useDays();
  if (isDone) {
    return (
      <div role="status" className={classes['difference']} data-agrees>
        <Text size="sm">{t('isDone', { day: days.date(data.until ?? '') })}</Text>
      </div>
    );
  }
  return (
    <div
      role="status"
      className={classes['difference']}
      data-agrees={missing === null ? undefined : missing === 0}
    >
      {missing !== null && (
        <>
          <Text size="sm">{t('missing')}</Text>
          <Text className={classes['number'] ?? ''}>{money(missing)}</Text>
        </>
      )}
      <Text size="sm">
        {bank === null
          ? t('sayBank')
          : t('sum', {
              bank: money(bank),
              before: money(data.balance),
              found: money(foundSum),
            })}
      </Text>
    </div>
  );
}

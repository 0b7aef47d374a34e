import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExplainedBalance, PlanStep } from '../../../api/money/plans.js';
import { useMoney } from '../../../parts/figures/money.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { PlanPicture } from './plan-picture.js';
import { Steps } from './steps.js';

interface Plan<Step extends PlanStep> {
  readonly currency: string;
  readonly least: boolean;
  readonly evening: string | null;
  readonly transfers: readonly Step[];
  readonly balances: readonly ExplainedBalance[];
}

interface Props<Step extends PlanStep> {
  readonly club: string;
  readonly plan: Plan<Step>;
  readonly foot?: (step: Step) => ReactNode;
  readonly children?: ReactNode;
}

/** The transfers of a plan: as lines and as a picture, and whether fewer would do. */
export function ShownPlan<Step extends PlanStep>({ club, plan, foot, children }: Props<Step>) {
  const { t } = useTranslation('my-money.settlingUp');
  const { currency, least, transfers, balances } = plan;
  const money = useMoney(currency);
  if (transfers.length === 0) return <Text>{t('nothing')}</Text>;
  // A transfer that was cancelled stays in the list, and counts no more.
  const counted = transfers.filter((one) => !('status' in one) || one.status !== 'dropped');
  const sum = counted.reduce((all, { amount }) => all + amount, 0);
  return (
    <Section title={t('plan')}>
      <Text>{t('count', { count: counted.length, money: money(sum) })}</Text>
      <Text size="sm">{t(least ? 'least' : 'notLeast')}</Text>
      <PlanPicture club={club} currency={currency} transfers={counted} />
      <Steps
        club={club}
        currency={currency}
        transfers={transfers}
        balances={balances}
        isOfEvening={plan.evening !== null}
        {...(foot === undefined ? {} : { foot })}
      />
      {children}
    </Section>
  );
}

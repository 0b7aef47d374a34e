import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import {
  IconArrowsExchange,
  IconCoins,
  IconReceipt,
  IconReceipt2,
  IconTransferIn,
  IconTransferOut,
  IconUsers,
} from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { moneyQuery } from '../../api/money/cash.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { needsOf, RECORDED, type Recorded } from '../cash-record/recorded.js';
import type { CashProps } from './cash-props.js';
import classes from './cash.module.css';

const ICONS: Readonly<Partial<Record<Recorded, TablerIcon>>> = {
  received: IconTransferIn,
  'paid-out': IconTransferOut,
  given: IconUsers,
  expense: IconReceipt,
  income: IconReceipt2,
  'between-purses': IconArrowsExchange,
  counted: IconCoins,
};

/** The ways to record something about the club's money, as far as the caller may. */
export function Acts({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { purses } = useSuspenseQuery(moneyQuery(club.id)).data;
  const hasTwo = (purses ?? []).length > 1;
  const mine = RECORDED.filter(
    (what) =>
      ICONS[what] !== undefined &&
      may(club, needsOf(what)) &&
      (what !== 'between-purses' || hasTwo),
  );
  if (mine.length === 0) return null;
  return (
    <Section title={t('record.title')}>
      <div className={classes['acts']}>
        {mine.map((what) => {
          const Icon = ICONS[what] ?? IconCoins;
          return (
            <Button
              key={what}
              variant={what === 'received' ? 'filled' : 'default'}
              leftSection={<Icon size={20} aria-hidden />}
              justify="flex-start"
              renderRoot={(props) => (
                <Link
                  to="/clubs/$club/money/record/$what"
                  params={{ club: club.id, what }}
                  {...props}
                />
              )}
            >
              {t(`record.${what}.do`)}
            </Button>
          );
        })}
      </div>
    </Section>
  );
}

import { Anchor, List, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { yearsQuery } from '../../api/money/years.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import register from '../../parts/list/register.module.css';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { closingPoints, type ClosingPoint } from './closing-points.js';
import type { YearProps } from './year-props.js';

/** The list of a treasurer before a year is closed: each point leads to its page, and none forbids it. */
export function ClosingList({ club, accounts }: YearProps) {
  const { t } = useTranslation('closing');
  const { data: years } = useSuspenseQuery(yearsQuery(club.id));
  const say = usePointWords(accounts);
  return (
    <>
      <Text fw={650}>{t('title')}</Text>
      <List spacing="xs" listStyleType="none">
        {closingPoints(accounts, years).map((point, at) => (
          <List.Item
            key={at}
            icon={
              <ThemeIcon
                size={28}
                radius="xl"
                variant="light"
                color={point.isOpen ? 'brass' : 'felt'}
                role="img"
                aria-label={t(point.isOpen ? 'open' : 'clear')}
              >
                {point.isOpen ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />}
              </ThemeIcon>
            }
          >
            {point.isOpen ? (
              <Anchor
                className={register['way'] ?? ''}
                renderRoot={(props) => (
                  <Link {...targetOf(club.id, accounts.year.firstDay, point)} {...props} />
                )}
              >
                {say(point)}
              </Anchor>
            ) : (
              say(point)
            )}
          </List.Item>
        ))}
      </List>
      <Text size="sm">{t('hint')}</Text>
    </>
  );
}

/** A point in words. */
function usePointWords({ year, currency }: YearProps['accounts']): (point: ClosingPoint) => string {
  const { t } = useTranslation('closing');
  const money = useMoney(currency);
  const days = useDays();
  const nameOf = useAccountName();
  return (point) => {
    if (point.kind === 'purse') {
      const { purse: one, isBelow, isOpen } = point;
      const purse = nameOf({ ...one, id: one.account });
      if (isBelow) return t('purse.below', { purse, money: money(-one.closing) });
      return t(isOpen ? 'purse.open' : 'purse.clear', { purse, day: days.date(year.lastDay) });
    }
    if (point.kind === 'sums') {
      const { owed, owes, isOpen } = point;
      return isOpen ? t('sums', { owed: money(owed), owes: money(owes) }) : t('noSums');
    }
    const { kind, count, isOpen } = point;
    return isOpen ? t(`waits.${kind}`, { count }) : t(`done.${kind}`);
  };
}

/** The page on which a point is put in order. */
function targetOf(club: string, year: string, point: ClosingPoint): Target {
  switch (point.kind) {
    case 'purse':
      return purseTarget(club, year, point);
    case 'without-receipt':
      return {
        to: '/clubs/$club/money/vouchers',
        params: { club },
        search: { year, receipts: 'missing' },
      };
    case 'due-expenses':
      return { to: '/clubs/$club/money/recurring', params: { club } };
    case 'open-evenings':
      return { to: '/clubs/$club/sessions', params: { club } };
    case 'open-transfers':
      return { to: '/clubs/$club/settling-up', params: { club } };
    case 'sums':
      return { to: '/clubs/$club/money/dues', params: { club } };
    case 'open-remarks':
      return { to: '/clubs/$club/money/years/$year', params: { club, year: point.year } };
    default:
      return { to: '/clubs/$club/money', params: { club } };
  }
}

/** The cash box is counted, another purse compared with its bank; below zero, its card says why. */
function purseTarget(
  club: string,
  year: string,
  { purse, isBelow }: Extract<ClosingPoint, { kind: 'purse' }>,
): Target {
  const { account, code } = purse;
  if (isBelow) {
    return {
      to: '/clubs/$club/money/cards/$owner',
      params: { club, owner: account },
      search: { from: year },
    };
  }
  if (code === 'drawer') {
    return {
      to: '/clubs/$club/money/record/$what',
      params: { club, what: 'counted' },
      search: { purse: account },
    };
  }
  return {
    to: '/clubs/$club/money/purses/$purse/reconciliation',
    params: { club, purse: account },
  };
}

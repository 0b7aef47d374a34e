import { Table } from '@mantine/core';
import type { MemberUnder, WhatIf } from '../../api/evenings/what-if.js';
import { useMoney } from '../../parts/figures/money.js';
import { Points } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './what-if.module.css';

interface Props {
  readonly result: Pick<WhatIf, 'members' | 'currency'>;
  readonly nameOf: (member: string) => string;
}

/** Everybody with place and points on both sides, and money where it is seen. */
export function SumsUnder({ result: { members, currency }, nameOf }: Props) {
  const { t } = useTranslation('what-if');
  const money = useMoney(currency);
  const hasMoney = members.some(
    ({ moneyThen, moneyNow }) =>
      moneyThen !== null && moneyNow !== null && (moneyThen !== 0 || moneyNow !== 0),
  );
  const head = ['then', 'now', 'difference'] as const;
  return (
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('sums')}>
      <Table verticalSpacing={4} fz="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('place')}</Table.Th>
            <Table.Th scope="col">{t('name')}</Table.Th>
            {head.map((column) => (
              <Table.Th key={column} scope="col" className={classes['number'] ?? ''}>
                {t(column)}
              </Table.Th>
            ))}
            {hasMoney && (
              <Table.Th scope="col" className={classes['number'] ?? ''}>
                {t('money')}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((one) => (
            <Table.Tr key={one.member}>
              <Table.Td>{placesOf(one)}</Table.Td>
              <Table.Th scope="row" fw={400}>
                {nameOf(one.member)}
              </Table.Th>
              {[one.then, one.now, one.now - one.then].map((points, column) => (
                <Table.Td key={head[column]} className={classes['number'] ?? ''}>
                  <Points value={points} />
                </Table.Td>
              ))}
              {hasMoney && (
                <Table.Td className={classes['number'] ?? ''}>
                  {one.moneyThen === null || one.moneyNow === null
                    ? '–'
                    : `${money(one.moneyThen)} → ${money(one.moneyNow)}`}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** `2 → 1`, and one number where it is the same. */
function placesOf({ placeThen, placeNow }: MemberUnder): string {
  const [then, now] = [placeThen ?? '–', placeNow ?? '–'];
  return then === now ? String(now) : `${then} → ${now}`;
}

import { Text } from '@mantine/core';
import type { MemberUnder, WhatIf } from '../../api/evenings/what-if.js';
import { useMoney } from '../../parts/figures/money.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import rows from '../../parts/list/rows.module.css';
import { useTranslation } from '../../words/use-translation.js';

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
  return (
    <ul className={rows['rows']}>
      {members.map((one) => (
        <li key={one.member} className={rows['row']}>
          <span>{placesOf(one)}</span>
          <span className={rows['grow']}>
            {nameOf(one.member)}
            <Text component="span" display="block" size="sm">
              {`${t('then')} ${signedPoints(one.then)} · ${t('now')} ${signedPoints(one.now)}`}
            </Text>
            {hasMoney && one.moneyThen !== null && one.moneyNow !== null && (
              <Text component="span" display="block" size="sm" c="dimmed">
                {`${money(one.moneyThen)} → ${money(one.moneyNow)}`}
              </Text>
            )}
          </span>
          <span className={rows['end']}>
            <Text component="span" display="block" size="sm" c="dimmed">
              {t('difference')}
            </Text>
            <Points value={one.now - one.then} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** `2 → 1`, and one number where it is the same. */
function placesOf({ placeThen, placeNow }: MemberUnder): string {
  const [then, now] = [placeThen ?? '–', placeNow ?? '–'];
  return then === now ? String(now) : `${then} → ${now}`;
}

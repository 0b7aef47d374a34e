import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { CarriedEvening } from '../../api/seasons/carried.js';
import { useDays } from '../../parts/figures/days.js';
import { signedPoints } from '../../parts/figures/points.js';
import rows from '../../parts/list/rows.module.css';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './carried.module.css';

interface Props {
  readonly club: string;
  /** In the order of their days. */
  readonly evenings: readonly CarriedEvening[];
  /** The buttons of a row. */
  readonly children?: (evening: CarriedEvening) => ReactNode;
}

/** As many as one looks through; the others are a tap away. */
const SHOWN = 12;

/** Evenings that were carried in with their results, the latest first. */
export function CarriedRows({ club, evenings, children }: Props) {
  const { t } = useTranslation('carried.list');
  const days = useDays();
  const nameOf = useMemberNames(club);
  const [isAll, showAll] = useState(false);
  const latest = evenings.toReversed();
  return (
    <>
      <ul className={rows['rows']}>
        {latest.slice(0, isAll ? undefined : SHOWN).map((evening) => {
          const { id, day, table, results, others } = evening;
          const best = [...results].sort((one, other) => other.points - one.points);
          return (
            <li key={id} className={`${rows['row'] ?? ''} ${classes['carried'] ?? ''}`}>
              <span className={rows['grow']}>
                <Text component="span" display="block" fw={600}>
                  {[days.short(day), ...(table === null ? [] : [table])].join(' · ')}
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed">
                  {[
                    ...best.map(
                      ({ member, points }) => `${nameOf(member)} ${signedPoints(points)}`,
                    ),
                    ...(others === null ? [] : [`${t('others')} ${signedPoints(others)}`]),
                  ].join(', ')}
                </Text>
              </span>
              {children?.(evening)}
            </li>
          );
        })}
      </ul>
      {!isAll && latest.length > SHOWN && (
        <Button
          mt="sm"
          variant="default"
          onClick={() => {
            showAll(true);
          }}
        >
          {t('all', { count: latest.length })}
        </Button>
      )}
    </>
  );
}

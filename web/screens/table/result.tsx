import { Table } from '@mantine/core';
import type { Standing } from '../../../src/evening/fold.js';
import type { Evening } from '../../evening/evening.js';
import { Face } from '../../parts/people/face.js';
import { Points } from '../../parts/figures/points.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './result.module.css';

interface Props {
  readonly evening: Evening;
  readonly standings: readonly Standing[];
}

/** The results of everyone, in points and in money; the best first. */
export function Result({ evening, standings }: Props) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const { currency } = evening.club;
  const { rate } = evening.at;
  const ranked = standings.toSorted((one, other) => other.points - one.points);
  return (
    <>
      <Table fz="lg" verticalSpacing={6} className={classes['results'] ?? ''}>
        <Table.Tbody>
          {ranked.map(({ player, points }) => (
            <Table.Tr key={player}>
              <Table.Th scope="row">
                <Face name={nameOf(player)} place={evening.places.get(player)} />
                {nameOf(player)}
              </Table.Th>
              <Table.Td ta="end">
                <Points value={points} />
              </Table.Td>
              {rate > 0 && (
                <Table.Td ta="end">
                  <SignedMoney minor={points * rate} currency={currency} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rate === 0 && <p>{t('closing.honour')}</p>}
    </>
  );
}

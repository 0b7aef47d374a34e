import { writeFigure } from '../../../src/standings/figures/figure-name.js';
import type { MyClub } from '../../api/people/me.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import type { HeadToHead } from '../../api/seasons/statistics.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { NumberLink } from '../statistics/counts/number-link.js';
import classes from '../statistics/statistics.module.css';

interface Props {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly one: string;
  readonly other: string;
  readonly told: HeadToHead;
  readonly nameOf: NameOf;
}

/** How much two had together, and what each won in it. */
export function Shared({ club, filter, one, other, told, nameOf }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const title = t('headToHead.shared');
  const { evenings, hands, points } = told;
  const whose = { club: club.id, filter };
  return (
    <Section title={title}>
      <table className={classes['table']} aria-label={title}>
        <tbody>
          <tr>
            <th scope="row">{t('headToHead.evenings')}</th>
            <td>
              <NumberLink
                {...whose}
                member={one}
                count={{
                  figure: writeFigure({ kind: 'evenings-together', other }),
                  count: evenings,
                }}
                what={t('headToHead.evenings')}
              />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('headToHead.hands')}</th>
            <td>
              <NumberLink
                {...whose}
                member={one}
                count={{ figure: writeFigure({ kind: 'together', other }), count: hands }}
                what={t('headToHead.hands')}
              />
            </td>
          </tr>
          {points !== null &&
            [one, other].map((member, place) => (
              <tr key={member}>
                <th scope="row">{t('headToHead.points', { name: nameOf(member) })}</th>
                <td>
                  <NumberLink
                    {...whose}
                    member={member}
                    count={{
                      figure: writeFigure({ kind: 'together', other: place === 0 ? other : one }),
                      count: hands,
                    }}
                    what={t('headToHead.points', { name: nameOf(member) })}
                    said={signedPoints(points[place] ?? 0)}
                  >
                    <Points value={points[place] ?? 0} />
                  </NumberLink>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}

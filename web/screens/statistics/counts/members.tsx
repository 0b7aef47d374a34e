import { Text } from '@mantine/core';
import { Points, signedPoints } from '../../../parts/figures/points.js';
import rows from '../../../parts/list/rows.module.css';
import { MemberFace } from '../../../parts/people/member-face.js';
import { Section } from '../../../parts/page/section.js';
import { SignedMoney } from '../../../parts/figures/signed-money.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { searchOf } from '../address/address.js';
import type { NumbersProps } from './counting.js';
import { NumberLink } from './number-link.js';
import { usePointsAHand } from './points-a-hand.js';
import classes from '../statistics.module.css';

/** Everybody who sat down, each a way to their own numbers. */
export function Members({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation(['statistics', 'seasons']);
  const { club, filter } = counting;
  const nameOf = useMemberNames(club.id);
  const write = usePointsAHand();
  return (
    <Section title={t('members.title')}>
      <ul className={rows['rows']}>
        {numbers.members.map((line) => {
          const { member, evenings, hands, points, pointsAHand, money } = line;
          const name = nameOf(member);
          const of = (figure: 'evenings' | 'hands', count: number) => ({
            ...{ club: club.id, filter, member, count: { figure, count } },
            what: t('hands.of', { what: t(`total.${figure}`), name }),
            said: t(`members.${figure}`, { count }),
            isInText: true,
          });
          return (
            <li key={member} className={rows['row']}>
              <MemberFace club={club.id} member={member} name={name} />
              <span className={rows['grow']}>
                <Link
                  to="/clubs/$club/statistics"
                  params={{ club: club.id }}
                  search={searchOf(filter, { member })}
                  className={classes['name']}
                >
                  {name}
                </Link>
                <Text component="span" display="block" size="sm" c="dimmed">
                  <NumberLink {...of('evenings', evenings)} />
                  {' · '}
                  {hands === null ? (
                    t('seasons:why.hands-unknown')
                  ) : (
                    <NumberLink {...of('hands', hands)} />
                  )}
                </Text>
              </span>
              <span className={rows['end']}>
                <Text component="span" display="block">
                  <NumberLink
                    {...of('evenings', evenings)}
                    what={t('hands.of', { what: t('total.points'), name })}
                    said={signedPoints(points)}
                    isInText={false}
                  >
                    <Points value={points} />
                  </NumberLink>
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed">
                  {hands === null
                    ? null
                    : pointsAHand === null
                      ? t('tooFew')
                      : t('members.aHand', { points: write(pointsAHand) })}
                </Text>
                {money !== null && money !== 0 && (
                  <Text component="span" display="block" size="sm">
                    <SignedMoney minor={money} currency={club.currency} />
                  </Text>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

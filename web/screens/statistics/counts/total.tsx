import { Text } from '@mantine/core';
import type { Numbered } from '../../../api/seasons/statistics.js';
import { Points, signedPoints } from '../../../parts/figures/points.js';
import { Section } from '../../../parts/page/section.js';
import { SignedMoney, useSignedMoney } from '../../../parts/figures/signed-money.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { Counting, NumbersProps } from './counting.js';
import { NumberLink } from './number-link.js';
import { usePointsAHand } from './points-a-hand.js';
import classes from '../statistics.module.css';

/** How much was played, and what it came to. */
export function Total({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const { evenings, carriedIn, hands, deals, points, money } = numbers;
  const { club, filter, member } = counting;
  const isOfMember = member !== undefined;
  const whose = { club: club.id, filter, member };
  // Points and money of a member are those of the evenings.
  const ofEvenings = { ...whose, count: evenings };
  const writeMoney = useSignedMoney(club.currency);
  return (
    <Section title={t('total.title')}>
      <table className={classes['table']} aria-label={t('total.title')}>
        <tbody>
          <Line {...{ counting, count: evenings, what: t('total.evenings') }} />
          <Line {...{ counting, count: hands, what: t('total.hands') }} />
          {isOfMember && <Line {...{ counting, count: deals, what: t('total.deals') }} />}
          {points !== null && (
            <tr>
              <th scope="row">{t('total.points')}</th>
              <td>
                <NumberLink {...ofEvenings} what={t('total.points')} said={signedPoints(points)}>
                  <Points value={points} />
                </NumberLink>
              </td>
            </tr>
          )}
          {points !== null && <PointsAHand counting={counting} numbers={numbers} />}
          {money !== null && (
            <tr>
              <th scope="row">{t('total.money')}</th>
              <td>
                <NumberLink {...ofEvenings} what={t('total.money')} said={writeMoney(money)}>
                  <SignedMoney minor={money} currency={counting.club.currency} fw={650} />
                </NumberLink>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {carriedIn > 0 && (
        <Text size="sm" mt="xs">
          {t('carriedNote', { count: carriedIn })}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {t('closedOnly')}
      </Text>
    </Section>
  );
}

interface LineProps {
  readonly counting: Counting;
  /** Null where it is not known. */
  readonly count: Numbered | null;
  readonly what: string;
}

function Line({ counting, count, what }: LineProps) {
  const { t } = useTranslation('statistics');
  const { club, filter, member } = counting;
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {count === null ? (
          t('unknown')
        ) : (
          <NumberLink club={club.id} filter={filter} member={member} count={count} what={what} />
        )}
      </td>
    </tr>
  );
}

/** Points a hand, of evenings whose hands are known. */
function PointsAHand({ counting, numbers: { hands, pointsAHand } }: NumbersProps) {
  const { t } = useTranslation('statistics');
  const { club, filter, member } = counting;
  const writeHundredths = usePointsAHand();
  return (
    <tr>
      <th scope="row">
        {t('total.aHand')}
        <small className={classes['note']}>
          {hands !== null && t('total.rests', { count: hands.count })}
        </small>
      </th>
      <td>
        {hands === null ? (
          t('unknown')
        ) : pointsAHand === null ? (
          t('tooFew')
        ) : (
          <NumberLink
            club={club.id}
            filter={filter}
            member={member}
            count={hands}
            what={t('total.aHand')}
            said={writeHundredths(pointsAHand)}
          />
        )}
      </td>
    </tr>
  );
}

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { attendanceQuery } from '../../../api/evenings/planned.js';
import { seasonsQuery } from '../../../api/seasons/seasons.js';
import { Section } from '../../../parts/page/section.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../statistics.module.css';
import type { Counting } from './counting.js';

/**
 * The answers of members beside their seats; nothing where no planned evening was played. Answers have days alone: a
 * filter by book or table, or as of an earlier event, leaves them out.
 */
export function Attendance({ counting }: { readonly counting: Counting }) {
  const { season, from, to, book, table, head } = counting.filter;
  const seasons = useQuery({ ...seasonsQuery(counting.club.id), enabled: season !== undefined });
  if (book !== undefined || table !== undefined || head !== undefined) return null;
  if (season === undefined) return <OfDays counting={counting} days={daysIn(from, to)} />;
  const its = seasons.data?.find(({ id }) => id === season);
  if (its === undefined) return null;
  return <OfDays counting={counting} days={daysIn(its.firstDay, its.lastDay)} />;
}

function daysIn(from: string | undefined, to: string | undefined) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

interface DaysProps {
  readonly counting: Counting;
  readonly days: { from?: string; to?: string };
}

function OfDays({ counting: { club, member: asked }, days }: DaysProps) {
  const { t } = useTranslation('statistics.attendance');
  const nameOf = useMemberNames(club.id);
  const { data } = useQuery(attendanceQuery(club.id, days));
  const lines = (data?.members ?? []).filter(
    ({ member }) => asked === undefined || member === asked,
  );
  if (data === undefined || lines.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('evenings', { count: data.evenings })}
      </Text>
      <table className={classes['table']} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('member')}</th>
            <th scope="col">{t('yesCame')}</th>
            <th scope="col">{t('yesMissed')}</th>
            <th scope="col">{t('noCame')}</th>
            <th scope="col">{t('noMissed')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ member, yesCame, yesMissed, noCame, noMissed }) => (
            <tr key={member}>
              <th scope="row">{nameOf(member)}</th>
              <td>{yesCame}</td>
              <td>{yesMissed}</td>
              <td>{noCame}</td>
              <td>{noMissed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

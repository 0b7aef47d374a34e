import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LedgerLine } from '../../api/evenings/club-queries.js';
import { ledgerQuery, sessionQuery } from '../../api/evenings/evening-queries.js';
import { useMyClub } from '../../api/people/me.js';
import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { useDates } from '../../parts/figures/dates.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useIsPerson, useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { courseOf } from '../session/course.js';
import { useCurveSteps } from '../session/use-curve-steps.js';
import { Lines } from './lines.js';
import classes from './statement.module.css';

/** One evening on the account of a member: their points hand by hand, and every line. */
export function EveningAccount() {
  const { t } = useTranslation('statement');
  const { club, member, session } = usePath('club', 'member', 'session');
  const mine = useMyClub(club);
  const nameOf = useMemberNames(club);
  const dates = useDates();
  const { data: evening } = useSuspenseQuery(sessionQuery(club, session));
  const { data: ledger } = useSuspenseQuery(ledgerQuery(club, session));
  const isPerson = useIsPerson(club, member);
  const own = evening.standings.find(({ player }) => isPerson(player));
  // A guest of that evening is in its ledger under the guest's id.
  const here = own?.player ?? member;
  const lines = ledger.filter(({ from, to }) => from === here || to === here);
  return (
    <Stack className={classes['statement']} gap="md">
      <Title order={1} size="h2">
        {t('ofEvening', { date: dates.short(evening.openedAt) })}
      </Title>
      {mine?.member !== member && <Text>{nameOf(member)}</Text>}
      <LiveNote club={club} />
      {own === undefined ? (
        <Text>{t('notThere')}</Text>
      ) : (
        <p className={classes['amount']}>
          <Points value={own.points} />{' '}
          {evening.rate > 0 && mine !== undefined && (
            <Text component="span" fz="xl">
              <SignedMoney minor={own.points * evening.rate} currency={mine.currency} />
            </Text>
          )}
        </p>
      )}
      <Group gap="lg">
        <Anchor
          className={classes['way']}
          renderRoot={(props) => (
            <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
          )}
        >
          {t('toEvening')}
        </Anchor>
        <Anchor
          className={classes['way']}
          renderRoot={(props) => (
            <Link to="/clubs/$club/members/$member" params={{ club, member }} {...props} />
          )}
        >
          {t('toAccount')}
        </Anchor>
      </Group>
      {own !== undefined && <Course member={here} name={nameOf(member)} lines={ledger} />}
      <Section title={t('lines')}>
        <Lines club={club} member={here} lines={lines} />
      </Section>
    </Stack>
  );
}

interface CourseProps {
  readonly member: string;
  readonly name: string;
  /** Of the whole evening. */
  readonly lines: readonly LedgerLine[];
}

function Course({ member, name, lines }: CourseProps) {
  const { t } = useTranslation('statement');
  const stepsOf = useCurveSteps();
  const course = courseOf(lines);
  const values = course.map(({ points }) => points.get(member) ?? null);
  const points = signedPoints(values.at(-1) ?? 0);
  return (
    <Section title={t('course')}>
      {course.length < 2 ? (
        <Text>{t('courseShort')}</Text>
      ) : (
        <CurveFigure
          summary={`${t('course')}. ${t('courseSummary', { points })}`}
          steps={stepsOf(course)}
          series={[{ id: member, name, values }]}
          format={signedPoints}
          formatAxis={signedPoints}
        />
      )}
    </Section>
  );
}

import { writeFigure } from '../../../src/standings/figures/figure-name.js';
import { Anchor, Text, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { RowEvening, SeasonEvening, StandingRow } from '../../api/seasons/seasons.js';
import { useDays } from '../../parts/figures/days.js';
import rows from '../../parts/list/rows.module.css';
import { Sheet } from '../../parts/page/sheet.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useStandingNumbers } from '../../parts/seasons/use-standing-numbers.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';

interface Props extends SeasonProps {
  /** Null for nobody: it is closed. */
  readonly row: StandingRow | null;
  readonly onClose: () => void;
}

/** The evenings behind the numbers of a row, and why each counts or not. */
export function EveningsBehind({ club, standings, row, onClose }: Props) {
  const nameOf = useMemberNames(club.id);
  return (
    <Sheet opened={row !== null} onClose={onClose} title={row === null ? '' : nameOf(row.member)}>
      {row !== null && <Behind club={club} standings={standings} row={row} />}
    </Sheet>
  );
}

function Behind({ club, standings, row }: SeasonProps & { readonly row: StandingRow }) {
  const { t } = useTranslation(['seasons', 'shell']);
  const numbers = useStandingNumbers(standings.season.rule.by, club.currency);
  const counting = row.evenings.filter(({ counts }) => counts);
  const others = row.evenings.filter(({ counts, played }) => !counts && played);
  const place = { club, standings };
  return (
    <>
      <Text>
        {row.hands === null
          ? t('behindUnknown', { count: row.counted, total: numbers.main(row) })
          : t('behind', { count: row.counted, total: numbers.main(row), hands: row.hands })}
      </Text>
      {row.hands !== null && row.hands > 0 && (
        <ToHands {...place} member={row.member} hands={row.hands} />
      )}
      <Evenings {...place} title={t('counting', { count: counting.length })} evenings={counting} />
      {others.length > 0 && (
        <Evenings {...place} title={t('notCounting', { count: others.length })} evenings={others} />
      )}
      <Anchor
        className={classes['way'] ?? ''}
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/statistics"
            params={{ club: club.id }}
            search={{ season: standings.season.id, member: row.member }}
            {...props}
          />
        )}
      >
        {t('shell:destinations.statistics')}
      </Anchor>
    </>
  );
}

interface ToHandsProps extends SeasonProps {
  readonly member: string;
  readonly hands: number;
}

/** The hands of the evenings that count: as many as the row says. */
function ToHands({ club, standings, member, hands }: ToHandsProps) {
  const { t } = useTranslation('seasons');
  const { season, then, head } = standings;
  // Of the final table those that it counted then.
  const search = {
    ...{ season: season.id, member, figure: writeFigure({ kind: 'counting' }) },
    ...(then?.head === head ? { head: String(head) } : {}),
  };
  return (
    <Anchor
      className={classes['way'] ?? ''}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/statistics/hands"
          params={{ club: club.id }}
          search={search}
          data-count={hands}
          {...props}
        />
      )}
    >
      {t('toHands', { count: hands })}
    </Anchor>
  );
}

interface EveningsProps extends SeasonProps {
  readonly title: string;
  readonly evenings: readonly RowEvening[];
}

function Evenings({ club, standings, title, evenings }: EveningsProps) {
  const known = new Map(standings.evenings.map((one) => [one.session, one]));
  return (
    <section aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul className={rows['rows']}>
        {evenings.toReversed().map((evening) => {
          const about = known.get(evening.session);
          return about === undefined ? null : (
            <li key={evening.session}>
              <Evening club={club} standings={standings} evening={evening} about={about} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface EveningProps extends SeasonProps {
  readonly evening: RowEvening;
  readonly about: SeasonEvening;
}

function Evening({ club, standings, evening, about }: EveningProps) {
  const { t } = useTranslation(['seasons', 'members']);
  const days = useDays();
  const { rule } = standings.season;
  const numbers = useStandingNumbers(rule.by, club.currency);
  const { session, counts, why, hands } = evening;
  const number = numbers.evening(evening) ?? '–';
  const Sign = counts ? IconCheck : IconX;
  const row = (
    <>
      <Sign size={18} aria-hidden />
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {days.short(about.day)}
          {about.table !== null && ` · ${about.table}`}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {[
            t(`why.${why}`, { best: rule.best ?? 0 }),
            ...(about.carried ? [t('carriedIn')] : []),
            ...(hands === null ? [] : [t('members:hands', { count: hands })]),
          ].join(' · ')}
        </Text>
      </span>
      <span className={classes['behind']}>{counts ? number : <s>{number}</s>}</span>
    </>
  );
  if (about.carried) return <span className={rows['row']}>{row}</span>;
  return (
    <Link
      to="/clubs/$club/sessions/$session"
      params={{ club: club.id, session }}
      className={rows['row']}
    >
      {row}
    </Link>
  );
}

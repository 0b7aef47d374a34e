import { useState } from 'react';
import type { StandingRow } from '../../api/seasons/seasons.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { DASHES } from '../../parts/curve/curve.js';
import { useDays } from '../../parts/figures/days.js';
import { Folding } from '../../parts/page/folding.js';
import { useIsPerson, useMemberNames, usePlaces } from '../../parts/people/use-names.js';
import { useStandingNumbers } from '../../parts/seasons/use-standing-numbers.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';

/** More lines would look like others: so many dashes and colours there are. */
const MOST_LINES = DASHES.length;

/** How the standings came about, evening by evening. Nothing until there are two. */
export function StandingCurve({ club, standings }: SeasonProps) {
  const { t } = useTranslation('seasons');
  const days = useDays();
  const nameOf = useMemberNames(club.id);
  const placeOf = usePlaces(club.id);
  const isMe = useIsPerson(club.id, club.member);
  const { rows, season, evenings } = standings;
  const numbers = useStandingNumbers(season.rule.by, club.currency);
  const [chosen, choose] = useState<readonly string[] | null>(null);
  const [leader] = rows;
  if (leader === undefined || leader.curve.length < 2) return null;
  // Values that are hidden from this reader have no curve.
  if (rows.every(({ total }) => total === null)) return null;
  const shown = chosen ?? firstOf(rows, isMe);
  const dayOf = new Map(evenings.map((one) => [one.session, one.day]));
  const leads = t('curveLeads', { name: nameOf(leader.member), total: numbers.main(leader) });
  return (
    <Folding title={t('curve')} id="curve" summary={leads}>
      <CurveFigure
        summary={`${t('curve')}. ${leads}`}
        steps={leader.curve.flatMap(({ session }) => {
          const day = dayOf.get(session);
          if (day === undefined) return [];
          return [{ key: session, short: days.shortest(day), long: days.short(day) }];
        })}
        series={rows
          .filter(({ member }) => shown.includes(member))
          .map(({ member, curve }) => ({
            id: member,
            name: nameOf(member),
            place: placeOf(member),
            values: curve.map(numbers.onCurve),
          }))}
        format={numbers.told}
        formatAxis={numbers.told}
      />
      {rows.length > MOST_LINES && (
        <details className={classes['details']}>
          <summary>{t('curveWhose')}</summary>
          <Choices title={t('curveWhose')}>
            {rows.map(({ member }) => {
              const isShown = shown.includes(member);
              return (
                <Choice
                  key={member}
                  isChosen={isShown}
                  whyNot={
                    shown.length < MOST_LINES ? undefined : t('curveMost', { count: MOST_LINES })
                  }
                  onChoose={() => {
                    choose(isShown ? shown.filter((one) => one !== member) : [...shown, member]);
                  }}
                >
                  {nameOf(member)}
                </Choice>
              );
            })}
          </Choices>
        </details>
      )}
    </Folding>
  );
}

/** The first rows, and the reader's own. */
function firstOf(rows: readonly StandingRow[], isMe: (member: string) => boolean) {
  const all = rows.map(({ member }) => member);
  const mine = all.findIndex(isMe);
  if (mine < MOST_LINES) return all.slice(0, MOST_LINES);
  return [...all.slice(0, MOST_LINES - 1), ...all.slice(mine, mine + 1)];
}

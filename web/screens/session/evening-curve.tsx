import { useSuspenseQuery } from '@tanstack/react-query';
import { ledgerQuery } from '../../api/evenings/evening-queries.js';
import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Folding } from '../../parts/page/folding.js';
import { usePlaces } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { courseOf } from './course.js';
import type { EveningProps } from './evening-props.js';
import { useCurveSteps } from './use-curve-steps.js';

/** How everybody stood after every hand. Nothing until a hand has been played. */
export function EveningCurve({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('session');
  const stepsOf = useCurveSteps();
  const placeOf = usePlaces(club.id);
  const { data: ledger } = useSuspenseQuery(ledgerQuery(club.id, session.id));
  const course = courseOf(ledger);
  if (course.length < 2) return null;
  const [best] = session.standings.toSorted((one, other) => other.points - one.points);
  const leads =
    best === undefined
      ? ''
      : t('courseLeads', { name: nameOf(best.player), points: signedPoints(best.points) });
  return (
    <Folding title={t('course')} id="course" summary={leads}>
      <CurveFigure
        summary={`${t('course')}. ${leads}`}
        steps={stepsOf(course)}
        series={session.standings.map(({ player }) => ({
          id: player,
          name: nameOf(player),
          place: placeOf(player),
          values: course.map(({ points }) => points.get(player) ?? null),
        }))}
        format={signedPoints}
        formatAxis={signedPoints}
      />
    </Folding>
  );
}

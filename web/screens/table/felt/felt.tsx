import { useQuery } from '@tanstack/react-query';
import { lastHandsQuery } from '../../../api/evenings/evening-queries.js';
import type { Evening } from '../../../evening/evening.js';
import { Plot } from '../../../parts/curve/plot.js';
import { colourOf } from '../../../parts/curve/curve.js';
import { useEveningPlot } from '../../../parts/curve/use-evening-plot.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { signedPoints } from '../../../parts/figures/points.js';
import { useHandSummary } from '../../../parts/hand-lines/hand-words.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../table.module.css';

/** The room of the plot in its own units; it grows with the felt. */
const PLOT = { width: 360, height: 210 };

/** The felt of a game without cups: the next hand, the last one, and the course of the evening. */
export function Felt({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation(['table', 'members']);
  const nameOf = useNames(evening);
  const plot = useEveningPlot(nameOf, (player) => evening.places.get(player))(evening.course);
  return (
    <div className={classes['felt']} data-seats={evening.table.players.length}>
      <p className={classes['middle']}>
        {t('hand', { number: evening.hands + 1 })}
        <span>{t('deals', { name: nameOf(evening.table.dealer) })}</span>
      </p>
      <LastHand evening={evening} />
      {plot !== null && (
        // The figures are on the seats, and in words on the page of the evening.
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          aria-hidden
          data-scheme="dark"
          className={classes['plot']}
        >
          <Plot
            {...plot}
            {...PLOT}
            fontSize={15}
            colourOf={colourOf}
            ink="var(--on-cloth)"
            grid="var(--edge)"
            format={signedPoints}
          />
        </svg>
      )}
    </div>
  );
}

/** The last hand that was sent, in a line: its contract and who won. */
function LastHand({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('members');
  const { club, session } = evening;
  const summary = useHandSummary(useNames(evening));
  const { data: views = [] } = useQuery(lastHandsQuery(club.id, session.id, session.hands));
  const last = views.at(-1);
  if (last === undefined || last.number !== evening.hands) return null;
  return (
    <p className={classes['lastHand']}>
      {`${t('hand', { number: last.number })}: ${summary(last)}`}
    </p>
  );
}

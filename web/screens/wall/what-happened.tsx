import { useQuery } from '@tanstack/react-query';
import { openingQuery, readingQuery } from '../../evening/read-evening.js';
import { useKeptEvening } from '../../evening/use-evening.js';
import { colourOf } from '../../parts/curve/curve.js';
import { Plot } from '../../parts/curve/plot.js';
import { signedPoints } from '../../parts/figures/points.js';
import { useEveningPlot } from '../../parts/curve/use-evening-plot.js';
import { useHighlights } from '../../parts/evening/use-highlights.js';
import { useTranslation } from '../../words/use-translation.js';
import type { WallProps } from './wall-props.js';
import classes from './wall.module.css';

/** The most lines that can be read from five metres, beside the result. */
const MOST_LINES = 6;
const [WIDTH, HEIGHT] = [620, 215];

/** The course of an evening that is over, and what happened in it. Nothing until it could be read. */
export default function WhatHappened({ club, session, nameOf }: WallProps) {
  const { t } = useTranslation(['evening-page', 'evening-page.wall']);
  const { id } = session;
  // Without suspense: a wall that cannot read it shows the result all the same.
  const opening = useQuery(openingQuery(club.id, id));
  useQuery({ ...readingQuery(club.id, id), enabled: opening.isSuccess });
  const evening = useKeptEvening(club.id, id);
  const plotOf = useEveningPlot(nameOf);
  const highlights = useHighlights(nameOf);
  if (evening === null || evening.status === 'open') return null;
  const plot = plotOf(evening.course);
  const lines = highlights(evening.rules, evening.course);
  return (
    <div className={classes['ended']}>
      {plot !== null && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('course')}>
          <Plot
            {...plot}
            width={WIDTH}
            height={HEIGHT}
            fontSize={20}
            colourOf={colourOf}
            ink="var(--quiet)"
            grid="var(--rule)"
            format={signedPoints}
          />
        </svg>
      )}
      {lines.length > 0 && (
        <section>
          <h2 className={classes['heading']}>{t('happened')}</h2>
          <ul>
            {lines.slice(0, MOST_LINES).map(({ key, where, what }) => (
              <li key={key}>
                <strong>{where}</strong> {what}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

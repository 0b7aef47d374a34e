import { colourOf, dashOf } from '../../parts/curve/curve.js';
import { signedPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import { placeSlopes, shortNames, type Slope } from './slope-places.js';
import classes from './what-if.module.css';

interface Props {
  readonly slopes: readonly (Slope & {
    readonly name: string;
    readonly place?: number | undefined;
  })[];
}

const WIDTH = 360;
const SIDE = 144;
const GAP = 19;

/** A line for each member, from their points as it was played to those by the other book. */
export function Slopes({ slopes }: Props) {
  const { t } = useTranslation('what-if');
  if (slopes.length === 0) return null;
  const height = Math.max(160, slopes.length * GAP * 1.4);
  const placed = placeSlopes(slopes, height, GAP);
  const names = shortNames(slopes.map(({ name }) => name));
  return (
    <div role="img" aria-label={t('picture')} className={classes['picture']}>
      <svg viewBox={`0 -24 ${WIDTH} ${height + 30}`} aria-hidden className={classes['slopes']}>
        <text x={SIDE - 6} y={-8} textAnchor="end" className={classes['side']}>
          {t('then')}
        </text>
        <text x={WIDTH - SIDE + 6} y={-8} className={classes['side']}>
          {t('now')}
        </text>
        {placed.map(({ id, y, label }, index) => {
          const slope = slopes[index];
          if (slope === undefined) return null;
          const colour = colourOf({ place: slope.place }, index);
          return (
            <g key={id}>
              <line
                x1={SIDE}
                x2={WIDTH - SIDE}
                y1={y[0]}
                y2={y[1]}
                stroke={colour}
                strokeWidth="2.5"
                strokeDasharray={dashOf(index)}
              />
              <circle cx={SIDE} cy={y[0]} r="3.5" fill={colour} />
              <circle cx={WIDTH - SIDE} cy={y[1]} r="3.5" fill={colour} />
              <text x={SIDE - 8} y={label[0] + 4} textAnchor="end">
                {`${names[index] ?? ''} ${signedPoints(slope.then)}`}
              </text>
              <text x={WIDTH - SIDE + 8} y={label[1] + 4}>
                {`${signedPoints(slope.now)} ${names[index] ?? ''}`}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

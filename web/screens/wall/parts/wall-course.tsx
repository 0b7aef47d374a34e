import { useQuery } from '@tanstack/react-query';
import type { Evening } from '../../../evening/evening.js';
import { openingQuery, readingQuery } from '../../../evening/read-evening.js';
import { useKeptEvening } from '../../../evening/use-evening.js';
import { colourOf } from '../../../parts/curve/curve.js';
import { Plot } from '../../../parts/curve/plot.js';
import { useEveningPlot } from '../../../parts/curve/use-evening-plot.js';
import { signedPoints } from '../../../parts/figures/points.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { WallProps } from '../wall-props.js';
import classes from '../wall.module.css';

const WIDTH = 620;

interface Props extends Pick<WallProps, 'nameOf'> {
  readonly evening: Evening;
  readonly height: number;
}

/** The course of an evening, hand by hand; nothing before the first hand. */
export function Course({ evening, height, nameOf }: Props) {
  const { t } = useTranslation('evening-page');
  const plot = useEveningPlot(nameOf, (player) => evening.places.get(player))(evening.course);
  if (plot === null) return null;
  return (
    <svg
      className={classes['course']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={t('course')}
    >
      <Plot
        {...plot}
        width={WIDTH}
        height={height}
        fontSize={20}
        colourOf={colourOf}
        ink="var(--quiet)"
        grid="var(--track)"
        format={signedPoints}
      />
    </svg>
  );
}

/** An evening of a session, folded on this device. Null until it could be read, without suspense. */
export function useWallEvening({ club, session: { id, hands } }: WallProps): Evening | null {
  const opening = useQuery(openingQuery(club.id, id));
  const reading = readingQuery(club.id, id);
  // A wall that cannot read it shows the result all the same.
  useQuery({
    ...reading,
    queryKey: [...reading.queryKey, String(hands)],
    enabled: opening.isSuccess,
  });
  return useKeptEvening(club.id, id);
}

/** The course of a running evening without cups, which leave room for it. */
export default function RunningCourse(props: WallProps) {
  const evening = useWallEvening(props);
  if (evening === null) return null;
  return <Course evening={evening} height={340} nameOf={props.nameOf} />;
}

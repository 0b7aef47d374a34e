import type { CSSProperties } from 'react';
import { signedPoints } from '../../../parts/figures/points.js';
import { useSignedMoney } from '../../../parts/figures/signed-money.js';
import { Face } from '../../../parts/people/face.js';
import { hyphenable } from '../../../parts/people/hyphenable.js';
import { usePlaces } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { WallProps } from '../wall-props.js';
import classes from '../wall.module.css';

/** With more letters a name is set smaller, so that it takes fewer lines. */
const LONG_NAME = 18;

/** The standings: numbers to read, and bars for the back of the room. */
export function WallStandings({ club, session, nameOf }: WallProps) {
  const { t } = useTranslation('evening-page.wall');
  const placeOf = usePlaces(club.id);
  const money = useSignedMoney(club.currency);
  const { standings, status, rate } = session;
  const ranked = standings.toSorted((one, other) => other.points - one.points);
  const most = Math.max(1, ...ranked.map(({ points }) => Math.abs(points)));
  const isMoney = status === 'closed' && rate > 0;
  return (
    <section className={classes['standings']}>
      <h2 className={classes['heading']}>{status === 'open' ? t('standing') : t('result')}</h2>
      <ol className={classes['rows']} style={{ '--rows': ranked.length } as CSSProperties}>
        {ranked.map(({ player, points }) => (
          <li key={player} className={classes['row']}>
            <span className={classes['name']} data-long={nameOf(player).length > LONG_NAME}>
              <Face name={nameOf(player)} place={placeOf(player)} />
              {hyphenable(nameOf(player))}
            </span>
            <span className={classes['number']} data-sign={Math.sign(points)}>
              {signedPoints(points)}
              {isMoney && <small>{money(points * rate)}</small>}
            </span>
            <span
              aria-hidden
              className={classes['bar']}
              data-sign={Math.sign(points)}
              style={{ '--share': Math.abs(points) / most } as CSSProperties}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { isKeeper } from '../../../../src/rules/payment.js';
import type { Evening } from '../../../evening/evening.js';
import { placeAt } from '../../../parts/evening/table-ring.js';
import { plainPoints } from '../../../parts/figures/points.js';
import classes from './flights.module.css';

interface Props {
  readonly evening: Evening;
  /** The player at the near edge. */
  readonly near: string | null;
}

/** The version of each evening that this device has drawn: the entry of a hand is another screen. */
const drawn = new Map<string, number>();

/**
 * The points of the last step on their way between a seat and the cups. The table is as it will be
 * already: nothing waits for them, and they are not there where the system asks for less motion.
 */
export function Flights({ evening, near }: Props) {
  const { session, version, last, table } = evening;
  const [before] = useState(() => drawn.get(session.id) ?? version);
  useEffect(() => {
    drawn.set(session.id, version);
  }, [session.id, version]);
  if (last === null || version <= before) return null;
  const first = Math.max(0, near === null ? 0 : table.players.findIndex((one) => one === near));
  return (
    <div key={version} aria-hidden className={classes['flights']}>
      {flightsOf(last.payments).map(({ player, points, way }) => {
        const seat = table.players.findIndex((one) => one === player);
        if (seat < 0) return null;
        return (
          <span
            key={`${player} ${way}`}
            className={classes['flight']}
            data-way={way}
            style={placeAt(seat - first, table.players.length)}
          >
            {plainPoints(points)}
          </span>
        );
      })}
    </div>
  );
}

interface Flight {
  readonly player: string;
  readonly points: number;
  readonly way: 'in' | 'out';
}

/** The points that each player put into the cups, and took from them. */
function flightsOf(payments: NonNullable<Evening['last']>['payments']): readonly Flight[] {
  const sums = new Map<string, Flight>();
  for (const { from, to, points } of payments) {
    if (isKeeper(from) === isKeeper(to)) continue;
    const way = isKeeper(to) ? 'in' : 'out';
    const player = way === 'in' ? from : to;
    const key = `${player} ${way}`;
    sums.set(key, { player, way, points: (sums.get(key)?.points ?? 0) + points });
  }
  return [...sums.values()];
}

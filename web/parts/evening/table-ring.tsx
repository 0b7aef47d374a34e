import type { CSSProperties, ReactNode } from 'react';
import classes from './table-ring.module.css';

interface Props {
  /** The name of the ring's content, for a screen reader. */
  readonly label: string;
  /** Counter-clockwise, the direction of play. */
  readonly players: readonly string[];
  /** The player at the near edge, where the screen is held; the first seat by default. */
  readonly near?: string | null;
  readonly seat: (player: string, index: number) => ReactNode;
  /** The content in the middle of the table. */
  readonly children?: ReactNode;
}

/**
 * The direction of a seat from the middle as `--x` and `--y`, each from -1 to 1.
 *
 * @param steps seats from the near edge, to the right
 */
export function placeAt(steps: number, seats: number): CSSProperties {
  const turn = (steps * 2 * Math.PI) / seats;
  return { '--x': Math.sin(turn).toFixed(4), '--y': Math.cos(turn).toFixed(4) } as CSSProperties;
}

/** Seats round a table, seen from above: the next in the list sits to the right. */
export function TableRing({ label, players, near = null, seat, children }: Props) {
  const first = Math.max(0, near === null ? 0 : players.indexOf(near));
  return (
    <div className={classes['ring']} data-seats={players.length}>
      <div className={classes['cloth']} aria-hidden />
      <div className={classes['middle']}>{children}</div>
      <ol className={classes['seats']} aria-label={label}>
        {players.map((player, index) => (
          <li
            key={player}
            className={classes['seat']}
            style={placeAt(index - first, players.length)}
          >
            {seat(player, index)}
          </li>
        ))}
      </ol>
    </div>
  );
}

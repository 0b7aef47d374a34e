import type { PlayerId } from '../../../../src/rules/payment.js';
import type { Evening } from '../../../evening/evening.js';
import face from '../../../parts/people/face.module.css';
import { Face } from '../../../parts/people/face.js';
import { PlayerName } from '../../../parts/people/player-name.js';
import { Points } from '../../../parts/figures/points.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import classes from './seat.module.css';

interface Props {
  readonly evening: Evening;
  readonly player: PlayerId;
}

/** With more letters a word is set smaller, so that it is not broken in two. */
const LONG_WORD = 9;

/** A player in their seat: name, dealer or sitting out, and result so far. */
export function Seat({ evening, player }: Props) {
  const nameOf = useNames(evening);
  const name = nameOf(player);
  const { table, sittingOut, standings, status } = evening;
  const isPlayed = status === 'open';
  const standing = standings.find((one) => one.player === player)?.points ?? 0;
  // Nobody deals any more, and nobody sits out, once the evening has ended.
  const isDealer = isPlayed && table.dealer === player;
  const isSittingOut = isPlayed && sittingOut.includes(player);
  return (
    <div
      className={classes['seat']}
      data-dealer={isDealer}
      data-out={isSittingOut}
      data-long={longestWord(name) > LONG_WORD}
    >
      <span className={face['corner']}>
        <Face name={name} place={evening.places.get(player)} />
      </span>
      <PlayerName
        name={name}

        isDealer={isDealer}
        isSittingOut={isSittingOut}
      />
      <span className={classes['points']}>
        <Points value={standing} />
      </span>
    </div>
  );
}

/** In letters; a hyphen ends a line as well. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
}

import type { PlayerId } from '../../../src/rules/payment.js';
import { PlayerName } from '../../parts/people/player-name.js';
import { useAnyEntry } from './entry-context.js';
import classes from './row.module.css';

interface Props {
  readonly dealer: PlayerId;
  /** What the places are called, in the order of the columns; null for one without a name. */
  readonly places: readonly (string | null)[];
}

/** Whose column it is: with the place that they play from, and who deals. */
export function Heads({ dealer, places }: Props) {
  const { players, nameOf } = useAnyEntry();
  return (
    <div className={`${classes['columns'] ?? ''} ${classes['heads'] ?? ''}`} aria-hidden>
      {players.map((player, place) => (
        <div key={player} className={classes['head']}>
          <PlayerName name={nameOf(player)} isDealer={player === dealer} />
          {places[place] != null && <small>{places[place]}</small>}
        </div>
      ))}
    </div>
  );
}

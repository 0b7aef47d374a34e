import type { PlayerId } from '../../../../src/rules/payment.js';
import { PlayerName } from '../../../parts/people/player-name.js';
import { useAnyEntry } from '../frame/entry-context.js';
import classes from './row.module.css';

interface Props {
  readonly dealer: PlayerId;
  /** The names of the places, in the order of the columns; null for one without a name. */
  readonly places: readonly (string | null)[];
}

/** The heads of the columns: player, place, and the mark of the dealer. */
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

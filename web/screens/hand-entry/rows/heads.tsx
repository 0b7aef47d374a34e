import type { PlayerId } from '../../../../src/rules/payment.js';
import { PlayerName } from '../../../parts/people/player-name.js';
import { useAnyEntry } from '../frame/entry-context.js';
import { useFittingName } from './fitting-name.js';
import { LETTERS } from './letters.js';
import classes from './row.module.css';

interface Props {
  readonly dealer: PlayerId;
  /** The names of the places, in the order of the columns; null for one without a name. */
  readonly places: readonly (string | null)[];
}

/** The heads of the columns: player, letter, place, and the mark of the dealer. */
export function Heads({ dealer, places }: Props) {
  const { players, nameOf } = useAnyEntry();
  return (
    <div className={`${classes['columns'] ?? ''} ${classes['heads'] ?? ''}`} aria-hidden>
      {players.map((player, at) => (
        <Head
          key={player}
          name={nameOf(player)}
          letter={LETTERS[at]?.toUpperCase() ?? ''}
          place={places[at] ?? null}
          isDealer={player === dealer}
        />
      ))}
    </div>
  );
}

interface HeadProps {
  readonly name: string;
  /** Its key on a keyboard. */
  readonly letter: string;
  readonly place: string | null;
  readonly isDealer: boolean;
}

function Head({ name, letter, place, isDealer }: HeadProps) {
  const fitting = useFittingName(name);
  return (
    <div className={classes['head']}>
      {fitting.tried}
      <PlayerName name={fitting.name} isDealer={isDealer} />
      <small>
        <span className={classes['letter']}>{letter}</span>
        {place !== null && ` ${place}`}
      </small>
    </div>
  );
}

import { Cup } from '../../parts/evening/cup.js';
import { Standings } from '../../parts/evening/standings.js';
import { TableRing } from '../../parts/evening/table-ring.js';
import { PlayerName } from '../../parts/people/player-name.js';
import { nameOf, PEOPLE, placeOf } from './people.js';
import classes from './parts.module.css';

const STANDINGS = PEOPLE.map(({ id }, index) => ({
  player: id,
  points: 120 - index * 80,
  seated: true,
}));

/** Cups, seats and standings. */
export function TableParts() {
  return (
    <>
      <div className={classes['felt']}>
        <Cup pot="king-pot" content={0} most={160} />
        <Cup pot="king-pot" content={85} most={160} />
        <Cup pot="pagat-pot" content={1240} />
        <Cup pot="kitty" content={40} />
      </div>
      <TableRing
        label="Seats"
        players={PEOPLE.map(({ id }) => id).filter((id) => id !== 'c')}
        seat={(player, index) => (
          // A seat cuts a name behind its second line; elsewhere names are whole.
          <PlayerName
            name={nameOf(player)}

            isDealer={index === 1}
            isSittingOut={index === 2}
          />
        )}
      >
        <div className={classes['row']}>Middle</div>
      </TableRing>
      <Standings
        session={{ standings: STANDINGS, rate: 10 }}
        currency="DKK"
        nameOf={nameOf}
        placeOf={placeOf}
        isMe={(player) => player === PEOPLE[1].id}
        label="Standings"
      />
    </>
  );
}

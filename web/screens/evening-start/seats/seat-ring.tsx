import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import face from '../../../parts/people/face.module.css';
import { MemberFace } from '../../../parts/people/member-face.js';
import { usePath } from '../../../parts/page/use-path.js';
import { PlayerName } from '../../../parts/people/player-name.js';
import { TableRing } from '../../../parts/evening/table-ring.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './seat-ring.module.css';
import { useSeatMoves } from './use-seat-moves.js';

interface Props {
  readonly seats: readonly string[];
  readonly dealer: string | undefined;
  readonly nameOf: (player: string) => string;
  readonly onSwap: (one: number, other: number) => void;
}

/** The seats: drag a player to another seat, tap two, or use the arrow keys. */
export function SeatRing({ seats, dealer, nameOf, onSwap }: Props) {
  const { t } = useTranslation(['evening-start', 'shell.parts']);
  const { club } = usePath('club');
  const [said, setSaid] = useState('');
  const labelOf = (player: string) =>
    player === dealer ? `${nameOf(player)} ${t('shell.parts:dealer')}` : nameOf(player);
  const inSeat = (seat: number) => nameOf(seats[seat] ?? '');
  const { picked, handlers } = useSeatMoves(
    seats.length,
    (one, other) => {
      onSwap(one, other);
      setSaid(t('swapped', { one: inSeat(one), other: inSeat(other) }));
    },
    (seat) => {
      setSaid(t('picked', { name: inSeat(seat) }));
    },
  );
  return (
    <>
      <TableRing
        label={t('seats')}
        players={seats}
        seat={(player, seat) => (
          <UnstyledButton
            className={classes['seat']}
            data-picked={picked === seat}
            aria-label={t('seatOf', { name: labelOf(player), seat: seat + 1 })}
            aria-pressed={picked === seat}
            {...handlers(seat)}
          >
            <IconGripVertical size={20} aria-hidden className={classes['grip']} />
            <span className={face['corner']}>
              <MemberFace club={club} member={player} name={nameOf(player)} />
            </span>
            <PlayerName name={nameOf(player)} isDealer={player === dealer} />
          </UnstyledButton>
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

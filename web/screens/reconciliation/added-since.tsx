import { Alert } from '@mantine/core';
import type { Movement } from '../../api/money/reconciliations.js';
import type { MyClub } from '../../api/people/me.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Link } from '../../routing/link.js';
import { useMovementWords } from './use-movement-words.js';
import classes from './reconciliation.module.css';

interface Props {
  readonly club: MyClub;
  readonly title: string;
  readonly added: readonly Movement[];
}

/** The vouchers that were recorded in time that was reconciled or counted before; each is a link. */
export function AddedSince({ club, title, added }: Props) {
  const days = useDays();
  const money = useMoney(club.currency);
  const wordsOf = useMovementWords(club.id);
  if (added.length === 0) return null;
  return (
    <Alert color="yellow" title={title}>
      <ul className={classes['added']}>
        {added.map((movement) => (
          <li key={movement.event}>
            <Link
              to="/clubs/$club/money/vouchers/$voucher"
              params={{ club: club.id, voucher: String(movement.event) }}
              className={classes['way']}
            >
              {days.short(movement.day)} · {movement.label} · {wordsOf(movement)}:{' '}
              {money(movement.amount)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

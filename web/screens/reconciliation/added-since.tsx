import { Alert } from '@mantine/core';
import type { Movement } from '../../api/money/reconciliations.js';
import type { MyClub } from '../../api/people/me.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMovementWords } from './use-movement-words.js';
import classes from './reconciliation.module.css';

interface Props {
  readonly club: MyClub;
  readonly added: readonly Movement[];
}

/** The vouchers that were recorded in time that was reconciled before; each leads to its voucher. */
export function AddedSince({ club, added }: Props) {
  const { t } = useTranslation('reconciliation');
  const days = useDays();
  const money = useMoney(club.currency);
  const wordsOf = useMovementWords(club.id);
  if (added.length === 0) return null;
  return (
    <Alert color="yellow" title={t('added', { count: added.length })}>
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
